import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newClient, PATHS } from '../conformance/client.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { startWorldNetwork } from '../world/network.ts';
import type { WorldNetwork } from '../world/network.ts';
import { startService } from '../world/service.ts';
import type { RunningService } from '../world/service.ts';

const SHOP = 'shop.operations.test';

let network: WorldNetwork;
let engines: EnginesWorld;
let service: RunningService;
let admin: string;

beforeAll(async () => {
  network = await startWorldNetwork();
  engines = await startEngines();
  await network.serve({
    names: [SHOP],
    handler: (_req, res) => void res.setHeader('content-type', 'text/html').end('<!doctype html><title>Butikk</title>'),
  });
  service = await startService({ ...network.environment(), ...engines.environment(), ADMIN_PORT: '0', TRUST_PROXY: '127.0.0.0/8' });
  admin = /operations\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(service.output())![1]!;
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await engines[Symbol.asyncDispose]();
  await network[Symbol.asyncDispose]();
});

/** The samples whose name and labels match, summed. */
async function figure(pattern: RegExp): Promise<number> {
  const text = await (await fetch(`${admin}/metrics`)).text();
  const lines = text.split('\n').filter((line) => !line.startsWith('#') && pattern.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('the admin port', () => {
  test('is off unless asked for, and its paths are not on the public one', async () => {
    await using plain = await startService();
    expect(plain.output()).not.toMatch(/operations/);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await fetch(`${service.baseUrl}${path}`)).status).toBe(404);
  });

  test('alive, ready, and nothing else', async () => {
    expect(await (await fetch(`${admin}/healthz`)).text()).toBe('alive\n');
    expect((await fetch(`${admin}/readyz`)).status).toBe(200);
    expect((await fetch(`${admin}/readyz`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${admin}/other`)).status).toBe(404);
  });

  test('counts scans, phases, refusals and engine calls', async () => {
    const caller = newClient(service);
    await caller.post(PATHS.health, { url: `https://${SHOP}` });
    await caller.post(PATHS.health, { url: 'https://nothing.operations.test' });
    await caller.post(PATHS.health, { url: 'http://10.0.0.1' });
    await caller.post(PATHS.schema, { url: `https://${SHOP}` });
    await caller.post(PATHS.geo, { brand: 'Butikk', domain: SHOP, vertical: 'mote' });
    expect(await figure(/^storefront_scans_total\{tool="health",outcome="scanned"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="health",outcome="unreachable"\}/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="schema"/)).toBe(1);
    expect(await figure(/^storefront_scans_total\{tool="geo",outcome="complete"\}/)).toBe(1);
    expect(await figure(/^storefront_phase_seconds_count\{phase="access"\}/)).toBe(2);
    expect(await figure(/^storefront_refusals_total\{tool="health",cause="guard"\}/)).toBe(1);
    expect(await figure(/^storefront_guard_refusals_total\{code="private"\}/)).toBeGreaterThanOrEqual(1);
    expect(await figure(/^storefront_engine_call_seconds_count/)).toBe(48);
    expect(await figure(/^nodejs_eventloop_lag_seconds/)).toBeGreaterThanOrEqual(0);
  });

  test('names nothing of who or what was scanned', async () => {
    const text = await (await fetch(`${admin}/metrics`)).text();
    expect(text).not.toMatch(/operations\.test|198\.18\./);
  });
});
