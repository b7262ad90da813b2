import type { UnseenReason } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { FetchedPage } from './fetched-page.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';
/** A page as a browser renders it, or why it was not rendered. */
export type Look = { ok: true; shown: FetchedPage } | { ok: false; reason: UnseenReason };

/** Dependencies of a look. */
export interface LookDeps {
  lab: Pick<SpeedLab, 'render'>;
  clock: Clock;
  log?: Pick<Logger, 'error'>;
  /** Who wants it, by the key its limits go by. */
  caller?: string;
  signal: AbortSignal;
}

/** With the fetch before it (12 s) and the model after it (20 s), a response stays well below a proxy's minute. */
const PATIENCE = { waitMs: 5_000, withinMs: 12_000 };

/** Opens the page in the guarded browser. Failures are results; it rejects on abort only. */
export async function lookAt(url: string, { lab, clock, log, caller, signal }: LookDeps): Promise<Look> {
  try {
    const [look] = await lab.render([new URL(url)], { ...PATIENCE, signal, ...(caller !== undefined && { caller }) });
    if (!look?.ok) return { ok: false, reason: look?.reason ?? 'browser-failed' };
    const { document } = look;
    return { ok: true, shown: { ...document, headers: Object.entries(document.headers), now: clock.now() } };
  } catch (error) {
    signal.throwIfAborted();
    log?.error({ err: error, host: new URL(url).host }, 'a page was not looked at');
    return { ok: false, reason: 'browser-failed' };
  }
}
