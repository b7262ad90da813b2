import { MessageChannel } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { Clock } from '../clock.ts';
import { createBridge } from './bridge.ts';
import type { Parcel } from './parcel.ts';
import type * as ThreadEntry from './thread-entry.ts';

/**
 * Work on what strangers wrote. `run` is loaded in the thread by its module and name; its input may hold plain data,
 * bytes, URLs, signals and functions, and a function that is called from the thread answers with a promise.
 */
export interface ThreadTask<In, Out> {
  /** `import.meta.url` of the module that exports the task. */
  module: string;
  /** Under which name it is exported. */
  name: string;
  run(input: In): Out | Promise<Out>;
}

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
  hurry?: AbortSignal;
}

/** Threads that live: each holds one run at a time, so that what breaks or hangs costs its own run and nobody else's. */
export interface ReadingThreads extends AsyncDisposable {
  /** Rejects with the signal's reason, the task's own error, or a `ThreadError`. */
  run<In, Out>(task: ThreadTask<In, Out>, input: In, options: RunOptions): Promise<Out>;
  /** Loads the tasks' modules ahead, so that the first run need not wait for them. */
  warm(tasks: readonly Pick<ThreadTask<never, unknown>, 'module'>[]): Promise<void>;
}

/** What goes into a thread: a task to run, or modules to load. */
export type ThreadJob = TaskJob | { load: readonly string[] };

export interface TaskJob {
  module: string;
  name: string;
  port: MessagePort;
  input: Parcel;
}

/** What comes out; an error of the task's own as data, so that it is told from the thread's. */
export type ThreadOutcome = { ok: true; value: Parcel } | { ok: false; message: string };

const PING_MS = 1_000;
/** The longest stretch without a turn of the thread's event loop. */
const SILENT_MS = 10_000;
const SILENT_IN_HURRY_MS = 1_000;
/** After an abort a thread may end its run by itself; one that does not is ended. */
const GRACE_MS = 1_000;
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
}

/** Opens the threads; those beyond the first are started when they are needed and end when they are not. */
export function createReadingThreads({ clock, most, heapMb = HEAP_MB }: ReadingThreadsOptions): ReadingThreads {
  const pool = new Piscina({
    filename: new URL('./thread-entry.ts', import.meta.url).href, name: 'runJob' satisfies keyof typeof ThreadEntry,
    minThreads: 1, maxThreads: most, idleTimeout: IDLE_MS, niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: heapMb }, recordTiming: false, atomics: 'disabled',
  });
  // A thread that ends while it has no work is replaced; there is nobody to tell.
  pool.on('error', () => {});

  async function run<In, Out>(task: ThreadTask<In, Out>, input: In, { signal, hurry }: RunOptions): Promise<Out> {
    signal?.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const kill = new AbortController();
    const watch = watchSilence(clock, { kill, hurry, ping: () => bridge.ping() });
    const bridge = createBridge(port1, watch.heard);
    const { parcel, transfer } = bridge.pack(input);
    const job: TaskJob = { module: task.module, name: task.name, port: port2, input: parcel };
    const ended = pool.run(job, { transferList: [port2, ...transfer], signal: kill.signal })
      .catch((error: Error) => {
        // The pool starts a thread in place of one that is gone only when it is given more to do.
        pool.run({ load: [] } satisfies ThreadJob).catch(() => {});
        throw kill.signal.aborted ? kill.signal.reason : new ThreadError('failed', error.message);
      })
      .finally(() => {
        watch[Symbol.dispose]();
        bridge[Symbol.dispose]();
      });
    const outcome = await untilAborted(ended as Promise<ThreadOutcome>, signal, () => {
      clock.after(GRACE_MS, () => kill.abort(new ThreadError('timeout', 'nobody waits for it')));
    });
    if (!outcome.ok) throw new Error(outcome.message);
    return bridge.unpack(outcome.value) as Out;
  }

  return {
    run,
    async warm(tasks) {
      await pool.run({ load: tasks.map(({ module }) => module) } satisfies ThreadJob);
    },
    [Symbol.asyncDispose]: () => pool.destroy(),
  };
}

interface SilenceWatch extends Disposable {
  /** The thread's event loop turned. */
  heard(): void;
}

/** Asks for a sign of life every second once the run has begun, and kills a thread that gives none for too long. */
function watchSilence(
  clock: Clock, { kill, hurry, ping }: { kill: AbortController; hurry: AbortSignal | undefined; ping: () => void },
): SilenceWatch {
  let lastHeard: number | null = null;
  const tick = (): void => {
    const most = hurry?.aborted ? SILENT_IN_HURRY_MS : SILENT_MS;
    if (lastHeard !== null && clock.monotonic() - lastHeard >= most + PING_MS) {
      kill.abort(new ThreadError('timeout', `the page was not read within ${most} ms`));
    } else {
      ping();
      timer = clock.after(PING_MS, tick);
    }
  };
  let timer = clock.after(PING_MS, tick);
  return {
    heard: () => void (lastHeard = clock.monotonic()),
    [Symbol.dispose]: () => timer[Symbol.dispose](),
  };
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined, onAbort: () => void): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const aborted = (): void => {
      reject(signal.reason);
      onAbort();
    };
    signal.addEventListener('abort', aborted, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', aborted));
  });
}
