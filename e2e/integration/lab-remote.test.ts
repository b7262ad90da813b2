import { readdirSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { startSimulatedWorker } from '../world/lab-workers.ts';
import type { LabWorkerProcess } from '../world/lab-workers.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startRoundRobin } from '../world/round-robin.ts';
import type { RoundRobin } from '../world/round-robin.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import type { RedisServer } from '../world/redis-server.ts';
import { startSimulatedLab } from '../world/simulated-lab.ts';
import type { SimulatedLab } from '../world/simulated-lab.ts';

const PAGE = '<!doctype html><html lang="nb"><title>Butikk</title><h1>Butikk</h1></html>';
const STORES = 8;
/** Each concurrent scan loads the page readers into a thread, which times out if that takes too long. */
const AT_ONCE = 4;
/** Less than the ceilings of both instances together. */
const LAB_QUEUE = 6;
/** The duration of a job that ends only with its worker. */
const FOR_EVER = 3_600_000;
const SHORT = 100;
const WORK_MS = 1_000;
const PATIENCE = { timeout: 120_000, interval: 50 };

let network: WorldNetwork;
let shared: RedisServer;
let both: RoundRobin;
let instances: RunningService[] = [];
let parts: AsyncDisposableStack | undefined;

test.for(REDIS_MISSING)('instances with a remote lab: %s', (_why, { skip }) => skip());

beforeAll(async () => {
  if (!REDIS_SERVER) return;
  await using starting = new AsyncDisposableStack();
  network = starting.use(await startWorldNetwork());
  shared = starting.use(await startRedisServer());
  for (let store = 1; store <= STORES; store += 1) {
    const handler = (_request: unknown, response: ServerResponse): void => void response.setHeader('content-type', 'text/html').end(PAGE);
    await network.serve({ names: [hostOf(store)], handler });
  }
  const environment = {
    ...network.environment(), REDIS_URL: shared.url, SPEED_LAB: 'remote', LAB_QUEUE: String(LAB_QUEUE), TRUST_PROXY: '127.0.0.0/8',
    ADMIN_PORT: '0',
    // No time limit is reached, however busy the machine is.
    BUDGET_SCALE: '20',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../world/loaded-modules.ts')}`,
  };
  instances = [starting.use(await startService(environment)), starting.use(await startService(environment))];
  both = starting.use(await startRoundRobin(instances.map(({ port }) => port)));
  // The first scan loads the page readers, which on a busy machine takes longer than everything measured here.
  await using _worker = startSimulatedLab(shared.url, 0);
  for (const instance of instances) {
    await vi.waitUntil(async () => (await newClient(instance).post(PATHS.health, { url: hostOf(1) })).text.includes('"complete"'), PATIENCE);
  }
  parts = starting.move();
}, 300_000);
afterAll(() => parts?.disposeAsync());
beforeEach(() => shared?.slow(0));

const hostOf = (store: number): string => `shop${store}.remote.test`;
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);

interface Said {
  type: string;
  id?: string;
  phase?: string;
  state?: string;
  status?: string;
  reason?: string;
  params?: { ms?: number };
}

/** Scans a store through the proxy as a new caller; returns the lines and the LCP figure or reason. */
async function scan(store: number): Promise<{ lines: Said[]; lcp: number | string | undefined }> {
  const answer = await newClient(both).post(PATHS.health, { url: hostOf(store) });
  expect(answer.status, answer.text).toBe(200);
  const lines = answer.lines() as unknown as Said[];
  expect(lines.at(-1), instances.map(errorsOf).join('\n')).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
  const told = lines.filter(({ id }) => id === 'lcp');
  expect(told).toHaveLength(1);
  return { lines, lcp: told[0]!.params?.ms ?? told[0]!.reason };
}

const errorsOf = (instance: RunningService): string =>
  instance.output().split('\n').filter((line) => line.includes('"level":50')).join('\n');

const begunOf = (workers: readonly Pick<SimulatedLab, 'outputLines'>[]): string[] => workers.flatMap(({ outputLines }) => outputLines.filter((line) => line.startsWith('begin')));

async function askAdmin(service: RunningService, path: string): Promise<string> {
  const admin = /operations\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(service.output())![1]!;
  return await (await fetch(`${admin}${path}`)).text();
}

