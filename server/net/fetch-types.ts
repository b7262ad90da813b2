import type { GuardCode } from '../../contract/vocabulary.ts';
import type { FaultCause, FetchFault } from './faults.ts';

/** The guarded way out for every address a caller or a third party names: GET only, one session a scan. */
export interface GuardedFetch {
  /** Opens the budget of one scan. Disposing it closes every connection; a fetch under way ends as `cancelled`. */
  openSession(options: SessionOptions): FetchSession;
}

export interface SessionOptions {
  signal: AbortSignal;
  /** Requests the scan may make, redirects included; 60 unless told. */
  maxRequests?: number;
  /** Bytes the scan may take from the wire; 25 MB unless told. */
  maxWireBytes?: number;
}

/** What can be asked of a session. */
export interface SessionRequests {
  /** Fetches the whole body, decompressed, up to `maxBytes`. Never throws: what goes wrong is data. */
  get(url: URL, options?: FetchOptions): Promise<FetchResult>;
  /** The same, handing each decompressed piece to a sink instead of keeping it; `body` of the answer is empty. */
  stream(url: URL, open: OpenSink, options?: FetchOptions): Promise<FetchResult>;
  /** Opens a TLS connection and reads what was agreed, without a request: offered HTTP/2, old protocols. */
  probeTls(url: URL, options?: TlsProbeOptions): Promise<TlsProbe>;
  /** From now on this host's certificate faults are noted in `certificate` and no longer end a fetch. */
  readUnverified(hostname: string): void;
}

/** One scan's fetches: they share budgets, connections (two a host) and the addresses that were judged. */
export interface FetchSession extends SessionRequests, AsyncDisposable {
  /** What the session has spent so far. */
  readonly spent: { readonly requests: number; readonly wireBytes: number };
}

export interface FetchOptions {
  /** Ends this fetch alone; the session's signal ends all. */
  signal?: AbortSignal;
  /** Added to, or put in place of, the default request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Cap on the decompressed body; the answer says `truncated: 'size'` when it was reached. 3 MB unless told. */
  maxBytes?: number;
  /** Redirects followed; 5 unless told, 0 answers with the redirect itself. */
  maxRedirects?: number;
  /** Total budget in ms, from the first connection to the last byte, before scaling; 12,000 unless told. */
  totalMs?: number;
}

/** Takes decompressed pieces in order; the next is not read before the promise settles. A throw ends the fetch. */
export type BodySink = (piece: Uint8Array) => void | Promise<void>;

/** Chooses a sink once the head is known; `null` leaves the body unread. Not called for redirects that are followed. */
export type OpenSink = (head: AnswerHead) => BodySink | null | Promise<BodySink | null>;

/** Stands for a body nobody wants: `session.stream(url, headOnly)` reads status and headers. */
export const headOnly: OpenSink = () => null;

export type FetchResult = FetchAnswer | FetchFailure;

/** A redirect on the way, as it was answered. */
export interface Hop {
  url: string;
  status: number;
  location: string;
}

/** Milliseconds, of the last hop but for `total`; `null` where a step did not take place (a connection used again). */
export interface FetchTimings {
  dns: number | null;
  connect: number | null;
  tls: number | null;
  /** From sending the request to the head of the answer. */
  firstByte: number | null;
  /** The whole fetch, redirects included, waiting for a free connection excluded. */
  total: number;
}

/** What the last hop's certificate says, whether or not it was accepted. */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  /** ISO 8601, or the empty string when it could not be read. */
  notBefore: string;
  notAfter: string;
  /** The names it is good for. */
  names: readonly string[];
  /** It leads to a root we trust and is within its dates. */
  chainOk: boolean;
  /** It names the host that was asked. */
  hostOk: boolean;
  /** What is wrong with it, as a stable fault code; `null` when nothing is. */
  fault: FetchFault | null;
  /** The TLS library's own word for a chain that does not hold, such as `UNABLE_TO_VERIFY_LEAF_SIGNATURE`. */
  reason?: string;
  /** `TLSv1.3`, … */
  protocol: string;
}

/** Status and headers of the last hop. */
export interface AnswerHead {
  /** Of the last hop, after every redirect. */
  url: URL;
  status: number;
  headers: AnswerHeaders;
}

/** Header fields, names in lower case, values decoded as UTF-8 where they are, else as Latin-1. */
export interface AnswerHeaders {
  /** The values of one field joined by `, `; `null` when absent. */
  get(name: string): string | null;
  /** Each value of a field on its own. */
  all(name: string): readonly string[];
  /** Every field in the order it came. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

interface FetchFacts {
  hops: readonly Hop[];
  timings: FetchTimings;
  /** `null` over plain http, or when TLS did not get that far. */
  certificate: CertificateFacts | null;
  /** The address that was talked to. */
  remoteAddress: string | null;
  wireBytes: number;
  decodedBytes: number;
}

/** An HTTP answer of whatever status. */
export interface FetchAnswer extends AnswerHead, FetchFacts {
  ok: true;
  /** Decompressed; empty for `stream`. */
  body: Uint8Array;
  /** Why the body ends early: its own cap, or the scan's byte budget. */
  truncated: false | 'size' | 'budget';
}

/** No usable answer. */
export interface FetchFailure extends FetchFacts {
  ok: false;
  code: FetchFault;
  /** Whose doing it most likely is. */
  cause: FaultCause;
  /** In words, for evidence; never a secret. */
  detail: string;
  /** The guard's own code where `code` is `guard-blocked` or a `dns-…` one. */
  guard: GuardCode | null;
  /** The hop that failed. */
  url: URL;
  /** The head, when the fault came after it. */
  head: AnswerHead | null;
}

export interface TlsProbeOptions {
  signal?: AbortSignal;
  /** `legacy` offers TLS 1.0 and 1.1 alone, with the old ciphers. */
  protocols?: 'current' | 'legacy';
}

export type TlsProbe =
  | {
      ok: true;
      /** What the host chose among h2 and http/1.1; `null` when it did not say. */
      alpn: 'h2' | 'http/1.1' | null;
      certificate: CertificateFacts;
    }
  | { ok: false; code: FetchFault; cause: FaultCause; detail: string };
