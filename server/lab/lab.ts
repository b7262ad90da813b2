import type { BrowserSession } from '../net/chromium.ts';
import { BROWSER_BUDGET } from '../net/guard-proxy.ts';
import { TIMED_OUT, FAILURE_BY_END } from './failures.ts';
import { createLabQueue } from './lab-queue.ts';
import type { LighthouseProcess } from './lab-process.ts';
import type { LabFailure, LabOutcome, LabRun, LabRunOutcome } from './lab-result.ts';
import { isUndecided, medianRun, RUNS_NEAR_A_BOUND } from './median-run.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { SpeedLab, MeasureOptions, SpeedLabOptions } from './speed-lab.ts';

/** One measurement, from its slot until its processes have exited. */
interface MeasureJob extends Required<Pick<MeasureOptions, 'signal' | 'isStore' | 'htmlChars'>>, Pick<MeasureOptions, 'onStart'> {
  url: URL;
  settle(outcome: LabOutcome): void;
}

interface LoadJob extends Pick<MeasureJob, 'url' | 'signal' | 'isStore' | 'htmlChars'> {
  lighthouse: LighthouseProcess;
  session: BrowserSession;
  /** By the monotonic clock. */
  deadline: number;
}

const CAP_MS = 60_000;
const HTML_CHARS = 200_000;

/** Further runs may take this much of the first one's time and budget: runs vary. */
const RUN_MARGIN = 1.25;

/** Creates the lab from a queue, a guarded browser and Lighthouse. */
export function createSpeedLab(settings: SpeedLabOptions): SpeedLab {
  const { browser, startLighthouse, clock, log, onQueue = () => {}, budgetScale = 1, budget = BROWSER_BUDGET } = settings;
  const { capMs = CAP_MS * budgetScale } = settings;
  const queue = createLabQueue(onQueue);
  const closing = new AbortController();

  async function measure(url: URL, options: MeasureOptions): Promise<LabOutcome> {
    const { signal: callerSignal, onStart, isStore = () => true, htmlChars = HTML_CHARS } = options;
    const signal = AbortSignal.any([callerSignal, closing.signal]);
    const slot = await queue.acquire(signal);
    const { promise, resolve, reject } = Promise.withResolvers<LabOutcome>();
    // The caller does not wait until all processes have exited; the next one in the queue does.
    measureInSlot(slot, { url, signal, onStart, isStore, htmlChars, settle: resolve }).catch(reject);
    return promise;
  }

  async function measureInSlot(slot: Disposable, { url, signal, onStart, isStore, htmlChars, settle }: MeasureJob): Promise<void> {
    using _slot = slot;
    onStart?.();
    signal.throwIfAborted();
    const deadline = clock.monotonic() + capMs;
    // Started at the same time: both are slow to start.
    await using lighthouse = startLighthouse();
    const start = await browser.open({ signal, capMs, budget });
    if (!start.ok) return settle(failed(start, deadline));
    await using session = start.session;
    settle(await measureInSession({ url, signal, isStore, htmlChars, lighthouse, session, deadline }));
  }

  async function measureInSession({ url, signal, isStore, htmlChars, lighthouse, session, deadline }: LoadJob): Promise<LabOutcome> {
    // Settles before Lighthouse notices that its browser is gone.
    const lost = session.ending.then((why): LabRunOutcome => FAILURE_BY_END[why]);
    const load = (isFirst: boolean): Promise<LabRunOutcome> =>
      Promise.race([lost, lighthouse.load({ url: url.href, port: session.port, context: session.context, isFirst, htmlChars })]);

    const began = clock.monotonic();
    const first = await load(true);
    signal.throwIfAborted();
    const elapsed = clock.monotonic() - began;
    const { exhausted } = session.usage();
    if (!first.ok) return failed(exhausted ? { ...first, reason: 'budget' } : first, deadline);
    // Later runs do without axe.
    const runMs = elapsed - (first.run.axe && first.run.axe !== 'too-large' ? first.run.axe.ms : 0);
    const single: LabOutcome = { ok: true, measurement: { ...first.run, runs: 1, cutBy: exhausted } };
    if (exhausted || !isUndecided(first.run) || !await isStore(first.run)) return single;
    if (!hasRoomForMore({ left: deadline - clock.monotonic(), runMs, session })) return single;

    const runs: [LabRun, ...LabRun[]] = [first.run];
    while (runs.length < RUNS_NEAR_A_BOUND) {
      const next = await load(false);
      signal.throwIfAborted();
      if (!next.ok || session.usage().exhausted || !await isStore(next.run)) return single;
      runs.push(next.run);
    }
    return { ok: true, measurement: { ...medianRun(runs), runs: runs.length, cutBy: null } };
  }

  /** Whether the remaining runs fit into the remaining time and budget. */
  function hasRoomForMore({ left, runMs, session }: { left: number; runMs: number; session: BrowserSession }): boolean {
    const more = (RUNS_NEAR_A_BOUND - 1) * RUN_MARGIN;
    const { bytes, requests } = session.usage();
    return runMs * more <= left && bytes * (1 + more) <= budget.bytes && requests * (1 + more) <= budget.requests;
  }

  /** A browser failure after the deadline is a timeout. */
  function failed(failure: LabFailure, deadline: number): LabFailure {
    const isLate = failure.reason === 'browser-failed' && clock.monotonic() >= deadline;
    const { reason, detail } = isLate ? TIMED_OUT : failure;
    if (reason === 'no-browser' || reason === 'browser-failed') log.warn({ reason, detail }, 'speed was not measured');
    return { ok: false, reason, detail };
  }

  return {
    measure,
    render: createPageRenderer({ ...settings, budgetScale, queue, closing: closing.signal }),
    // Admission limits how many scans run at once.
    hasRoom: async () => true,
    probe: (signal) => browser.probe(signal),
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('the lab is closed'));
      await queue.idle();
    },
  };
}

const SWITCHED_OFF: LabFailure = { ok: false, reason: 'switched-off', detail: 'SPEED_LAB=off' };

/** The lab where the operator has switched it off. */
export const disabledLab: SpeedLab = {
  measure: async () => SWITCHED_OFF,
  render: async (urls) => urls.map(() => SWITCHED_OFF),
  hasRoom: async () => true,
  probe: async () => SWITCHED_OFF,
  [Symbol.asyncDispose]: async () => {},
};
