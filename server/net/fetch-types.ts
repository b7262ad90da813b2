import type { FaultCause, FetchFault } from './faults.ts';

/** Fetches addresses that callers or third parties name; the guard checks each hop. GET only, one session per scan. */
export interface GuardedFetch {
  /** Opens a session. Disposing it closes every connection; pending fetches end as `cancelled`. */
  openSession(options: SessionOptions): FetchSession;
}

/** The budgets of one scan, and the signal that ends it. */
export interface SessionOptions {
  signal: AbortSignal;
  /** Request budget of the scan, redirects included; 60 by default. */
  maxRequests?: number;
  /** Byte budget of the scan on the wire; 25 MB by default. */
  maxWireBytes?: number;
}

/** The requests a session can make. */
export interface SessionRequests {
  /** Fetches the whole body, decompressed, up to `maxBytes`. Never throws: errors are data. */
  get(url: URL, options?: FetchOptions): Promise<FetchResult>;
  /** The same, but streams the decompressed chunks to a sink; `body` of the response is empty. */
  stream(url: URL, open: OpenSink, options?: FetchOptions): Promise<FetchResult>;
  /** Makes a TLS handshake without a request, to detect HTTP/2 or old protocols. */
  probeTls(url: URL, options?: TlsProbeOptions): Promise<TlsProbe>;
  /** From now on, certificate faults of this host are reported in `certificate` and no longer fail a fetch. */
  readUnverified(hostname: string): void;
}

/** The fetches of one scan: they share budgets, and connections by host. */
export interface FetchSession extends SessionRequests, AsyncDisposable {
  /** Budget spent so far. */
  readonly spent: { readonly requests: number; readonly wireBytes: number };
}

/** Limits and headers of one fetch. */
export interface FetchOptions {
  /** Merged over the default request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Cap on the decompressed body; a longer one has `truncated: 'size'`. 3 MB by default. */
  maxBytes?: number;
  /** Redirects to follow; 5 by default, 0 returns the redirect itself. */
  maxRedirects?: number;
  /** Total budget in ms, from the first connection to the last byte, before scaling; 12,000 by default. */
  totalMs?: number;
}

/** Receives decompressed chunks in order; the next is read when the promise settles. A throw ends the fetch. */
export type BodySink = (piece: Uint8Array) => void | Promise<void>;

/** Returns a sink for a response, or `null` to skip its body. Not called for followed redirects. */
export type OpenSink = (head: ResponseHead) => BodySink | null | Promise<BodySink | null>;

/** Skips the body: `session.stream(url, headOnly)` reads status and headers only. */
export const headOnly: OpenSink = () => null;

/** The outcome of one fetch: any HTTP response, or why there is none. */
export type FetchResult = FetchResponse | FetchFailure;

/** A redirect that was followed. */
export interface Hop {
  url: string;
  status: number;
  location: string;
}

/** The last hop's certificate, accepted or not. */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  /** ISO 8601, or empty when unreadable. */
  notBefore: string;
  notAfter: string;
  /** The names it is valid for. */
  names: readonly string[];
  /** It names the requested host. */
  hostOk: boolean;
  /** Its fault, `null` when it is valid. */
  fault: FetchFault | null;
  /** The TLS library's code for an invalid chain, such as `UNABLE_TO_VERIFY_LEAF_SIGNATURE`. */
  reason?: string;
  /** `TLSv1.3`, … */
  protocol: string;
}

/** Status and headers of the last hop. */
export interface ResponseHead {
  /** Final URL, after redirects. */
  url: URL;
  status: number;
  headers: ResponseHeaders;
}

/** Header fields, names in lower case, values decoded as UTF-8 when valid, else as Latin-1. */
export interface ResponseHeaders {
  /** The values of one field joined by `, `; `null` when absent. */
  get(name: string): string | null;
  /** Every value of a field. */
  all(name: string): readonly string[];
  /** Every field in received order. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

interface FetchFacts {
  hops: readonly Hop[];
  /** From sending the last hop's request to the response headers, in ms; `null` when there are none. */
  firstByteMs: number | null;
  /** `null` over plain http, or when the handshake failed before it. */
  certificate: CertificateFacts | null;
  decodedBytes: number;
}

/** An HTTP response of any status. */
export interface FetchResponse extends ResponseHead, FetchFacts {
  ok: true;
  /** Decompressed; empty for `stream`. */
  body: Uint8Array;
  /** Why the body is truncated: its own cap, or the scan's byte budget. */
  truncated: false | 'size' | 'budget';
}

/** A fetch without a usable response. */
export interface FetchFailure extends FetchFacts {
  ok: false;
  code: FetchFault;
  /** Who most likely caused it. */
  cause: FaultCause;
  /** Explanation for evidence; contains no secrets. */
  detail: string;
  /** The hop that failed. */
  url: URL;
  /** The response headers, when the fault came after them. */
  head: ResponseHead | null;
}

export interface TlsProbeOptions {
  /** `legacy` offers TLS 1.0 and 1.1 only, with old ciphers. */
  protocols?: 'current' | 'legacy';
}

/** The outcome of a TLS handshake. */
export type TlsProbe =
  | {
      ok: true;
      /** The protocol the host selected, `null` when it did not use ALPN. */
      alpn: 'h2' | 'http/1.1' | null;
      certificate: CertificateFacts;
    }
  | { ok: false; code: FetchFault; cause: FaultCause; detail: string };
