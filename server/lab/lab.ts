import { createSemaphore } from '../async/semaphore.ts';
import type { ProxyUsage } from '../net/guard-proxy-lease.ts';
import { BROWSER_BUDGET } from '../net/guard-proxy.ts';
import { TIMED_OUT } from './failures.ts';
import { inBrowser } from './in-browser.ts';
import type { LabFailure, LabOutcome, LabRun, LabRunOutcome } from './lab-result.ts';
import { isUndecided, medianRun, RUNS_NEAR_A_BOUND } from './median-run.ts';
import { createPageRenderer } from './page-renderer.ts';
import type { SpeedLab, MeasureOptions, SpeedLabOptions } from './speed-lab.ts';

const CAP_MS = 60_000;

/** As runs vary, each further one is expected to take up to this many times the time and budget of the first. */
const RUN_MARGIN = 1.25;

/** Creates the lab from a queue, a guarded browser and Lighthouse. */
export function createSpeedLab(settings: SpeedLabOptions): SpeedLab {
  const { browser, startLighthouse, clock, log, onQueue, capMs = CAP_MS * settings.clock.budgetScale } = settings;
  const queue = createSemaphore(1, onQueue);
  const closing = new AbortController();

  async function measure(url: URL, options: MeasureOptions): Promise<LabOutcome> {
    const { onStart, isStore = () => true } = options;
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const slot = await queue.acquire(signal);
    const deadline = clock.monotonic() + capMs;
    const job = { browser, startDriver: startLighthouse, signal, onStart, capMs, budget: BROWSER_BUDGET };
    const outcome = await inBrowser(slot, job, async ({ port, context, load, usage }): Promise<LabOutcome> => {
      const run = (isFirst: boolean): Promise<LabRunOutcome> =>
        load({ url: url.href, port, context, isFirst });
      const began = clock.monotonic();
      const first = await run(true);
      if (!first.ok) return first;
      // Later runs skip axe, so its time is not counted.
      const { axe } = first.run;
      const axeMs = axe && axe !== 'too-large' ? axe.ms : 0;
      const runMs = clock.monotonic() - began - axeMs;
      const { exhausted } = usage();
      const single: LabOutcome = { ok: true, measurement: { ...first.run, runs: 1, exhaustedBudget: exhausted } };
      if (exhausted || !isUndecided(first.run) || !await isStore(first.run)) return single;
      if (!fitsMoreRuns({ left: deadline - clock.monotonic(), runMs, usage: usage() })) return single;

      const runs: [LabRun, ...LabRun[]] = [first.run];
      while (runs.length < RUNS_NEAR_A_BOUND) {
        const next = await run(false);
        if (!next.ok || usage().exhausted || !await isStore(next.run)) return single;
        runs.push(next.run);
      }
      return { ok: true, measurement: { ...medianRun(runs), runs: runs.length, exhaustedBudget: null } };
    });
    return outcome.ok ? outcome : failed(outcome, deadline);
  }

  /** Whether the remaining runs fit into the remaining time and budget. */
  function fitsMoreRuns(
    { left, runMs, usage: { bytes, requests } }: { left: number; runMs: number; usage: ProxyUsage },
  ): boolean {
    const more = (RUNS_NEAR_A_BOUND - 1) * RUN_MARGIN;
    return runMs * more <= left
      && bytes * (1 + more) <= BROWSER_BUDGET.bytes && requests * (1 + more) <= BROWSER_BUDGET.requests;
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
    render: createPageRenderer({ ...settings, queue, closing: closing.signal }),
    probe: (signal) => browser.probe(signal),
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('the lab is closed'));
      using _last = await queue.acquire();
      await browser[Symbol.asyncDispose]();
    },
  };
}

const SWITCHED_OFF: LabFailure = { ok: false, reason: 'switched-off', detail: 'SPEED_LAB=off' };

/** The lab where the operator has switched it off. */
export const disabledLab: SpeedLab = {
  measure: async () => SWITCHED_OFF,
  render: async (urls) => urls.map(() => SWITCHED_OFF),
  probe: async () => SWITCHED_OFF,
  [Symbol.asyncDispose]: async () => {},
};
