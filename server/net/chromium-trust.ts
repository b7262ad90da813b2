import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Clock } from '../clock.ts';
import type { MappedAddress } from './egress-policy.ts';

const HANDSHAKE_MS = 2_000;

/**
 * The public keys of the operator's mapped hosts, in the form of Chromium's exception list. The exception holds for the
 * owner of the key only, which a list of host names could not ensure.
 */
export async function spkiHashesOf(
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
    // Safe: no data is sent, and the address is the operator's own choice.
    rejectUnauthorized: false,
  });
  socket.on('error', () => {});
  const timer = clock.after(HANDSHAKE_MS, () => socket.destroy(new Error('no handshake in time')));
  try {
    await once(socket, 'secureConnect', { signal });
    const { raw } = socket.getPeerCertificate();
    const key = new X509Certificate(raw).publicKey.export({ type: 'spki', format: 'der' });
    return createHash('sha256').update(key).digest('base64');
  } catch {
    return null;
  } finally {
    timer[Symbol.dispose]();
    socket.destroy();
  }
}
