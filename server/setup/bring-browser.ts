import { findChromium } from '../net/chromium-find.ts';
import { sandboxUser } from '../net/chromium-process.ts';
import { ensureBrowser } from './browser.ts';
import type { Machine } from './browser.ts';

type Env = Record<string, string | undefined>;

/** How to install a browser for a running service. */
export interface BringOptions {
  say: (line: string) => void;
  /** Its abort ends downloads. */
  signal: AbortSignal;
  /** Starts the installed browser to check whether the service can measure with it. */
  probe(signal: AbortSignal): Promise<{ ok: true } | { ok: false; detail: string }>;
  machine?: Partial<Machine>;
}

/** Whether a service with this environment measures speed itself, has no browser, and may install one. */
export function lacksBrowser(env: Env, find = findOwn): boolean {
  const isOn = (name: string): boolean => ['', 'on'].includes(env[name]?.trim() ?? '');
  return isOn('SPEED_LAB') && isOn('BROWSER_SETUP') && !env['CHROMIUM_PATH']?.trim() && find() === undefined;
}

/** Installs a browser for a service that is already running, and reports the outcome. Never rejects. */
export async function bringBrowser({ say, signal, probe, machine }: BringOptions): Promise<void> {
  try {
    say('There is no browser here to measure speed with: one is fetched now (BROWSER_SETUP=off keeps it from that).');
    const brought = await ensureBrowser(say, { find: findOwn, user: sandboxUser(), signal, ...machine });
    if (signal.aborted) return;
    const outcome = brought.ok
      ? await probe(signal)
      : { ok: false, detail: `no browser can be had: ${brought.reason}` } as const;
    say(outcome.ok
      ? 'The browser is there: speed is measured from now on.'
      : `Speed is still not measured: ${outcome.detail}.`);
  } catch (error) {
    if (!signal.aborted) say(`Speed is still not measured: ${(error as Error).message}.`);
  }
}

/** Searches where the service does. */
function findOwn(): string | undefined {
  return findChromium({ configured: undefined })[0];
}
