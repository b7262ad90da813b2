import { randomBytes } from 'node:crypto';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Clock } from '../clock.ts';
import type { Admitted } from '../admission/admit.ts';
import type { StreamWork } from '../admission/tool-admission.ts';
import { sealedEvents } from './sealed-events.ts';
import { createRunLog } from './run-log.ts';
import type { LoggedEvent, RunLog } from './run-log.ts';
import type { RecordedRun, RunRelay } from './run-relay.ts';
import { StopReason } from './stop-reason.ts';

/** A run without a watcher is given up after this long; an ended one is kept for a reload this long. */
export const UNWATCHED_MS = 15_000;
export const RUN_RETENTION_MS = 10 * 60_000;

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
  /** To the other instances, where there are any. */
  relay?: RunRelay | undefined;
}

/** Why a run cannot be watched; `unavailable` where it may go on at another instance that cannot be asked now. */
export type WatchProblem = 'unknown-run' | 'too-many-watchers' | 'unavailable';

export type Watch =
  | { ok: true; events: AsyncGenerator<LoggedEvent> }
  | { ok: false; problem: WatchProblem };

/** Runs that outlive the request that started them: a dropped watcher joins again without a second scan. */
export interface Runs {
  /** Takes the admission over and starts its work at once; the answer is the run's id, known to nobody else. */
  start(admitted: Admitted<StreamWork<StreamEvent>>): Promise<string>;
  /** Every event after number `after`, then those to come, until the terminal one; of a run elsewhere too. */
  watch(runId: string, options: { after: number; signal: AbortSignal }): Promise<Watch>;
  /** All that an ended run has said, for as long as it is kept; of one elsewhere too. */
  recorded(runId: string): Promise<RecordedRun>;
  /** Ends the run with `cancelled`, elsewhere too; false when there is none or it has ended. */
  cancel(runId: string): Promise<boolean>;
  /** Answers once every run has settled. */
  settled(): Promise<void>;
}

interface Watcher {
  after: number;
  signal: AbortSignal;
}

interface Run {
  log: RunLog;
  stop: AbortController;
  watchers: number;
  unwatched: Disposable | undefined;
  forgotten: Disposable | undefined;
  /** Its work has settled, and what it said is with the others. */
  done: Promise<unknown>;
}

export function createRuns({ clock, shutdown, onFailure, limits = RUN_LIMITS, relay }: RunsDeps): Runs {
  const runs = new Map<string, Run>();
  /** How many here watch a run that goes on elsewhere. */
  const elsewhere = new Map<string, number>();

  const armUnwatched = (runId: string, run: Run, ms = UNWATCHED_MS): void => {
    run.unwatched?.[Symbol.dispose]();
    run.unwatched = clock.after(ms, () => void giveUp(runId, run));
  };

  const giveUp = async (runId: string, run: Run): Promise<void> => {
    const watchedMs = relay ? await relay.watchedFor(runId) : 0;
    if (run.watchers > 0 || run.log.ended) return;
    if (watchedMs > 0) armUnwatched(runId, run, watchedMs);
    else run.stop.abort(new StopReason('cancelled'));
  };

  const cancelHere = (runId: string): boolean => {
    const run = runs.get(runId);
    if (!run || run.log.ended) return false;
    run.stop.abort(new StopReason('cancelled'));
    return true;
  };
  relay?.onCancel(cancelHere);

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
      run.forgotten = clock.after(RUN_RETENTION_MS, () => runs.delete(runId));
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

  const watchHere = async function* (runId: string, run: Run, { after, signal }: Watcher): AsyncGenerator<LoggedEvent> {
    try {
      yield* run.log.read(after, signal);
    } finally {
      run.watchers -= 1;
      if (run.watchers === 0 && !run.log.ended) armUnwatched(runId, run);
    }
  };

  const watchElsewhere = async (runId: string, { after, signal }: Watcher, through: RunRelay): Promise<Watch> => {
    const watching = elsewhere.get(runId) ?? 0;
    if (watching >= limits.watchersPerRun) return { ok: false, problem: 'too-many-watchers' };
    elsewhere.set(runId, watching + 1);
    const leave = (): void => {
      const left = elsewhere.get(runId)! - 1;
      if (left > 0) elsewhere.set(runId, left);
      else elsewhere.delete(runId);
    };
    const found = await through.watch(runId, { after, signal: AbortSignal.any([signal, shutdown]) });
    if (!found.ok) {
      leave();
      return found;
    }
    const counted = async function* (): AsyncGenerator<LoggedEvent> {
      try {
        yield* found.events;
        // The run goes on: an error makes its watcher join again, at an instance that stays.
        if (!signal.aborted) shutdown.throwIfAborted();
      } finally {
        leave();
      }
    };
    return { ok: true, events: counted() };
  };

  return {
    async start(admitted) {
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
      armUnwatched(runId, run);
      const opened = relay?.open(runId);
      const copied = opened?.then(() => relay?.copy(runId, run.log, shutdown));
      run.done = Promise.all([pump(runId, run, admitted), copied]);
      await opened;
      return runId;
    },
    async watch(runId, watcher) {
      const run = runs.get(runId);
      if (!run) return relay ? await watchElsewhere(runId, watcher, relay) : { ok: false, problem: 'unknown-run' };
      if (run.watchers >= limits.watchersPerRun) return { ok: false, problem: 'too-many-watchers' };
      run.watchers += 1;
      run.unwatched?.[Symbol.dispose]();
      return { ok: true, events: watchHere(runId, run, watcher) };
    },
    async recorded(runId) {
      const run = runs.get(runId);
      if (!run) return relay ? await relay.recorded(runId) : { ok: false, problem: 'unknown-run' };
      return run.log.ended ? { ok: true, events: run.log.all() } : { ok: false, problem: 'running' };
    },
    async cancel(runId) {
      return runs.has(runId) || !relay ? cancelHere(runId) : await relay.cancel(runId);
    },
    async settled() {
      await Promise.all([...runs.values()].map((run) => run.done));
    },
  };
}
