import { findChromium } from '../net/chromium-find.ts';
import { sandboxUser } from '../net/chromium-process.ts';
import { ensureBrowser } from './browser.ts';
import type { Machine } from './browser.ts';
import type { Running } from '../main.ts';

/** How to install a browser for a running service. */
interface InstallOptions {
  say: (line: string) => void;
  /** Aborting it stops downloads. */
  signal: AbortSignal;
  /** Starts the installed browser to check whether the service can measure with it. */
  probe(signal: AbortSignal): Promise<{ ok: true } | { ok: false; detail: string }>;
  machine?: Partial<Machine>;
}

type BrowserSettings = Pick<Running['deps']['config'], 'speedLab' | 'browserSetup' | 'chromiumPath'>;

/** Whether a service so configured measures speed itself, has no browser, and may install one. */
export const needsBrowser = (
  { speedLab, browserSetup, chromiumPath }: BrowserSettings, find = findServiceBrowser,
): boolean => speedLab === 'on' && browserSetup && chromiumPath === undefined && find() === undefined;

/** Installs a browser for a service that is already running, and reports the outcome. Never rejects. */
export async function installMissingBrowser({ say, signal, probe, machine }: InstallOptions): Promise<void> {
  try {
    say('No browser to measure speed with: installing one now (set BROWSER_SETUP=off to prevent this).');
    const installed = await ensureBrowser(say, { find: findServiceBrowser, user: sandboxUser(), signal, ...machine });
    if (signal.aborted) return;
    const outcome = installed.ok
      ? await probe(signal)
      : { ok: false, detail: `no browser could be installed: ${installed.reason}` } as const;
    say(outcome.ok
      ? 'The browser is installed: speed is measured from now on.'
      : `Speed is still not measured: ${outcome.detail}.`);
  } catch (error) {
    if (!signal.aborted) say(`Speed is still not measured: ${(error as Error).message}.`);
  }
}

/** Searches where the service does. */
function findServiceBrowser(): string | undefined {
  return findChromium({ configured: undefined })[0];
}
