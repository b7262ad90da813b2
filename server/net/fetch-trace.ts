import type { GuardCode } from '../../contract/vocabulary.ts';
import type { ConnectionInfo } from './connection.ts';
import type { Deadline } from './deadline.ts';
import { causeOf, NetFault } from './faults.ts';
import type { AnswerHead, FetchFailure, Hop } from './fetch-types.ts';

/** The progress of one fetch, of which its result is made. */
export interface FetchTrace extends HopTrace {
  hops: Hop[];
  wireBytes: number;
}

/** The parts of a trace that each hop starts anew. */
export interface HopTrace {
  url: URL;
  guard: GuardCode | null;
  head: AnswerHead | null;
  dnsMs: number | null;
  firstByteMs: number | null;
  connection: ConnectionInfo;
}

/** A hop to `url` that has not begun. */
export const emptyHop = (url: URL): HopTrace =>
  ({ url, guard: null, head: null, dnsMs: null, firstByteMs: null, connection: unconnected() });

/** The facts of a connection that is not yet open. */
export const unconnected = (): ConnectionInfo =>
  ({ connectMs: null, tlsMs: null, certificate: null, remoteAddress: null });

/** What a result says of its fetch, whether it succeeded or not. */
export function factsOf({ hops, wireBytes, dnsMs, firstByteMs, connection }: FetchTrace, deadline: Deadline) {
  const { connectMs, tlsMs, certificate, remoteAddress } = connection;
  const timings = { dns: dnsMs, connect: connectMs, tls: tlsMs, firstByte: firstByteMs, total: deadline.spent() };
  return { hops, timings, certificate, remoteAddress, wireBytes };
}

/** A failed fetch's result. */
export function failureOf(error: unknown, trace: FetchTrace, deadline: Deadline): FetchFailure {
  const { url, guard, head } = trace;
  return { ...failedBecause(error), guard, url, head, ...factsOf(trace, deadline), decodedBytes: 0 };
}

/** An error as the data that callers get. */
export function failedBecause(error: unknown) {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  return { ok: false as const, code, cause: causeOf(code), detail: message };
}
