import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthEvent } from '../../contract/health.ts';
import { watchBrowsers } from '../../e2e/world/browser-footprint.ts';
import { BROWSER_HOGS, hogStore } from '../../e2e/world/browser-hogs.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { compared } from '../figure.ts';
import type { Figure } from '../figure.ts';
import { startBare } from './bare.ts';
import { processTree } from '../lab/process-tree.ts';
import { quantile, startProbe } from '../load/probe.ts';

/** From here the bench ends the browser itself, so that no machine is put at risk. */
const LIMITS = { bytes: 3_000_000_000, ms: 20_000 };
/** A quarter of every budget: the lab's own cap is fifteen seconds. */
const BUDGET_SCALE = '0.25';
const GONE_POLL_MS = 20;
const GONE_POLLS = 100;

/** What a page that takes all it can comes to, and what others saw of it. */
interface Seen {
  memory: number;
  disk: number;
  ms: number;
  p99: number;
  /** Of a bare server meanwhile, which serves nobody else. */
  bareP99: number;
  unserved: number;
  outcome: string;
  left: number;
}

/** One page at a time takes what the machine has, while others ask for a 405, each over a connection of its own. */
export const browserHogs = {
  name: 'pages that take memory, disk, processor or time in the lab\'s browser',
  async run(names: readonly string[] = Object.keys(BROWSER_HOGS)): Promise<Figure[]> {
    await using world = await startWorldNetwork();
    for (const name of names) await world.serve({ names: [hostOf(name)], handler: hogStore(BROWSER_HOGS[name]!) });
    await world.serve({ names: [hostOf('nobody')], handler: (_request, response) => void response.end('<h1>Butikk</h1>') });
    await using service = await startService({
      ...world.environment(), EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', SPEED_LAB: 'on',
      BUDGET_SCALE, ...(process.env['CHROMIUM_PATH'] ? { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] } : {}),
    });
    // The first scan of a service starts its thread, which is not what is asked here.
    await scan(service, hostOf('nobody'));
    const seen: Seen[] = [];
    for (const name of names) {
      const one = await attack(service, hostOf(name));
      seen.push(one);
      process.stderr.write(`  ${name.padEnd(24)}${figuresOf(one)}\n`);
    }
    const worst = seen.toSorted((a, b) => b.p99 - a.p99)[0]!;
    const most = (of: (one: Seen) => number): number => Math.max(...seen.map(of));
    return [
      { what: 'the most memory of a browser at its end', unit: 'MB', ours: most(({ memory }) => memory / 1e6) },
      { what: 'the most disk of a browser at its end', unit: 'MB', ours: most(({ disk }) => disk / 1e6) },
      { what: 'the longest scan', unit: 'ms', ours: most(({ ms }) => ms) },
      compared(
        { what: 'a 405 on another connection meanwhile, p99 beside the worst page', unit: 'ms', peer: 'bare node:http' },
        [{ ours: worst.p99, theirs: worst.bareP99 }],
      ),
      { what: 'newcomers not served beside any page', unit: '', ours: most(({ unserved }) => unserved) },
      { what: 'processes left over', unit: '', ours: most(({ left }) => left) },
    ];
  },
};

const hostOf = (name: string): string => `${name}.hog.test`;

const figuresOf = ({ memory, disk, ms, p99, bareP99, outcome, left }: Seen): string =>
  `${(memory / 1e6).toFixed(0).padStart(6)} MB ${(disk / 1e6).toFixed(0).padStart(5)} MB on disk ${ms.toFixed(0).padStart(7)
  } ms, 405 p99 ${p99.toFixed(1).padStart(6)} ms (bare ${bareP99.toFixed(1)}), left ${left}, ${outcome}`;

async function attack(service: RunningService, host: string): Promise<Seen> {
  const before = processTree(service.pid).length;
  await using footprint = watchBrowsers(service.pid, LIMITS);
  await using bare = await startBare();
  const probe = startProbe(service.port);
  const besides = startProbe(bare.port);
  const began = performance.now();
  const lcp = await scan(service, host);
  const ms = performance.now() - began;
  const { times, failures } = await probe.stop();
  const bareP99 = quantile((await besides.stop()).times, 0.99);
  const left = await leftOver(service.pid, before);
  const p99 = quantile(times, 0.99);
  const { memory, disk, ended } = footprint;
  return { memory, disk, ms, p99, bareP99, unserved: failures, left, outcome: `${lcp}${ended ? ', ended by the bench' : ''}` };
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

/** The answer does not wait until everything is killed. */
async function leftOver(pid: number, before: number): Promise<number> {
  let left = Infinity;
  for (let poll = 0; poll < GONE_POLLS && left > 0; poll += 1) {
    left = Math.max(0, processTree(pid).length - before);
    if (left > 0) await sleep(GONE_POLL_MS);
  }
  return left;
}
