import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';
import { healthyStore } from '../world/stores/healthy.ts';
import { serveStore } from '../world/stores/store.ts';

// A service whose wall clock keeps jumping forward and back by hours behaves as any other.

const STORE = 'store.jumps.test';
const PATIENT = { timeout: 60_000 };

const world = new AsyncDisposableStack();
let service: RunningService;

beforeAll(async () => {
  const network = world.use(await startWorldNetwork());
  const engines = world.use(await startEngines());
  await serveStore(network, healthyStore(STORE));
  service = world.use(await startService({
    ...network.environment(), ...engines.environment(), TRUST_PROXY: '127.0.0.0/8',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../world/jumping-clock.ts')}`,
  }));
});
afterAll(() => world.disposeAsync());

test('a health scan reports its real duration and no timeout', PATIENT, async () => {
  const began = performance.now();
  const { status, lines } = await newClient(service).post(PATHS.health, { url: `https://${STORE}` });
  const took = performance.now() - began;
  expect(status).toBe(200);
  const complete = lines().at(-1) as { summary: { outcome: string; durationMs: number } };
  expect(complete).toMatchObject({ type: 'complete', summary: { outcome: 'scanned' } });
  expect(complete.summary.durationMs).toBeLessThanOrEqual(Math.ceil(took));
  const reasons = lines().flatMap(({ reason }) => (reason === undefined ? [] : [reason]));
  expect(reasons).not.toContain('timeout');
});

test('a window frees no slot early, and reports no wait longer than its length', PATIENT, async () => {
  const caller = newClient(service);
  const statuses: number[] = [];
  for (let asked = 0; asked < 31; asked += 1) {
    const { status, headers } = await caller.post(PATHS.health, { url: 'not a host' });
    statuses.push(status);
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60);
    const wait = headers.get('retry-after');
    if (wait !== null) expect(Number(wait)).toBeLessThanOrEqual(60);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
});

test('a measurement is made once', PATIENT, async () => {
  const asked = { brand: 'Butikk', domain: STORE, vertical: 'mote' };
  const caller = newClient(service);
  const fresh = await caller.post(PATHS.geo, asked);
  const { result } = fresh.lines().at(-1) as { result: { cached: boolean; measuredAt: string } };
  expect(result.cached).toBe(false);
  for (let time = 0; time < 5; time += 1) {
    const repeat = await caller.post(PATHS.geo, asked);
    expect(repeat.lines().at(-1)).toMatchObject({ type: 'complete', result: { cached: true, measuredAt: result.measuredAt } });
  }
});
