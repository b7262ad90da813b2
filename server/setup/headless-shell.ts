import { existsSync } from 'node:fs';
import { canInstallPackages, complaintOf, installPackage } from './browser.ts';
import { configuredChromium, playwrightsOwn } from './chromium.ts';

/** Debian's package of it, and where that puts it. */
const PACKAGE = 'chromium-headless-shell';
const HEADLESS_SHELL = `/usr/bin/${PACKAGE}`;

/**
 * What the browser suite starts: `CHROMIUM_PATH`, else the headless shell, which takes half the processor time of a
 * whole Chromium, else that one. Nothing where Playwright's own is there, for it chooses its headless shell itself.
 */
export function suiteBrowser(env: Record<string, string | undefined>, exists = existsSync): string | undefined {
  const path = configuredChromium(env, exists);
  if (path !== undefined && path === env.CHROMIUM_PATH) return path;
  if (path !== undefined && path === playwrightsOwn()) return undefined;
  return exists(HEADLESS_SHELL) ? HEADLESS_SHELL : path;
}

/** Brings the headless shell where only the system's Chromium is there; says so where it cannot be had. */
export async function ensureHeadlessShell(say: (line: string) => void): Promise<void> {
  const path = suiteBrowser(process.env);
  if (path === undefined || path === HEADLESS_SHELL || path === process.env.CHROMIUM_PATH) return;
  if (!canInstallPackages()) return;
  say(`Fetching a headless shell: the ${PACKAGE} package …`);
  const { code, output } = await installPackage(PACKAGE);
  if (code === 0) return;
  say(`No headless shell (${complaintOf(output)}): ` +
    'the browser suite starts the whole Chromium, and takes longer.');
}
