import type { BrowserSession } from '../net/chromium.ts';
import type { ProxyBudget } from '../net/guard-proxy-lease.ts';
import { NO_SLOT, TIMED_OUT, FAILURE_BY_END } from './failures.ts';
import type { LabQueue } from './lab-queue.ts';
import type { RenderRequest, RenderOutcome } from './lab-result.ts';
import type { RenderOptions, SpeedLab, SpeedLabOptions } from './speed-lab.ts';

export interface PageRendererOptions extends Pick<SpeedLabOptions, 'browser' | 'startRenderer' | 'clock' | 'log'> {
  budgetScale: number;
  queue: LabQueue;
  /** Ends all rendering. */
  closing: AbortSignal;
}

/** For all pages of a call together. */
const RENDER_BUDGET: ProxyBudget = { bytes: 25_000_000, requests: 300 };
/** Characters of HTML kept of one page. */
export const MAX_RENDERED_HTML = 1_000_000;
/** With less time than this a page is not opened. */
const MIN_PAGE_MS = 1_000;
/** Reserved for returning the result to this process. */
const REPLY_MARGIN_MS = 300;

/** Renders pages one after the other in a fresh browser, when the lab is free. */
export function createPageRenderer(deps: PageRendererOptions): SpeedLab['render'] {
  const { browser, startRenderer, clock, log, budgetScale, queue, closing } = deps;

  return async (urls, options) => {
    const signal = AbortSignal.any([options.signal, closing]);
    const slot = await acquireWithin(signal, options.waitMs);
    if (!slot) return urls.map(() => NO_SLOT);
    const { promise, resolve, reject } = Promise.withResolvers<readonly RenderOutcome[]>();
    // The caller does not wait until all processes have exited; the next one in the queue does.
    renderInSlot(slot, { urls, signal, withinMs: options.withinMs * budgetScale, settle: resolve }).catch(reject);
    return promise;
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

  interface RenderJob extends Pick<RenderOptions, 'signal' | 'withinMs'> {
    urls: readonly URL[];
    settle(outcomes: readonly RenderOutcome[]): void;
  }

  async function renderInSlot(slot: Disposable, { urls, signal, withinMs, settle }: RenderJob): Promise<void> {
    using _slot = slot;
    signal.throwIfAborted();
    const deadline = clock.monotonic() + withinMs;
    // Started at the same time: both are slow to start.
    await using renderer = startRenderer();
    const start = await browser.open({ signal, capMs: withinMs, budget: RENDER_BUDGET });
    if (!start.ok) {
      log.warn({ reason: start.reason, detail: start.detail }, 'pages were not rendered');
      return settle(urls.map(() => start));
    }
    await using session = start.session;
    const lost = session.ending.then((why): RenderOutcome => FAILURE_BY_END[why]);
    const outcomes: RenderOutcome[] = [];
    for (const [index, url] of urls.entries()) {
      const share = (deadline - clock.monotonic()) / (urls.length - index) - REPLY_MARGIN_MS;
      outcomes.push(share < MIN_PAGE_MS ? TIMED_OUT
        : withBudgetReason(await Promise.race([lost, renderer.load(requestFor(url, session, share))]), session));
      signal.throwIfAborted();
    }
    settle(outcomes);
  }
}

const requestFor = (url: URL, { port, context }: BrowserSession, withinMs: number): RenderRequest =>
  ({ url: url.href, port, context, withinMs, htmlChars: MAX_RENDERED_HTML });

/** A failure after the network budget was spent is put down to the budget. */
const withBudgetReason = (outcome: RenderOutcome, session: BrowserSession): RenderOutcome =>
  (!outcome.ok && session.usage().exhausted !== null ? { ...outcome, reason: 'budget' } : outcome);
