import { addAbortListener } from 'node:events';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { atMost } from '../async/at-most.ts';
import { createSemaphore } from '../async/semaphore.ts';
import { untilAborted } from '../async/until-aborted.ts';
import type { Clock } from '../clock.ts';
import { createBridge } from './bridge.ts';
import type * as ThreadEntry from './thread-entry.ts';
import type { ThreadWork, ThreadJob, TaskJob, ThreadOutcome } from './thread-job.ts';

/** Work and the module it is loaded from in the thread. */
export interface ThreadTask<In, Out> extends ThreadWork<In, Out> {
  /** URL of the module that exports the work. */
  module: string;
  /** Its export name. */
  name: string;
}

/** Creates a task from a module's export; the module is loaded lazily, in the thread that runs it. */
export const taskOf = <Name extends string, In, Out>(
  module: URL, name: Name, load: () => Promise<Readonly<Record<Name, ThreadWork<In, Out>>>>,
): ThreadTask<In, Out> => ({ module: module.href, name, run: async (input) => (await load())[name].run(input) });

/** The thread was killed or died. `timeout`: it did not respond; `failed`: it crashed or ran out of memory. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly code: 'timeout' | 'failed';

  constructor(code: ThreadError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** How a run is ended early. */
export interface RunOptions {
  /** Cancels the run. */
  signal?: AbortSignal;
  /** After its abort the thread must finish quickly: the liveness limits become short. */
  wrapUp?: AbortSignal;
}

/** How often a thread is checked, and how long it may be silent. */
interface LivenessLimits {
  everyMs: number;
  silentMs: number;
}

/** While a thread loads its modules, which takes long on a busy machine. */
const STARTING: LivenessLimits = { everyMs: 1_000, silentMs: 30_000 };
const RUNNING: LivenessLimits = { everyMs: 1_000, silentMs: 15_000 };
/** The caller's time is up: its answer must not be delayed by another second. */
const WRAPPING_UP: LivenessLimits = { everyMs: 100, silentMs: 800 };
/** After an abort, time for the run to end before its thread is killed. */
const GRACE_MS = 1_000;
/** New objects must fit into the reserve that a thread has at its heap limit, or V8 ends the whole process. */
const YOUNG_MB = 16;
const HEAP_MB = 512;
const IDLE_MS = 10_000;
/** Lower priority than the main thread. */
const NICE = 5;

interface ThreadPoolOptions {
  clock: Clock;
  /** Concurrent runs; further ones wait. */
  maxThreads: number;
  /** Memory of a thread, in MB. */
  heapMb?: number;
  /** Called when an idle thread dies. */
  onLost?: (error: Error) => void;
}

export type ThreadPool = ReturnType<typeof createThreadPool>;

/**
 * A thread pool with one run per thread, so that a crash or hang affects only its own run. The page limits keep a run
 * far below the thread's memory limit: a single allocation beyond that would end the process. Threads beyond the first
 * are started on demand and end when idle.
 */
