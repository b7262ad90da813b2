import type { IncomingMessage, ServerResponse } from 'node:http';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Refusal } from '../../admission/refusal.ts';
import type { Standing } from '../../state/windows.ts';

/** Header names and values, in the order they are sent. */
export type HeaderList = Record<string, string | number>;

/** An unread body larger than this closes the connection; it is not read to its end to keep the connection. */
const DRAINED_BODY = 16_384;

/** This much of an unwanted body is discarded after the response, while its sender does not pause for too long. */
export const LINGER_BYTES = 33_554_432;
const LINGER_SILENCE_MS = 5_000;

/** The rate limit headers of every response of an endpoint. */
export function limitHeaders(standing: Standing): HeaderList {
  return {
    'RateLimit-Limit': standing.limit,
    'RateLimit-Remaining': standing.remaining,
    'RateLimit-Reset': standing.resetSeconds,
    'RateLimit-Policy': `${standing.limit};w=${standing.windowSeconds}`,
  };
}

/** The same of a refusal, and how long to wait. */
export function refusalHeaders({ standing, retryAfter }: Pick<Refusal, 'standing' | 'retryAfter'>): HeaderList {
  return { ...limitHeaders(standing), ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) };
}

export interface JsonResponse {
  status: number;
  headers?: HeaderList;
  /** A string is sent as it is. */
  body: unknown;
}

/** Sends a JSON response; to a HEAD request, its headers only. */
export function sendJson(req: IncomingMessage, res: ServerResponse, { status, headers, body }: JsonResponse): void {
  // A string is sent in one write with the headers; a buffer would need a second one.
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

/** Closing while a body still arrives would reset the connection before its sender reads the response. */
function end(req: IncomingMessage, res: ServerResponse, payload?: string): void {
  // A client that waits for 100 Continue does not send its body.
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
