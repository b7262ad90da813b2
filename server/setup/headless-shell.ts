import { existsSync } from 'node:fs';
import { canInstallPackages, errorLine, installPackage } from './browser.ts';
import { configuredChromium, playwrightsOwn } from './chromium.ts';

/** The headless shell's Debian package, and where that installs it. */
const PACKAGE = 'chromium-headless-shell';
const HEADLESS_SHELL = `/usr/bin/${PACKAGE}`;

/**
 * The browser that the browser suite starts: `CHROMIUM_PATH`, else the headless shell, which takes half the processor
 * time of full Chromium, else full Chromium. Undefined if Playwright's own is installed: it picks its headless shell.
 */
export function suiteBrowser(env: Record<string, string | undefined>, exists = existsSync): string | undefined {
  const path = configuredChromium(env, exists);
  if (path !== undefined && path === env.CHROMIUM_PATH) return path;
  if (path !== undefined && path === playwrightsOwn()) return undefined;
  return exists(HEADLESS_SHELL) ? HEADLESS_SHELL : path;
}

/** Installs the headless shell if only the system Chromium is present; prints a line if that fails. */
export async function ensureHeadlessShell(say: (line: string) => void): Promise<void> {
  const path = suiteBrowser(process.env);
  if (path === undefined || path === HEADLESS_SHELL || path === process.env.CHROMIUM_PATH) return;
  if (!canInstallPackages()) return;
  say(`Installing a headless shell: the ${PACKAGE} package …`);
  const { code, output } = await installPackage(PACKAGE);
  if (code === 0) return;
  say(`No headless shell (${errorLine(output)}): the browser suite uses full Chromium and takes longer.`);
}
