import { join } from 'node:path';
import { startFaultServer } from '../../e2e/world/fault-server.ts';
import type { FaultName } from '../../e2e/world/fault-server.ts';
import { HTTP_FAULTS } from '../../e2e/world/faults-http.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import type { Figure } from '../figure.ts';
import { oddPages } from './odd-pages.ts';

const ROUNDS = 5;
const ROUND = 100;
const AT_ONCE = 2;
const ASK_MS = 20;
const MB = 1_000_000;

/** Those that end by themselves: the others would take their whole budget each time. */
const FAULTS = (Object.keys(HTTP_FAULTS) as FaultName[]).filter((name) =>
  !['no-answer', 'head-drip', 'body-trickle', 'interim-flood', 'endless-body'].includes(name));

/** Sends the schema emitter odd pages and faults, and asks after each round what the service still holds. */
export async function run(): Promise<Figure[]> {
  await using world = await startWorldNetwork();
  await world.serve({ names: ['odd.memory.test'], handler: oddPages() });
  await using faults = await startFaultServer({ authority: world.authority });
  const { EGRESS_MAP, ...others } = world.environment();
  await using service = await startService({
    ...others, EGRESS_MAP: `${EGRESS_MAP},${faults.egressMap}`, LIMIT_FACTOR: '100000', LOG_LEVEL: 'error',
    NODE_OPTIONS: `--expose-gc --import=${join(import.meta.dirname, 'watch.ts')}`,
  });
  const addressOf = (number: number): string => (number % 3 === 0
    ? faults.urlOf(FAULTS[(number / 3) % FAULTS.length]!) : `https://odd.memory.test/${number}`);

  const held: Held[] = [];
  for (let round = 0, number = 0; round < ROUNDS; round += 1) {
    const end = number + ROUND;
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      while (number < end) await emit(service, addressOf(number++));
    }));
    held.push(await heldBy(service));
    const { kept, rss, open } = held.at(-1)!;
    process.stdout.write(`  after ${number}: ${kept.toFixed(1)} MB kept, ${rss.toFixed(0)} MB of the machine's, ${open} open\n`);
  }
  // The first round fills caches and loads what is loaded when it is needed.
  const [first, last] = [held[0]!, held.at(-1)!];
  return [
    { what: `kept more after ${ROUNDS * ROUND} odd pages than after ${ROUND}`, unit: 'MB', ours: last.kept - first.kept },
    { what: 'taken from the machine in the end', unit: 'MB', ours: last.rss },
    { what: 'connections left open to who answered oddly', unit: '', ours: faults.openConnections() },
  ];
}

async function emit({ baseUrl }: RunningService, url: string): Promise<void> {
  const response = await fetch(`${baseUrl}/api/schema/generate`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }),
  });
  const answer = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${answer.slice(0, 300)}`);
}

interface Held {
  /** In MB, garbage collected: objects and what they hold outside of the heap. */
  kept: number;
  rss: number;
  open: number;
}

async function heldBy(service: RunningService): Promise<Held> {
  const told = (): RegExpMatchArray[] => [...service.output().matchAll(/keeps (\d+) of (\d+) open (\d+)\n/g)];
  const before = told().length;
  process.kill(service.pid, 'SIGUSR2');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
    const latest = told()[before];
    if (latest) return { kept: Number(latest[1]) / MB, rss: Number(latest[2]) / MB, open: Number(latest[3]) };
  }
}
