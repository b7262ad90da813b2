import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GeoResult } from '../../contract/geo.ts';
import { systemClock } from '../../server/clock.ts';
import { KEEP_MS } from '../../server/state/measurements.ts';
import { geoScan } from '../../server/tools/geo/scan.ts';
import { findStored, measurementKey, storedScan } from '../../server/tools/geo/stored.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { redirectOf } from '../world/engines-shapes.ts';
import { collect, startGeoRig } from './geo-rig.ts';
import type { GeoRig, RigOptions } from './geo-rig.ts';
import { tableScript } from './geo-table.ts';

const never = new AbortController().signal;
let engines: EnginesWorld;
let dataDir: string;
beforeAll(async () => void (engines = await startEngines(tableScript)));
afterAll(() => engines[Symbol.asyncDispose]());
beforeEach(() => {
  engines.say(tableScript);
  dataDir = mkdtempSync(join(tmpdir(), 'geo-stored-'));
  return () => rmSync(dataDir, { recursive: true, force: true });
});

const start = (options: Partial<RigOptions> = {}) => startGeoRig({ engines, dataDir, ...options });

async function measure(rig: GeoRig, body?: Record<string, unknown>): Promise<GeoResult> {
  return resultIn(await collect(geoScan(await rig.input(body), rig.deps, never)));
}

async function repeat(rig: GeoRig, body?: Record<string, unknown>): Promise<GeoResult> {
  const input = await rig.input(body);
  const stored = await findStored(input, rig.deps);
  if (!stored) throw new Error('nothing is stored');
  const events = await collect(storedScan(input, stored, { deps: rig.deps, signal: never }));
  expect(events).toHaveLength(1);
  return resultIn(events);
}

function resultIn(events: Awaited<ReturnType<typeof collect>>): GeoResult {
  const last = events.at(-1);
  if (last?.type !== 'complete') throw new Error('no complete');
  return last.result;
}

describe('a repeat', () => {
  it('is the same measurement, with no engine asked, over a restart', async () => {
    let fresh: GeoResult;
    {
      await using rig = await start();
      fresh = await measure(rig);
    }
    const calls = engines.calls.length;
    await using rig = await start();
    expect(await repeat(rig)).toEqual({ ...fresh, cached: true });
    expect(engines.calls).toHaveLength(calls);
  });

  it('is judged again for the names of this request, as if it had been asked for them', async () => {
    await using rig = await start();
    const first = await measure(rig, { brand: 'Nordlys', competitors: [] });
    const other = { brand: 'Fjellheim', competitors: ['Nordlys', 'Vidda'] };
    const stored = await repeat(rig, other);
    expect(stored.metrics.shareOfVoice)
      .toMatchObject({ parts: [{ name: 'Fjellheim' }, { name: 'Nordlys' }, { name: 'Vidda', count: 0 }] });
    expect(stored.metrics.discoveryRate.numerator).not.toBe(first.metrics.discoveryRate.numerator);
    const fresh = await measure(rig, other);
    expect(stored.metrics)
      .toMatchObject({ ...fresh.metrics, shareOfVoice: { value: fresh.metrics.shareOfVoice.value } });
    expect((await repeat(rig)).brand).toBe('Nordlys');
  });

  it('for another host of the domain has its audit made again, and nothing else', async () => {
    const asked: string[] = [];
    await using rig = await start({
      store: (request, response) => {
        asked.push(`${request.headers.host}${request.url}`);
        response.writeHead(request.headers.host?.startsWith('kasse') ? 200 : 404).end('User-agent: *\nDisallow: /\n');
      },
    });
    const fresh = await measure(rig);
    expect(fresh.audit.find(({ crawler }) => crawler === 'OAI-SearchBot')?.verdict).toBe('allowed');
    const calls = engines.calls.length;
    asked.length = 0;
    const same = await repeat(rig);
    expect([same.audit, asked]).toEqual([fresh.audit, []]);
    const other = await repeat(rig, { domain: 'http://kasse.nordlys.mystore.no/betal' });
    expect(other.audit.find(({ crawler }) => crawler === 'OAI-SearchBot')?.verdict).toBe('blocked');
    expect(asked).toContain('kasse.nordlys.mystore.no/robots.txt');
    expect(other.metrics).toEqual(fresh.metrics);
    expect(engines.calls).toHaveLength(calls);
  });

  it('is not to be had for another language or vertical, nor after 72 hours', async () => {
    let ahead = 0;
    const clock = { ...systemClock, now: () => systemClock.now() + ahead };
    await using rig = await start({ clock });
    await measure(rig);
    expect(await findStored(await rig.input({ lang: 'en' }), rig.deps)).toBeUndefined();
    expect(await findStored(await rig.input({ vertical: 'mote' }), rig.deps)).toBeUndefined();
    ahead = KEEP_MS - 60_000;
    expect(await findStored(await rig.input(), rig.deps)).toBeDefined();
    ahead = KEEP_MS;
    expect(await findStored(await rig.input(), rig.deps)).toBeUndefined();
  });

  it('leaves Gemini out where its answers may not be kept', async () => {
    await using rig = await start({ config: { geminiStore: false } });
    const fresh = await measure(rig);
    expect(fresh.engines.find(({ id }) => id === 'gemini')?.measured).toBe(8);
    const value = JSON.stringify(await rig.deps.measurements.find(measurementKey(await rig.input())));
    expect(value).not.toContain('searchEntry');
    const again = await repeat(rig);
    expect(again.engines.find(({ id }) => id === 'gemini'))
      .toMatchObject({ status: 'not-measured', reason: 'not-stored', measured: 0 });
    expect(again.metrics.discoveryRate.denominator).toBe(fresh.metrics.discoveryRate.denominator - 8);
  });

  it('of what another version kept is no repeat', async () => {
    await using rig = await start();
    await rig.deps.measurements.save(measurementKey(await rig.input()), { form: 99 }, Date.now());
    expect(await findStored(await rig.input(), rig.deps)).toBeUndefined();
  });
});

describe('Gemini\'s redirects', () => {
  const target = 'https://nordlys.mystore.no/tv?ref=gemini';

  it('are asked for once where no title tells, and never followed', async () => {
    const asked: string[] = [];
    await using rig = await start({
      configured: ['gemini'],
      store: (request, response) => {
        if (!request.url?.startsWith('/grounding-api-redirect/')) return void response.writeHead(404).end();
        asked.push(request.url);
        response.writeHead(302, { location: target }).end();
      },
    });
    const session = rig.deps.fetch.openSession({ signal: never });
    const { createRedirects } = await import('../../server/tools/geo/redirects.ts');
    const url = redirectOf(target);
    const stream: typeof session.stream = (given, open, options) =>
      session.stream(String(given).replace('https:', 'http:'), open, options);
    const redirects = createRedirects({ stream });
    const found = await Promise.all([redirects.resolve([{ url }]),
      redirects.resolve([{ url, title: 'Nordlys – alt til hjemmet' }])]);
    expect(found.map((map) => map.get(url))).toEqual([target, target]);
    expect(asked).toHaveLength(1);
    expect((await redirects.resolve([{ url, title: 'nordlys.no' }])).size).toBe(0);
    await session[Symbol.asyncDispose]();
  });
});
