import { causeOf, NetFault } from './faults.ts';
import type { ResponseHead, CertificateFacts, FetchFailure, Hop } from './fetch-types.ts';

/** The progress of one fetch, of which its result is made. */
export interface FetchTrace extends HopTrace {
  hops: Hop[];
  wireBytes: number;
}

/** The parts of a trace that each hop starts anew. */
interface HopTrace {
  url: URL;
  head: ResponseHead | null;
  firstByteMs: number | null;
  certificate: CertificateFacts | null;
}

/** A hop to `url` that has not begun. */
export const emptyHop = (url: URL): HopTrace => ({ url, head: null, firstByteMs: null, certificate: null });

/** What a result says of its fetch, whether it succeeded or not. */
export const factsOf = ({ hops, wireBytes, firstByteMs, certificate }: FetchTrace) =>
  ({ hops, firstByteMs, certificate, wireBytes });

/** A failed fetch's result. */
export const failureOf = (error: unknown, trace: FetchTrace): FetchFailure =>
  ({ ...failedBecause(error), url: trace.url, head: trace.head, ...factsOf(trace), decodedBytes: 0 });

/** An error as the data that callers get. */
export function failedBecause(error: unknown) {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  return { ok: false as const, code, cause: causeOf(code), detail: message };
}
