import type { BrowserSession } from '../net/browser.ts';
import { BROWSER_BUDGET } from '../net/guard-proxy.ts';
import { TOO_LATE, WHY_ENDED } from './endings.ts';
import { createLabQueue } from './lab-queue.ts';
import type { LabProcess } from './lab-process.ts';
import type { LabFailure, LabOutcome, LabRun, LabRunOutcome } from './lab-result.ts';
import { isUndecided, medianRun, RUNS_NEAR_A_BOUND } from './median-run.ts';
import { createSecondLook } from './second-look.ts';
import type { SpeedLab, MeasureOptions, SpeedLabOptions } from './speed-lab.ts';

/** One measurement, from its turn to the last process. */
interface Occupation extends Required<Pick<MeasureOptions, 'signal' | 'isStore' | 'htmlChars'>>, Pick<MeasureOptions, 'onStart'> {
  url: URL;
  answer(outcome: LabOutcome): void;
}

interface Loading extends Pick<Occupation, 'url' | 'signal' | 'isStore' | 'htmlChars'> {
  lighthouse: LabProcess;
  session: BrowserSession;
  /** By the monotonic clock. */
  deadline: number;
}

const CAP_MS = 60_000;
const HTML_CHARS = 200_000;

/** What more runs may take beyond the first one's time and spending, for what varies between them. */
const SPARE = 1.25;

/** Puts queue, guarded browser and Lighthouse together. */
export function createSpeedLab(given: SpeedLabOptions): SpeedLab {
  const { browser, startProcess, clock, log, onQueue = () => {}, budgetScale = 1, budget = BROWSER_BUDGET } = given;
  const { capMs = CAP_MS * budgetScale } = given;
  const queue = createLabQueue(onQueue);
  const closing = new AbortController();

  async function measure(url: URL, options: MeasureOptions): Promise<LabOutcome> {
    const { signal: asked, onStart, isStore = () => true, htmlChars = HTML_CHARS } = options;
    const signal = AbortSignal.any([asked, closing.signal]);
    const slot = await queue.acquire(signal);
    const { promise, resolve, reject } = Promise.withResolvers<LabOutcome>();
    // The answer does not wait until everything is killed; whoever comes next does.
    occupy(slot, { url, signal, onStart, isStore, htmlChars, answer: resolve }).catch(reject);
    return promise;
  }

  async function occupy(slot: Disposable, { url, signal, onStart, isStore, htmlChars, answer }: Occupation): Promise<void> {
    using _slot = slot;
    onStart?.();
    signal.throwIfAborted();
    const deadline = clock.monotonic() + capMs;
    // Both take their time to start, and neither needs the other for it.
    await using lighthouse = startProcess();
    const start = await browser.open({ signal, capMs, budget });
    if (!start.ok) return answer(failed(start, deadline));
    await using session = start.session;
    answer(await figuresOf({ url, signal, isStore, htmlChars, lighthouse, session, deadline }));
  }

  async function figuresOf({ url, signal, isStore, htmlChars, lighthouse, session, deadline }: Loading): Promise<LabOutcome> {
    // Why it is ended is known before Lighthouse loses it, and says so in words of its own.
    const lost = session.ending.then((why): LabRunOutcome => WHY_ENDED[why]);
    const load = (isFirst: boolean): Promise<LabRunOutcome> =>
      Promise.race([lost, lighthouse.load({ url: url.href, port: session.port, context: session.context, isFirst, htmlChars })]);

    const began = clock.monotonic();
    const first = await load(true);
    signal.throwIfAborted();
    const elapsed = clock.monotonic() - began;
    const { exhausted } = session.usage();
    if (!first.ok) return failed(exhausted ? { ...first, reason: 'budget' } : first, deadline);
    // Later runs do without axe.
    const took = elapsed - (first.run.axe && first.run.axe !== 'too-large' ? first.run.axe.ms : 0);
    const single: LabOutcome = { ok: true, measurement: { ...first.run, runs: 1, cutBy: exhausted } };
    if (exhausted || !isUndecided(first.run) || !await isStore(first.run)) return single;
    if (!hasRoomForMore({ left: deadline - clock.monotonic(), took, session })) return single;

    const runs: [LabRun, ...LabRun[]] = [first.run];
    while (runs.length < RUNS_NEAR_A_BOUND) {
      const next = await load(false);
      signal.throwIfAborted();
      if (!next.ok || session.usage().exhausted || !await isStore(next.run)) return single;
      runs.push(next.run);
    }
    return { ok: true, measurement: { ...medianRun(runs), runs: runs.length, cutBy: null } };
  }

  /** Whether the runs that are missing fit into what is left of time and budget. */
  function hasRoomForMore({ left, took, session }: { left: number; took: number; session: BrowserSession }): boolean {
    const more = (RUNS_NEAR_A_BOUND - 1) * SPARE;
    const { bytes, requests } = session.usage();
    return took * more <= left && bytes * (1 + more) <= budget.bytes && requests * (1 + more) <= budget.requests;
  }

  /** What fails once the time is up, a start among it, came too late. */
  function failed(failure: LabFailure, deadline: number): LabFailure {
    const isLate = failure.reason === 'browser-failed' && clock.monotonic() >= deadline;
    const { reason, detail } = isLate ? TOO_LATE : failure;
    if (reason === 'no-browser' || reason === 'browser-failed') log.warn({ reason, detail }, 'speed was not measured');
    return { ok: false, reason, detail };
  }

  return {
    measure,
    look: createSecondLook({ ...given, budgetScale, queue, closing: closing.signal }),
    // How many scans there may be at once is the ceiling's to say.
    hasRoom: async () => true,
    probe: (signal) => browser.probe(signal),
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('the lab is closed'));
      await queue.idle();
    },
  };
}

const SWITCHED_OFF: LabFailure = { ok: false, reason: 'switched-off', detail: 'SPEED_LAB=off' };

/** The lab of a service whose operator wants none. */
export const closedLab: SpeedLab = {
  measure: async () => SWITCHED_OFF,
  look: async (urls) => urls.map(() => SWITCHED_OFF),
  hasRoom: async () => true,
  probe: async () => SWITCHED_OFF,
  [Symbol.asyncDispose]: async () => {},
};
