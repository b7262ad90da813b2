import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthEvent } from '../../contract/health.ts';
import { startWorldNetwork } from '../../e2e/world/network.ts';
import type { WorldHost } from '../../e2e/world/network.ts';
import { startService } from '../../e2e/world/service.ts';
import type { RunningService } from '../../e2e/world/service.ts';
import { blockingScriptsStore, fastStore, heavyImagesStore, shiftingStore } from '../../e2e/world/stores/speed.ts';
import { serveStore } from '../../e2e/world/stores/store.ts';
import { bandOf, METRIC_BANDS } from '../../server/lab/bands.ts';
import { findChromium } from '../../server/net/chromium-find.ts';
import { compared } from '../figure.ts';
import type { Figure, Pair } from '../figure.ts';
import { runLighthouse } from './lighthouse-cli.ts';
import type { LighthouseFigures } from './lighthouse-cli.ts';
import { peakBytes, processTree } from './process-tree.ts';

const ROUNDS = 5;
const POLL_MS = 100;
const EXIT_POLLS = 50;
const SCANS_IN_A_ROW = Number(process.env['LAB_RUNS'] ?? 50);
const STORES = [fastStore, heavyImagesStore, blockingScriptsStore, shiftingStore];
const COMPARED = ['lcp', 'cls', 'tbt', 'page-weight'] as const;
const KIB = 1024;

interface Scan {
  ms: number;
  statuses: Record<string, string>;
  states: readonly string[];
}

/** Full scans vs Lighthouse's own performance run; then several at once, and many in a row. */
export async function run(): Promise<Figure[]> {
  const chromium = process.env['CHROMIUM_PATH'] ?? findChromium({ configured: undefined })[0];
  if (chromium === undefined) throw new Error('there is no Chromium on this machine (set CHROMIUM_PATH)');
  await using world = await startWorldNetwork();
  const served = new Map<string, WorldHost>();
  for (const store of STORES) served.set(store.host, await serveStore(world, store));
  await using service = await startService({
    ...world.environment(),
    EGRESS_ONLY: 'mapped', LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn', SPEED_LAB: 'on', CHROMIUM_PATH: chromium,
  });
  const lighthouse = (host: string): Promise<LighthouseFigures> => runLighthouse({
    url: `https://${host}/`, chromium, hosts: [`${host}:443 127.0.0.1:${served.get(host)!.port}`],
  });

  const comparison = await timesAndBands(service, lighthouse);
  const together = await fourAtOnce(service);
  const left = await manyInARow(service);
  return [...comparison, ...together, left];
}

async function timesAndBands(
  service: RunningService, lighthouse: (host: string) => Promise<LighthouseFigures>,
): Promise<Figure[]> {
  const whole: Pair[] = [];
  const own: Pair[] = [];
  let same = 0;
  let bands = 0;
  for (const { host } of STORES) {
    const rounds = host === fastStore.host ? ROUNDS : 1;
    for (let round = 0; round < rounds; round += 1) {
      const ours = await scan(service, host);
      const theirs = await lighthouse(host);
      if (host === fastStore.host) {
        whole.push({ ours: ours.ms, theirs: theirs.wallMs });
        own.push({ ours: ours.ms, theirs: theirs.ownMs });
      }
      for (const id of COMPARED) {
        bands += 1;
        const peer = bandsOf(theirs)[id];
        if (ours.statuses[id] === peer) same += 1;
        else say(`${host}: ${id} is ${ours.statuses[id]}, Lighthouse says ${peer} (${JSON.stringify(theirs)})`);
      }
    }
  }
  return [
    compared({ what: 'full scan vs Lighthouse\'s performance category', unit: 'ms', peer: 'Lighthouse CLI' }, whole),
    compared({ what: 'full scan vs it without start-up and browser', unit: 'ms', peer: 'Lighthouse timing' }, own),
    { what: `bands equal to Lighthouse's, of ${bands}`, unit: '', ours: same },
  ];
}

const say = (line: string): void => void process.stderr.write(`  ${line}\n`);

const bandsOf = ({ lcp, cls, tbt, weight }: LighthouseFigures): Record<(typeof COMPARED)[number], string> => ({
  lcp: bandOf(lcp, METRIC_BANDS.lcp), cls: bandOf(cls, METRIC_BANDS.cls), tbt: bandOf(tbt, METRIC_BANDS.tbt),
  'page-weight': bandOf(weight, { good: 2_667 * KIB, fair: 4_000 * KIB }),
});

async function fourAtOnce(service: RunningService): Promise<Figure[]> {
  const began = performance.now();
  const scans = Promise.all(STORES.map(({ host }) => scan(service, host)));
  const bytes = await peakBytes(service.pid, scans);
  const queued = (await scans).filter(({ states }) => states.includes('queued')).length;
  return [
    { what: `four scans at once, ${queued} of them queued`, unit: 'ms', ours: performance.now() - began },
    { what: 'peak memory of service, browser and Lighthouse together', unit: 'MB', ours: bytes / 1e6 },
  ];
}

async function manyInARow(service: RunningService): Promise<Figure> {
  const before = processTree(service.pid).length;
  for (let time = 0; time < SCANS_IN_A_ROW; time += 1) {
    const { statuses } = await scan(service, fastStore.host);
    if (statuses['lcp'] === 'not-measured') throw new Error(`run ${time + 1} was not measured`);
  }
  let left = Infinity;
  // The last browser may still be exiting.
  for (let wait = 0; wait < EXIT_POLLS && left > 0; wait += 1) {
    left = processTree(service.pid).length - before;
    if (left > 0) await sleep(POLL_MS);
  }
  return { what: `processes left by ${SCANS_IN_A_ROW} scans in a row`, unit: '', ours: left };
}

async function scan({ baseUrl }: RunningService, host: string): Promise<Scan> {
  const began = performance.now();
  const response = await fetch(`${baseUrl}/api/health/scan`, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url: host }),
  });
  const events = (await response.text()).trim().split('\n').map((line) => JSON.parse(line) as HealthEvent);
  const ms = performance.now() - began;
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error(`${host}: ended with ${JSON.stringify(last).slice(0, 300)}`);
  return {
    ms,
    statuses: Object.fromEntries(
      events.filter((event) => event.type === 'finding').map(({ id, status }) => [id, status]),
    ),
    states: events.flatMap((event) => (event.type === 'phase' && event.phase === 'speed' ? [event.state] : [])),
  };
}
