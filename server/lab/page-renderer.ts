import type { Semaphore } from '../async/semaphore.ts';
import type { ProxyBudget } from '../net/guard-proxy-lease.ts';
import { NO_SLOT, TIMED_OUT } from './failures.ts';
import { inBrowser } from './in-browser.ts';
import type { RenderOutcome } from './lab-result.ts';
import type { RenderOptions, SpeedLab, SpeedLabOptions } from './speed-lab.ts';

interface PageRendererOptions extends Pick<SpeedLabOptions, 'browser' | 'startRenderer' | 'clock' | 'log'> {
  queue: Semaphore;
  /** Ends all rendering. */
  closing: AbortSignal;
}

/** The network budget for all pages of a call together. */
export const RENDER_BUDGET: ProxyBudget = { bytes: 25_000_000, requests: 300 };
/** A page is not opened if it has less time than this. */
const MIN_PAGE_MS = 1_000;
/** Reserved for returning the result to this process. */
const REPLY_MARGIN_MS = 300;

/** Renders pages one after the other in a fresh browser, when the lab is free. */
export function createPageRenderer(deps: PageRendererOptions): SpeedLab['render'] {
  const { browser, startRenderer, clock, log, queue, closing } = deps;

  return async (urls, options) => {
    const signal = AbortSignal.any([options.signal, closing]);
    const slot = await acquireWithin(signal, options.waitMs);
    if (!slot) return urls.map(() => NO_SLOT);
    const capMs = options.withinMs * clock.budgetScale;
    const deadline = clock.monotonic() + capMs;
    const job = { browser, startDriver: startRenderer, signal, capMs, budget: RENDER_BUDGET };
    const rendered = await inBrowser(slot, job, async ({ port, context, load }) => {
      const outcomes: RenderOutcome[] = [];
      for (const [index, { href: url }] of urls.entries()) {
        const withinMs = (deadline - clock.monotonic()) / (urls.length - index) - REPLY_MARGIN_MS;
        outcomes.push(withinMs < MIN_PAGE_MS ? TIMED_OUT
          : await load({ url, port, context, withinMs }));
      }
      return outcomes;
    });
    if (Array.isArray(rendered)) return rendered;
    log.warn({ reason: rendered.reason, detail: rendered.detail }, 'pages were not rendered');
    return urls.map(() => rendered);
  };

  async function acquireWithin(signal: AbortSignal, waitMs: RenderOptions['waitMs']): Promise<Disposable | null> {
    if (waitMs === undefined) return queue.acquire(signal);
    const waitLimit = new AbortController();
    using _end = clock.after(waitMs, () => waitLimit.abort());
    try {
      return await queue.acquire(AbortSignal.any([signal, waitLimit.signal]));
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  }
}
