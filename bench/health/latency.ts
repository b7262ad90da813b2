import type { RequestListener } from 'node:http';
import { guardedWorld, trustRoot } from '../../e2e/world/guarded-world.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import type { HostOptions, WorldNetwork } from '../../e2e/world/network.ts';
import { healthyStore } from '../../e2e/world/stores/healthy.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';
import type { Store } from '../../e2e/world/stores/store.ts';
import { systemClock } from '../../server/clock.ts';
import { noFieldReport } from '../../server/lab/crux.ts';
import { disabledLab } from '../../server/lab/lab.ts';
import type { GuardedFetch } from '../../server/net/fetch-types.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';

const LATENCY_MS = 100;
const ROUNDS = 5;

/** Requests a scan makes of one host at the same time. */
const AT_ONCE = 2;

interface Slow {
  name: string;
  store: Store;
  /** Requests of which each needs the one before it: no scan of this store can be done with fewer waits. */
  chain: readonly string[];
}

const home = '<!doctype html><html lang="nb"><title>Nordlys</title><h1>Nordlys</h1><p>Ull siden 1987.</p></html>';

const STORES: readonly Slow[] = [
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
 * Scans stores that take their time over every request, in the world's network and without the lab, beside the least a
 * scan needs: the longest chain of requests that build on each other, or all of them by twos, whichever is longer.
 */
export async function measureLatency(): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  using _trust = trustRoot(world.authority.root);
  const figures: Figure[] = [];
  for (const { name, store, chain } of STORES) {
    await using _host = await serveStore(slow(world), store);
    const pairs: Pair[] = [];
    let made = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { ms, requests } = await scan(store.host, guardedWorld(world.environment()));
      made = requests;
      // The first round warms everything up.
      if (round > 0) pairs.push({ ours: ms, theirs: Math.max(chain.length, requests / AT_ONCE) * LATENCY_MS });
    }
    const what = `a scan of ${name} that takes ${LATENCY_MS} ms a request, of ${made}`;
    figures.push(compared({ what, unit: 'ms', peer: 'the least it needs' }, pairs));
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
    fetch: counted, guard, clock: systemClock, random: () => 0.5, lab: disabledLab, field: noFieldReport, threads: sameThread,
    config: { budgetScale: 1, aiEdgeProbe: false },
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

/** The same network, but every answer of its hosts is late. */
function slow(world: WorldNetwork): WorldNetwork {
  const late = (listener: RequestListener): RequestListener => (request, response) =>
    void setTimeout(() => listener(request, response), LATENCY_MS);
  const redirect: RequestListener = (request, response) =>
    void response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end();
  const lateOnPlain = (plain: HostOptions['plain']): HostOptions['plain'] => {
    if (plain === undefined || plain === 'redirect') return late(redirect);
    return typeof plain === 'function' ? late(plain) : plain;
  };
  return {
    ...world,
    serve: (options) => world.serve({ ...options, handler: late(options.handler), plain: lateOnPlain(options.plain) }),
  };
}
