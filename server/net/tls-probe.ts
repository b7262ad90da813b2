import { once } from 'node:events';
import { CONNECT_MS } from './dial.ts';
import { startDeadline } from './deadline.ts';
import { NetFault } from './faults.ts';
import type { SessionContext } from './fetch-hop.ts';
import { failedBecause, targetOrThrow } from './fetch-run.ts';
import type { TlsProbe, TlsProbeOptions } from './fetch-types.ts';
import { connectTls, legacyProtocols } from './tls-handshake.ts';

/** Makes a TLS handshake and closes; spends one request and one of the host's slots. Never throws. */
export async function probeTls(
  shared: SessionContext, input: URL, { protocols = 'current' }: TlsProbeOptions,
): Promise<TlsProbe> {
  const { clock, guard, pool } = shared;
  const budgetMs = 2 * CONNECT_MS * shared.budgetScale;
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
