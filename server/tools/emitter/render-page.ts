import type { UnseenReason } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { SpeedLab } from '../../lab/speed-lab.ts';
import type { BrowserPage } from '../../site/response/rendered-page.ts';

/** A page and its response headers, in a form that can be sent to another thread. */
export interface FetchedPage extends BrowserPage {
  headers: readonly (readonly [name: string, value: string])[];
  /** When it was fetched, in milliseconds since the epoch; decides whether a price has expired. */
  now: number;
  /** Set if a browser rendered it. */
  rendered?: true;
}

/** A page as a browser renders it, or why it was not rendered. */
export type PageRendering = { ok: true; rendered: FetchedPage } | { ok: false; reason: UnseenReason };

/** Dependencies of `renderPage`. */
export interface RenderPageDeps {
  /** Opens a page in a browser. */
  lab: Pick<SpeedLab, 'render'>;
  clock: Clock;
  /** Logs a page that crashed its reader or browser. */
  log?: Pick<Logger, 'error'>;
}

// Proxies usually wait for one minute: the fetch before takes up to 12 s, and the model after up to 20 s.
const TIME_LIMITS = { waitMs: 5_000, withinMs: 12_000 };

/** Renders the page in the guarded browser. A failure is a result; it rejects only on abort. */
export async function renderPage(
  url: string, { lab, clock, log }: RenderPageDeps, options: { signal: AbortSignal; caller?: string },
): Promise<PageRendering> {
  try {
    const [outcome] = await lab.render([new URL(url)], { ...TIME_LIMITS, ...options });
    if (!outcome?.ok) return { ok: false, reason: outcome?.reason ?? 'browser-failed' };
    const { document } = outcome;
    return {
      ok: true,
      rendered: { ...document, headers: Object.entries(document.headers), now: clock.now(), rendered: true },
    };
  } catch (error) {
    options.signal.throwIfAborted();
    log?.error({ err: error, host: new URL(url).host }, 'a page was not rendered');
    return { ok: false, reason: 'browser-failed' };
  }
}
