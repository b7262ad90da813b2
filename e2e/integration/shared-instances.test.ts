import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../../contract/vocabulary.ts';
import { newCaller, newClient, PATHS } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startRoundRobin } from '../world/round-robin.ts';
import type { RoundRobin } from '../world/round-robin.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import type { RedisServer } from '../world/redis-server.ts';
import { all, watchRun } from '../world/watching.ts';
import type { Watched } from '../world/watching.ts';

const SHOP = 'shop.shared.test';
const GATED = 'gated.shared.test';
const PAGE = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
const DAILY_CAP = 100;
/** A timeout for waiting: long enough on any machine, and never the time that is expected. */
const PATIENCE = { timeout: 60_000, interval: 100 };

let network: WorldNetwork;
let engines: EnginesWorld;
let shared: RedisServer;
let one: RunningService;
let two: RunningService;
let both: RoundRobin;
let parts: AsyncDisposableStack | undefined;
/** Requests that the gated shop has not answered yet. */
let waiting: ServerResponse[] = [];
let isOpen = false;

const answer = (response: ServerResponse): void => void response.setHeader('content-type', 'text/html').end(PAGE);

function openGate(): void {
  isOpen = true;
  for (const response of waiting) answer(response);
  waiting = [];
}

const startInstance = (): Promise<RunningService> => startService({
  ...network.environment(),
  ...engines.environment(),
  REDIS_URL: shared.url,
  ADMIN_PORT: '0',
  TRUST_PROXY: '127.0.0.0/8',
  GEO_DAILY_CAP: String(DAILY_CAP),
  // No time limit is reached, however busy the machine is.
  BUDGET_SCALE: '20',
});

test.for(REDIS_MISSING)('two instances: %s', (_why, { skip }) => skip());

beforeAll(async () => {
  if (!REDIS_SERVER) return;
  await using starting = new AsyncDisposableStack();
  network = starting.use(await startWorldNetwork());
  engines = starting.use(await startEngines());
  shared = starting.use(await startRedisServer());
  await network.serve({ names: [SHOP], handler: (_request, response) => answer(response) });
  await network.serve({
    names: [GATED],
    handler: (_request, response) => (isOpen ? answer(response) : void waiting.push(response)),
  });
  one = starting.use(await startInstance());
  two = starting.use(await startInstance());
  both = starting.use(await startRoundRobin([one.port, two.port]));
  parts = starting.move();
});
afterAll(async () => {
  openGate();
  await parts?.disposeAsync();
});
beforeEach(() => {
  isOpen = false;
});

async function startRun(service: RunningService, tool: 'health' | 'geo', input: unknown): Promise<string> {
  const started = await newClient(service).post(`/trpc/${tool}.start`, input);
  expect(started.status, started.text).toBe(200);
  return (started.json() as { result: { data: { runId: string } } }).result.data.runId;
}

async function cancelRun(service: RunningService, runId: string): Promise<unknown> {
  const cancelled = await newClient(service).post('/trpc/health.cancel', { runId });
  return (cancelled.json() as { result: { data: unknown } }).result.data;
}

const numbersOf = (seen: readonly Watched[]): number[] => seen.map(({ id }) => id);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

async function askAdmin(service: RunningService, path: string): Promise<string> {
  const admin = /operations\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(service.output())![1]!;
  return await (await fetch(`${admin}${path}`)).text();
}

const readiness = (service: RunningService): Promise<string> => askAdmin(service, '/readyz');

const geo = (vertical: string) => ({ brand: 'Butikk', domain: SHOP, vertical });
const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** Sets how many of the day's scans are taken, and of tomorrow's, in case of midnight. */
async function setTaken(scans: number): Promise<void> {
  for (const at of [Date.now(), Date.now() + 86_400_000]) {
    await shared.sendCommand('HSET', `storefront:day:${new Date(at).toISOString().slice(0, 10)}`, 'scans', String(scans));
  }
}

/** Holds back the answers of every engine until disposed. */
function gateEngines(): Disposable {
  const gates = new DisposableStack();
  for (const engine of ENGINES) gates.use(engines.gate(engine));
  return gates;
}

