import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { startCrux } from '../world/crux.ts';
import type { CruxWorld } from '../world/crux.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startExtractionModel } from '../world/extraction-model.ts';
import type { ExtractionModelWorld } from '../world/extraction-model.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { findLeaks, startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { serveStore } from '../world/stores/store.ts';

const SHOP = 'shop.operations.test';
const STORE = 'store.operations.test';

/** For tests that start their own services, on a machine that may be busy. */
const PATIENT = { timeout: 90_000 };

let network: WorldNetwork;
let engines: EnginesWorld;
let crux: CruxWorld;
let model: ExtractionModelWorld;
let service: RunningService;
let admin: string;

const world = (): Record<string, string> =>
  Object.assign({ TRUST_PROXY: '127.0.0.0/8' }, ...[network, engines, crux, model].map((each) => each.environment()));

beforeAll(async () => {
  network = await startWorldNetwork();
  engines = await startEngines();
  crux = await startCrux({ [`https://${STORE}`]: { PHONE: { lcp: 2_000, cls: '0.01', inp: 100 } } });
  model = await startExtractionModel();
  await network.serve({
    names: [SHOP],
    handler: (req, res) => {
      res.setHeader('content-type', 'text/html');
      // Every URL redirects to one with a secret, and the page contains one too.
      const location = `${req.url}?session=hemmelig-sted`;
      if (!req.url!.includes('session=')) res.writeHead(302, { location, 'set-cookie': 'a=hemmelig-kjeks' });
      res.end('<!doctype html><title>hemmelig-tittel</title><h1>Votter</h1><p>449 kr</p><a href="/b?t=hemmelig-lenke">b</a>');
    },
  });
  await serveStore(network, healthyStore(STORE));
  service = await startService({ ...world(), ADMIN_PORT: '0' });
  admin = adminOf(service);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  for (const each of [model, crux, engines, network]) await each[Symbol.asyncDispose]();
});

const adminOf = (running: RunningService): string =>
  /operations\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(running.output())![1]!;

/** The sum of the samples whose name and labels match. */
async function figure(pattern: RegExp, at = admin): Promise<number> {
  const text = await (await fetch(`${at}/metrics`)).text();
  const lines = text.split('\n').filter((line) => !line.startsWith('#') && pattern.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

const VISIBILITY = { brand: 'Butikk', domain: STORE, vertical: 'mote' };

describe('the admin port', () => {
  test('has paths that do not exist on the public port', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${service.baseUrl}${path}`)).status).toBe(404);
  });

  test('answers /healthz and /readyz, refuses POST and other paths', async () => {
    expect(await (await fetch(`${admin}/healthz`)).text()).toBe('alive\n');
    expect((await fetch(`${admin}/readyz`)).status).toBe(200);
    expect((await fetch(`${admin}/readyz`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${admin}/other`)).status).toBe(404);
  });

  test('counts scans, phases, refusals, engine calls, tokens and cost', async () => {
    const caller = newClient(service);
    await caller.post(PATHS.health, { url: `https://${STORE}` });
    await caller.post(PATHS.health, { url: 'https://nothing.operations.test' });
    await caller.post(PATHS.health, { url: 'http://10.0.0.1' });
    await caller.post(PATHS.schema, { url: `https://${STORE}/produkt/votter-dame` });
    await caller.post(PATHS.geo, VISIBILITY);
    await caller.post(PATHS.geo, VISIBILITY);
    expect(await figure(/^storefront_scans_total\{tool="health",outcome="scanned"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="health",outcome="unreachable"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="schema",outcome="enrich"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="geo",outcome="complete"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="geo",outcome="stored"\}/)).toBe(1);
    expect(await figure(/^storefront_phase_seconds_count\{phase="access"\}/)).toBe(2);
    expect(await figure(/^storefront_refusals_total\{tool="health",cause="private"\}/)).toBe(1);
    expect(await figure(/^storefront_guard_refusals_total\{code="private"\}/)).toBeGreaterThanOrEqual(1);
    expect(await figure(/^storefront_engine_call_seconds_count/)).toBe(48);
    expect(await figure(/^storefront_engine_tokens_total/)).toBeGreaterThan(0);
    expect(await figure(/^storefront_engine_usd_total/)).toBeGreaterThan(0);
    expect(await figure(/^nodejs_eventloop_lag_(?:p99_)?seconds/)).toBeGreaterThan(0);
  });

  test('counts the limiter’s refusals', async () => {
    const caller = newClient(service);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await caller.post(PATHS.health, { url: 'https://nothing.operations.test' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await figure(/^storefront_refusals_total\{tool="health",cause="rate"\}/)).toBe(1);
  });

  test('names no store and no caller in the metrics', async () => {
    const text = await (await fetch(`${admin}/metrics`)).text();
    expect(text).not.toMatch(/operations\.test|198\.18\./);
  });
});

