import { systemClock } from '../../server/clock.ts';
import { createRemoteLab } from '../../server/lab/queue/remote-lab.ts';
import { startSimulatedWorker } from '../../e2e/world/lab-workers.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../../e2e/world/redis-server.ts';
import type { Figure } from '../figure.ts';

/** The duration of a simulated visit: a third of a real one, so that two cores show how it scales. */
const WORK_MS = 1_500;
const WORKERS = [1, 2, 4, 8];
/** Visits per worker and round; the first of each, which waits for its worker to start, does not count. */
const VISITS = 10;
const HOUR_MS = 3_600_000;

/** Scans per hour by the number of workers, with simulated browsers. */
export async function run(): Promise<Figure[]> {
  if (!REDIS_SERVER) throw new Error(REDIS_MISSING.join());
  const rates = new Map<number, number>();
  for (const workers of WORKERS) rates.set(workers, await scansPerHour(workers));
  const one = rates.get(1)!;
  return [...rates].flatMap(([workers, rate]): Figure[] => [
    { what: `visits of ${WORK_MS} ms, ${workers} workers`, unit: 'per hour', ours: Math.round(rate) },
    ...(workers === 1 ? [] : [{ what: `${workers} workers vs 1`, unit: 'times', ours: rate / one }]),
  ]);
}

async function scansPerHour(count: number): Promise<number> {
  await using redis = await startRedisServer();
  await using workers = new AsyncDisposableStack();
  await using lab = createRemoteLab({ url: redis.url, maxWaiting: 1_000, pseudonymOf: async (caller) => caller }, {
    clock: systemClock, random: Math.random, log: { warn: () => {} } as never,
  });
  for (let worker = 0; worker < count; worker += 1) workers.use(await startSimulatedWorker(redis.url, WORK_MS));
  const signal = new AbortController().signal;
  const visit = async (number: number): Promise<void> => {
    const outcome = await lab.measure(new URL(`https://s${number}.test/`), { signal, caller: `c${number}` });
    if (!outcome.ok) throw new Error(outcome.detail);
  };
  await Promise.all(Array.from({ length: count }, (_, place) => visit(place)));
  const began = performance.now();
  await Promise.all(Array.from({ length: count * VISITS }, (_, place) => visit(place)));
  return (count * VISITS * HOUR_MS) / (performance.now() - began);
}
