import { findChromium } from '../net/chromium-find.ts';
import { sandboxUser } from '../net/chromium-process.ts';
import { ensureBrowser } from './browser.ts';
import type { Machine } from './browser.ts';

type Env = Record<string, string | undefined>;

/** Where a running service is brought a browser. */
export interface BringOptions {
  say: (line: string) => void;
  /** Its abort ends what is being fetched. */
  signal: AbortSignal;
  /** Whether the service can measure with what was brought, found out by starting it. */
  probe(signal: AbortSignal): Promise<{ ok: true } | { ok: false; detail: string }>;
  machine?: Partial<Machine>;
}

/** Whether a service of this environment measures itself, has no browser to do it with, and may be brought one. */
export function lacksBrowser(env: Env, find = findOwn): boolean {
  const isOn = (name: string): boolean => ['', 'on'].includes(env[name]?.trim() ?? '');
  return isOn('SPEED_LAB') && isOn('BROWSER_SETUP') && !env['CHROMIUM_PATH']?.trim() && find() === undefined;
}

/** Brings a browser to a service that answers already and says what came of it. Never rejects. */
export async function bringBrowser({ say, signal, probe, machine }: BringOptions): Promise<void> {
  try {
    say('There is no browser here to measure speed with: one is fetched now (BROWSER_SETUP=off keeps it from that).');
    const brought = await ensureBrowser(say, { find: findOwn, user: sandboxUser(), signal, ...machine });
    if (signal.aborted) return;
    const outcome = brought.ok ? await probe(signal) : { ok: false, detail: `no browser can be had: ${brought.reason}` } as const;
    say(outcome.ok ? 'The browser is there: speed is measured from now on.' : `Speed is still not measured: ${outcome.detail}.`);
  } catch (error) {
    if (!signal.aborted) say(`Speed is still not measured: ${(error as Error).message}.`);
  }
}

/** As the service looks for one. */
function findOwn(): string | undefined {
  return findChromium({ configured: undefined })[0];
}
