import { Piscina } from 'piscina';
import { atMost } from '../async/at-most.ts';
import { untilAborted } from '../async/until-aborted.ts';
import type { Clock } from '../clock.ts';
import type { NameResolver, ResolverSettings } from './resolve.ts';
import type * as ResolverThread from './resolver-thread.ts';

type Method = ResolverThread.Lookup['method'];
type Answer = Awaited<ReturnType<typeof ResolverThread.lookUp>>;

const HEAP_MB = 64;
/** A thread takes long to start on a busy machine; one that cannot start at all leaves its lookups waiting. */
const MAX_WAIT_MS = 30_000;
const LOST: Answer = { ok: false, fault: 'dns-failed', detail: 'the thread that asks the name servers did not answer' };

/**
 * A resolver in a thread, because a hostile name server answers with thousands of records, which take long to parse.
 * The thread starts with the first lookup, and again if it was lost.
 */
export function createThreadedResolver(
  { servers, clock, budgetScale = 1 }: ResolverSettings & { clock: Clock },
): NameResolver & Disposable {
  const thread = new Piscina<ResolverThread.Lookup, Answer>({
    filename: new URL('./resolver-thread.ts', import.meta.url).href,
    name: 'lookUp' satisfies keyof typeof ResolverThread,
    minThreads: 0, maxThreads: 1, concurrentTasksPerWorker: Infinity, idleTimeout: Infinity,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB }, recordTiming: false, atomics: 'disabled',
  });
  thread.on('error', () => {});

  async function lookUp(method: Method, host: string, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    let answer = LOST;
    const answered = thread.run({ method, host, settings: { servers, budgetScale } }).then((given) => {
      answer = given;
    }, () => {});
    await untilAborted(atMost(clock, MAX_WAIT_MS * Math.max(1, budgetScale), answered), signal);
    return answer;
  }

  return {
    resolve: (host, signal) => lookUp('resolve', host, signal) as ReturnType<NameResolver['resolve']>,
    resolveNaptr: (host, signal) => lookUp('resolveNaptr', host, signal) as ReturnType<NameResolver['resolveNaptr']>,
    [Symbol.dispose]: () => void thread.destroy(),
  };
}
