import { request as httpRequest } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Clock } from '../clock.ts';
import { endToEndHeaders } from './guard-proxy-headers.ts';

const HALF_OPEN_MS = 5_000;
const MAX_HEADER_BYTES = 64 * 1024;

/** Relays bytes both ways until both sides have ended, at most 5 s after the first. */
export function relayTunnel(client: Socket, upstream: Socket, clock: Clock): void {
  let halfOpenTimer: Disposable | undefined;
  const destroyBoth = () => {
    halfOpenTimer?.[Symbol.dispose]();
    client.destroy();
    upstream.destroy();
  };
  for (const [from, to] of [[client, upstream], [upstream, client]] as const) {
    from.pipe(to);
    from.once('end', () => (halfOpenTimer ??= clock.after(HALF_OPEN_MS, destroyBoth)));
    from.once('error', destroyBoth);
    from.once('close', () => {
      // A close without an end is a reset: pass it on to the other side.
      if (!from.readableEnded || to.destroyed) destroyBoth();
    });
  }
}

/** Forwards an absolute-form request over `upstream` and streams the response back; closes `upstream` afterwards. */
export function forward(
  { request, response, url }: { request: IncomingMessage; response: ServerResponse; url: URL }, upstream: Socket,
): void {
  const fail = () => {
    upstream.destroy();
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { connection: 'close' }).end('no usable answer');
  };
  const headers = ['Host', url.host, ...endToEndHeaders(request.rawHeaders, ['host'])];
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
  outgoing.once('response', (incoming) => {
    // A store's own 407 would make the browser forget the credential it has for this proxy.
    if (incoming.statusCode === 407) return fail();
    response.sendDate = false;
    try {
      response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, endToEndHeaders(incoming.rawHeaders));
    } catch {
      return fail();
    }
    pipeline(incoming, response, (error) => error && fail());
  });
  pipeline(request, outgoing, (error) => error && fail());
}
