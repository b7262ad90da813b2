import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Playwright from 'playwright-core';
import { WELL_KNOWN } from '../net/chromium-find.ts';

/**
 * The Chromium to use: the one named by `CHROMIUM_PATH`, then Playwright's own download, then the system's; undefined
 * if there is none. A `CHROMIUM_PATH` that does not exist is skipped.
 */
export function configuredChromium(env: Record<string, string | undefined>, exists = existsSync): string | undefined {
  return [env.CHROMIUM_PATH || undefined, playwrightsOwn(), ...WELL_KNOWN].find((path) => path && exists(path));
}

/** Where Playwright would put its Chromium; it is a development dependency and may be absent. */
export function playwrightsOwn(): string | undefined {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core') as typeof Playwright;
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