export function createThreadPool(
  { clock, maxThreads, heapMb = HEAP_MB, onLost = () => {} }: ThreadPoolOptions,
) {
  const pool = new Piscina({
    filename: new URL('./thread-entry.ts', import.meta.url).href, name: 'runJob' satisfies keyof typeof ThreadEntry,
    minThreads: 1, maxThreads, idleTimeout: IDLE_MS, niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
    recordTiming: false, atomics: 'disabled',
  });
  pool.on('error', onLost);
  const slots = createSemaphore(maxThreads);
  const closing = new AbortController();
  let running = 0;
  let preloading: Promise<unknown> = Promise.resolve();
  // The pool replaces a dead thread only when it gets new work, even while other threads are starting.
  const ensureThread = (): void => {
    if (pool.threads.length < running) pool.run({ load: [] } satisfies ThreadJob).catch(() => {});
  };

  async function run<In, Out>(
    task: ThreadTask<In, Out>, input: In, { signal = closing.signal, wrapUp }: RunOptions,
  ): Promise<Out> {
    const cancelled = AbortSignal.any([closing.signal, signal]);
    // A second thread would load the same modules beside the first, and take longer.
    await untilAborted(preloading, cancelled);
    // No timeout: every earlier run is bounded.
    const slot = await slots.acquire(cancelled);
    running += 1;
    const kill = new AbortController();
    const inThread = async (): Promise<Out> => {
      const { port1, port2 } = new MessageChannel();
      using watch = watchSilence(clock, {
        kill, wrapUp, ping: () => bridge.ping(), ensureThread,
      });
      using bridge = createBridge(port1, watch.heard);
      const { serialized, transfer } = bridge.serialize(input);
      const job: TaskJob = { module: task.module, name: task.name, port: port2, input: serialized };
      const options = { transferList: [port2, ...transfer], signal: kill.signal };
      const outcome: ThreadOutcome = await pool.run(job, options).catch((error: Error) => {
        // An input that cannot be cloned is our own bug, not a fault of the page.
        if (error.name === 'DataCloneError') throw error;
        throw kill.signal.aborted ? kill.signal.reason : new ThreadError('failed', error.message);
      });
      if (!outcome.ok) throw new Error(outcome.message);
      return bridge.deserialize(outcome.value) as Out;
    };
    const ended = inThread().finally(() => {
      running -= 1;
      slot[Symbol.dispose]();
      ensureThread();
    });
    using _grace = addAbortListener(cancelled, () => {
      clock.after(GRACE_MS, () => kill.abort(new ThreadError('timeout', 'nobody waits for it')));
    });
    return await untilAborted(ended, cancelled);
  }

  return {
    /** Rejects with the signal's reason, the task's own error, or a `ThreadError`. */
    run,
    /** Preloads the tasks' modules, so that the first run does not wait for them. */
    async warm(tasks: readonly Pick<ThreadTask<never, unknown>, 'module'>[]): Promise<void> {
      closing.signal.throwIfAborted();
      const loaded = pool.run({ load: tasks.map(({ module }) => module) } satisfies ThreadJob);
      preloading = atMost(clock, STARTING.silentMs, loaded.catch(() => {}));
      await loaded;
    },
    async [Symbol.asyncDispose](): Promise<void> {
      closing.abort(new Error('the threads are closed'));
      await pool.destroy();
    },
  };
}

interface WatchOptions {
  kill: AbortController;
  wrapUp: AbortSignal | undefined;
  ping(): void;
  /** Ensures that a thread exists for a waiting run. */
  ensureThread(): void;
}

/**
 * Pings a thread and kills it when it is silent for too long; call `heard` when its event loop has responded. A late
 * check counts only once, since this thread may be the one that was blocked.
 */
function watchSilence(
  clock: Clock, { kill, wrapUp, ping, ensureThread }: WatchOptions,
): Disposable & { heard(): void } {
  let silentChecks = 0;
  let isLoaded = false;
  const limits = (): LivenessLimits => {
    if (isLoaded && wrapUp?.aborted) return WRAPPING_UP;
    const { everyMs, silentMs } = isLoaded ? RUNNING : STARTING;
    // Never shortened: a thread is as fast as the machine.
    return { everyMs, silentMs: silentMs * Math.max(1, clock.budgetScale) };
  };
  const probe = (): void => {
    if (isLoaded) ping();
    else ensureThread();
    timer = clock.after(limits().everyMs, check);
  };
  const check = (): void => {
    const { everyMs, silentMs } = limits();
    silentChecks += 1;
    if (silentChecks * everyMs < silentMs + everyMs) return probe();
    kill.abort(new ThreadError('timeout', `not read within ${silentMs} ms`));
  };
  let timer = clock.after(limits().everyMs, check);
  const startWrapUp = (): void => {
    if (!isLoaded) return;
    timer[Symbol.dispose]();
    silentChecks = 0;
    probe();
  };
  const wrapUpListener = wrapUp && addAbortListener(wrapUp, startWrapUp);
  return {
    heard() {
      silentChecks = 0;
      isLoaded = true;
    },
    [Symbol.dispose]() {
      wrapUpListener?.[Symbol.dispose]();
      timer[Symbol.dispose]();
    },
  };
}
