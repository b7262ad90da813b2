import { rawRequest, sendRaw } from '../../e2e/world/raw-http.ts';
import { readFigures } from '../../e2e/world/service-figures.ts';
import { startService } from '../../e2e/world/service.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../../e2e/world/redis-server.ts';
import type { RedisServer } from '../../e2e/world/redis-server.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { startPeer } from '../http/http.ts';
import { load } from '../http/load.ts';
import { bodyDrippingCallers, drippingCallers, idleCallers, unreadingCallers } from './callers.ts';
import type { HostileCallers } from './callers.ts';
import { quantile, startProbe } from './probe.ts';
import { startLoadWorld } from './world.ts';
import type { LoadWorld } from './world.ts';

const ROUNDS = 5;
const LOAD = { connections: 50, milliseconds: 1_500 };
const HOSTILE_MS = 20_000;
const WATCHED_RUNS = 6;
const WATCHERS = 8;

/**
 * Throughput of one instance apart from scans, and latency for other callers while some misbehave. The `http` bench
 * measures its error responses.
 */
export async function run(): Promise<Figure[]> {
  await using world = await startLoadWorld({ shops: 1 });
  const answers = [await cachedAnswers(world), await replayedStreams(world), ...await sharedRefusals()];
  return [...answers, ...await underHostileCallers(world)];
}

const post = (path: string, body: object): Buffer => Buffer.from(
  rawRequest('POST', path, { 'Content-Type': 'application/json', Connection: 'keep-alive' }, JSON.stringify(body)),
);

async function cachedAnswers({ service, shops }: LoadWorld): Promise<Figure> {
  const request = post('/api/geo/scan', { brand: 'Nordlys', domain: `http://${shops[0]}`, vertical: 'mote' });
  await sendRaw(service.port, request);
  const [stored] = await sendRaw(service.port, request);
  if (!stored?.body.includes('"cached":true')) throw new Error('The second scan was not answered from the store.');
  await using peer = await startPeer(200, stored.body.length);
  const pairs: Pair[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await load(service.port, request, LOAD);
    const theirs = await load(peer.port, request, LOAD);
    const statuses = Object.keys(ours.statuses).join();
    if (statuses !== '200') throw new Error(`answered ${statuses}`);
    if (round > 0) pairs.push({ ours: ours.requestsPerSecond, theirs: theirs.requestsPerSecond });
  }
  const what = `stored AI answers of ${(stored.body.length / 1000).toFixed(0)} KB at ${LOAD.connections} connections`;
  return compared({ what, unit: 'requests/s', peer: 'bare node:http' }, pairs);
}

/** An error response includes the caller's rate limits, which with shared state come from the shared engine. */
async function sharedRefusals(): Promise<Figure[]> {
  if (!REDIS_SERVER) {
    process.stdout.write(`  405 with shared state: ${REDIS_MISSING.join()}\n`);
    return [];
  }
  await using redis = await startRedisServer();
  await using sharing = await startService({ LOG_LEVEL: 'error', REDIS_URL: redis.url });
  await using alone = await startService({ LOG_LEVEL: 'error' });
  const request = Buffer.from(rawRequest('GET', '/api/health/scan'));
  const pairs: Pair[] = [];
  let answered = 0;
  const before = await scriptCalls(redis);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ours = await load(sharing.port, request, LOAD);
    const theirs = await load(alone.port, request, LOAD);
    answered += ours.statuses['405'] ?? 0;
    if (round > 0) pairs.push({ ours: ours.requestsPerSecond, theirs: theirs.requestsPerSecond });
  }
  // The service does not wait for a late Redis.
  const share = Math.round((100 * (await scriptCalls(redis) - before)) / answered);
  const what = `405 with shared state at ${LOAD.connections} connections, ${share} % of them answered by it`;
  return [compared({ what, unit: 'requests/s', peer: 'the same alone' }, pairs)];
}

/** How many scripts the engine has run. */
async function scriptCalls(redis: RedisServer): Promise<number> {
  const stats = await redis.sendCommand('INFO', 'commandstats');
  return Number(/cmdstat_evalsha:calls=(\d+)/.exec(stats)?.[1] ?? 0);
}

/** Streams of finished scans, replayed from the first event by the maximum number of watchers. */
async function replayedStreams({ service, stores }: LoadWorld): Promise<Figure> {
  const runs: string[] = [];
  for (let run = 0; run < WATCHED_RUNS; run += 1) {
    const response = await fetch(`${service.baseUrl}/trpc/health.start`, {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: stores.healthy }),
    });
    const { result } = await response.json() as { result: { data: { runId: string } } };
    runs.push(result.data.runId);
    await watch(service.baseUrl, result.data.runId);
  }
  let streams = 0;
  const began = performance.now();
  const until = began + LOAD.milliseconds * ROUNDS;
  await Promise.all(runs.flatMap((runId) => Array.from({ length: WATCHERS }, async () => {
    while (performance.now() < until) {
      await watch(service.baseUrl, runId);
      streams += 1;
    }
  })));
  const seconds = (performance.now() - began) / 1000;
  const what = `complete health scan streams at ${WATCHED_RUNS * WATCHERS} watchers`;
  return { what, unit: 'streams/s', ours: streams / seconds };
}

/** Reads a run from its first event to its last. */
async function watch(baseUrl: string, runId: string): Promise<void> {
  const input = encodeURIComponent(JSON.stringify({ runId }));
  const text = await (await fetch(`${baseUrl}/trpc/health.watch?input=${input}`)).text();
  if (!text.includes('"type":"complete"')) throw new Error(`The run did not complete: ${text.slice(-300)}`);
}

const CALLERS: Readonly<Record<string, (port: number) => HostileCallers | null>> = {
  'no other callers': () => null,
  '1,000 idle connections': (port) => idleCallers(port, 1_000),
  '1,000 slow headers': (port) => drippingCallers(port, 1_000),
  '1,000 slow bodies': (port) => bodyDrippingCallers(port, 1_000),
  '100 callers that read nothing': (port) => unreadingCallers(port, 100),
};

/** How long a new connection waits for a 405 while others misbehave, and the resources this uses. */
async function underHostileCallers({ service }: LoadWorld): Promise<Figure[]> {
  using figures = await readFigures(service);
  const all: Figure[] = [];
  for (const [callerKind, start] of Object.entries(CALLERS)) {
    using callers = start(service.port);
    const probe = startProbe(service.port);
    await new Promise((resolve) => setTimeout(resolve, HOSTILE_MS));
    const { times, failures } = await probe.stop();
    const { residentMb, descriptors } = await figures.take();
    const closed = callers?.closed() ?? 0;
    all.push(
      { what: `405 latency with ${callerKind}, median`, unit: 'ms', ours: quantile(times, 0.5) },
      { what: `405 latency with ${callerKind}, p99`, unit: 'ms', ours: quantile(times, 0.99) },
      { what: `405 with ${callerKind}, unanswered of ${times.length + failures}`, unit: 'probes', ours: failures },
      {
        what: `  resident memory, ${descriptors} descriptors, ${closed} connections closed`, unit: 'MB',
        ours: residentMb,
      },
    );
  }
  return all;
}
