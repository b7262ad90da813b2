import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { z } from 'zod';

import { systemClock, type Clock } from '../../server/clock.ts';
import { EgressPolicy } from '../../server/net/egress-policy.ts';
import { createGuardedFetch } from '../../server/net/fetch.ts';
import type { FetchSession, GuardedFetch, SessionOptions } from '../../server/net/fetch-types.ts';
import { createAddressGuard } from '../../server/net/guard.ts';
import { createResolver } from '../../server/net/resolve.ts';
import type { AddressGuard } from '../../server/net/guard.ts';

export interface GuardedWorld {
  guard: AddressGuard;
  fetch: GuardedFetch;
  /** Opens a session; by default nothing aborts it. */
  open(options?: Partial<SessionOptions>): FetchSession;
}

export interface GuardedWorldOptions {
  clock?: Clock;
  /** Wraps the real guard, to lead public addresses to loopback. */
  route?: (guard: AddressGuard) => AddressGuard;
}

/** The service's own guard and fetch, configured from environment variables as in the service. */
export function guardedWorld(
  env: z.input<typeof EgressPolicy>,
  { clock = systemClock, route = (guard) => guard }: GuardedWorldOptions = {},
): GuardedWorld {
  const policy = EgressPolicy.parse(env);
  const resolver = createResolver({ servers: policy.dnsServers, clock });
  const guard = route(createAddressGuard({ policy, resolver }));
  const fetch = createGuardedFetch({ guard, clock, userAgent: 'StorefrontAnalysis/test' });
  return {
    guard,
    fetch,
    open: (options = {}) => fetch.openSession({ signal: new AbortController().signal, ...options }),
  };
}

/** Trusts a root in this process, as `NODE_EXTRA_CA_CERTS` does from its start, until disposed. */
export function trustRoot(root: string): Disposable {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, root]);
  return { [Symbol.dispose]: () => setDefaultCACertificates(before) };
}
