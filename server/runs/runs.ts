import { randomBytes } from 'node:crypto';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Clock } from '../clock.ts';
import type { Admitted } from '../admission/admit.ts';
import type { StreamWork } from '../admission/tool-admission.ts';
import type { Logger } from '../log.ts';
import { withTerminalEvent } from './terminal-event.ts';
import { createRunLog } from './run-log.ts';
import type { LoggedEvent, RecordedRun, RunLog, RunWatch, WatchOptions } from './run-log.ts';
import type { RunRelay } from './run-relay-redis.ts';
import { StopReason } from './stop-reason.ts';

/** A run without a watcher is cancelled after this long. */
export const UNWATCHED_TIMEOUT_MS = 15_000;
/** An ended run can be watched for this long. */
export const RUN_RETENTION_MS = 10 * 60_000;

/** Enough of a run's id to tell runs apart, too little to watch one. */
const LOGGED_ID_CHARS = 6;

export const RUN_LIMITS = {
  watchersPerRun: 8,
  /** Running and ended together; the oldest ended one is evicted. */
  keptRuns: 500,
  /** The event that ends a run apart. */
  logBytesPerRun: 8 * 1024 * 1024,
};

export type Watch = RunWatch | 'too-many-watchers';

/** Why a run cannot be watched; `unavailable`: it may be another instance's, and Redis is unreachable. */
export type WatchProblem = Extract<Watch, string>;

export type Runs = ReturnType<typeof createRuns>;

interface Run {
  log: RunLog;
  stop: AbortController;
  /** Cancels the run while nobody watches it; removes it once it has ended. */
  timer: Disposable | undefined;
  /** Resolves once its work has settled and its log is relayed. */
  done: Promise<unknown>;
}

/** Runs outlive the request that started them: a watcher can reconnect without a second scan. */
export function createRuns({ clock, shutdown, log, limits = RUN_LIMITS, relay }: {
  clock: Clock;
  /** Aborted with a `StopReason` when the service stops. */
  shutdown: AbortSignal;
  log: Pick<Logger, 'info' | 'error'>;
  limits?: typeof RUN_LIMITS;
  /** To the other instances, if state is shared. */
  relay?: RunRelay | undefined;
}) {
  const runs = new Map<string, Run>();
  /** Watchers on this instance, by run id; of other instances' runs too. */
  const watchers = new Map<string, number>();
  const onFailure = (error: unknown): void => log.error({ err: error }, 'run failed');

  const scheduleAbandon = (runId: string, run: Run, ms = UNWATCHED_TIMEOUT_MS): void => {
    run.timer?.[Symbol.dispose]();
    run.timer = clock.after(ms, () => void abandon(runId, run));
  };

  const abandon = async (runId: string, run: Run): Promise<void> => {
    const watchedMs = relay ? await relay.watchedForMs(runId) : 0;
    if (watchers.has(runId) || run.log.ended) return;
    if (watchedMs > 0) scheduleAbandon(runId, run, watchedMs);
    else run.stop.abort(new StopReason('cancelled'));
  };

  const cancelLocal = (runId: string): boolean => {
    const run = runs.get(runId);
    if (!run || run.log.ended) return false;
    run.stop.abort(new StopReason('cancelled'));
    return true;
  };
  relay?.onCancel(cancelLocal);

  const pump = async (runId: string, run: Run, admitted: Admitted<StreamWork<StreamEvent>>): Promise<void> => {
    const signal = AbortSignal.any([shutdown, run.stop.signal]);
    try {
      await using held = admitted;
      for await (const event of withTerminalEvent(held.work.events(signal), { signal, clock, onFailure })) {
        if (!run.log.append(event)) run.stop.abort(new StopReason('internal'));
      }
    } catch (error) {
      onFailure(error);
    } finally {
      run.log.end();
      run.timer?.[Symbol.dispose]();
      run.timer = clock.after(RUN_RETENTION_MS, () => runs.delete(runId));
    }
  };

  const evictEnded = (): void => {
    for (const [runId, run] of runs) {
      if (runs.size < limits.keptRuns) return;
      if (!run.log.ended) continue;
      run.timer?.[Symbol.dispose]();
      runs.delete(runId);
    }
  };

  const leave = (runId: string): void => {
    const left = watchers.get(runId)! - 1;
    if (left > 0) return void watchers.set(runId, left);
    watchers.delete(runId);
    const run = runs.get(runId);
    if (run && !run.log.ended) scheduleAbandon(runId, run);
  };

  return {
    /** Takes ownership of the admission and starts its work; resolves to the run's id, which is unguessable. */
    async start(admitted: Admitted<StreamWork<StreamEvent>>): Promise<string> {
      evictEnded();
      const runId = randomBytes(24).toString('base64url');
      const run: Run = {
        log: createRunLog(limits.logBytesPerRun),
        stop: new AbortController(),
        timer: undefined,
        done: Promise.resolve(),
      };
      runs.set(runId, run);
      scheduleAbandon(runId, run);
      const opened = relay?.open(runId);
      const copied = opened?.then(() => relay?.copy(runId, run.log, shutdown));
      run.done = Promise.all([pump(runId, run, admitted), copied]);
      await opened;
      log.info({ run: runId.slice(0, LOGGED_ID_CHARS) }, 'run started');
      return runId;
    },
    /** All events after number `after` to the terminal one, of other instances' runs too. */
    async watch(runId: string, { after, signal }: WatchOptions): Promise<Watch> {
      const watching = watchers.get(runId) ?? 0;
      if (watching >= limits.watchersPerRun) return 'too-many-watchers';
      watchers.set(runId, watching + 1);
      const run = runs.get(runId);
      if (run && !run.log.ended) run.timer?.[Symbol.dispose]();
      const events = run
        ? eventsIn(run.log, { after, signal })
        : await relay?.watch(runId, { after, signal: AbortSignal.any([signal, shutdown]) }) ?? 'unknown-run';
      if (typeof events === 'string') {
        leave(runId);
        return events;
      }
      const untilLeft = async function* (): AsyncGenerator<LoggedEvent> {
        try {
          yield* events;
          // Another instance's run goes on: an error makes the watcher reconnect, to one that is not stopping.
          if (!run && !signal.aborted) shutdown.throwIfAborted();
        } finally {
          leave(runId);
        }
      };
      return untilLeft();
    },
    /** All events of an ended run while it is kept, of other instances' runs too. */
    async recorded(runId: string): Promise<RecordedRun> {
      const run = runs.get(runId);
      if (!run) return await relay?.recorded(runId) ?? 'unknown-run';
      return run.log.ended ? run.log.all() : 'running';
    },
    /** Ends a run of any instance with `cancelled`; false if it is unknown or has ended. */
    async cancel(runId: string): Promise<boolean> {
      return runs.has(runId) || !relay ? cancelLocal(runId) : await relay.cancel(runId);
    },
    /** Resolves once every run has settled. */
    async settled(): Promise<void> {
      await Promise.all([...runs.values()].map((run) => run.done));
    },
  };
}

async function* eventsIn(log: RunLog, { after, signal }: WatchOptions): AsyncGenerator<LoggedEvent> {
  for (let last = after; ;) {
    const [logged] = await log.next(last, { signal, max: 1 });
    if (!logged) return;
    last = logged.seq;
    yield logged;
  }
}
