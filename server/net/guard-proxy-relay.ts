import { request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Clock } from '../clock.ts';
import { endToEnd } from './guard-proxy-headers.ts';

const HALF_OPEN_MS = 5_000;
const MAX_HEADER_BYTES = 64 * 1024;

/** Carries bytes both ways until both sides have ended, or one has and the other goes on for 5 s. */
export function relayTunnel(client: Socket, upstream: Socket, clock: Clock): void {
  let lingering: Disposable | undefined;
  const destroyBoth = () => {
    lingering?.[Symbol.dispose]();
    client.destroy();
    upstream.destroy();
  };
  for (const socket of [client, upstream]) {
    socket.once('end', () => (lingering ??= clock.after(HALF_OPEN_MS, destroyBoth)));
    socket.once('error', destroyBoth);
    socket.once('close', () => {
      if (client.destroyed && upstream.destroyed) lingering?.[Symbol.dispose]();
    });
  }
  pipeOneWay(client, upstream, destroyBoth);
  pipeOneWay(upstream, client, destroyBoth);
}

function pipeOneWay(from: Socket, to: Socket, onBroken: () => void): void {
  from.pipe(to);
  // A peer that closes without an end was reset: what it had to say is lost, so the other side is told.
  from.once('close', () => {
    if (!from.readableEnded) onBroken();
  });
}

/** A request in absolute form, its target parsed. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
}

/** Answers an exchange from the store behind `upstream`, which it uses up. */
export function forward({ request, response, url }: Exchange, upstream: Socket): void {
  const fail = () => {
    upstream.destroy();
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { connection: 'close' }).end('no usable answer');
  };
  const headers = ['Host', url.host, ...endToEnd(request.rawHeaders, ['host'])];
  if (request.headers['transfer-encoding']) headers.push('Transfer-Encoding', 'chunked');
  const outgoing = httpRequest({
    createConnection: () => upstream,
    method: request.method,
    path: `${url.pathname}${url.search}`,
    headers,
    setHost: false,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  outgoing.once('error', fail);
  outgoing.once('upgrade', fail);
  response.once('close', () => upstream.destroy());
  outgoing.once('response', (answer) => {
    // A store's own 407 would make the browser forget the credential it has for this proxy.
    if (answer.statusCode === 407) return fail();
    response.sendDate = false;
    try {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.rawHeaders));
    } catch {
      return fail();
    }
    pipeline(answer, response, (error) => error && fail());
  });
  pipeline(request, outgoing, (error) => error && fail());
}
