import type { SecureContext } from 'node:tls';

import type { GuardCode } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import { openConnection, type Connection, type ConnectionInfo } from './connection.ts';
import { startDeadline, type Deadline } from './deadline.ts';
import { ACCEPT_ENCODING } from './decompress.ts';
import { exchange, type Exchange } from './exchange.ts';
import { causeOf, NetFault } from './faults.ts';
import type {
  AnswerHead, AnswerHeaders, CertificateFacts, FetchFailure, FetchOptions, FetchResult, FetchTimings, Hop, OpenSink,
} from './fetch-types.ts';
import type { HostLanes, Lane } from './lanes.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { isRedirect, targetOf } from './redirect.ts';
import type { AddressGuard, Target, AddressVerdict } from './verdict.ts';

/** What the fetches of one session share. */
export interface SessionContext {
  guard: AddressGuard;
  clock: Clock;
  userAgent: string;
  budgetScale: number;
  /** The cap on decompressed bytes of a fetch that names none. */
  pageBytes: number;
  context: SecureContext;
  lanes: HostLanes;
  signal: AbortSignal;
  isUnverified(hostname: string): boolean;
  /** Throws a `NetFault` when none is left. */
  spendRequest(): void;
  spendWire(bytes: number): void;
}

const HEADERS_MS = 8_000;
const TOTAL_MS = 12_000;
const MOST_REDIRECTS = 5;
/** A redirect's body up to this size is read away, so that the connection serves the next hop too. */
const DRAINED_BYTES = 16 * 1024;
const DRAIN_MS = 500;

/** What one fetch has seen so far; its last state is what the result tells. */
interface FetchTrace {
  url: URL;
  hops: Hop[];
  guard: GuardCode | null;
  head: AnswerHead | null;
  timings: Omit<FetchTimings, 'total'>;
  certificate: CertificateFacts | null;
  remoteAddress: string | null;
  wireBytes: number;
  decodedBytes: number;
}

/** Runs fetches on a session's lanes and budgets; what comes back is data, whatever happens. */
export function createFetchRun(shared: SessionContext) {
  return async function run(input: URL, open: OpenSink, options: FetchOptions): Promise<FetchResult> {
    const trace: FetchTrace = {
      url: input,
      hops: [],
      ...blank(),
      wireBytes: 0,
      decodedBytes: 0,
    };
    const stop = new AbortController();
    const totalMs = (options.totalMs ?? TOTAL_MS) * shared.budgetScale;
    using deadline = startDeadline(shared.clock, totalMs, () => {
      stop.abort(new NetFault('timeout', `not complete within ${totalMs} ms`));
    });
    using _links = link(stop, shared.signal, options.signal);
    try {
      const { truncated } = await follow(shared, { input, open, options, trace, deadline, signal: stop.signal });
      return { ok: true, ...trace.head!, ...factsOf(trace, deadline), body: new Uint8Array(), truncated };
    } catch (error) {
      return failureOf(error, trace, deadline);
    }
  };
}

interface FetchContext {
  input: URL;
  open: OpenSink;
  options: FetchOptions;
  trace: FetchTrace;
  deadline: Deadline;
  signal: AbortSignal;
}

async function follow(shared: SessionContext, context: FetchContext): Promise<BodyReading> {
  const { input, options, trace, signal } = context;
  const visited = new Set<string>();
  const mostRedirects = options.maxRedirects ?? MOST_REDIRECTS;
  let next = input;
  for (;;) {
    Object.assign(trace, blank());
    trace.url = next;
    const asked = shared.clock.monotonic();
    const target = targetOrThrow(await shared.guard.judge(next, signal), trace);
    trace.url = target.url;
    trace.timings.dns = target.mapped ? null : shared.clock.monotonic() - asked;
    visited.add(target.url.href);

    const outcome = await hop(shared, context, target);
    if (!(outcome instanceof URL)) return outcome;
    if (visited.has(outcome.href)) {
      throw new NetFault('redirect-loop', `redirected back to ${outcome.href.slice(0, 200)}`);
    }
    if (trace.hops.length > mostRedirects) {
      throw new NetFault('too-many-redirects', `more than ${mostRedirects} redirects`);
    }
    next = outcome;
  }
}

