import type { IncomingMessage, ServerResponse } from 'node:http';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Standing } from '../../state/windows.ts';

/** Header names and values, in the order they are sent. */
export type HeaderList = Record<string, string | number>;

/** A request whose body is larger than this is not read to its end only to keep the connection. */
const DRAINED_BODY = 16_384;

/** So much of a body nobody wants is thrown away after the answer, as long as its sender is never silent for longer. */
export const LINGER_BYTES = 33_554_432;
const LINGER_SILENCE_MS = 5_000;

/** The headers that every answer of an endpoint says its limits with. */
export function limitHeaders(standing: Standing): HeaderList {
  return {
    'RateLimit-Limit': standing.limit,
    'RateLimit-Remaining': standing.remaining,
    'RateLimit-Reset': standing.resetSeconds,
    'RateLimit-Policy': `${standing.limit};w=${standing.windowSeconds}`,
  };
}

/** Sends one JSON answer; to a HEAD request, its headers only. */
export function sendJson(req: IncomingMessage, res: ServerResponse, { status, headers, body }: {
  status: number;
  headers?: HeaderList;
  body: unknown;
}): void {
  // As a string it leaves in one write with its headers; as bytes it would be one of two.
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  res.writeHead(status, {
    [VERSION_HEADER]: CURRENT_VERSION,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(payload),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
    ...(leavesBodyUnread(req) ? { Connection: 'close' } : {}),
  });
  end(req, res, req.method === 'HEAD' ? undefined : payload);
}

/** Sends headers alone. */
export function sendEmpty(req: IncomingMessage, res: ServerResponse, status: number, headers: HeaderList): void {
  res.writeHead(status, {
    [VERSION_HEADER]: CURRENT_VERSION,
    ...headers,
    ...(leavesBodyUnread(req) ? { Connection: 'close' } : {}),
  });
  end(req, res);
}

/** A connection closed under a body on its way is reset, and its sender never reads the answer: so it lingers. */
function end(req: IncomingMessage, res: ServerResponse, payload?: string): void {
  // Who expects to be asked for the body does not send it.
  if (!leavesBodyUnread(req) || req.headers.expect !== undefined) return void res.end(payload);
  if (payload) res.write(payload);
  else res.flushHeaders();
  let left = LINGER_BYTES;
  req.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) res.end();
  });
  req.once('end', () => res.end());
  req.socket.setTimeout(LINGER_SILENCE_MS);
}

function leavesBodyUnread(req: IncomingMessage): boolean {
  if (req.complete) return false;
  const length = req.headers['content-length'];
  if (length === undefined) return req.headers['transfer-encoding'] !== undefined;
  return Number(length) > DRAINED_BODY;
}