describe('the speed lab', () => {
  test('reports the length of its queue', PATIENT, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slow-browser-'));
    const slow = join(folder, 'chromium');
    // The browser tried at start fails at once; every later one never gets ready.
    await writeFile(slow, `#!/bin/sh\nif [ -e ${folder}/tried ]; then exec sleep 60; fi\ntouch ${folder}/tried\nexit 1\n`);
    // Run as root, the service starts its browser as another user.
    for (const path of [slow, folder]) await chmod(path, 0o777);
    await using busy = await startService({ ...world(), ADMIN_PORT: '0', SPEED_LAB: 'on', CHROMIUM_PATH: slow });
    const leave = new AbortController();
    const open = () => newClient(busy).open(PATHS.health, { url: `https://${STORE}` }, leave.signal);
    const scans = await Promise.all([open(), open(), open()]);
    const readings = scans.map((scan) => scan.text());
    await vi.waitUntil(() => figure(/^storefront_lab_queue /, adminOf(busy)), { timeout: 40_000 });
    leave.abort();
    await Promise.allSettled(readings);
    await vi.waitUntil(async () => await figure(/^storefront_lab_queue /, adminOf(busy)) === 0, { timeout: 40_000 });
    await rm(folder, { recursive: true });
  });
});

describe('the log', () => {
  test('marks the lines of one request, names hosts, and contains no secret from any source', PATIENT, async () => {
    await using loud = await startService({ ...world(), LOG_LEVEL: 'trace' });
    const caller = newClient(loud);
    const secretive = { Authorization: 'Bearer hemmelig', Cookie: 'sid=hemmelig-kake', 'User-Agent': 'hemmelig-leser' };
    const url = `https://${SHOP}/hemmelig-sti?token=hemmelig-ord#hemmelig-anker`;
    await caller.post(PATHS.health, { url, note: 'hemmelig-felt' }, secretive);
    await caller.post(PATHS.schema, { url }, secretive);
    await caller.post(PATHS.health, { url: 'https://nothing.operations.test/hemmelig-sti?token=hemmelig-ord' }, secretive);
    const typed = { ...VISIBILITY, brand: 'hemmelig merke', competitors: ['hemmelig rival'] };
    await caller.post(PATHS.geo, typed, secretive);
    await caller.post(PATHS.health, { url: `https://hemmelig-bruker:hemmelig-passord@${SHOP}/` }, secretive);
    await caller.send('POST', PATHS.health, { headers: { 'Content-Type': 'application/json' }, body: '{"url":"hemmelig-rot' });
    const started = await caller.post('/trpc/health.start', { url }, secretive);
    const { runId } = (started.json() as { result: { data: { runId: string } } }).result.data;
    const input = encodeURIComponent(JSON.stringify({ runId }));
    const watched = await fetch(`${loud.baseUrl}/trpc/health.watch?input=${input}`);
    expect(await watched.text()).toContain('complete');
    await loud.end('SIGTERM');

    expect(loud.output()).not.toMatch(/hemmelig|198\.18\./);
    expect(loud.output()).not.toContain(runId);
    const lines = loud.output().split('\n').filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const ends = lines.filter(({ msg }) => msg === 'scan ended');
    expect(ends.map(({ tool, host, outcome }) => [tool, host, outcome])).toEqual([
      ['health', SHOP, 'scanned'], ['schema', SHOP, expect.any(String)], ['health', 'nothing.operations.test', 'unreachable'],
      ['geo', STORE, 'complete'], ['health', SHOP, 'scanned'],
    ]);
    expect(new Set(ends.map(({ req }) => req)).size).toBe(5);
    const asked = lines.filter(({ msg }) => msg === 'engine asked');
    expect(new Set(asked.map(({ req }) => req))).toEqual(new Set([ends[3].req]));
    const begun = lines.find(({ msg }) => msg === 'run started');
    expect(begun).toMatchObject({ req: ends[4].req, run: runId.slice(0, 6) });
  });

  test('of every service that a test starts is searched for secrets and whole URLs', () => {
    const environment = { OPENAI_API_KEY: 'sk-0123456789', REDIS_URL: 'redis://u:pass-word-1@h:1', DATA_DIR: '/data' };
    const lines = ['{"key":"sk-0123456789"}', 'at redis://u:pass-word-1@h', '{"at":"https://a.test/b?c=d"}'];
    expect(findLeaks(lines.join('\n'), environment)).toEqual(lines);
    const harmless = ['https://a.test/b?', '  state  /data', '{"host":"a.test","ok":"a?b=c"}'];
    expect(findLeaks(harmless.join('\n'), environment)).toEqual([]);
  });
});

describe('the database', () => {
  test('is done without when it cannot be opened; the log says so', PATIENT, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'no-database-'));
    await writeFile(join(folder, 'file'), '');
    // A path below a file cannot be created, not even by root.
    await using poor = await startService({ ...world(), DATA_DIR: join(folder, 'file', 'below'), ADMIN_PORT: '0' });
    const caller = newClient(poor);
    for (let time = 0; time < 2; time += 1) {
      expect((await caller.post(PATHS.geo, VISIBILITY)).lines().at(-1)).toMatchObject({ type: 'complete' });
    }
    expect(poor.output()).toContain('nothing is stored: DATA_DIR');
    const ready = await fetch(`${adminOf(poor)}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(/^ready, but nothing is stored: EEXIST/)]);
    expect(await figure(/^storefront_scans_total\{tool="geo",outcome="complete"\}/, adminOf(poor))).toBe(2);
    await rm(folder, { recursive: true });
  });
});
