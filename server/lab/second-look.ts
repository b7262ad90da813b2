import type { BrowserSession } from '../net/browser.ts';
import type { ProxyBudget } from '../net/guard-proxy-lease.ts';
import { NO_SLOT, TOO_LATE, WHY_ENDED } from './endings.ts';
import type { LabQueue } from './lab-queue.ts';
import type { LookOrder, LookOutcome } from './lab-result.ts';
import type { LookOptions, SpeedLab, SpeedLabOptions } from './speed-lab.ts';

export interface SecondLookOptions extends Pick<SpeedLabOptions, 'browser' | 'startLooking' | 'clock' | 'log'> {
  budgetScale: number;
  queue: LabQueue;
  /** Ends every look. */
  closing: AbortSignal;
}

/** Of all pages of a look together. */
const LOOK_BUDGET: ProxyBudget = { bytes: 25_000_000, requests: 300 };
/** Of one page's HTML so much is read, in characters. */
export const LOOK_HTML = 1_000_000;
/** Less time than this is not worth a page. */
const LEAST_MS = 1_000;
/** For the way of an answer from the page to here. */
const ANSWER_MS = 300;

/** Looks at pages in the lab's own turn, in a browser of their own that keeps nothing. */
export function createSecondLook(given: SecondLookOptions): SpeedLab['look'] {
  const { browser, startLooking, clock, log, budgetScale, queue, closing } = given;

  return async (urls, options) => {
    const signal = AbortSignal.any([options.signal, closing]);
    const slot = await slotWithin(signal, options.waitMs);
    if (!slot) return urls.map(() => NO_SLOT);
    const { promise, resolve, reject } = Promise.withResolvers<readonly LookOutcome[]>();
    // The answer does not wait until everything is killed; whoever comes next does.
    occupy(slot, { urls, signal, withinMs: options.withinMs * budgetScale, answer: resolve }).catch(reject);
    return promise;
  };

  async function slotWithin(signal: AbortSignal, waitMs: LookOptions['waitMs']): Promise<Disposable | null> {
    if (waitMs === undefined) return queue.acquire(signal);
    const patience = new AbortController();
    using _end = clock.after(waitMs, () => patience.abort());
    try {
      return await queue.acquire(AbortSignal.any([signal, patience.signal]));
    } catch (error) {
      if (signal.aborted) throw error;
      return null;
    }
  }

  interface Occupation extends Pick<LookOptions, 'signal' | 'withinMs'> {
    urls: readonly URL[];
    answer(outcomes: readonly LookOutcome[]): void;
  }

  async function occupy(slot: Disposable, { urls, signal, withinMs, answer }: Occupation): Promise<void> {
    using _slot = slot;
    signal.throwIfAborted();
    const deadline = clock.monotonic() + withinMs;
    // Both take their time to start, and neither needs the other for it.
    await using looking = startLooking();
    const start = await browser.open({ signal, capMs: withinMs, budget: LOOK_BUDGET });
    if (!start.ok) {
      log.warn({ reason: start.reason, detail: start.detail }, 'a page was not looked at');
      return answer(urls.map(() => start));
    }
    await using session = start.session;
    const lost = session.ending.then((why): LookOutcome => WHY_ENDED[why]);
    const outcomes: LookOutcome[] = [];
    for (const [place, url] of urls.entries()) {
      const share = (deadline - clock.monotonic()) / (urls.length - place) - ANSWER_MS;
      outcomes.push(share < LEAST_MS ? TOO_LATE
        : named(await Promise.race([lost, looking.load(orderOf(url, session, share))]), session));
      signal.throwIfAborted();
    }
    answer(outcomes);
  }
}

const orderOf = (url: URL, { port, context }: BrowserSession, withinMs: number): LookOrder =>
  ({ url: url.href, port, context, withinMs, htmlChars: LOOK_HTML });

/** A page that failed when the network's budget was spent failed for that. */
const named = (outcome: LookOutcome, session: BrowserSession): LookOutcome =>
  (!outcome.ok && session.usage().exhausted !== null ? { ...outcome, reason: 'budget' } : outcome);
