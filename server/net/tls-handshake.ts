import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import {
  checkServerIdentity, connect, createSecureContext, type PeerCertificate, type SecureContext, type TLSSocket,
} from 'node:tls';

import { untilAborted } from '../async/until-aborted.ts';
import type { Clock } from '../clock.ts';
import { dial, faultOf } from './dial.ts';
import { NetFault, type FetchFault } from './faults.ts';
import type { CertificateFacts } from './fetch-types.ts';
import type { Target } from './guard.ts';

interface TlsOptions {
  clock: Clock;
  signal: AbortSignal;
  /** For the connection and the handshake together. */
  budgetMs: number;
  /** Offered protocols, in order of preference; `http/1.1` by default. */
  alpn?: readonly string[];
  secureContext: SecureContext;
}

/** TLS 1.2 and 1.3 with the platform's roots. */
export const currentProtocols = (): SecureContext => createSecureContext({ minVersion: 'TLSv1.2' });

/** TLS 1.0 and 1.1 only, with old ciphers, to probe whether a host still supports them. */
export const legacyProtocols = (): SecureContext =>
  createSecureContext({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' });

/**
 * Connects to the target with TLS. Does not verify the certificate: the caller must check `fault`. Rejects with a
 * `NetFault` or the signal's reason; a rejection leaves no socket open.
 */
export async function connectTls(
  target: Omit<Target, 'mapped'>,
  { clock, signal, budgetMs, alpn = ['http/1.1'], secureContext }: TlsOptions,
): Promise<{ socket: TLSSocket; x509: X509Certificate | undefined; certificate: CertificateFacts }> {
  const startedAt = clock.monotonic();
  const raw = await dial(target, { clock, signal, budgetMs });
  const leftMs = Math.max(1, budgetMs - (clock.monotonic() - startedAt));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const host = target.url.hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    socket: raw,
    secureContext,
    ALPNProtocols: [...alpn],
    servername: isIP(host) ? '' : host,
    rejectUnauthorized: false,
    checkServerIdentity: () => undefined,
  });
  socket.once('secureConnect', resolve);
  socket.on('error', (error: NodeJS.ErrnoException) => reject(tlsFault(error)));
  socket.once('close', () => reject(new NetFault('reset', 'the connection was closed during the TLS handshake')));
  using _timer = clock.after(leftMs, () =>
    reject(new NetFault('timeout', `no TLS handshake within ${Math.round(leftMs)} ms`)));
  try {
    await untilAborted(promise, signal);
    const peer = socket.getPeerCertificate();
    // Read after `peer`: Node returns this once, and no other form of the certificate afterwards.
    const x509 = socket.getPeerX509Certificate();
    return { socket, x509, certificate: readCertificate(socket, host, { peer, x509 }) };
  } catch (reason) {
    socket.destroy();
    raw.destroy();
    throw reason;
  }
}

function readCertificate(
  socket: TLSSocket, host: string, { peer, x509 }: { peer: PeerCertificate; x509: X509Certificate | undefined },
): CertificateFacts {
  const chainError = socket.authorized ? null : String(socket.authorizationError ?? 'unknown');
  const hostOk = x509 !== undefined && namesHost(host, peer);
  const chainFault = chainError === null ? null : chainFaultOf(chainError);
  return {
    subject: oneLine(x509?.subject),
    issuer: oneLine(x509?.issuer),
    notBefore: isoDate(x509?.validFromDate),
    notAfter: isoDate(x509?.validToDate),
    names: alternativeNames(peer),
    hostOk,
    fault: chainFault ?? (hostOk ? null : 'tls-name'),
    reason: chainError ?? undefined,
    protocol: socket.getProtocol() ?? '',
  };
}

const namesHost = (host: string, peer: PeerCertificate): boolean => {
  try {
    return checkServerIdentity(host, peer) === undefined;
  } catch {
    return false;
  }
};

const chainFaultOf = (code: string): FetchFault =>
  code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID' ? 'tls-expired' : 'tls-untrusted';

const alternativeNames = (peer: PeerCertificate): string[] =>
  (peer.subjectaltname ?? '').split(', ').filter(Boolean).map((name) => name.replace(/^(?:DNS|IP Address):/, ''));

const oneLine = (name: string | undefined): string => (name ?? '').split('\n').filter(Boolean).join(', ');

const isoDate = (date: Date | undefined): string => (date && !Number.isNaN(date.valueOf()) ? date.toISOString() : '');

const NOT_TLS = new Set([
  'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG', 'ERR_SSL_HTTP_REQUEST',
  'ERR_SSL_HTTPS_PROXY_REQUEST', 'ERR_SSL_UNKNOWN_PROTOCOL', 'ERR_SSL_RECORD_LAYER_FAILURE', 'EPROTO',
]);

/** Maps a handshake error to a fault. */
function tlsFault(error: NodeJS.ErrnoException): NetFault {
  const code = error.code ?? '';
  if (NOT_TLS.has(code)) return new NetFault('tls-absent', `what answered does not speak TLS (${code})`);
  if (code.startsWith('ERR_SSL_')) return new NetFault('tls-protocol', `no common TLS version or cipher (${code})`);
  return new NetFault(faultOf(code), `${code || error.message} during the TLS handshake`);
}
