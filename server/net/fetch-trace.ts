import type { GuardCode } from '../../contract/vocabulary.ts';
import type { Deadline } from './deadline.ts';
import { causeOf, NetFault } from './faults.ts';
import type { AnswerHead, CertificateFacts, FetchFailure, FetchTimings, Hop } from './fetch-types.ts';

/** The progress of one fetch, of which its result is made. */
export interface FetchTrace {
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

/** The parts of a trace that each hop starts anew. */
export const emptyHop = (): Pick<FetchTrace, 'guard' | 'head' | 'timings' | 'certificate' | 'remoteAddress'> => ({
  guard: null,
  head: null,
  timings: { dns: null, connect: null, tls: null, firstByte: null },
  certificate: null,
  remoteAddress: null,
});

/** What a result says of its fetch, whether it succeeded or not. */
export function factsOf(trace: FetchTrace, deadline: Deadline) {
  const { hops, certificate, remoteAddress, wireBytes, decodedBytes } = trace;
  const timings: FetchTimings = { ...trace.timings, total: deadline.spent() };
  return { hops, timings, certificate, remoteAddress, wireBytes, decodedBytes };
}

/** A failed fetch's result. */
export function failureOf(error: unknown, trace: FetchTrace, deadline: Deadline): FetchFailure {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  const { url, guard, head } = trace;
  return { ok: false, code, cause: causeOf(code), detail: message, guard, url, head, ...factsOf(trace, deadline) };
}
