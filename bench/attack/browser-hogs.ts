import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthEvent } from '../../contract/health.ts';
import { watchBrowsers } from '../../e2e/world/browser-footprint.ts';
import { BROWSER_HOGS, hogStore } from '../../e2e/world/browser-hogs.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { startBareServer } from './bare-server.ts';
import { processTree } from '../lab/process-tree.ts';
import { quantile, startProbe } from '../load/probe.ts';

/** Beyond these limits the bench kills the browser itself, to protect the machine. */
const LIMITS = { bytes: 3_000_000_000, ms: 20_000 };
/** A quarter of each budget: the lab's own limit is fifteen seconds. */
const BUDGET_SCALE = '0.25';
const EXIT_POLL_MS = 20;
const EXIT_POLLS = 100;

/** What one resource-hungry page used, and how it affected others. */
interface Measurement {
  memory: number;
  disk: number;
  ms: number;
  p99: number;
  /** The same for a bare server that is otherwise idle. */
  bareP99: number;
  unserved: number;
  outcome: string;
  left: number;
}

/** One page at a time uses all the resources it can, while others request a 405, each over a new connection. */
export const browserHogs = {
  name: 'pages that use up memory, disk, CPU or time in the lab\'s browser',
  async run(names: readonly string[] = Object.keys(BROWSER_HOGS)): Promise<Figure[]> {
    await using world = await startWorldNetwork();
    for (const name of names) await world.serve({ names: [hostOf(name)], handler: hogStore(BROWSER_HOGS[name]!) });
    await world.serve({
      names: [hostOf('nobody')],
      handler: (_request, response) => void response.end('<h1>Butikk</h1>'),
    });
    await using service = await startService({
      ...world.environment(), EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', SPEED_LAB: 'on',
      BUDGET_SCALE, ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
    });
    // The first scan of a service also starts its thread, which is not measured here.
    await scan(service, hostOf('nobody'));
    const measurements: Measurement[] = [];
    for (const name of names) {
      const one = await attack(service, hostOf(name));
      measurements.push(one);
      process.stderr.write(`  ${name.padEnd(24)}${figuresOf(one)}\n`);
    }
    const worst = measurements.toSorted((a, b) => b.p99 - a.p99)[0]!;
    const highest = (of: (one: Measurement) => number): number => Math.max(...measurements.map(of));
    return [
      { what: 'peak browser memory', unit: 'MB', ours: highest(({ memory }) => memory / 1e6) },
      { what: 'peak browser disk', unit: 'MB', ours: highest(({ disk }) => disk / 1e6) },
      { what: 'longest scan', unit: 'ms', ours: highest(({ ms }) => ms) },
      compared(
        { what: '405 latency for others, p99, worst page', unit: 'ms', peer: 'bare node:http' },
        [{ ours: worst.p99, theirs: worst.bareP99 }],
      ),
      { what: 'new connections not served, worst page', unit: '', ours: highest(({ unserved }) => unserved) },
      { what: 'processes left over', unit: '', ours: highest(({ left }) => left) },
    ];
  },
};

const hostOf = (name: string): string => `${name}.hog.test`;

const figuresOf = ({ memory, disk, ms, p99, bareP99, outcome, left }: Measurement): string =>
  `${(memory / 1e6).toFixed(0).padStart(6)} MB ${(disk / 1e6).toFixed(0).padStart(5)} MB on disk ${ms.toFixed(0).padStart(7)
  } ms, 405 p99 ${p99.toFixed(1).padStart(6)} ms (bare ${bareP99.toFixed(1)}), left ${left}, ${outcome}`;

async function attack(service: RunningService, host: string): Promise<Measurement> {
  const before = processTree(service.pid).length;
  await using footprint = watchBrowsers(service.pid, LIMITS);
  await using bare = await startBareServer();
  const probe = startProbe(service.port);
  const bareProbe = startProbe(bare.port);
  const began = performance.now();
  const lcp = await scan(service, host);
  const ms = performance.now() - began;
  const { times, failures } = await probe.stop();
  const bareP99 = quantile((await bareProbe.stop()).times, 0.99);
  const left = await leftOver(service.pid, before);
  const p99 = quantile(times, 0.99);
  const { memory, disk, ended } = footprint;
  const outcome = `${lcp}${ended ? ', killed by the bench' : ''}`;
  return { memory, disk, ms, p99, bareP99, unserved: failures, left, outcome };
}

async function scan({ baseUrl }: RunningService, host: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/health/scan`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: host }),
  });
  const events = (await answer.text()).trim().split('\n').map((line) => JSON.parse(line) as HealthEvent);
  const lcp = events.find((event) => event.type === 'finding' && event.id === 'lcp');
  if (lcp?.type !== 'finding') return `ended with ${JSON.stringify(events.at(-1)).slice(0, 200)}`;
  return `lcp ${lcp.status}${lcp.reason === undefined ? '' : `: ${lcp.reason}`}`;
}

/** The response does not wait until all processes are gone. */
async function leftOver(pid: number, before: number): Promise<number> {
  let left = Infinity;
  for (let poll = 0; poll < EXIT_POLLS && left > 0; poll += 1) {
    left = Math.max(0, processTree(pid).length - before);
    if (left > 0) await sleep(EXIT_POLL_MS);
  }
  return left;
}
