import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { Client } from 'undici';

import type { Clock } from '../clock.ts';
import { CONNECT_MS, dial } from './dial.ts';
import { NetFault } from './faults.ts';
import type { CertificateFacts } from './fetch-types.ts';
import { handshake } from './tls-handshake.ts';
import type { Target } from './verdict.ts';

/** What opening a connection showed, filled in step by step, so that a failure keeps what was seen before it. */
export interface ConnectionInfo {
  connectMs: number | null;
  tlsMs: number | null;
  certificate: CertificateFacts | null;
  remoteAddress: string | null;
}

export interface OpenOptions {
  clock: Clock;
  signal: AbortSignal;
  budgetScale: number;
  context: SecureContext;
  /** Goes on in spite of a certificate fault. */
  unverified: boolean;
  info: ConnectionInfo;
}

/** One connection to one origin that takes one request after the other. */
export interface Connection {
  readonly origin: string;
  readonly client: Client;
  readonly info: ConnectionInfo;
  isAlive(): boolean;
  /** Bytes taken from the socket so far. */
  received(): number;
  /** Settles once the socket is gone. */
  close(): Promise<void>;
}

/** Larger heads are nobody's honest work. */
const MOST_HEADER_BYTES = 64 * 1024;

/**
 * Dials the target, speaks TLS where the URL says so and looks at the certificate, all within the connect budget.
 * Rejects with a `NetFault` or the signal's reason; a certificate fault is one unless `unverified`.
 */
export async function openConnection(target: Target, options: OpenOptions): Promise<Connection> {
  const { clock, signal, unverified, info } = options;
  const { url } = target;
  const budgetMs = CONNECT_MS * options.budgetScale;
  const began = clock.monotonic();
  const raw = await dial(target, { clock, signal, budgetMs });
  info.connectMs = clock.monotonic() - began;
  info.remoteAddress = raw.remoteAddress ?? null;
  if (url.protocol === 'http:') return keep(url.origin, raw, info);

  const secured = await handshake(raw, {
    hostname: url.hostname,
    clock,
    signal,
    budgetMs: Math.max(1, budgetMs - info.connectMs),
    context: options.context,
  });
  info.tlsMs = clock.monotonic() - began - info.connectMs;
  info.certificate = secured.certificate;
  const { fault } = secured.certificate;
  if (fault && !unverified) {
    secured.socket.destroy();
    throw new NetFault(fault, certificateWords(fault, secured.certificate, url.hostname));
  }
  return keep(url.origin, secured.socket, info);
}

function keep(origin: string, socket: Socket, info: ConnectionInfo): Connection {
  let handedOver = false;
  const client = new Client(origin, {
    pipelining: 1,
    // HTTP/1.1 alone: one request at a time, and every fault has one shape. What else is offered, `probeTls` tells.
    allowH2: false,
    maxHeaderSize: MOST_HEADER_BYTES,
    // The timers of this client restart with every byte; the deadlines above it do not.
    headersTimeout: 0,
    bodyTimeout: 0,
    keepAliveTimeout: 4_000,
    // Answering at once would be lost: the client only looks at its queue again after this call has returned.
    connect: (_options, callback) => queueMicrotask(() => {
      if (handedOver || socket.destroyed) return callback(new NetFault('reset', 'the connection was closed'), null);
      handedOver = true;
      return callback(null, socket);
    }),
  });
  return {
    origin,
    client,
    info,
    received: () => socket.bytesRead,
    isAlive: () => !socket.destroyed && !client.destroyed,
    async close() {
      const gone = Promise.withResolvers<void>();
      if (socket.closed) gone.resolve();
      else socket.once('close', () => gone.resolve());
      if (!client.destroyed) await client.destroy();
      socket.destroy();
      await gone.promise;
    },
  };
}

function certificateWords(fault: string, certificate: CertificateFacts, hostname: string): string {
  switch (fault) {
    case 'tls-expired': return `the certificate is good from ${certificate.notBefore} to ${certificate.notAfter}`;
    case 'tls-name': return `the certificate does not name ${hostname}`;
    default: return `the certificate does not lead to a root that is trusted (${certificate.reason})`;
  }
}
