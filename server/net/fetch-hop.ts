import type { SecureContext } from 'node:tls';
import type { Clock } from '../clock.ts';
import { openConnection, type Connection, type ConnectionInfo } from './connection.ts';
import type { Deadline } from './deadline.ts';
import { ACCEPT_ENCODING } from './decompress.ts';
import { exchange, type Exchange } from './exchange.ts';
import { NetFault } from './faults.ts';
import type { FetchTrace } from './fetch-trace.ts';
import type { AnswerHead, AnswerHeaders, FetchOptions, OpenSink } from './fetch-types.ts';
import type { HostLanes, Lane } from './lanes.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { isRedirect, targetOf } from './redirect.ts';
import type { AddressGuard, Target } from './verdict.ts';

/** State shared by the fetches of one session. */
export interface SessionContext {
  guard: AddressGuard;
  clock: Clock;
  userAgent: string;
  budgetScale: number;
  /** Default cap on decompressed bytes. */
  pageBytes: number;
  context: SecureContext;
  lanes: HostLanes;
  signal: AbortSignal;
  isUnverified(hostname: string): boolean;
  /** Throws a `NetFault` when the request budget is spent. */
  spendRequest(): void;
  spendWire(bytes: number): void;
}

/** One fetch and what it has gathered so far. */
export interface FetchContext {
  input: URL;
  open: OpenSink;
  options: FetchOptions;
  trace: FetchTrace;
  deadline: Deadline;
  signal: AbortSignal;
}

const HEADERS_MS = 8_000;
export const MAX_REDIRECTS = 5;
/** Redirect bodies up to this size are drained, so that the connection can be reused. */
const MAX_DRAIN_BYTES = 16 * 1024;
const DRAIN_MS = 500;

/** Sends one request; reads the body into the caller's sink, or returns the redirect target. */
export async function fetchHop(shared: SessionContext, context: FetchContext, target: Target): Promise<BodyReading | URL> {
  const { open, options, trace, deadline, signal } = context;
  const { url } = target;
  deadline.halt();
  using lane = await shared.lanes.take(url.hostname, url.origin, signal);
  deadline.proceed();
  const response = await request(shared, context, { target, lane });
  trace.timings.firstByte = response.firstByteMs;
  const head: AnswerHead = { url, status: response.status, headers: response.headers };
  trace.head = head;
  try {
    if (isRedirect(response.status, response.headers) && (options.maxRedirects ?? MAX_REDIRECTS) > 0) {
      const to = targetOf(response.headers, url);
      trace.hops.push({ url: url.href, status: response.status, location: response.headers.get('location') ?? '' });
      await drain(response, shared.clock, signal);
      return to;
    }
    const sink = await open(head);
    if (!sink) {
      await drain(response, shared.clock, signal);
      return { decodedBytes: 0, truncated: false };
    }
    const reading = await readBody(response.body, {
      encoding: codingsOf(response.headers),
      maxBytes: options.maxBytes ?? shared.pageBytes,
      sink,
      signal,
      wasEmpty: () => response.bodyBytes() === 0,
    });
    trace.decodedBytes = reading.decodedBytes;
    return reading;
  } finally {
    response.body.destroy();
  }
}

/** Content codings, then transfer codings (RFC 9112 § 7), without `chunked`, which the client has decoded. */
const codingsOf = ({ all }: AnswerHeaders): string | null =>
  [...all('content-encoding'), ...all('transfer-encoding')].flatMap((list) => list.split(','))
    .filter((coding) => coding.trim().toLowerCase() !== 'chunked').join(',') || null;

/** Sends the request on the lane's connection or a new one; retries once when the reused connection was closed. */
async function request(
  shared: SessionContext, context: FetchContext, route: { target: Target; lane: Lane },
): Promise<Exchange> {
  const { trace, options, signal } = context;
  const { url } = route.target;
  shared.spendRequest();
  const send = (connection: Connection): Promise<Exchange> => exchange(connection.client, {
    path: `${url.pathname}${url.search}`,
    headers: { ...defaultHeaders(shared.userAgent), ...options.headers },
    clock: shared.clock,
    signal,
    headersMs: HEADERS_MS * shared.budgetScale,
    received: connection.received,
    onWire(bytes) {
      trace.wireBytes += bytes;
      shared.spendWire(bytes);
    },
  });

  const reused = route.lane.connection;
  if (reused?.isAlive() && reused.origin === url.origin) {
    trace.certificate = reused.info.certificate;
    trace.remoteAddress = reused.info.remoteAddress;
    try {
      return await send(reused);
    } catch (error) {
      if (!(error instanceof NetFault) || error.code !== 'reset') throw error;
    }
  }
  return send(await connect(shared, context, route));
}

// Closes the lane's old connection first, so that a host never sees more than two.
async function connect(
  shared: SessionContext,
  { trace, signal }: FetchContext,
  { target, lane }: { target: Target; lane: Lane },
): Promise<Connection> {
  await lane.connection?.close();
  lane.connection = null;
  const info: ConnectionInfo = { connectMs: null, tlsMs: null, certificate: null, remoteAddress: null };
  try {
    const connection = await openConnection(target, {
      clock: shared.clock,
      signal,
      budgetScale: shared.budgetScale,
      context: shared.context,
      unverified: shared.isUnverified(target.url.hostname),
      info,
    });
    lane.connection = connection;
    return connection;
  } finally {
    trace.timings.connect = info.connectMs;
    trace.timings.tls = info.tlsMs;
    trace.certificate = info.certificate;
    trace.remoteAddress = info.remoteAddress;
  }
}

/** Drains a small body so that the connection can be reused; closes the connection for a large or slow one. */
async function drain({ body }: Exchange, clock: Clock, signal: AbortSignal): Promise<void> {
  using _timer = clock.after(DRAIN_MS, () => body.destroy());
  let drained = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
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
