import type { BrowserOptions, GuardedBrowser } from '../net/browser.ts';
import type { BrowserSession, LaunchFailure } from '../net/chromium.ts';
import { FAILURE_BY_END } from './failures.ts';
import type { BrowserDriver } from './lab-process.ts';
import type { LabFailure } from './lab-result.ts';

/** What a job needs: a browser with its limits, and a process that drives it. */
interface BrowserJob<Request extends object, Outcome> extends Required<BrowserOptions> {
  browser: GuardedBrowser;
  /** Starts the process that drives the browser. */
  startDriver: () => BrowserDriver<Request, Outcome>;
  /** Called before the browser starts. */
  onStart?: (() => void) | undefined;
}

/** One job's browser. */
interface JobBrowser<Request, Outcome> extends Pick<BrowserSession, 'port' | 'context' | 'usage'> {
  /** Loads a page; a failure after the network budget is spent gets the reason `budget`. Rejects only on abort. */
  load(request: Request): Promise<Outcome | LabFailure>;
}

/** Runs a job in a fresh browser; the slot is freed when all its processes have exited. Rejects only on abort. */
export async function inBrowser<Request extends object, Outcome extends { ok: boolean }, Result>(
  slot: Disposable,
  { browser, startDriver, onStart, ...options }: BrowserJob<Request, Outcome>,
  work: (browser: JobBrowser<Request, Outcome>) => Promise<Result>,
): Promise<Result | LaunchFailure> {
  const { signal } = options;
  const held = new AsyncDisposableStack();
  try {
    held.use(slot);
    onStart?.();
    signal.throwIfAborted();
    // Started at the same time: both are slow to start.
    const driver = held.use(startDriver());
    const start = await browser.open(options);
    if (!start.ok) return start;
    const session = held.use(start.session);
    // Settles before the driver notices that its browser is gone.
    const lost = session.ending.then((why) => FAILURE_BY_END[why]);
    return await work({
      ...session,
      async load(request) {
        const outcome = await Promise.race([lost, driver.load(request)]);
        signal.throwIfAborted();
        return !outcome.ok && session.usage().exhausted ? { ...outcome, reason: 'budget' } : outcome;
      },
    });
  } finally {
    // Not awaited: the caller need not wait until all processes have exited; only the next job in the queue must.
    held.disposeAsync().catch(() => {});
  }
}
