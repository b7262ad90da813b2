import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { startBareServer } from './bare-server.ts';
import { quantile, startProbe } from '../load/probe.ts';
import { watchResources } from './resources.ts';
import { browserHogs } from './browser-hogs.ts';
import { HALF_REQUESTS } from './half-requests.ts';
import { HOSTILE_PAGES } from './hostile-pages.ts';
import type { Attack } from './scenario.ts';
import { SLOW_READERS } from './slow-readers.ts';

const NO_ATTACK: Attack = {
  name: 'no attack',
  seconds: 10,
  run: (_service, signal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve('for comparison'))),
};

/** All attacks, in table order; `ATTACK=text` selects those whose name contains the text. */
const ATTACKS: readonly Attack[] = [NO_ATTACK, ...HALF_REQUESTS, ...SLOW_READERS, ...HOSTILE_PAGES];

const say = (line: string) => process.stdout.write(`  ${line}\n`);

/**
 * Runs each attack on its own service. Measures the latency for others meanwhile, each over a new connection, and the
 * resources used. A bare server next to it, which is not attacked, shows how much of that is due to the machine.
 */
export async function run(): Promise<Figure[]> {
  const selected = ATTACKS.filter(({ name }) => name.includes(process.env['ATTACK'] ?? ''));
  const figures: Figure[] = [];
  for (const attack of selected) figures.push(...await measure(attack));
  if (browserHogs.name.includes(process.env['ATTACK'] ?? '')) figures.push(...await browserHogs.run());
  return figures;
}

async function measure({ name, seconds, prepare, run: attack }: Attack): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  const own = await prepare?.(world);
  await using service = await startService({ ...world.environment(), LOG_LEVEL: 'error', ...own });
  using resources = watchResources(service.pid);
  await using bare = await startBareServer();
  const probe = startProbe(service.port);
  const bareProbe = startProbe(bare.port);
  const began = performance.now();
  const summary = await attack(service, AbortSignal.timeout(seconds * 1_000));
  const took = (performance.now() - began) / 1_000;
  const { times, failures } = await probe.stop();
  const theirs = (await bareProbe.stop()).times;
  const { residentMb, descriptors } = resources.peak();
  const all = times.length + failures;
  say(`${name}: ${summary}, ${took.toFixed(0)} s; ${times.length} of ${all} new connections served`);
  const figure = (what: string, unit: string, ours: number): Figure => ({ what: `${name}: ${what}`, unit, ours });
  return [
    figure('405 latency for others, median', 'ms', quantile(times, 0.5)),
    compared(
      { what: `${name}: 405 latency for others, p99`, unit: 'ms', peer: 'bare node:http' },
      [{ ours: quantile(times, 0.99), theirs: quantile(theirs, 0.99) }],
    ),
    figure(`new connections served, of ${all}`, '%', (100 * times.length) / all),
    figure('peak resident memory', 'MB', residentMb),
    figure('peak descriptors', 'open', descriptors),
  ];
}
