import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { createSemaphore } from '../async/semaphore.ts';
import type { Clock } from '../clock.ts';
import { createBridge } from './bridge.ts';
import type * as ThreadEntry from './thread-entry.ts';
import type { ThreadWork, ThreadJob, TaskJob, ThreadOutcome } from './thread-job.ts';

/** Such work by the place it is loaded from, in threads alone. */
export interface ThreadTask<In, Out> extends ThreadWork<In, Out> {
  /** The address of the module that exports the work. */
  module: string;
  /** Under which name it is exported. */
  name: string;
}

/** Names the work that a module exports; the module is loaded where the task runs, and not before. */
export const taskOf = <Name extends string, In, Out>(
  module: URL, name: Name, load: () => Promise<Readonly<Record<Name, ThreadWork<In, Out>>>>,
): ThreadTask<In, Out> => ({ module: module.href, name, run: async (input) => (await load())[name].run(input) });

/** The thread was ended, or ended: `timeout`, it gave no sign of life; `failed`, it broke or took too much memory. */
export class ThreadError extends Error {
  override readonly name = 'ThreadError';
  readonly code: 'timeout' | 'failed';

  constructor(code: ThreadError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface RunOptions {
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal;
  /** From its abort on the thread has nothing to wait for and must come to its end. */
  wrapUp?: AbortSignal;
}

/**
 * Threads that live: each holds one run at a time, so that what breaks or hangs costs its own run and nobody else's. The
 * limits of a page keep it far below a thread's memory: one allocation past that would end the process.
 */
export interface ReadingThreads extends AsyncDisposable {
  /** Rejects with the signal's reason, the task's own error, or a `ThreadError`. */
  run<In, Out>(task: ThreadTask<In, Out>, input: In, options: RunOptions): Promise<Out>;
  /** Loads the tasks' modules ahead, so that the first run need not wait for them. */
  warm(tasks: readonly Pick<ThreadTask<never, unknown>, 'module'>[]): Promise<void>;
}

/** How often a thread is asked for a sign of life, and how long it may give none. */
interface Patience {
  everyMs: number;
  silentMs: number;
}

/** Until it has loaded its modules, on a machine that has much to do. */
const STARTING: Patience = { everyMs: 1_000, silentMs: 30_000 };
const RUNNING: Patience = { everyMs: 1_000, silentMs: 15_000 };
/** Whoever waits for the answer waits no second longer than there is time. */
const WRAPPING_UP: Patience = { everyMs: 100, silentMs: 800 };
/** After an abort a thread may end its run by itself; one that does not is ended. */
const GRACE_MS = 1_000;
/** What survives at once must fit into what a thread at its limit is given to end by itself: else the process ends. */
const YOUNG_MB = 16;
const HEAP_MB = 512;
const IDLE_MS = 10_000;
/** Below the thread that answers everybody. */
const NICE = 5;

export interface ReadingThreadsOptions {
  clock: Clock;
  /** Runs beside each other; further ones wait. */
  most: number;
  /** Memory of a thread, in MB. */
  heapMb?: number;
  /** Hears of a thread that ended while it had nothing to do. */
  onLost?: (error: Error) => void;
}

/** Opens the threads; those beyond the first are started when they are needed and end when they are not. */
export function createReadingThreads(options: ReadingThreadsOptions): ReadingThreads {
  const { clock, most, heapMb = HEAP_MB, onLost = () => {} } = options;
  const pool = new Piscina({
    filename: new URL('./thread-entry.ts', import.meta.url).href, name: 'runJob' satisfies keyof typeof ThreadEntry,
    minThreads: 1, maxThreads: most, idleTimeout: IDLE_MS, niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB }, recordTiming: false, atomics: 'disabled',
  });
  pool.on('error', onLost);
  const places = createSemaphore(most);
  const closing = new AbortController();
  let underWay = 0;
  // The pool replaces a thread that is gone only when it is given more to do, and adds one to those that are starting.
  const nudge = (): void => {
    if (pool.threads.length < underWay) pool.run({ load: [] } satisfies ThreadJob).catch(() => {});
  };

  async function run<In, Out>(task: ThreadTask<In, Out>, input: In, { signal, wrapUp }: RunOptions): Promise<Out> {
    const leaving = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
    // Every run before it comes to an end, so there is no other limit to the waiting.
    const place = await places.acquire(leaving);
    const kill = new AbortController();
    underWay += 1;
    const ended = inThread(task, input, { kill, wrapUp }).finally(() => {
      underWay -= 1;
      place[Symbol.dispose]();
      nudge();
    });
    return untilAborted(ended, leaving, () => {
      clock.after(GRACE_MS, () => kill.abort(new ThreadError('timeout', 'nobody waits for it')));
    });
  }

  async function inThread<In, Out>(
    task: ThreadTask<In, Out>, input: In, { kill, wrapUp }: { kill: AbortController; wrapUp: AbortSignal | undefined },
  ): Promise<Out> {
    const { port1, port2 } = new MessageChannel();
    using watch = watchSilence(clock, { kill, wrapUp, ping: () => bridge.ping(), nudge });
    using bridge = createBridge(port1, watch.heard);
    const { parcel, transfer } = bridge.pack(input);
    const job: TaskJob = { module: task.module, name: task.name, port: port2, input: parcel };
    let outcome: ThreadOutcome;
    try {
      outcome = await pool.run(job, { transferList: [port2, ...transfer], signal: kill.signal }) as ThreadOutcome;
    } catch (error) {
      // What cannot be sent at all is our own mistake, and no fault of the page.
      if ((error as Error).name === 'DataCloneError') throw error;
      throw kill.signal.aborted ? kill.signal.reason : new ThreadError('failed', (error as Error).message);
    }
    if (!outcome.ok) throw new Error(outcome.message);
    return bridge.unpack(outcome.value) as Out;
  }

  return {
    run,
    async warm(tasks) {
      closing.signal.throwIfAborted();
      await pool.run({ load: tasks.map(({ module }) => module) } satisfies ThreadJob);
    },
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('the threads are closed'));
      await pool.destroy();
    },
  };
}

