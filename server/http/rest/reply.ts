import type { IncomingMessage, ServerResponse } from 'node:http';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Standing } from '../../state/windows.ts';

/** Header names and values, in the order they are sent. */
export type HeaderList = Record<string, string | number>;

/** A request whose body is larger than this is not read to its end only to keep the connection. */
const DRAINED_BODY = 16_384;

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
  const payload = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  res.writeHead(status, {
    [VERSION_HEADER]: CURRENT_VERSION,
    'Content-Type': 'application/json',
    'Content-Length': payload.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
    ...(leavesBodyUnread(req) ? { Connection: 'close' } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : payload);
}

/** Sends headers alone. */
export function sendEmpty(req: IncomingMessage, res: ServerResponse, status: number, headers: HeaderList): void {
  res.writeHead(status, {
    [VERSION_HEADER]: CURRENT_VERSION,
    ...headers,
    ...(leavesBodyUnread(req) ? { Connection: 'close' } : {}),
  });
  res.end();
}

function leavesBodyUnread(req: IncomingMessage): boolean {
  if (req.complete) return false;
  const length = req.headers['content-length'];
  if (length === undefined) return req.headers['transfer-encoding'] !== undefined;
  return Number(length) > DRAINED_BODY;
}