/** One request: its body read into the caller's sink, or the address it redirects to. */
async function hop(shared: SessionContext, context: FetchContext, target: Target): Promise<BodyReading | URL> {
  const { open, options, trace, deadline, signal } = context;
  const { url } = target;
  deadline.halt();
  using lane = await shared.lanes.take(url.hostname, url.origin, signal);
  deadline.proceed();
  const answer = await request(shared, context, { target, lane });
  trace.timings.firstByte = answer.firstByteMs;
  const head: AnswerHead = { url, status: answer.status, headers: answer.headers };
  trace.head = head;
  try {
    if (isRedirect(answer.status, answer.headers) && (options.maxRedirects ?? MOST_REDIRECTS) > 0) {
      const to = targetOf(answer.headers, url);
      trace.hops.push({ url: url.href, status: answer.status, location: answer.headers.get('location') ?? '' });
      await drain(answer, shared.clock, signal);
      return to;
    }
    const sink = await open(head);
    if (!sink) {
      await drain(answer, shared.clock, signal);
      return { decodedBytes: 0, truncated: false };
    }
    const reading = await readBody(answer.body, {
      encoding: codingsOf(answer.headers),
      maxBytes: options.maxBytes ?? shared.pageBytes,
      sink,
      signal,
      wasEmpty: () => answer.bodyBytes() === 0,
    });
    trace.decodedBytes = reading.decodedBytes;
    return reading;
  } finally {
    answer.body.destroy();
  }
}

/** The content's own codings and, laid around them, those of the transfer (RFC 9112 § 7); the client undid `chunked`. */
const codingsOf = ({ all }: AnswerHeaders): string | null =>
  [...all('content-encoding'), ...all('transfer-encoding')].flatMap((list) => list.split(','))
    .filter((coding) => coding.trim().toLowerCase() !== 'chunked').join(',') || null;

/** Asks on the lane's connection, or opens one; a kept connection that turns out to be cut is replaced once. */
async function request(shared: SessionContext, context: FetchContext, on: { target: Target; lane: Lane }): Promise<Exchange> {
  const { trace, options, signal } = context;
  const { url } = on.target;
  shared.spendRequest();
  const ask = (connection: Connection): Promise<Exchange> => exchange(connection.client, {
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

  const kept = on.lane.connection;
  if (kept?.isAlive() && kept.origin === url.origin) {
    trace.certificate = kept.info.certificate;
    trace.remoteAddress = kept.info.remoteAddress;
    try {
      return await ask(kept);
    } catch (error) {
      if (!(error instanceof NetFault) || error.code !== 'reset') throw error;
    }
  }
  return ask(await connect(shared, context, on));
}

// A lane's last connection is gone before its next one is made, so that no host ever sees a third.
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

/** Reads a small unwanted body away; a long or slow one is left, and its connection cut. */
async function drain({ body }: Exchange, clock: Clock, signal: AbortSignal): Promise<void> {
  using _patience = clock.after(DRAIN_MS, () => body.destroy());
  let taken = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      taken += chunk.length;
      if (taken > DRAINED_BYTES) break;
    }
  } catch {
    // Nobody wanted it: how it ended says nothing about the answer.
  }
  signal.throwIfAborted();
}

/** The guard's verdict as a target, or as the fault it stands for. */
export function targetOrThrow(verdict: AddressVerdict, note: { guard: GuardCode | null }): Target {
  if (verdict.ok) return verdict.target;
  note.guard = verdict.code;
  throw new NetFault(verdict.dns ?? 'guard-blocked', verdict.detail);
}

/** Makes the signals end `stop` as cancelled until disposed. */
export function link(stop: AbortController, session: AbortSignal, caller: AbortSignal | undefined): Disposable {
  const onSession = (): void => stop.abort(session.reason);
  const onCaller = (): void => stop.abort(new NetFault('cancelled', 'the caller gave up'));
  if (session.aborted) onSession();
  else if (caller?.aborted) onCaller();
  session.addEventListener('abort', onSession, { once: true });
  caller?.addEventListener('abort', onCaller, { once: true });
  return {
    [Symbol.dispose]() {
      session.removeEventListener('abort', onSession);
      caller?.removeEventListener('abort', onCaller);
    },
  };
}

const blank = (): Pick<FetchTrace, 'guard' | 'head' | 'timings' | 'certificate' | 'remoteAddress'> => ({
  guard: null,
  head: null,
  timings: { dns: null, connect: null, tls: null, firstByte: null },
  certificate: null,
  remoteAddress: null,
});

const defaultHeaders = (userAgent: string): Record<string, string> => ({
  'user-agent': userAgent,
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'nb-NO,nb;q=0.9,no;q=0.8,en;q=0.6',
  'accept-encoding': ACCEPT_ENCODING,
});

function factsOf(trace: FetchTrace, deadline: Deadline) {
  const { hops, certificate, remoteAddress, wireBytes, decodedBytes } = trace;
  const timings: FetchTimings = { ...trace.timings, total: deadline.spent() };
  return { hops, timings, certificate, remoteAddress, wireBytes, decodedBytes };
}

function failureOf(error: unknown, trace: FetchTrace, deadline: Deadline): FetchFailure {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  const { url, guard, head } = trace;
  return { ok: false, code, cause: causeOf(code), detail: message, guard, url, head, ...factsOf(trace, deadline) };
}
