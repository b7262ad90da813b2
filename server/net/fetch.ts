import { addAbortListener } from 'node:events';
import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import { createConnectionPool } from './connection-pool.ts';
import type { SessionContext } from './fetch-hop.ts';
import { PAGE_BYTES } from './fetch-limits.ts';
import { probeTls, runFetch } from './session-calls.ts';
import { NetFault } from './faults.ts';
import type {
  FetchOptions, FetchResult, FetchSession, GuardedFetch, OpenSink, SessionOptions,
} from './fetch-types.ts';
import { currentProtocols } from './tls-handshake.ts';
import type { AddressGuard } from './guard.ts';

interface GuardedFetchOptions {
  guard: AddressGuard;
  clock: Clock;
  /** The `User-Agent` header, with a link to an explanation. */
  userAgent: string;
}

/** Default byte budget of a scan. */
const SCAN_WIRE_BYTES = 25_000_000;

const DEFAULTS = { maxBytes: PAGE_BYTES, maxRedirects: 5, totalMs: 12_000 };

/** Creates the only fetch for addresses that callers and third parties name. */
export function createGuardedFetch({ guard, clock, userAgent }: GuardedFetchOptions): GuardedFetch {
  function openSession(
    { signal, maxRequests = SCAN_REQUESTS, maxWireBytes = SCAN_WIRE_BYTES }: SessionOptions,
  ): FetchSession {
    const pool = createConnectionPool();
    const unverified = new Set<string>();
    const running = new Set<Promise<unknown>>();
    const ending = new AbortController();
    const spent = { requests: 0, wireBytes: 0 };

    const end = (): void => ending.abort(new NetFault('cancelled', 'the scan ended'));
    const abortListener = addAbortListener(signal, end);

    const spendWire = (bytes: number): void => {
      spent.wireBytes += bytes;
      if (spent.wireBytes > maxWireBytes) throw new NetFault('budget', `the scan has read its ${maxWireBytes} bytes`);
    };

    const context: SessionContext = {
      guard, clock, userAgent, pool, unverified, secureContext: currentProtocols(), signal: ending.signal,
      spendRequest() {
        if (spent.requests >= maxRequests) {
          throw new NetFault('budget', `the scan has made its ${maxRequests} requests`);
        }
        spendWire(0);
        spent.requests += 1;
      },
      spendWire,
    };
    const tracked = <T>(work: Promise<T>): Promise<T> => {
      running.add(work);
      void work.finally(() => running.delete(work));
      return work;
    };
    const stream = (url: URL, open: OpenSink, given?: FetchOptions): Promise<FetchResult> =>
      tracked(runFetch(context, url, { ...DEFAULTS, ...given, open }));

    return {
      spent,
      readUnverified: (hostname) => void unverified.add(hostname.toLowerCase()),
      stream,
      async get(url, given) {
        const chunks: Uint8Array[] = [];
        const result = await stream(url, () => (chunk) => void chunks.push(chunk), given);
        return result.ok ? { ...result, body: Buffer.concat(chunks) } : result;
      },
      probeTls: (url, given = {}) => tracked(probeTls(context, url, given)),
      async [Symbol.asyncDispose]() {
        abortListener[Symbol.dispose]();
        end();
        await Promise.allSettled(running);
        await pool.closeIdle();
      },
    };
  }

  return { openSession };
}
