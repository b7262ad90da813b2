import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { startBare } from './bare.ts';
import { quantile, startProbe } from '../load/probe.ts';
import { watchCost } from './cost.ts';
import { browserHogs } from './browser-hogs.ts';
import { HALF_REQUESTS } from './half-requests.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import type { Attack } from './scenario.ts';
import { SLOW_READERS } from './slow-readers.ts';

const NOBODY: Attack = {
  name: 'nobody',
  seconds: 10,
  run: (_service, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('for comparison'))),
};

/** All attacks, in the order of the table; `ATTACK=words` chooses those with the words in their name. */
const ATTACKS: readonly Attack[] = [NOBODY, ...HALF_REQUESTS, ...SLOW_READERS, ...HOSTILE_PAGES];

const say = (line: string) => process.stdout.write(`  ${line}\n`);

/**
 * Each attack on a service of its own: what others saw meanwhile, over a new connection each, and what it cost. A bare
 * server beside it, which nobody attacks, tells what of that is the machine's.
 */
export async function run(): Promise<Figure[]> {
  const chosen = ATTACKS.filter(({ name }) => name.includes(process.env['ATTACK'] ?? ''));
  const figures: Figure[] = [];
  for (const attack of chosen) figures.push(...await measure(attack));
  if (browserHogs.name.includes(process.env['ATTACK'] ?? '')) figures.push(...await browserHogs.run());
  return figures;
}

async function measure({ name, seconds, prepare, run: attack }: Attack): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  const own = await prepare?.(world);
  await using service = await startService({ ...world.environment(), LOG_LEVEL: 'error', ...own });
  using cost = watchCost(service.pid);
  await using bare = await startBare();
  const probe = startProbe(service.port);
  const besides = startProbe(bare.port);
  const began = performance.now();
  const came = await attack(service, AbortSignal.timeout(seconds * 1_000));
  const took = (performance.now() - began) / 1_000;
  const { times, failures } = await probe.stop();
  const theirs = (await besides.stop()).times;
  const { residentMb, descriptors } = cost.most();
  const all = times.length + failures;
  say(`${name}: ${came}, ${took.toFixed(0)} s; ${times.length} of ${all} newcomers served`);
  const figure = (what: string, unit: string, ours: number): Figure => ({ what: `${name}: ${what}`, unit, ours });
  return [
    figure('405 meanwhile, median', 'ms', quantile(times, 0.5)),
    compared(
      { what: `${name}: 405 meanwhile, p99`, unit: 'ms', peer: 'bare node:http' },
      [{ ours: quantile(times, 0.99), theirs: quantile(theirs, 0.99) }],
    ),
    figure(`newcomers served, of ${all}`, '%', (100 * times.length) / all),
    figure('resident memory at most', 'MB', residentMb),
    figure('descriptors at most', 'open', descriptors),
  ];
}
