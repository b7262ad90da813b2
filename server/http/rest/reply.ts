import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiError } from '../../../contract/errors.ts';
import { REFUSALS } from '../../../contract/operations/refusals.ts';
import type { RefusalName } from '../../../contract/operations/refusals.ts';
import { printableJson } from '../../../contract/report/printable.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import { discardBody } from '../discard-body.ts';
import type { Refusal } from '../../admission/refusal.ts';
import type { Standing } from '../../state/windows.ts';

/** Header names and values, in the order they are sent. */
export type HeaderList = Record<string, string | number>;

/** An unread body larger than this closes the connection; a smaller one is discarded to keep it open. */
const DRAINED_BODY = 16_384;

/** A sender that pauses for this long does not get to the end of its unwanted body. */
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

/** The rate limit headers of a refusal, and how long to wait. */
export function refusalHeaders({ standing, retryAfter }: Pick<Refusal, 'standing' | 'retryAfter'>): HeaderList {
  return { ...limitHeaders(standing), ...(retryAfter !== undefined && { 'Retry-After': retryAfter }) };
}

/** A JSON response; without a body, only its headers are sent. */
export interface Reply {
  status: number;
  headers?: HeaderList;
  body?: object;
}

/** One of the contract's refusals, with additional fields. */
export function refusalReply(name: RefusalName, headers: HeaderList, fields: Partial<ApiError> = {}): Reply {
  const { status, body } = REFUSALS[name];
  return { status, headers, body: { ...body, ...fields } };
}

/** Sends a JSON response; to a HEAD request, its headers only. */
export function reply(req: IncomingMessage, res: ServerResponse, { status, headers, body }: Reply): void {
  const isUnread = leavesBodyUnread(req);
  // A string is sent in one write with the headers; a buffer would need a second one.
  const json = body && printableJson(JSON.stringify(body));
  res.writeHead(status, {
    [VERSION_HEADER]: CURRENT_VERSION,
    ...(json !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(json),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }),
    ...headers,
    ...(isUnread && { Connection: 'close' }),
  });
  const payload = req.method === 'HEAD' ? undefined : json;
  // A client that waits for 100 Continue does not send its body.
  if (!isUnread || req.headers.expect !== undefined) return void res.end(payload);
  // Closing while a body still arrives would reset the connection before its sender reads the response.
  if (payload) res.write(payload);
  else res.flushHeaders();
  discardBody(req);
  req.once('end', () => res.end());
  req.socket.setTimeout(LINGER_SILENCE_MS);
}

function leavesBodyUnread(req: IncomingMessage): boolean {
  if (req.complete) return false;
  const length = req.headers['content-length'];
  if (length === undefined) return req.headers['transfer-encoding'] !== undefined;
  return Number(length) > DRAINED_BODY;
}
