import type { UnseenReason } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';

/** A fetched page in a form that can be sent to another thread. */
export interface FetchedPage {
  html: string;
  url: string;
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** Milliseconds since the epoch, to detect an expired price. */
  now: number;
  /** Set where a browser rendered it. */
  rendered?: true;
}

/** A page as a browser renders it, or why it was not rendered. */
export type PageRendering = { ok: true; rendered: FetchedPage } | { ok: false; reason: UnseenReason };

/** Dependencies of rendering. */
export interface RenderPageDeps {
  lab: Pick<SpeedLab, 'render'>;
  clock: Clock;
  log?: Pick<Logger, 'error'>;
  /** The key by which the caller's limits are counted. */
  caller?: string;
  signal: AbortSignal;
}

/** With the fetch before it (12 s) and the model after it (20 s), a response stays well below a proxy's usual minute. */
const TIME_LIMITS = { waitMs: 5_000, withinMs: 12_000 };

/** Renders the page in the guarded browser. Failures are results; it rejects on abort only. */
export async function renderPage(url: string, { lab, clock, log, caller, signal }: RenderPageDeps): Promise<PageRendering> {
  try {
    const [outcome] = await lab.render([new URL(url)], { ...TIME_LIMITS, signal, ...(caller !== undefined && { caller }) });
    if (!outcome?.ok) return { ok: false, reason: outcome?.reason ?? 'browser-failed' };
    const { document } = outcome;
    return { ok: true, rendered: { ...document, headers: Object.entries(document.headers), now: clock.now(), rendered: true } };
  } catch (error) {
    signal.throwIfAborted();
    log?.error({ err: error, host: new URL(url).host }, 'a page was not rendered');
    return { ok: false, reason: 'browser-failed' };
  }
}
