import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Clock } from '../clock.ts';
import type { MappedAddress } from './egress-policy.ts';

const HANDSHAKE_MS = 2_000;

/**
 * The keys the operator's mapped hosts present, as Chromium's exception list wants them. The exception so holds
 * for whoever has the key, which a name alone could not promise, and for nobody else.
 */
export async function keysOfMapped(
  map: ReadonlyMap<string, MappedAddress>, clock: Clock, signal: AbortSignal,
): Promise<string[]> {
  const secure = [...map].filter(([hostAndPort]) => !hostAndPort.endsWith(':80'));
  const keys = await Promise.all(secure.map(([hostAndPort, address]) =>
    presentedKey(hostAndPort.slice(0, hostAndPort.lastIndexOf(':')), address, { clock, signal })));
  return [...new Set(keys.filter((key) => key !== null))].sort();
}

async function presentedKey(
  host: string, { address, port }: MappedAddress, { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<string | null> {
  const socket = connect({
    host: address,
    port,
    servername: /^[\d.]+$|^\[/.test(host) ? '' : host,
    // Nothing is sent: only the key is looked at, and it is the mapped address's own.
    rejectUnauthorized: false,
  });
  socket.on('error', () => {});
  const tooLate = clock.after(HANDSHAKE_MS, () => socket.destroy(new Error('no handshake in time')));
  try {
    await once(socket, 'secureConnect', { signal });
    const { raw } = socket.getPeerCertificate();
    const key = new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(key).digest('base64');
  } catch {
    return null;
  } finally {
    tooLate[Symbol.dispose]();
    socket.destroy();
  }
}
