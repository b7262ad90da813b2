import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GeoResult } from '../../contract/geo.ts';
import { systemClock } from '../../server/clock.ts';
import { RETENTION_MS } from '../../server/state/measurements.ts';
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
  engines.clearFaults();
  engines.useScript(tableScript);
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

describe('a repeated scan', () => {
  it('is the same measurement after a restart, without any engine call', async () => {
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

  it('is judged again for the names of its request, as if it had been measured for them', async () => {
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

  it('repeats only the audit for another host of the domain', async () => {
    const requests: string[] = [];
    await using rig = await start({
      store: (request, response) => {
        requests.push(`${request.headers.host}${request.url}`);
        response.writeHead(request.headers.host?.startsWith('kasse') ? 200 : 404).end('User-agent: *\nDisallow: /\n');
      },
    });
    const fresh = await measure(rig);
    expect(fresh.audit.find(({ crawler }) => crawler === 'OAI-SearchBot')?.verdict).toBe('allowed');
    const calls = engines.calls.length;
    requests.length = 0;
    const same = await repeat(rig);
    expect([same.audit, requests]).toEqual([fresh.audit, []]);
    const other = await repeat(rig, { domain: 'http://kasse.nordlys.mystore.no/betal' });
    expect(other.audit.find(({ crawler }) => crawler === 'OAI-SearchBot')?.verdict).toBe('blocked');
    expect(requests).toContain('kasse.nordlys.mystore.no/robots.txt');
    expect(other.metrics).toEqual(fresh.metrics);
    expect(engines.calls).toHaveLength(calls);
  });

  it('is not found for another language or vertical, nor after 72 hours', async () => {
    let ahead = 0;
    const clock = { ...systemClock, now: () => systemClock.now() + ahead };
    await using rig = await start({ clock });
    await measure(rig);
    expect(await findStored(await rig.input({ lang: 'en' }), rig.deps)).toBeUndefined();
    expect(await findStored(await rig.input({ vertical: 'mote' }), rig.deps)).toBeUndefined();
    ahead = RETENTION_MS - 60_000;
    expect(await findStored(await rig.input(), rig.deps)).toBeDefined();
    ahead = RETENTION_MS;
    expect(await findStored(await rig.input(), rig.deps)).toBeUndefined();
  });

  it('leaves out Gemini where its answers may not be stored', async () => {
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

  it('is not found where another version stored the measurement', async () => {
    await using rig = await start();
    await rig.deps.measurements.save(measurementKey(await rig.input()), { form: 99 }, Date.now());
    expect(await findStored(await rig.input(), rig.deps)).toBeUndefined();
  });
});

describe('a partial measurement', () => {
  const hour = 3_600_000;
  const clockAt = (ahead: () => number) => ({ ...systemClock, now: () => systemClock.now() + ahead() });

  async function completed(rig: GeoRig, body?: Record<string, unknown>): Promise<GeoResult> {
    const input = await rig.input(body);
    const measurement = (await findStored(input, rig.deps))!;
    return resultIn(await collect(geoScan(input, rig.deps, never, measurement)));
  }

  it('is completed by asking only what failed; each answer keeps its date', async () => {
    engines.break('grok', 'error-in-200');
    engines.break('claude', 'incomplete', { times: 3 });
    let ahead = 0;
    await using rig = await start({ clock: clockAt(() => ahead) });
    const first = await measure(rig);
    expect(first.askAgain).toEqual({
      engines: ['claude', 'grok'], until: new Date(Date.parse(first.measuredAt) + hour).toISOString(),
    });
    engines.clearFaults();
    ahead = 20 * 60_000;
    const calls = engines.calls.length;
    const whole = await completed(rig);
    const asked = engines.calls.slice(calls).map(({ engine }) => engine);
    expect([asked.length, asked.filter((engine) => engine === 'grok').length]).toEqual([11, 8]);
    expect(new Set(asked)).toEqual(new Set(['claude', 'grok']));
    expect(whole.engines.map(({ measured }) => measured)).toEqual([8, 8, 8, 8, 8, 8]);
    expect([whole.cached, whole.askAgain, whole.measuredAt]).toEqual([false, undefined, first.measuredAt]);
    expect(whole.metrics.discoveryRate.denominator).toBe(48);
    const fresh = whole.answers.filter(({ answeredAt }) => Date.parse(answeredAt!) - Date.parse(first.measuredAt) >= ahead);
    expect(fresh).toHaveLength(11);
    const before = first.answers.filter(({ status }) => status === 'measured');
    expect(whole.answers).toEqual(expect.arrayContaining(before));
    expect(await repeat(rig)).toEqual({ ...whole, cached: true });
    ahead = RETENTION_MS - 60_000;
    expect(await findStored(await rig.input(), rig.deps)).toBeDefined();
    ahead = RETENTION_MS + 60_000;
    expect(await findStored(await rig.input(), rig.deps)).toBeUndefined();
  });

  it('reports every answer and every prompt once, for the names of its request', async () => {
    engines.break('mistral', 'error-in-200');
    await using rig = await start();
    await measure(rig);
    engines.clearFaults();
    const input = await rig.input({ brand: 'Fjellheim', competitors: [] });
    const measurement = (await findStored(input, rig.deps))!;
    const events = await collect(geoScan(input, rig.deps, never, measurement));
    const places = events.flatMap((event) => (event.type === 'provider-result' ? [`${event.engine} ${event.promptId}`] : []));
    expect([places.length, new Set(places).size]).toEqual([48, 48]);
    expect(events.filter(({ type }) => type === 'prompt-complete')).toHaveLength(8);
    expect(resultIn(events).brand).toBe('Fjellheim');
  });

  it('spends what is left of its cost limit, and is not offered again when nothing is left', async () => {
    engines.break('grok', 'error-in-200');
    await using rig = await start({ configured: ['openai', 'grok'], config: { geoMaxUsdPerScan: 0.5 } });
    const first = await measure(rig);
    expect(first.askAgain?.engines).toEqual(['grok']);
    const { usd } = (await findStored(await rig.input(), rig.deps))!;
    const before = (await rig.deps.spend.today()).usd;
    expect(before).toBeCloseTo(usd!);
    engines.clearFaults();
    let whole = await completed(rig);
    const spentSoFar = async () => (await findStored(await rig.input(), rig.deps))!.usd!;
    expect((await rig.deps.spend.today()).usd).toBeCloseTo(await spentSoFar());
    const grok = whole.answers.filter(({ engine }) => engine === 'grok');
    expect(grok.some(({ reason }) => reason === 'budget')).toBe(true);
    expect(grok.some(({ status }) => status === 'measured')).toBe(true);
    while (whole.askAgain) whole = await completed(rig);
    expect(await spentSoFar()).toBeLessThanOrEqual(0.5);
    expect(whole.answers.some(({ reason }) => reason === 'budget')).toBe(true);
  });

  it('keeps its answers when stopped, and counts what was spent', async () => {
    engines.break('grok', 'error-in-200');
    await using rig = await start({ configured: ['openai', 'grok'] });
    await measure(rig);
    engines.clearFaults();
    const input = await rig.input();
    const measurement = (await findStored(input, rig.deps))!;
    const stop = new AbortController();
    const events = geoScan(input, rig.deps, stop.signal, measurement);
    using gate = engines.gate('grok');
    const calls = engines.calls.length;
    const all = collect(events).catch((error: Error) => error.message);
    await expect.poll(() => engines.calls.length).toBeGreaterThan(calls);
    stop.abort(new Error('left'));
    gate[Symbol.dispose]();
    expect(await all).toBe('left');
    const now = (await findStored(input, rig.deps))!;
    expect({ ...now, usd: 0 }).toEqual({ ...measurement, usd: 0 });
    expect(now.usd).toBeGreaterThan(measurement.usd!);
  });

  it.each([
    ['after an hour', {}, hour], ['when it is whole', {}, 0], ['when it is too little to be stored', { configured: ['grok'] }, 0],
  ] as const)('is not offered %s', async (what, options, later) => {
    if (what !== 'when it is whole') engines.break('grok', 'error-in-200');
    engines.break('claude', 'refusal');
    let ahead = 0;
    await using rig = await start({ clock: clockAt(() => ahead), ...options });
    const first = await measure(rig);
    expect(first.askAgain !== undefined).toBe(later > 0);
    ahead = later;
    const stored = await findStored(await rig.input(), rig.deps);
    if (stored) expect((await repeat(rig)).askAgain).toBeUndefined();
  });
});

describe('Gemini\'s redirects', () => {
  const target = 'https://nordlys.mystore.no/tv?ref=gemini';

  it('are requested once where no title names the target, and never followed', async () => {
    const requests: string[] = [];
    await using rig = await start({
      configured: ['gemini'],
      store: (request, response) => {
        if (!request.url?.startsWith('/grounding-api-redirect/')) return void response.writeHead(404).end();
        requests.push(request.url);
        response.writeHead(302, { location: target }).end();
      },
    });
    const session = rig.deps.fetch.openSession({ signal: never });
    const { createRedirects } = await import('../../server/tools/geo/redirects.ts');
    const url = redirectOf(target);
    const stream: typeof session.stream = (given, open, options) =>
      session.stream(new URL(given.href.replace('https:', 'http:')), open, options);
    const redirects = createRedirects({ stream });
    const found = await Promise.all([redirects.resolve([{ url }]),
      redirects.resolve([{ url, title: 'Nordlys – alt til hjemmet' }])]);
    expect(found.map((map) => map.get(url))).toEqual([target, target]);
    expect(requests).toHaveLength(1);
    expect((await redirects.resolve([{ url, title: 'nordlys.no' }])).size).toBe(0);
    await session[Symbol.asyncDispose]();
  });
});