interface SilenceWatch extends Disposable {
  /** The thread's event loop turned. */
  heard(): void;
}

interface Watched {
  kill: AbortController;
  wrapUp: AbortSignal | undefined;
  ping(): void;
  /** Makes sure that there is a thread for what waits for one. */
  nudge(): void;
}

/** Asks for signs of life, and kills a thread that gives none for too long, or none at all. */
function watchSilence(clock: Clock, { kill, wrapUp, ping, nudge }: Watched): SilenceWatch {
  let lastHeard = clock.monotonic();
  let isLoaded = false;
  const patience = (): Patience => {
    if (!isLoaded) return STARTING;
    return wrapUp?.aborted ? WRAPPING_UP : RUNNING;
  };
  const ask = (): void => {
    if (isLoaded) ping();
    else nudge();
    timer = clock.after(patience().everyMs, look);
  };
  const look = (): void => {
    const { everyMs, silentMs } = patience();
    if (clock.monotonic() - lastHeard < silentMs + everyMs) return ask();
    kill.abort(new ThreadError('timeout', `not read within ${silentMs} ms`));
  };
  let timer = clock.after(patience().everyMs, look);
  const startWrapUp = (): void => {
    if (!isLoaded) return;
    timer[Symbol.dispose]();
    lastHeard = clock.monotonic();
    ask();
  };
  wrapUp?.addEventListener('abort', startWrapUp, { once: true });
  return {
    heard() {
      lastHeard = clock.monotonic();
      isLoaded = true;
    },
    [Symbol.dispose]() {
      wrapUp?.removeEventListener('abort', startWrapUp);
      timer[Symbol.dispose]();
    },
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal, onAbort: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const aborted = (): void => {
      reject(signal.reason);
      onAbort();
    };
    if (signal.aborted) aborted();
    else signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}
