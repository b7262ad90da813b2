import { Worker } from 'node:worker_threads';
import type { Clock } from '../clock.ts';

/** A pure reading of a page that can run beside the main thread: its module is loaded there by name. */
export interface PageTask<In, Out> {
  /** `import.meta.url` of the module that exports the task. */
  module: string;
  /** Under which name it is exported. */
  name: string;
  /** How much there is to read, in characters. */
  size(input: In): number;
  run(input: In): Out;
}

/** The reading did not end in time, or broke its thread. */
export class PageTaskError extends Error {
  override readonly name = 'PageTaskError';
  readonly code: 'timeout' | 'failed';

  constructor(code: PageTaskError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** What running a task needs. */
export interface PageTaskContext {
  clock: Clock;
  signal: AbortSignal;
}

/** Below this a page is read where it is: it is done sooner than a thread has started. */
export const INLINE_CHARS = 100_000;
const LIMIT_MS = 15_000;
const HEAP_MB = 512;

/**
 * Runs a reading, on the main thread where it is short, else on one of its own that ends with it. No page, however
 * hostile, holds the service up: its thread is stopped by the signal, by the clock, or by the memory it may take.
 */
export async function runPageTask<In, Out>(task: PageTask<In, Out>, input: In, context: PageTaskContext): Promise<Out> {
  const { clock, signal } = context;
  signal.throwIfAborted();
  if (task.size(input) <= INLINE_CHARS) return task.run(input);
  const worker = new Worker(new URL('./page-worker.ts', import.meta.url), {
    workerData: { module: task.module, name: task.name, input },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<Out>();
  const onAbort = () => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  using _limit = clock.after(LIMIT_MS, () => reject(new PageTaskError('timeout', `not read within ${LIMIT_MS} ms`)));
  worker.once('message', (out: Out) => resolve(out));
  worker.once(
    'error', (error) => reject(new PageTaskError('failed', error instanceof Error ? error.message : String(error))),
  );
  worker.once('exit', () => reject(new PageTaskError('failed', 'the reading ended without an answer')));
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
