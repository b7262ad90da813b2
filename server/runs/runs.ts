import { randomBytes } from 'node:crypto';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Clock } from '../clock.ts';
import type { Admitted } from '../admission/admit.ts';
import type { StreamWork } from '../admission/doors/work.ts';
import { sealedEvents } from './sealed-events.ts';
import { createRunLog } from './run-log.ts';
import type { LoggedEvent, RunLog } from './run-log.ts';
import { StopReason } from './stop-reason.ts';

/** A run without a watcher is given up after this long; an ended one is kept for a reload this long. */
export const UNWATCHED_MS = 15_000;
export const KEPT_MS = 10 * 60_000;

export interface RunLimits {
  watchersPerRun: number;
  /** Running and ended together; the one ended longest ago makes room. */
  keptRuns: number;
  logBytesPerRun: number;
}

export const RUN_LIMITS: RunLimits = { watchersPerRun: 8, keptRuns: 500, logBytesPerRun: 8 * 1024 * 1024 };

export interface RunsDeps {
  clock: Clock;
  /** Aborted with a `StopReason` when the service stops. */
  shutdown: AbortSignal;
  onFailure: (error: unknown) => void;
  limits?: RunLimits;
}

/** Why a run cannot be watched. */
export type WatchProblem = 'unknown-run' | 'too-many-watchers';

export type Watch =
  | { ok: true; events: AsyncGenerator<LoggedEvent> }
  | { ok: false; problem: WatchProblem };

/** Runs that outlive the request that started them: a dropped watcher joins again without a second scan. */
export interface Runs {
  /** Takes the admission over and starts its work at once; the answer is the run's id, known to nobody else. */
  start(admitted: Admitted<StreamWork<StreamEvent>>): string;
  /** Every event after number `after`, then those to come, until the terminal one. */
  watch(runId: string, options: { after: number; signal: AbortSignal }): Watch;
  /** Ends the run with `cancelled`; false when there is none or it has ended. */
  cancel(runId: string): boolean;
  /** Answers once every run has settled. */
  settled(): Promise<void>;
}

interface Run {
  log: RunLog;
  stop: AbortController;
  watchers: number;
  unwatched: Disposable | undefined;
  forgotten: Disposable | undefined;
  done: Promise<void>;
}

export function createRuns({ clock, shutdown, onFailure, limits = RUN_LIMITS }: RunsDeps): Runs {
  const runs = new Map<string, Run>();

  const armUnwatched = (run: Run): void => {
    run.unwatched?.[Symbol.dispose]();
    run.unwatched = clock.after(UNWATCHED_MS, () => run.stop.abort(new StopReason('cancelled')));
  };

  const pump = async (runId: string, run: Run, admitted: Admitted<StreamWork<StreamEvent>>): Promise<void> => {
    const signal = AbortSignal.any([shutdown, run.stop.signal]);
    try {
      await using held = admitted;
      for await (const event of sealedEvents(held.work.events, { signal, clock, onFailure })) {
        if (!run.log.append(event)) run.stop.abort(new StopReason('internal'));
      }
    } catch (error) {
      onFailure(error);
    } finally {
      run.log.end();
      run.unwatched?.[Symbol.dispose]();
      run.forgotten = clock.after(KEPT_MS, () => runs.delete(runId));
    }
  };

  const makeRoom = (): void => {
    for (const [runId, run] of runs) {
      if (runs.size < limits.keptRuns) return;
      if (!run.log.ended) continue;
      run.forgotten?.[Symbol.dispose]();
      runs.delete(runId);
    }
  };

  const watchLog = async function* (run: Run, after: number, signal: AbortSignal): AsyncGenerator<LoggedEvent> {
    try {
      yield* run.log.read(after, signal);
    } finally {
      run.watchers -= 1;
      if (run.watchers === 0 && !run.log.ended) armUnwatched(run);
    }
  };

  return {
    start(admitted) {
      makeRoom();
      const runId = randomBytes(24).toString('base64url');
      const run: Run = {
        log: createRunLog(limits.logBytesPerRun),
        stop: new AbortController(),
        watchers: 0,
        unwatched: undefined,
        forgotten: undefined,
        done: Promise.resolve(),
      };
      runs.set(runId, run);
      armUnwatched(run);
      run.done = pump(runId, run, admitted);
      return runId;
    },
    watch(runId, { after, signal }) {
      const run = runs.get(runId);
      if (!run) return { ok: false, problem: 'unknown-run' };
      if (run.watchers >= limits.watchersPerRun) return { ok: false, problem: 'too-many-watchers' };
      run.watchers += 1;
      run.unwatched?.[Symbol.dispose]();
      return { ok: true, events: watchLog(run, after, signal) };
    },
    cancel(runId) {
      const run = runs.get(runId);
      if (!run || run.log.ended) return false;
      run.stop.abort(new StopReason('cancelled'));
      return true;
    },
    async settled() {
      await Promise.all([...runs.values()].map((run) => run.done));
    },
  };
}
