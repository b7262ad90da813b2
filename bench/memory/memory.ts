import { join } from 'node:path';
import { startFaultServer } from '../../e2e/world/fault-server.ts';
import type { FaultName } from '../../e2e/world/fault-server.ts';
import { HTTP_FAULTS } from '../../e2e/world/faults-http.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import type { Figure } from '../figure.ts';
import { malformedPages } from './malformed-pages.ts';

const ROUNDS = 5;
const PAGES_PER_ROUND = 100;
const AT_ONCE = 2;
const POLL_MS = 20;
const MB = 1_000_000;

/** Faults that end by themselves: the others would use up the time budget each time. */
const FAULTS = (Object.keys(HTTP_FAULTS) as FaultName[]).filter((name) =>
  !['no-answer', 'head-drip', 'body-trickle', 'interim-flood', 'endless-body'].includes(name));

/** Sends malformed pages and faults to the schema emitter, and reads the service's memory after each round. */
export async function run(): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  await world.serve({ names: ['odd.memory.test'], handler: malformedPages() });
  await using faults = await startFaultServer({ authority: world.authority });
  const { EGRESS_MAP, ...others } = world.environment();
  await using service = await startService({
    ...others, EGRESS_MAP: `${EGRESS_MAP},${faults.egressMap}`, LIMIT_FACTOR: '100000', LOG_LEVEL: 'error',
    NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'watch.ts')}`,
  });
  const addressOf = (number: number): string => (number % 3 === 0
    ? faults.urlOf(FAULTS[(number / 3) % FAULTS.length]!) : `https://odd.memory.test/${number}`);

  const uses: MemoryUse[] = [];
  for (let round = 0, number = 0; round < ROUNDS; round += 1) {
    const end = number + PAGES_PER_ROUND;
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      while (number < end) await emit(service, addressOf(number++));
    }));
    uses.push(await memoryOf(service));
    const { kept, rss, open } = uses.at(-1)!;
    const memory = `${kept.toFixed(1)} MB kept, ${rss.toFixed(0)} MB resident`;
    process.stdout.write(`  after ${number}: ${memory}, ${open} handles open\n`);
  }
  // The first round fills caches and loads lazy modules.
  const [first, last] = [uses[0]!, uses.at(-1)!];
  return [
    {
      what: `memory growth from ${PAGES_PER_ROUND} to ${ROUNDS * PAGES_PER_ROUND} malformed pages`, unit: 'MB',
      ours: last.kept - first.kept,
    },
    { what: 'resident memory at the end', unit: 'MB', ours: last.rss },
    { what: 'connections left open to faulty servers', unit: '', ours: faults.openConnections() },
  ];
}

async function emit({ baseUrl }: RunningService, url: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/schema/generate`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${answer.slice(0, 300)}`);
}

interface MemoryUse {
  /** Live objects and external memory after garbage collection, in MB. */
  kept: number;
  rss: number;
  open: number;
}

async function memoryOf(service: RunningService): Promise<MemoryUse> {
  const reports = (): RegExpMatchArray[] => [...service.output().matchAll(/kept (\d+) rss (\d+) open (\d+)\n/g)];
  const before = reports().length;
  process.kill(service.pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const latest = reports()[before];
    if (latest) return { kept: Number(latest[1]) / MB, rss: Number(latest[2]) / MB, open: Number(latest[3]) };
  }
}
