import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { Client } from 'undici';

import type { Clock } from '../clock.ts';
import { CONNECT_MS, dial } from './dial.ts';
import { NetFault } from './faults.ts';
import type { CertificateFacts } from './fetch-types.ts';
import { connectTls } from './tls-handshake.ts';
import type { Target } from './guard.ts';

/** What connections are opened with. */
export interface ConnectionContext {
  clock: Clock;
  signal: AbortSignal;
  secureContext: SecureContext;
  /** Hosts whose certificate faults are reported only. */
  unverified: ReadonlySet<string>;
}

/** A connection to one origin; requests are sequential. */
export type Connection = ReturnType<typeof toConnection>;

/** No legitimate response has larger headers. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Connects to the target, with TLS and a certificate check for https, all within the connect budget. Rejects with a
 * `NetFault` (for a certificate fault too, unless `unverified`) or the signal's reason. `trace` gets the certificate,
 * also when it fails the connection.
 */
export async function openConnection(
  target: Target,
  { clock, signal, secureContext, unverified }: ConnectionContext,
  trace: { certificate: CertificateFacts | null },
): Promise<Connection> {
  const { origin, hostname, protocol } = target.url;
  const budgetMs = CONNECT_MS * clock.budgetScale;
  if (protocol === 'http:') return toConnection(origin, await dial(target, { clock, signal, budgetMs }), null);

  const { socket, certificate } = await connectTls(target, { clock, signal, budgetMs, secureContext });
  trace.certificate = certificate;
  const { fault } = certificate;
  if (fault && !unverified.has(hostname)) {
    socket.destroy();
    throw new NetFault(fault, describeCertificateFault(fault, certificate, hostname));
  }
  return toConnection(origin, socket, certificate);
}

function toConnection(origin: string, socket: Socket, certificate: CertificateFacts | null) {
  let handedOver = false;
  const client = new Client(origin, {
    pipelining: 1,
    // HTTP/1.1 only: one request at a time, and one set of errors. `probeTls` detects HTTP/2 support.
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    // undici's timers restart with every byte; our own deadlines do not.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    // A synchronous callback would be lost: the client resumes its queue only after this call has returned.
    connect: (_options, callback) => queueMicrotask(() => {
      if (handedOver || socket.destroyed) return callback(new NetFault('reset', 'the connection was closed'), null);
      handedOver = true;
      return callback(null, socket);
    }),
  });
  return {
    origin,
    client,
    certificate,
    /** Bytes received on the socket so far. */
    received: () => socket.bytesRead,
    isAlive: () => !socket.destroyed && !client.destroyed,
    /** Settles when the socket has closed. */
    async close(): Promise<void> {
      const gone = new Promise((resolve) => void socket.once('close', resolve));
      if (!client.destroyed) await client.destroy();
      socket.destroy();
      if (!socket.closed) await gone;
    },
  };
}

function describeCertificateFault(fault: string, certificate: CertificateFacts, hostname: string): string {
  switch (fault) {
    case 'tls-expired': return `the certificate is good from ${certificate.notBefore} to ${certificate.notAfter}`;
    case 'tls-name': return `the certificate does not name ${hostname}`;
    default: return `the certificate does not lead to a root that is trusted (${certificate.reason})`;
  }
}
