import { once } from 'node:events';
import { startDeadline } from './deadline.ts';
import { CONNECT_MS } from './dial.ts';
import { causeOf, NetFault } from './faults.ts';
import { emptyHop, fetchHop } from './fetch-hop.ts';
import type { FetchRequest, FetchTrace, SessionContext } from './fetch-hop.ts';
import type { FetchResult, TlsProbe, TlsProbeOptions } from './fetch-types.ts';
import type { AddressVerdict, Target } from './guard.ts';
import { connectTls, legacyProtocols } from './tls-handshake.ts';

/** Fetches a URL and follows its redirects, each checked by the guard, within the session's budgets. Never throws. */
export async function runFetch(shared: SessionContext, input: URL, request: FetchRequest): Promise<FetchResult> {
  const trace: FetchTrace = { ...emptyHop(input), hops: [] };
  const totalMs = request.totalMs * shared.clock.budgetScale;
  using deadline = startDeadline(shared.clock, totalMs, {
    signal: shared.signal, expired: new NetFault('timeout', `not complete within ${totalMs} ms`),
  });
  const context = { ...shared, signal: deadline.signal, deadline, request, trace };
  const visited = new Set<string>();
  try {
    for (;;) {
      const target = targetOrThrow(await shared.guard.judge(trace.url, context.signal));
      trace.url = target.url;
      visited.add(target.url.href);

      const outcome = await fetchHop(context, target);
      if (!(outcome instanceof URL)) {
        return { ok: true, ...trace.head!, ...factsOf(trace), ...outcome, body: new Uint8Array() };
      }
      if (visited.has(outcome.href)) {
        throw new NetFault('redirect-loop', `redirected back to ${outcome.href.slice(0, 200)}`);
      }
      if (trace.hops.length > request.maxRedirects) {
        throw new NetFault('too-many-redirects', `more than ${request.maxRedirects} redirects`);
      }
      Object.assign(trace, emptyHop(outcome));
    }
  } catch (error) {
    return { ...failedBecause(error), url: trace.url, head: trace.head, ...factsOf(trace), decodedBytes: 0 };
  }
}

/** Makes a TLS handshake and closes; spends one request and one of the host's slots. Never throws. */
export async function probeTls(
  shared: SessionContext, input: URL, { protocols = 'current' }: TlsProbeOptions,
): Promise<TlsProbe> {
  const { clock, guard, pool } = shared;
  const budgetMs = 2 * CONNECT_MS * clock.budgetScale;
  using deadline = startDeadline(clock, budgetMs, {
    signal: shared.signal, expired: new NetFault('timeout', `no TLS within ${budgetMs} ms`),
  });
  const { signal } = deadline;
  try {
    const target = targetOrThrow(await guard.judge(input, signal));
    const { url } = target;
    if (url.protocol !== 'https:') throw new NetFault('tls-absent', 'a plain http address has no TLS');
    using slot = await deadline.excluding(pool.take(url.hostname, url.origin, signal));
    shared.spendRequest();
    await slot.connection?.close();
    slot.connection = null;

    const secureContext = protocols === 'legacy' ? legacyProtocols() : shared.secureContext;
    const { socket, certificate } = await connectTls(target, {
      clock, signal, budgetMs, alpn: ['h2', 'http/1.1'], secureContext,
    });
    const { alpnProtocol } = socket;
    await once(socket.destroy(), 'close');
    return { ok: true, alpn: alpnProtocol === 'h2' || alpnProtocol === 'http/1.1' ? alpnProtocol : null, certificate };
  } catch (error) {
    return failedBecause(error);
  }
}

/** The facts that every result states, success or failure. */
const factsOf = ({ hops, firstByteMs, certificate }: FetchTrace) => ({ hops, firstByteMs, certificate });

/** Turns an error into the data that callers get. */
function failedBecause(error: unknown) {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  return { ok: false as const, code, cause: causeOf(code), detail: message };
}

/** Returns the target of an accepted verdict; throws the fault of a refused one. */
function targetOrThrow(verdict: AddressVerdict): Target {
  if (verdict.ok) return verdict.target;
  throw new NetFault(verdict.dns ?? 'guard-blocked', verdict.detail);
}
