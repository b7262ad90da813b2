import { addAbortListener } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { NameResolver } from './resolve.ts';

/** What the thread needs to make its own resolver. */
export interface ResolverSettings {
  /** `ip:port`; empty for the system's. */
  servers: readonly string[];
  budgetScale: number;
}

type Method = keyof NameResolver;
type Answer = Awaited<ReturnType<NameResolver[Method]>>;

/** A lookup to make, or to cancel. */
export type LookupMessage = { id: number; method: Method; host: string } | { id: number; cancelled: true };

/** The answer to a lookup. */
export interface LookupAnswer {
  id: number;
  answer: Answer;
}

const HEAP_MB = 64;
const LOST: Answer = { ok: false, fault: 'dns-failed', detail: 'the thread that asks the name servers ended' };

/**
 * A resolver in a thread, because a hostile name server answers with thousands of records, which take long to parse.
 * The thread starts with the first lookup, and again if it was lost.
 */
export function createThreadedResolver(settings: ResolverSettings): NameResolver & Disposable {
  const pending = new Map<number, (answer: Answer) => void>();
  let thread: Worker | undefined;
  let lookups = 0;

  function settle(id: number, answer: Answer): void {
    pending.get(id)?.(answer);
    pending.delete(id);
    if (pending.size === 0) thread?.unref();
  }

  function start(): Worker {
    const started = new Worker(new URL('./resolver-thread.ts', import.meta.url), {
      workerData: settings, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    });
    started.on('message', ({ id, answer }: LookupAnswer) => settle(id, answer));
    started.on('error', () => {});
    started.once('exit', () => {
      thread = undefined;
      for (const id of pending.keys()) settle(id, LOST);
    });
    return started;
  }

  async function lookUp(method: Method, host: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const asked = thread ??= start();
    lookups += 1;
    const id = lookups;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    pending.set(id, resolve);
    // Only a lookup under way keeps the process alive.
    asked.ref();
    using _abort = addAbortListener(signal, () => {
      asked.postMessage({ id, cancelled: true } satisfies LookupMessage);
      settle(id, LOST);
    });
    asked.postMessage({ id, method, host } satisfies LookupMessage);
    const answer = await promise;
    signal.throwIfAborted();
    return answer;
  }

  return {
    resolve: (host, signal) => lookUp('resolve', host, signal) as ReturnType<NameResolver['resolve']>,
    resolveNaptr: (host, signal) => lookUp('resolveNaptr', host, signal) as ReturnType<NameResolver['resolveNaptr']>,
    [Symbol.dispose]: () => void thread?.terminate(),
  };
}
