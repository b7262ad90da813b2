import { platform } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { HealthEvent } from '../../contract/health.ts';
import type { FindingEvent } from '../../contract/health.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';
import { systemClock } from '../../server/clock.ts';
import { noCruxClient } from '../../server/lab/crux.ts';
import { NO_REGISTERS } from '../../server/registers/registers.ts';
import { sameThread } from '../../server/threads/same-thread-rig.ts';
import { healthScan } from '../../server/tools/health/scan.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import { createHostileStore, VECTORS } from '../world/hostile-page.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { blockingScriptsStore, heavyImagesStore, measuringHost, shiftingStore, tracedStore } from '../world/stores/speed.ts';
import { serveStore } from '../world/stores/store.ts';
import { startCanaries } from './browser-canaries.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';
import type { LabRig } from './lab-rig.ts';
import type { SpeedLab } from '../../server/lab/speed-lab.ts';

const HOST = 'store.example';
const STORE = new URL(`https://${HOST}/`);
const never = new AbortController().signal;
/** Longer than any of these tests: the time limit is reached by advancing the clock. */
const CAP_MS = 300_000;

/** The findings each page is made for; TBT only for the blocking page, since that of others depends on the machine. */
const PAGES = [
  {
    store: tracedStore,
    says: {
      lcp: 'pass', cls: 'pass', 'page-weight': 'pass', 'image-format-size': 'pass', compression: 'pass',
      'cache-static': 'pass', 'render-blocking': 'pass', 'unsized-images': 'pass', 'third-party-bytes': 'pass',
      accessibility: 'pass', 'cookies-before-consent': 'info',
    },
  },
  {
    store: heavyImagesStore,
    says: { lcp: 'fail', cls: 'pass', 'page-weight': 'fail', 'image-format-size': 'fail', 'unsized-images': 'fail' },
  },
  {
    store: blockingScriptsStore,
    says: {
      lcp: 'fail', cls: 'pass', tbt: 'fail', 'page-weight': 'pass', 'render-blocking': 'fail', compression: 'warn',
    },
  },
  { store: shiftingStore, says: { lcp: 'pass', cls: 'fail', 'page-weight': 'pass', accessibility: 'warn' } },
] as const satisfies readonly { store: { host: string }; says: Record<string, FindingStatus> }[];

