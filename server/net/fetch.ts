import type { SecureContext } from 'node:tls';

import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import type { SessionContext } from './fetch-hop.ts';
import { createFetchRun } from './fetch-run.ts';
import { causeOf, NetFault } from './faults.ts';
import type { BodySink, FetchResult, FetchSession, GuardedFetch, SessionOptions, TlsProbe } from './fetch-types.ts';
import { createHostLanes } from './lanes.ts';
import { probeTls } from './tls-probe.ts';
import { currentProtocols } from './tls-handshake.ts';
import type { AddressGuard } from './verdict.ts';

export interface GuardedFetchOptions {
  guard: AddressGuard;
  clock: Clock;
  /** The `User-Agent` header, with a link to an explanation. */
  userAgent: string;
  /** Scales every time budget. */
  budgetScale?: number;
}

/** Default byte budget of a scan. */
export const SCAN_WIRE_BYTES = 25_000_000;

/** Caps on decompressed bodies; `ROBOTS_BYTES` and `SITEMAP_BYTES` are one byte over the limit, to detect an excess. */
export const PAGE_BYTES = 3_000_000;
export const ROBOTS_BYTES = 512 * 1024 + 1;
export const SITEMAP_BYTES = 52_428_801;
export const PROFILE_BYTES = 512 * 1024;

/** Creates the only fetch for addresses that callers and third parties name. */
export function createGuardedFetch({ guard, clock, userAgent, budgetScale = 1 }: GuardedFetchOptions): GuardedFetch {
  let context: SecureContext | undefined;
  return {
    openSession: (options) => {
      context ??= currentProtocols();
      return openSession({ guard, clock, userAgent, budgetScale, context }, options);
    },
  };
}

type Shared = Required<GuardedFetchOptions> & { context: SecureContext };

function openSession(shared: Shared, options: SessionOptions): FetchSession {
  const { maxRequests = SCAN_REQUESTS, maxWireBytes = SCAN_WIRE_BYTES } = options;
  const lanes = createHostLanes();
  const unverified = new Set<string>();
  const running = new Set<Promise<unknown>>();
  const ending = new AbortController();
  const spent = { requests: 0, wireBytes: 0 };

  const onAbort = (): void => ending.abort(new NetFault('cancelled', 'the scan ended'));
  if (options.signal.aborted) onAbort();
  options.signal.addEventListener('abort', onAbort, { once: true });

  const context: SessionContext = {
    ...shared,
    pageBytes: PAGE_BYTES,
    lanes,
    signal: ending.signal,
    isUnverified: (hostname) => unverified.has(hostname),
    spendRequest() {
      if (spent.requests >= maxRequests) throw new NetFault('budget', `the scan has made its ${maxRequests} requests`);
      spent.requests += 1;
    },
    spendWire(bytes) {
      spent.wireBytes += bytes;
      if (spent.wireBytes > maxWireBytes) throw new NetFault('budget', `the scan has read its ${maxWireBytes} bytes`);
    },
  };
  const run = createFetchRun(context);
  const tracked = <T>(work: Promise<T>): Promise<T> => {
    running.add(work);
    void work.finally(() => running.delete(work)).catch(() => undefined);
    return work;
  };

  return {
    spent,
    readUnverified: (hostname) => void unverified.add(hostname.toLowerCase()),
    stream: (url, open, fetchOptions = {}) => tracked(run(url, open, fetchOptions)),
    async get(url, fetchOptions = {}): Promise<FetchResult> {
      const chunks: Uint8Array[] = [];
      const keep: BodySink = (chunk) => void chunks.push(chunk);
      const result = await tracked(run(url, () => keep, fetchOptions));
      return result.ok ? { ...result, body: Buffer.concat(chunks) } : result;
    },
    probeTls: (url, probeOptions = {}) => tracked(probeTls(context, url, probeOptions).catch(probeFailure)),
    async [Symbol.asyncDispose]() {
      options.signal.removeEventListener('abort', onAbort);
      onAbort();
      await Promise.allSettled(running);
      await lanes.closeIdle();
    },
  };
}

function probeFailure(error: unknown): TlsProbe {
  const { code, message } = error instanceof NetFault ? error : new NetFault('failed', String(error));
  return { ok: false, code, cause: causeOf(code), detail: message };
}
