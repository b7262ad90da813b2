import { randomBytes } from 'node:crypto';
import { addAbortListener } from 'node:events';
import type { StreamEvent } from '../../contract/streams.ts';
import { yieldToEventLoop } from '../async/event-loop.ts';
import type { Clock } from '../clock.ts';
import type { Admitted } from '../admission/admit.ts';
import type { StreamWork } from '../admission/tool-admission.ts';
import type { Logger } from '../log.ts';
import { StopReason, withTerminalEvent } from './terminal-event.ts';
import { createRunLog } from './run-log.ts';
import type { LoggedEvent, RecordedRun, RunLog, RunWatch, WatchOptions } from './run-log.ts';
import type { RunRelay } from './run-relay-redis.ts';

/** A run without a watcher is cancelled after this long. */
export const UNWATCHED_TIMEOUT_MS = 15_000;
/** An ended run can be watched for this long. */
export const RUN_RETENTION_MS = 10 * 60_000;

/** Enough of a run's id to tell runs apart, too little to watch one. */
const LOGGED_ID_CHARS = 6;

/** Limits that bound the memory that runs take. */
export const RUN_LIMITS = {
  watchersPerRun: 8,
  /** Running and ended together; the oldest ended one is evicted. */
  keptRuns: 500,
  /** Not counting the event that ends a run. */
  logBytesPerRun: 8 * 1024 * 1024,
};

/** The events of a run, or why it cannot be watched. */
type Watch = RunWatch | 'too-many-watchers';

/** Why a run cannot be watched; `unavailable`: it may be another instance's, and Redis is unreachable. */
export type WatchProblem = Extract<Watch, string>;

/** What a run does, and so which events its log holds. */
export type RunKind = 'health' | 'check' | 'geo';

/** Whether a run's id is one of this kind: another kind's watcher could not read its events. */
export const isRunOf = (kind: RunKind, runId: string): boolean => runId.endsWith(`.${kind}`);

export type Runs = ReturnType<typeof createRuns>;

interface Run {
  id: string;
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
  /** Connects the runs to other instances, if state is shared. */
  relay?: RunRelay | undefined;
}) {
  const runs = new Map<string, Run>();
  /** Watchers on this instance, by run id; of other instances' runs too. */
  const watchers = new Map<string, number>();
  const onFailure = (error: unknown): void => log.error({ err: error }, 'run failed');

  const running = (runId: string): Run | undefined => {
    const run = runs.get(runId);
    return run?.log.ended ? undefined : run;
  };

  const setTimer = (run: Run, ms: number, callback: () => void): void => {
    run.timer?.[Symbol.dispose]();
    run.timer = clock.after(ms, callback);
  };

  /** Cancels the run after a while if nobody watches it by then, here or on another instance. */
  const cancelUnlessWatched = (run: Run, afterMs = UNWATCHED_TIMEOUT_MS): void => setTimer(run, afterMs, async () => {
    const { timer } = run;
    const watchedMs = await relay?.watchedForMs(run.id) ?? 0;
    // Another timer is set for a watcher that came and left meanwhile.
    if (run.timer !== timer || watchers.has(run.id) || run.log.ended) return;
    if (watchedMs > 0) cancelUnlessWatched(run, watchedMs);
    else run.stop.abort(new StopReason('cancelled'));
  });

  const cancelHere = (runId: string): boolean => {
    const run = running(runId);
    run?.stop.abort(new StopReason('cancelled'));
    return run !== undefined;
  };
  relay?.onCancel(cancelHere);

  /** Does the work and logs its events. Never rejects. */
  const execute = async (run: Run, admitted: Admitted<StreamWork<StreamEvent>>): Promise<void> => {
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
      setTimer(run, RUN_RETENTION_MS, () => runs.delete(run.id));
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

  /** Counts a watcher until disposed; when the last one leaves, the run's unwatched timeout starts. */
  const countWatcher = (runId: string): DisposableStack => {
    watchers.set(runId, (watchers.get(runId) ?? 0) + 1);
    running(runId)?.timer?.[Symbol.dispose]();
    const watcher = new DisposableStack();
    watcher.defer(() => {
      const left = watchers.get(runId)! - 1;
      if (left > 0) return void watchers.set(runId, left);
      watchers.delete(runId);
      const run = running(runId);
      if (run) cancelUnlessWatched(run);
    });
    return watcher;
  };

  return {
    /** Starts the work, and takes ownership of its admission; returns an unguessable id that ends in the kind. */
    async start(kind: RunKind, admitted: Admitted<StreamWork<StreamEvent>>): Promise<string> {
      evictEnded();
      const run: Run = {
        id: `${randomBytes(24).toString('base64url')}.${kind}`,
        log: createRunLog(limits.logBytesPerRun),
        stop: new AbortController(),
        timer: undefined,
        done: Promise.resolve(),
      };
      runs.set(run.id, run);
      cancelUnlessWatched(run);
      const opened = relay?.open(run.id);
      const copied = opened?.then(() => relay?.copy(run.id, run.log, shutdown));
      run.done = Promise.all([execute(run, admitted), copied]);
      await opened;
      log.info({ run: run.id.slice(0, LOGGED_ID_CHARS) }, 'run started');
      return run.id;
    },
    /** All events after number `after` to the terminal one, of other instances' runs too. */
    async watch(runId: string, { after, signal }: WatchOptions): Promise<Watch> {
      if ((watchers.get(runId) ?? 0) >= limits.watchersPerRun) return 'too-many-watchers';
      using watcher = countWatcher(runId);
      const run = runs.get(runId);
      const events = run
        ? eventsIn(run.log, { after, signal })
        : await relay?.watch(runId, { after, signal: AbortSignal.any([signal, shutdown]) }) ?? 'unknown-run';
      if (typeof events === 'string') return events;
      const held = watcher.move();
      // A generator that was never started runs no clean-up of its own.
      addAbortListener(signal, () => held.dispose());
      return (async function* () {
        using _watcher = held;
        for await (const event of events) {
          // Replays never wait for input: many of them would keep everything else waiting.
          await yieldToEventLoop();
          yield event;
        }
        // Another instance's run goes on: an error makes the watcher reconnect, to one that is not stopping.
        if (!run && !signal.aborted) shutdown.throwIfAborted();
      })();
    },
    /** All events of an ended run while it is kept, of other instances' runs too. */
    async recorded(runId: string): Promise<RecordedRun> {
      const run = runs.get(runId);
      if (!run) return await relay?.recorded(runId) ?? 'unknown-run';
      return run.log.ended ? run.log.all() : 'running';
    },
    /** Ends a run of any instance with `cancelled`; false if it is unknown or has ended. */
    async cancel(runId: string): Promise<boolean> {
      return runs.has(runId) || !relay ? cancelHere(runId) : await relay.cancel(runId);
    },
    /** Resolves once every run has settled. */
    async settled(): Promise<void> {
      await Promise.all(runs.values().map((run) => run.done));
    },
  };
}

async function* eventsIn(log: RunLog, { after, signal }: WatchOptions): AsyncGenerator<LoggedEvent> {
  for (let last = after; ; last += 1) {
    const [logged] = await log.next(last, { signal, max: 1 });
    if (!logged) return;
    yield logged;
  }
}
