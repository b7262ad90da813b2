import { setTimeout as wait } from 'node:timers/promises';
import { newClient, PATHS } from '../../e2e/conformance/client.ts';
import type { Client } from '../../e2e/conformance/client.ts';
import type { FaultName } from '../../e2e/world/fault-server.ts';
import { readFigures } from '../../e2e/world/service-figures.ts';
import type { ServiceFigures } from '../../e2e/world/service-figures.ts';
import { median } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { quantile, startProbe } from './probe.ts';
import type { ProbeReport } from './probe.ts';
import { PRODUCT_PATH, startLoadWorld } from './world.ts';
import type { LoadWorld } from './world.ts';

/** How many scans per round, and how many at once: the limits of one instance. */
const MIX = {
  health: { scans: 20, atOnce: 4 },
  geo: { scans: 15, atOnce: 2 },
  schema: { scans: 15, atOnce: 2 },
} as const;
type Tool = keyof typeof MIX;
const TOOLS = Object.keys(MIX) as Tool[];
const ROUNDS = 20;
/** Memory grows until everything has run a few times; the question is whether it keeps growing. */
const WARM_UP_ROUNDS = 5;

const SHOPS = 250;
/** Rate limits are kept for up to an hour, about a kilobyte per caller, which is not measured here. */
const CALLERS = 50;
/** A fast machine runs more scans: growth per minute cannot be measured in half a minute. */
const MIN_MINUTES = Number(process.env['SOAK_MINUTES'] ?? 3);
const LIMIT_MS = (MIN_MINUTES + 3) * 60_000;
/** The pause between rounds, for a long soak on a shared machine. */
const PAUSE_MS = Number(process.env['SOAK_PAUSE_MS'] ?? 0);
/** The time for idle connections and threads to close. */
const SETTLE_MS = 15_000;

const FAULTS: readonly FaultName[] = [
  'connect-refused', 'reset-in-body', 'redirect-to-private', 'brotli-bomb', 'bad-chunk',
];

type SoakWorld = Pick<LoadWorld, 'stores' | 'shops' | 'faults'> & { callers: Client[] };

interface Sample extends ServiceFigures {
  minutes: number;
}

/**
 * 1,000 scans with all three tools, or more until three minutes or `SOAK_MINUTES` have passed, at an instance's maximum
 * concurrency, and what they leak: memory is read after every fifty, when nothing is running.
 */
export async function run(): Promise<Figure[]> {
  await using world = await startLoadWorld({ shops: SHOPS });
  const callers = Array.from({ length: CALLERS }, () => newClient(world.service));
  using figures = await readFigures(world.service);
  for (const tool of TOOLS) await scan({ ...world, callers }, tool, 0);
  const before = await figures.take();

  const times: Record<Tool, number[]> = { health: [], geo: [], schema: [] };
  const samples: Sample[] = [];
  const probes: ProbeReport = { times: [], failures: 0 };
  const began = performance.now();
  const minutes = (): number => (performance.now() - began) / 60_000;
  for (let round = 0; round < ROUNDS || minutes() < MIN_MINUTES; round += 1) {
    if (performance.now() - began > LIMIT_MS) throw new Error(`only ${round} rounds within the time limit`);
    const probe = startProbe(world.service.port, 50);
    await oneRound({ ...world, callers }, round, times);
    const { times: probed, failures } = await probe.stop();
    probes.times.push(...probed);
    probes.failures += failures;
    samples.push({ ...await figures.take(), minutes: minutes() });
    await wait(PAUSE_MS);
  }
  const took = minutes();
  await wait(SETTLE_MS);
  const after = await figures.take();

  const late = samples.slice(WARM_UP_ROUNDS);
  const figure = (what: string, unit: string, ours: number): Figure => ({ what, unit, ours });
  const asked = probes.times.length + probes.failures;
  const peak = Math.max(...samples.map(({ residentMb }) => residentMb));
  const resident = `${before.residentMb.toFixed(0)} before, ${after.residentMb.toFixed(0)} after`;
  return [
    figure(`${TOOLS.reduce((sum, tool) => sum + times[tool].length, 0)} scans at full concurrency`, 'minutes', took),
    ...TOOLS.flatMap((tool) => [
      figure(`  ${tool}, ${MIX[tool].atOnce} at once`, 'scans/min', perMinute(times[tool], tool)),
      figure(`  ${tool}: median`, 'ms', median(times[tool])),
      figure(`  ${tool}: p95`, 'ms', quantile(times[tool], 0.95)),
    ]),
    figure(
      `405 latency during the scans, p99; ${probes.failures} unanswered of ${asked}`, 'ms',
      quantile(probes.times, 0.99),
    ),
    figure(`memory kept after garbage collection, slope over ${late.length} rounds`, 'MB/min', slope(late, 'keptMb')),
    figure('resident memory after garbage collection, slope', 'MB/min', slope(late, 'residentMb')),
    figure(`peak resident memory after a round; ${resident}`, 'MB', peak),
    figure(`descriptors left over; ${before.descriptors} before`, 'open', after.descriptors - before.descriptors),
  ];
}

/** Resolves when every scan of the round has ended. */
async function oneRound(world: SoakWorld, round: number, times: Record<Tool, number[]>): Promise<void> {
  await Promise.all(TOOLS.flatMap((tool) => {
    const { scans, atOnce } = MIX[tool];
    const numbers = Array.from({ length: scans }, (_, index) => round * scans + index).values();
    return Array.from({ length: atOnce }, async () => {
      for (const number of numbers) {
        const from = performance.now();
        await scan(world, tool, number);
        times[tool].push(performance.now() - from);
      }
    });
  }));
}

/** One scan, read to its end; its number decides the target, so every soak is the same. */
async function scan({ callers, stores, shops, faults }: SoakWorld, tool: Tool, number: number): Promise<void> {
  const client = callers[number % CALLERS]!;
  const fault = faults.urlOf(FAULTS[number % FAULTS.length]!);
  const { healthy, neglected, challenged } = stores;
  const shop = `http://${shops[number % SHOPS]}`;
  const ask: Record<Tool, () => Promise<{ status: number; text: string }>> = {
    health: () => client.post(PATHS.health, { url: [healthy, neglected, fault, challenged][number % 4] }),
    // Numbers beyond the number of shops repeat earlier scans.
    geo: () => client.post(PATHS.geo, { brand: 'Nordlys', domain: shop, vertical: 'mote' }),
    schema: () => client.post(PATHS.schema, { url: number % 3 === 0 ? fault : `https://${healthy}${PRODUCT_PATH}` }),
  };
  const { status, text } = await ask[tool]();
  const isWhole = tool === 'schema' ? text.includes('"ok":') : text.includes('"type":"complete"');
  if (status !== 200 || !isWhole) throw new Error(`${tool} ${number}: ${status}, ended with ${text.slice(-300)}`);
}

const perMinute = (times: readonly number[], tool: Tool): number =>
  (times.length * MIX[tool].atOnce * 60_000) / times.reduce((sum, ms) => sum + ms, 0);

/** The growth rate of a figure by least squares. */
function slope(samples: readonly Sample[], figure: 'keptMb' | 'residentMb'): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map((sample) => sample[figure]));
  const up = samples.reduce((sum, sample) => sum + (sample.minutes - x) * (sample[figure] - y), 0);
  return up / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}