describe.runIf(REDIS_SERVER)('two instances', () => {
  test('report at start that they share state', () => {
    expect(one.output()).toMatch(/state\s+shared with other instances at 127\.0\.0\.1:\d+/);
  });

  test('count one caller’s requests together', async () => {
    const caller = newClient(both);
    const before = [...both.requestCounts];
    const left = [];
    for (let request = 0; request < 10; request += 1) {
      const refused = await caller.post(PATHS.geo, {});
      expect(refused.status).toBe(400);
      left.push(Number(refused.headers.get('ratelimit-remaining')));
    }
    expect(left).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (let request = 0; request < 2; request += 1) {
      expect((await caller.post(PATHS.geo, {})).json()).toMatchObject({ error: 'rate_limited', reason: 'rate' });
    }
    expect(both.requestCounts.map((share, place) => share - before[place]!)).toEqual([6, 6]);
  });

  test('each have their own ceiling', async () => {
    const open = () => newClient(both).open(PATHS.health, { url: GATED });
    const busy: Response[] = [];
    for (let scan = 0; scan < 8; scan += 1) busy.push(await open());
    expect(busy.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    for (let refused = 0; refused < 2; refused += 1) {
      const full = await open();
      expect(full.status).toBe(429);
      expect(await full.json()).toMatchObject({ reason: 'capacity' });
    }
    openGate();
    for (const response of busy) expect((await response.text()).trimEnd().split('\n').at(-1)).toContain('"complete"');
  });

  test('measure a store once, share the stored result, the daily cap and a caller’s budget', async () => {
    const caller = newClient(both);
    let fresh: Response;
    {
      using _gates = gateEngines();
      fresh = await caller.open(PATHS.geo, geo('mote'));
      expect(fresh.status).toBe(200);
      for (let refused = 0; refused < 2; refused += 1) {
        const busy = await newClient(both).post(PATHS.geo, geo('mote'));
        expect([busy.status, busy.json().error]).toEqual([409, 'scan_in_progress']);
      }
    }
    const measured = JSON.parse((await fresh.text()).trimEnd().split('\n').at(-1)!);
    expect(measured).toMatchObject({ type: 'complete', result: { cached: false } });
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const stored = (await caller.post(PATHS.geo, geo('mote'))).lines();
      expect(stored).toEqual([{ ...measured, result: { ...measured.result, cached: true } }]);
    }

    await setTaken(DAILY_CAP - 1);
    expect((await caller.post(PATHS.geo, geo('hjem'))).lines().at(-1)).toMatchObject({ type: 'complete' });
    for (let refused = 0; refused < 2; refused += 1) {
      expect((await newClient(both).post(PATHS.geo, geo('sport'))).json()).toMatchObject({ error: 'daily_cap' });
      expect((await caller.post(PATHS.geo, geo('sport'))).json()).toMatchObject({ reason: 'rate' });
    }
    await setTaken(0);
  });

  test('both let a run be watched, resumed and cancelled', async () => {
    const runId = await startRun(one, 'health', { url: GATED });
    const elsewhere = watchRun(two.baseUrl, { tool: 'health', runId });
    const first = (await elsewhere.next()).value as Watched;
    expect(first).toMatchObject({ id: 1, event: { type: 'phase' } });
    await elsewhere.return(undefined);
    openGate();
    const rest = await all(watchRun(two.baseUrl, { tool: 'health', runId, lastEventId: first.id }));
    expect(rest.at(-1)?.event).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
    expect([first.id, ...numbersOf(rest)]).toEqual(upTo(rest.length + 1));
    expect(await all(watchRun(one.baseUrl, { tool: 'health', runId }))).toEqual([first, ...rest]);
    expect(await cancelRun(two, runId)).toEqual({ cancelled: false });
    expect(await cancelRun(two, 'unknown')).toEqual({ cancelled: false });

    isOpen = false;
    const stopped = await startRun(one, 'health', { url: GATED });
    const watched = all(watchRun(two.baseUrl, { tool: 'health', runId: stopped }));
    expect(await cancelRun(two, stopped)).toEqual({ cancelled: true });
    expect((await watched).at(-1)?.event).toMatchObject({ type: 'error', error: 'cancelled' });
    expect(await all(watchRun(one.baseUrl, { tool: 'health', runId: stopped }))).toEqual(await watched);
    await expect(all(watchRun(two.baseUrl, { tool: 'health', runId: 'unknown' }))).rejects.toThrow('NOT_FOUND');
  });

  test('keep their scans when a third instance is killed, which loses only its own, and share what it had ended', async () => {
    await using third = await startInstance();
    const ended = await startRun(third, 'health', { url: SHOP });
    const ofEnded = await all(watchRun(third.baseUrl, { tool: 'health', runId: ended }));
    // Its log is complete at the others once a watcher there has read it to its end.
    await all(watchRun(two.baseUrl, { tool: 'health', runId: ended }));
    using gates = new DisposableStack();
    gates.use(gateEngines());
    const [mine, lost, paid] = await Promise.all([
      startRun(two, 'health', { url: GATED }),
      startRun(third, 'health', { url: GATED }),
      startRun(third, 'geo', geo('boker')),
    ]);
    const going = watchRun(one.baseUrl, { tool: 'health', runId: mine });
    const ending = watchRun(two.baseUrl, { tool: 'health', runId: lost });
    const begun = [(await going.next()).value as Watched, (await ending.next()).value as Watched];
    const asking = watchRun(one.baseUrl, { tool: 'geo', runId: paid });
    await asking.next();
    expect((await newClient(both).post(PATHS.geo, geo('boker'))).status).toBe(409);
    await third.end('SIGKILL');
    await asking.return(undefined);
    gates.dispose();

    const end = [begun[1]!, ...await all(ending)];
    expect(end.at(-1)?.event).toMatchObject({ type: 'error', error: 'internal' });
    expect(numbersOf(end)).toEqual(upTo(end.length));
    expect(await all(watchRun(one.baseUrl, { tool: 'health', runId: lost }))).toEqual(end);
    // Each attempt is a new caller's, so that none reaches its own limits.
    await expect.poll(async () => (await newClient(both).post(PATHS.geo, geo('boker'))).status, PATIENCE).toBe(200);
    openGate();
    const finished = [begun[0]!, ...await all(going)];
    expect(finished.at(-1)?.event).toMatchObject({ type: 'complete' });
    expect(numbersOf(finished)).toEqual(upTo(finished.length));

    const made = await newCaller(two).trpc.shares.create.mutate({ runId: ended });
    if (!made.ok) throw new Error(made.problem);
    const read = () => newCaller(one).trpc.shares.read.query({ id: made.id });
    expect(await read()).toMatchObject({ report: { tool: 'health', summary: ofEnded.at(-1)!.event.summary } });
    expect(await newCaller(two).trpc.shares.create.mutate({ runId: 'forged' })).toEqual({ ok: false, problem: 'unknown-run' });
    expect(await newCaller(one).trpc.shares.remove.mutate({ id: made.id, secret: made.id })).toEqual({ removed: false });
    expect(await newCaller(one).trpc.shares.remove.mutate(made)).toEqual({ removed: true });
    expect(await newCaller(two).trpc.shares.read.query({ id: made.id })).toBeNull();
  }, 120_000);

  test('work separately while the shared engine is away, and together once it is back', async () => {
    const runId = await startRun(one, 'health', { url: GATED });
    const going = watchRun(one.baseUrl, { tool: 'health', runId });
    const first = (await going.next()).value as Watched;
    await shared.kill();
    for (const service of [one, two]) {
      await expect.poll(() => readiness(service), PATIENCE).toMatch(/^ready, but the shared state is unreachable/);
      expect(await askAdmin(service, '/metrics')).toContain('\nstorefront_shared_state_up 0\n');
    }
    for (let request = 0; request < 4; request += 1) {
      const refused = await newClient(both).post(PATHS.geo, geo('finans'));
      expect([refused.status, refused.json().error, refused.json().reason]).toEqual([429, 'rate_limited', 'capacity']);
    }
    const caller = newClient(one);
    for (const left of ['9', '8']) {
      expect((await caller.post(PATHS.geo, {})).headers.get('ratelimit-remaining')).toBe(left);
    }
    expect((await newClient(both).post(PATHS.schema, { url: `https://${SHOP}` })).status).toBe(200);
    openGate();
    const seen = [first, ...await all(going)];
    expect(seen.at(-1)?.event).toMatchObject({ type: 'complete' });

    await shared.start();
    for (const service of [one, two]) {
      await expect.poll(() => readiness(service), PATIENCE).toBe('ready\n');
      expect(await askAdmin(service, '/metrics')).toContain('\nstorefront_shared_state_up 1\n');
      await expect.poll(() => timesIn(service.output(), 'The shared state is reachable again'), PATIENCE).toBe(1);
      expect(timesIn(service.output(), 'The shared state is unreachable')).toBe(1);
    }
    await setTaken(0);
    expect((await newClient(both).post(PATHS.geo, geo('finans'))).lines().at(-1)).toMatchObject({ type: 'complete' });
    // Events from while the engine was away arrive afterwards.
    const retold = async () => await all(watchRun(two.baseUrl, { tool: 'health', runId })).catch(() => []);
    await expect.poll(retold, PATIENCE).toEqual(seen);
  }, 120_000);

  test('do not share a run that is still running at the other', async () => {
    const runId = await startRun(one, 'health', { url: GATED });
    expect(await newCaller(two).trpc.shares.create.mutate({ runId })).toEqual({ ok: false, problem: 'running' });
    await cancelRun(two, runId);
    openGate();
  });
});
