import type { Clock } from '../clock.ts';
import { openConnection, type Connection, type ConnectionContext } from './connection.ts';
import type { ConnectionPool, PoolSlot } from './connection-pool.ts';
import type { Deadline } from './deadline.ts';
import { ACCEPT_ENCODING } from './decompress.ts';
import { sendRequest, type WireResponse } from './send-request.ts';
import { NetFault } from './faults.ts';
import type { CertificateFacts, FetchOptions, Hop, OpenSink, ResponseHead } from './fetch-types.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { redirectOf } from './redirect.ts';
import type { AddressGuard, Target } from './guard.ts';

/** State shared by the fetches of one session. */
export interface SessionContext extends ConnectionContext {
  guard: AddressGuard;
  userAgent: string;
  pool: ConnectionPool;
  /** Throws a `NetFault` when the budget of requests, or of bytes, is spent. */
  spendRequest(): void;
  spendWire(bytes: number): void;
}

/** What is fetched, its defaults filled in. */
export interface FetchRequest extends FetchOptions {
  maxBytes: number;
  maxRedirects: number;
  totalMs: number;
  open: OpenSink;
}

/** The parts of a trace that each hop starts anew. */
interface HopTrace {
  url: URL;
  head: ResponseHead | null;
  firstByteMs: number | null;
  certificate: CertificateFacts | null;
}

/** The progress of one fetch, from which its result is built. */
export interface FetchTrace extends HopTrace {
  hops: Hop[];
}

/** A hop to `url` that has not begun. */
export const emptyHop = (url: URL): HopTrace => ({ url, head: null, firstByteMs: null, certificate: null });

/** One fetch and what it has gathered so far; `signal` is its deadline's. */
interface FetchContext extends SessionContext {
  request: FetchRequest;
  trace: FetchTrace;
  deadline: Deadline;
}

const HEADERS_MS = 8_000;
/** Redirect bodies up to this size are drained, so that the connection can be reused. */
const MAX_DRAIN_BYTES = 16 * 1024;
const DRAIN_MS = 500;

/** Sends one request; reads the body into the caller's sink, or returns the redirect target. */
export async function fetchHop(context: FetchContext, target: Target): Promise<BodyReading | URL> {
  const { request: { open, maxBytes, maxRedirects }, trace, deadline, pool, clock, signal } = context;
  const { url } = target;
  using slot = await deadline.excluding(pool.take(url.hostname, url.origin, signal));
  const response = await send(context, target, slot);
  const { status, headers } = response;
  trace.firstByteMs = response.firstByteMs;
  trace.head = { url, status, headers };
  try {
    const to = maxRedirects > 0 ? redirectOf(trace.head) : null;
    if (to) trace.hops.push({ url: url.href, status, location: headers.get('location') ?? '' });
    const sink = to ? null : await open(trace.head);
    if (!sink) {
      await drain(response, clock, signal);
      return to ?? { decodedBytes: 0, truncated: false };
    }
    return await readBody(response, { maxBytes, sink, signal });
  } finally {
    response.close();
  }
}

/** Sends the request on the slot's connection or a new one; retries once when the reused connection was closed. */
async function send(context: FetchContext, target: Target, slot: PoolSlot): Promise<WireResponse> {
  const { trace, request, clock, signal, userAgent } = context;
  const { url } = target;
  context.spendRequest();
  const sendOn = (connection: Connection): Promise<WireResponse> => sendRequest(connection.client, {
    path: `${url.pathname}${url.search}`,
    headers: { ...defaultHeaders(userAgent), ...request.headers },
    clock,
    signal,
    headersMs: HEADERS_MS * clock.budgetScale,
    received: connection.received,
    onWire: context.spendWire,
  });

  const reused = slot.connection;
  if (reused?.isAlive() && reused.origin === url.origin) {
    trace.certificate = reused.certificate;
    try {
      return await sendOn(reused);
    } catch (error) {
      if (!(error instanceof NetFault) || error.code !== 'reset') throw error;
    }
  }
  // Closed first, so that a host never sees more connections than the pool allows.
  await reused?.close();
  slot.connection = null;
  trace.certificate = null;
  slot.connection = await openConnection(target, context, trace);
  return sendOn(slot.connection);
}

/** Drains a small body so that the connection can be reused; closes the connection for a large or slow one. */
async function drain({ body, close }: WireResponse, clock: Clock, signal: AbortSignal): Promise<void> {
  using _timer = clock.after(DRAIN_MS, close);
  let drained = 0;
  try {
    for await (const chunk of body) {
      drained += chunk.length;
      if (drained > MAX_DRAIN_BYTES) break;
    }
  } catch {
    // The body is discarded, so its errors do not matter.
  }
  signal.throwIfAborted();
}

const defaultHeaders = (userAgent: string): Record<string, string> => ({
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'nb-NO,nb;q=0.9,no;q=0.8,en;q=0.6',
  'accept-encoding': ACCEPT_ENCODING,
});