describe.runIf(REDIS_SERVER)('two instances with a remote lab', { timeout: 180_000 }, () => {
  test('report at start that no worker is there', () => {
    expect(instances[0]!.output()).toMatch(/speed\s+not measured: no worker is there yet; npm run worker starts one/);
  });

  test('get all measurements although three workers are killed during their jobs and one is added', async () => {
    await using workers = new AsyncDisposableStack();
    const start = async (ms: number): Promise<LabWorkerProcess> => workers.use(await startSimulatedWorker(shared.url, ms));
    const three = await Promise.all([start(FOR_EVER), start(FOR_EVER), start(FOR_EVER)]);
    const scans = Promise.all(upTo(AT_ONCE).map(scan));
    await expect.poll(() => three.map((worker) => begunOf([worker]).length), PATIENCE).toEqual([1, 1, 1]);
    for (const worker of three.slice(0, 2)) await worker.end('SIGKILL');
    const fourth = await start(SHORT);
    await three[2]!.end('SIGKILL');
    expect((await scans).map(({ lcp }) => lcp)).toEqual(upTo(AT_ONCE));
    expect(new Set(begunOf([fourth])).size).toBe(AT_ONCE);
    for (const instance of instances) expect(await askAdmin(instance, '/metrics')).toContain('\nstorefront_lab_queue 0\n');
  });

  test('lose no measurement when the engine is killed or slow', async () => {
    await using workers = new AsyncDisposableStack();
    const three = upTo(3).map(() => workers.use(startSimulatedLab(shared.url, WORK_MS)));
    const scans = Promise.all(upTo(AT_ONCE).map(scan));
    await expect.poll(() => begunOf(three).length, PATIENCE).toBeGreaterThanOrEqual(2);
    await shared.kill();
    await shared.start();
    expect((await scans).map(({ lcp }) => lcp)).toEqual(upTo(AT_ONCE));
    shared.slow(500);
    expect((await Promise.all([1, 2].map(scan))).map(({ lcp }) => lcp)).toEqual([1, 2]);
  });

  test('refuse a scan at either instance when the shared queue is full, and admit it when there is room', async () => {
    const leave = new AbortController();
    const open = async (store: number): Promise<Response> => newClient(both).open(PATHS.health, { url: hostOf(store) }, leave.signal);
    const waiting = async (): Promise<string> => await shared.sendCommand('ZCARD', 'storefront-lab:jobs:prioritized');
    for (const store of upTo(LAB_QUEUE)) {
      expect((await open(store)).status).toBe(200);
      await expect.poll(waiting, PATIENCE).toBe(`:${store}\r\n`);
    }
    for (const _instance of instances) {
      const refused = await newClient(both).post(PATHS.health, { url: hostOf(STORES) });
      expect([refused.status, refused.json()['error'], refused.json()['reason']]).toEqual([429, 'rate_limited', 'capacity']);
    }
    leave.abort();
    await expect.poll(waiting, PATIENCE).toBe(':0\r\n');
    await using _worker = startSimulatedLab(shared.url, SHORT);
    expect((await scan(STORES)).lcp).toBe(STORES);
  });

  test('load no Lighthouse, browser, engine client or page reader, start no process, and put no address into the queue', async () => {
    for (const instance of instances) {
      instance.output();
      const loaded = instance.output().split('\n').filter((line) => line.startsWith('loaded '));
      expect(loaded.some((line) => line.endsWith('/server/lab/queue/remote-lab.ts'))).toBe(true);
      expect(loaded.filter((line) => /node_modules\/(?:lighthouse|puppeteer|openai)|server\/(?:lexicon|product)\/|server\/net\/chromium|lab-(?:child|process)/.test(line))).toEqual([]);
      expect(childrenOf(instance.pid)).toEqual([]);
    }
    const held = new AbortController();
    const scanned = newClient(both);
    const stream = await scanned.open(PATHS.health, { url: hostOf(1) }, held.signal);
    await expect.poll(async () => await shared.sendCommand('ZCARD', 'storefront-lab:jobs:prioritized'), PATIENCE).toBe(':1\r\n');
    const keys = (await shared.sendCommand('KEYS', 'storefront-lab:jobs:*-*')).match(/storefront-lab:\S+/g)!;
    const words = [...keys];
    for (const key of keys.filter((name) => /:[0-9a-f]{16}-[0-9a-f-]{36}$/.test(name))) words.push(await shared.sendCommand('HGETALL', key));
    expect(words.length).toBeGreaterThan(keys.length);
    expect(words.join('\n')).not.toContain(scanned.address);
    // A caller has the same name in the queue at both instances, and other callers have other names.
    await scanned.open(PATHS.health, { url: hostOf(2) }, held.signal);
    await newClient(both).open(PATHS.health, { url: hostOf(3) }, held.signal);
    const names = async (): Promise<string[]> =>
      ((await shared.sendCommand('ZRANGE', 'storefront-lab:jobs:prioritized', '0', '-1')).match(/[0-9a-f]{16}(?=-)/g) ?? []).sort();
    await expect.poll(async () => (await names()).length, PATIENCE).toBe(3);
    expect(new Set(await names()).size).toBe(2);
    // Meanwhile the stream says that the scan is queued.
    let read = '';
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
      read += chunk;
      if (/"phase":"speed"[^\n]*"state":"queued"/.test(read)) break;
    }
    held.abort();
  });
});

function childrenOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(/\s+/).filter(Boolean));
}