async function scanAll() {
  await using world = await startWorldNetwork();
  using _trusted = trustRoot(world.authority.root);
  for (const store of [...PAGES.map(({ store }) => store), measuringHost]) await serveStore(world, store);
  await using rig = startLabRig(world);
  const scans = await Promise.all(PAGES.map(({ store: { host } }) => scan(world, rig.lab, host)));
  await expectNothingLeft(rig);
  return { scans, maxConcurrent: rig.maxConcurrent(), sessions: rig.sessions.length };
}

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('the speed lab', () => {
  describe('of four concurrent scans', () => {
    let all: Awaited<ReturnType<typeof scanAll>>;
    beforeAll(async () => {
      all = await scanAll();
    }, 120_000);

    test('measures one at a time, with the expected findings and a screenshot', () => {
      const said = all.scans.map((events, index) => Object.fromEntries(
        Object.keys(PAGES[index]!.says).map((id) => [id, findingOf(events, id).status])));
      expect(said).toEqual(PAGES.map(({ says }) => says));
      expect(all.maxConcurrent).toBe(1);
      expect(all.sessions).toBe(4);
      expect(all.scans.filter((events) => speedStates(events).includes('queued'))).toHaveLength(3);
      for (const events of all.scans) {
        const states = speedStates(events).filter((state, index, all) => state !== all[index - 1]);
        expect(states.join()).toMatch(/^started,(?:queued,)?(?:running,)?finished$/);
        const [main] = findingOf(events, 'lcp').evidence;
        expect(main?.image).toMatch(/^data:image\/jpeg;base64,/);
        expect(main?.image?.length).toBeLessThanOrEqual(60_000);
      }
    });

    test('reports cookies, storage keys and other hosts of a visit with what set or requested them, and where there are none', () => {
      const [traced, ...others] = all.scans;
      const home = `https://${tracedStore.host}/`;
      const tag = `https://${measuringHost.host}/gtm.js?id=GTM-1`;
      expect(findingOf(traced!, 'cookies-before-consent')).toMatchObject({
        status: 'info',
        params: { variant: 'known', cookies: 3, keys: 2, hosts: 1, names: 'Google Analytics, Google Tag Manager' },
        evidence: [
          { label: 'cookie', value: '_ga (Google Analytics) · .sporet.test · 400 d · <script>' },
          { label: 'other host', value: 'www.googletagmanager.com (Google Tag Manager)', url: `${home}app.js`, line: 5 },
          { label: 'session cookie', value: 'sid · sporet.test · HttpOnly · Set-Cookie', url: home },
          { label: 'refused cookie', value: 'gtm_seen · www.googletagmanager.com · < 1 d · Set-Cookie', url: tag },
          { label: 'localStorage', value: 'last-seen' }, { label: 'sessionStorage', value: 'tab' },
        ],
      });
      expect(JSON.stringify(traced)).not.toContain('secret');
      for (const events of others) {
        expect(findingOf(events, 'cookies-before-consent')).toMatchObject({ status: 'info', params: { variant: 'nothing' } });
      }
    });
  });

  test.each([
    ['stays', false], ['navigates away at the end', true],
  ])('keeps a page from local addresses that tries every vector and %s', { timeout: 60_000 }, async (_what, navigatesAway) => {
    await using canaries = await startCanaries();
    await using world = await startWorldNetwork();
    const { tcpPort, udpPort } = canaries;
    const store = createHostileStore({ tcpPort, udpPort, navigatesAway });
    await world.serve({ names: [HOST], handler: store.handler });
    await using rig = startLabRig(world);
    // One run tries every vector: on a busy machine this page would be near a bound, and measured three times.
    const outcome = await rig.lab.measure(STORE, { signal: never, isStore: () => false });
    await expectNothingLeft(rig);
    expect(canaries.contacts).toEqual([]);
    // Lighthouse allows service workers, under the same restrictions as the page.
    expect([...store.succeeded].filter((what) => what !== 'service-worker-activated')).toEqual([]);
    const tried = VECTORS.filter((vector) => navigatesAway || vector !== 'top-navigation');
    expect([...store.tried].sort()).toEqual(tried.toSorted());
    if (!navigatesAway) expect(outcome).toMatchObject({ ok: true, measurement: { metrics: { lcp: expect.any(Number) } } });
  });

  test('ends the browser when the caller aborts, and goes on with the next caller', { timeout: 60_000 }, async () => {
    const { world, asked } = await startBusyStore('<script>fetch("/asked").then(() => { for (;;); })</script>');
    await using _world = world;
    await using rig = startLabRig(world);
    const reader = new AbortController();
    const left = rig.lab.measure(STORE, { signal: reader.signal });
    const waiting = new AbortController();
    const next = rig.lab.measure(STORE, { signal: waiting.signal, onStart: () => waiting.abort(new Error('its turn')) });
    const hasTurn = expect(next).rejects.toThrow('its turn');
    await asked;
    expect(processesOf({ group: rig.sessions[0]!.pid }).length).toBeGreaterThan(3);
    reader.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await hasTurn;
    await expectNothingLeft(rig);
  });

  test('ends a page that never settles at the time limit', { timeout: 60_000 }, async () => {
    const { world, asked } = await startBusyStore('<script>fetch("/asked").then(() => { for (;;); })</script>');
    await using _world = world;
    const clock = createMovableClock();
    await using rig = startLabRig(world, { clock, capMs: CAP_MS });
    const outcome = rig.lab.measure(STORE, { signal: never });
    await asked;
    clock.advance(CAP_MS);
    expect(await outcome).toMatchObject({ ok: false, reason: 'timeout' });
    await expectNothingLeft(rig);
  });

  test('ends the browser when Lighthouse crashes', { timeout: 60_000 }, async () => {
    const { world, asked } = await startBusyStore('<script>fetch("/asked")</script>');
    await using _world = world;
    await using rig = startLabRig(world);
    const outcome = rig.lab.measure(STORE, { signal: never });
    await asked;
    process.kill(rig.processes[0]!, 'SIGKILL');
    expect(await outcome).toMatchObject({ ok: false, reason: 'browser-failed' });
    await expectNothingLeft(rig);
  });

  test('ends a running measurement when it is closed', { timeout: 60_000 }, async () => {
    const { world, asked } = await startBusyStore('<script>fetch("/asked")</script>');
    await using _world = world;
    await using rig = startLabRig(world);
    const outcome = rig.lab.measure(STORE, { signal: never }).catch(() => 'ended');
    await asked;
    await rig.lab[Symbol.asyncDispose]();
    expect(await outcome).toBe('ended');
    await expectNothingLeft(rig);
  });
});

async function scan(world: WorldNetwork, lab: SpeedLab, url: string): Promise<HealthEvent[]> {
  const { fetch, guard } = guardedWorld(world.environment());
  const events: HealthEvent[] = [];
  const deps = {
    fetch, guard, lab, crux: noCruxClient, registers: NO_REGISTERS, threads: sameThread, clock: systemClock, random: () => 0.5,
    config: { aiEdgeProbe: false },
  };
  for await (const event of healthScan({ url, requestedUrl: new URL(`https://${url}/`), b2b: false, language: 'en' }, deps, never)) {
    events.push(HealthEvent.parse(event));
  }
  expect(events.at(-1)).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
  return events;
}

function findingOf(events: readonly HealthEvent[], id: string): FindingEvent {
  const found = events.find((event) => event.type === 'finding' && event.id === id);
  if (found?.type !== 'finding') throw new Error(`no finding ${id}`);
  return found;
}

const speedStates = (events: readonly HealthEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'phase' && event.phase === 'speed' ? [event.state] : []));

/** A world with one store; `asked` resolves once its page has requested `/asked`. */
async function startBusyStore(page: string): Promise<{ world: WorldNetwork; asked: Promise<void> }> {
  const world = await startWorldNetwork();
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await world.serve({
    names: [HOST],
    handler(request, response) {
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Store</title><h1>Store</h1>${page}`);
      if (request.url === '/asked') resolve();
    },
  });
  return { world, asked };
}

/** Closes the lab first, since a measurement may still be ending. */
async function expectNothingLeft({ lab, sessions, processes }: LabRig): Promise<void> {
  await lab[Symbol.asyncDispose]();
  for (const { pid } of sessions) {
    expect(processesOf({ group: pid })).toEqual([]);
  }
  expect(processes.filter(isAlive)).toEqual([]);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
