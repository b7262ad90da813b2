import { hash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { MappedAddress } from './egress-policy.ts';
import { connectTls, currentProtocols } from './tls-handshake.ts';

const HANDSHAKE_MS = 2_000;

/**
 * Hashes of the public keys of the operator's mapped hosts, for Chromium's list of certificate exceptions. An exception
 * applies only to the owner of the key, which a list of host names could not ensure.
 */
export async function spkiHashesOf(
  map: ReadonlyMap<string, MappedAddress>, clock: Clock, signal: AbortSignal,
): Promise<string[]> {
  const secure = [...map].filter(([hostAndPort]) => !hostAndPort.endsWith(':80'));
  const keys = await Promise.all(secure.map(([hostAndPort, address]) =>
    presentedKey(new URL(`https://${hostAndPort}`), address, { clock, signal })));
  return [...new Set(keys.filter((key) => key !== null))].sort();
}

async function presentedKey(
  url: URL, address: MappedAddress, { clock, signal }: { clock: Clock; signal: AbortSignal },
): Promise<string | null> {
  try {
    // Unverified, but safe: no data is sent, and the address is the operator's own choice.
    const { socket, x509 } = await connectTls({ url, addresses: [address], port: address.port }, {
      clock, signal, budgetMs: HANDSHAKE_MS, secureContext: currentProtocols(),
      // A server that speaks only HTTP/2 refuses a client that offers only HTTP/1.1.
      alpn: ['h2', 'http/1.1'],
    });
    socket.destroy();
    const key = x509!.publicKey.export({ type: 'spki', format: 'der' });
    return hash('sha256', key, 'base64');
  } catch {
    return null;
  }
}
