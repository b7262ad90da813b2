import type { UnseenReason } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';
import type { BrowserPage } from '../../site/response/rendered-page.ts';

/** A fetched page in a form that can be sent to another thread. */
export interface FetchedPage extends BrowserPage {
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
  /** Opens a page in a browser. */
  lab: Pick<SpeedLab, 'render'>;
  clock: Clock;
  /** Logs a page that crashed its reader or browser. */
  log?: Pick<Logger, 'error'>;
}

/** With the fetch before it (12 s) and the model after it (20 s), a response stays well below a proxy's usual minute. */
const TIME_LIMITS = { waitMs: 5_000, withinMs: 12_000 };

/** Renders the page in the guarded browser. Failures are results; it rejects on abort only. */
export async function renderPage(
  url: string, { lab, clock, log }: RenderPageDeps, options: { signal: AbortSignal; caller?: string },
): Promise<PageRendering> {
  try {
    const [outcome] = await lab.render([new URL(url)], { ...TIME_LIMITS, ...options });
    if (!outcome?.ok) return { ok: false, reason: outcome?.reason ?? 'browser-failed' };
    const { document } = outcome;
    return { ok: true, rendered: { ...document, headers: Object.entries(document.headers), now: clock.now(), rendered: true } };
  } catch (error) {
    options.signal.throwIfAborted();
    log?.error({ err: error, host: new URL(url).host }, 'a page was not rendered');
    return { ok: false, reason: 'browser-failed' };
  }
}
