import { Piscina } from 'piscina';
import { untilAborted } from '../async/until-aborted.ts';
import type { NameResolver, ResolverSettings } from './resolve.ts';
import type * as ResolverThread from './resolver-thread.ts';

type Method = ResolverThread.Lookup['method'];
type Answer = Awaited<ReturnType<typeof ResolverThread.lookUp>>;

const HEAP_MB = 64;
const LOST: Answer = { ok: false, fault: 'dns-failed', detail: 'the thread that asks the name servers ended' };

/**
 * A resolver in a thread, because a hostile name server answers with thousands of records, which take long to parse.
 * The thread starts with the first lookup, and again if it was lost.
 */
export function createThreadedResolver(settings: ResolverSettings): NameResolver & Disposable {
  const thread = new Piscina<ResolverThread.Lookup, Answer>({
    filename: new URL('./resolver-thread.ts', import.meta.url).href,
    name: 'lookUp' satisfies keyof typeof ResolverThread,
    minThreads: 0, maxThreads: 1, concurrentTasksPerWorker: Infinity, idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, recordTiming: false, atomics: 'disabled',
  });
  thread.on('error', () => {});

  async function lookUp(method: Method, host: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    return await untilAborted(thread.run({ method, host, settings }).catch(() => LOST), signal);
  }

  return {
    resolve: (host, signal) => lookUp('resolve', host, signal) as ReturnType<NameResolver['resolve']>,
    resolveNaptr: (host, signal) => lookUp('resolveNaptr', host, signal) as ReturnType<NameResolver['resolveNaptr']>,
    [Symbol.dispose]: () => void thread.destroy(),
  };
}
