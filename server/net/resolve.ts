import { Resolver } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import type { NaptrRecord } from 'node:dns';

import type { Clock } from '../clock.ts';

/** An IP address a socket may connect to. */
export interface PinnedAddress {
  address: string;
  family: 4 | 6;
}

/** Why a DNS lookup failed; a subset of the fetch faults. */
export type DnsFault = 'dns-nxdomain' | 'dns-no-address' | 'dns-failed' | 'dns-timeout';

interface Unresolved {
  ok: false;
  fault: DnsFault;
  detail: string;
}

type Resolution = { ok: true; addresses: readonly PinnedAddress[] } | Unresolved;
type NaptrResolution = { ok: true; records: readonly NaptrRecord[] } | Unresolved;

export type NameResolver = ReturnType<typeof createResolver>;

interface ResolverOptions {
  /** `ip:port`; empty for the system's. */
  servers: readonly string[];
  clock: Clock;
}

const TOTAL_MS = 2_000;
const TRY_MS = 500;
const TRIES = 2;
const MAX_ADDRESSES = 16;
/** How long to wait for the second address family after the first has arrived. */
const SECOND_FAMILY_MS = 500;
/** If both address families fail, the fault with the lower rank is reported. */
const FAULT_RANK: Readonly<Record<DnsFault, number>> = {
  'dns-timeout': 0, 'dns-failed': 1, 'dns-nxdomain': 2, 'dns-no-address': 2,
};

/**
 * Queries name servers, never the hosts file or a search list, for at most 2 s per lookup, retries included. Rejects
 * only with the signal's reason.
 */
export function createResolver({ servers, clock }: ResolverOptions) {
  // One `Resolver` per lookup: cancelling it cancels all its queries, and nothing is cached between lookups.
  async function withResolver<T>(
    signal: AbortSignal,
    query: (resolver: Resolver, cancelAfter: (ms: number) => void) => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: TRY_MS * clock.budgetScale, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    using deadlines = new DisposableStack();
    const cancelAfter = (ms: number): void => void deadlines.use(clock.after(ms * clock.budgetScale, cancel));
    cancelAfter(TOTAL_MS);
    using _abort = addAbortListener(signal, cancel);
    const answer = await query(resolver, cancelAfter);
    signal.throwIfAborted();
    return answer;
  }

  return {
    /** IPv4 and IPv6 addresses of a name. */
    resolve: (host: string, signal: AbortSignal) => withResolver<Resolution>(signal, async (resolver, cancelAfter) => {
      const family = async (query: Promise<string[]>) => {
        const answer = await settle(query, host);
        if (answer.records.length > 0) cancelAfter(SECOND_FAMILY_MS);
        return answer;
      };
      const [four, six] = await Promise.all([family(resolver.resolve4(host)), family(resolver.resolve6(host))]);
      const addresses = [...pin(four.records, 4), ...pin(six.records, 6)];
      if (addresses.length > 0) return { ok: true, addresses };
      const problems = [four.problem, six.problem].filter((problem) => problem !== null);
      // While the answer for one family is missing, the name may still exist.
      const [worst] = problems.toSorted((a, b) => FAULT_RANK[a.fault] - FAULT_RANK[b.fault]);
      return worst ?? { ok: false, fault: 'dns-no-address', detail: `${host} has no address` };
    }),
    /** NAPTR records of a name; may be empty. */
    resolveNaptr: (host: string, signal: AbortSignal) => withResolver<NaptrResolution>(signal, async (resolver) => {
      const { records, problem } = await settle(resolver.resolveNaptr(host), host);
      return problem ?? { ok: true, records };
    }),
  };
}

async function settle<T>(query: Promise<T[]>, host: string) {
  try {
    return { records: await query, problem: null };
  } catch (error) {
    return { records: [], problem: unresolved((error as NodeJS.ErrnoException).code ?? 'unknown', host) };
  }
}

/** `null` for a name that exists without records of this type. */
function unresolved(code: string, host: string): Unresolved | null {
  switch (code) {
    case 'ENODATA': return null;
    case 'ENOTFOUND':
    case 'EBADNAME': return { ok: false, fault: 'dns-nxdomain', detail: `${host} does not exist` };
    case 'ETIMEOUT':
    case 'ECANCELLED':
      return { ok: false, fault: 'dns-timeout', detail: `the name servers did not answer in time for ${host}` };
    default: return { ok: false, fault: 'dns-failed', detail: `the name servers failed for ${host} (${code})` };
  }
}

const pin = (records: string[], family: 4 | 6): PinnedAddress[] =>
  [...new Set(records)].slice(0, MAX_ADDRESSES).map((address) => ({ address, family }));
