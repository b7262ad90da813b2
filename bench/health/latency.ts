import type { RequestListener } from 'node:http';
import { guardedWorld, trustRoot } from '../../e2e/world/guarded-world.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import type { HostOptions, WorldNetwork } from '../../e2e/world/network.ts';
import { healthyStore } from '../../e2e/world/stores/healthy.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';
import type { Store } from '../../e2e/world/stores/store.ts';
import { systemClock } from '../../server/clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import type { GuardedFetch } from '../../server/net/fetch-types.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';

const LATENCY_MS = 100;
const ROUNDS = 5;

/** How many requests a scan sends to one host at the same time. */
const AT_ONCE = 2;

interface SlowStore {
  name: string;
  store: Store;
  /** Requests that each depend on the one before: no scan of this store can do with fewer round trips. */
  chain: readonly string[];
}

const home = '<!doctype html><html lang="nb"><title>Nordlys</title><h1>Nordlys</h1><p>Ull siden 1987.</p></html>';

const STORES: readonly SlowStore[] = [
  {
    name: 'a whole store', store: healthyStore('whole.latency.test'),
    chain: ['the home page', 'robots.txt', 'the sitemap', 'a page of it'],
  },
  {
    name: 'a single page', store: { host: 'single.latency.test', paths: { '/': home } },
    chain: ['the home page', 'robots.txt', 'a sitemap where most have it', 'a sitemap where some have it'],
  },
];

/**
 * Scans stores with a delay on every request, in the world's network and without the lab, vs the minimum time: the
 * longest chain of dependent requests, or all requests two at a time, whichever is longer.
 */
export async function measureLatency(): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  using _trust = trustRoot(world.authority.root);
  const figures: Figure[] = [];
  for (const { name, store, chain } of STORES) {
    await using _host = await serveStore(slow(world), store);
    const pairs: Pair[] = [];
    let total = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { ms, requests } = await scan(store.host, guardedWorld(world.environment()));
      total = requests;
      // The first round is a warm-up.
      if (round > 0) pairs.push({ ours: ms, theirs: Math.max(chain.length, requests / AT_ONCE) * LATENCY_MS });
    }
    const what = `a scan of ${name} at ${LATENCY_MS} ms per request, ${total} requests`;
    figures.push(compared({ what, unit: 'ms', peer: 'minimum' }, pairs));
  }
  return figures;
}

async function scan(
  host: string, { fetch, guard }: Pick<ReturnType<typeof guardedWorld>, 'fetch' | 'guard'>,
): Promise<{ ms: number; requests: number }> {
  const spent: { requests: number }[] = [];
  const counted: GuardedFetch = {
    openSession(options) {
      const session = fetch.openSession(options);
      spent.push(session.spent);
      return session;
    },
  };
  const deps = {
    fetch: counted, guard, clock: systemClock, random: () => 0.5,
    lab: disabledLab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread,
    config: { aiEdgeProbe: false },
  };
  const began = performance.now();
  let outcome: string | null = null;
  const input = { url: host, requestedUrl: new URL(`https://${host}`), b2b: false, language: 'no' } as const;
  for await (const event of healthScan(input, deps, new AbortController().signal)) {
    if (event.type === 'complete') outcome = event.summary.outcome;
  }
  if (outcome !== 'scanned') throw new Error(`${host} was not scanned: ${outcome}`);
  return { ms: performance.now() - began, requests: spent.reduce((sum, { requests }) => sum + requests, 0) };
}

/** The same network, but with a delay on every response of its hosts. */
function slow(world: WorldNetwork): WorldNetwork {
  const delayed = (listener: RequestListener): RequestListener => (request, response) =>
    void setTimeout(() => listener(request, response), LATENCY_MS);
  const redirect: RequestListener = (request, response) =>
    void response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  const delayedPlain = (plain: HostOptions['plain']): HostOptions['plain'] => {
    if (plain === undefined || plain === 'redirect') return delayed(redirect);
    return typeof plain === 'function' ? delayed(plain) : plain;
  };
  return {
    ...world,
    serve: (options) =>
      world.serve({ ...options, handler: delayed(options.handler), plain: delayedPlain(options.plain) }),
  };
}
