import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GeoEvent } from '../../contract/geo.ts';
import { ENGINES } from '../../contract/vocabulary.ts';
import type { EngineId } from '../../contract/vocabulary.ts';
import { systemClock } from '../../server/clock.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { measurementKey } from '../../server/tools/geo/stored.ts';
import { geoScan } from '../../server/tools/geo/scan.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { collect, ofType, startGeoRig } from './geo-rig.ts';
import { marksFor, tableScript } from './geo-table.ts';

const never = new AbortController().signal;
const ROBOTS = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n';
const store = (request: { url?: string | undefined }, response: import('node:http').ServerResponse): void => {
  if (request.url === '/robots.txt') return void response.end(ROBOTS);
  if (request.url === '/') return void response.setHeader('content-type',
    'text/html').end('<title>Nordlys</title><meta name="robots" content="noindex, follow">');
  response.writeHead(404).end();
};
/** Turns the event loop until the condition holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

let engines: EnginesWorld;
beforeAll(async () => void (engines = await startEngines(tableScript)));
afterAll(() => engines[Symbol.asyncDispose]());

function breakByTable(): void {
  for (const engine of ENGINES) engines.break(engine, 'server-error',
    { when: (prompt) => marksFor(engine, prompt).includes('X') });
}

describe('a scan of the test world', () => {
  it('has the metrics counted by hand', async () => {
    breakByTable();
    await using rig = await startGeoRig({ engines, store, budgetScale: 0.1 });
    const input = await rig.input();
    const events = await collect(geoScan(input, rig.deps, never));
    engines.clearFaults();

    const results = ofType(events, 'provider-result');
    expect(new Set(results.map(({ engine, promptId }) => `${engine} ${promptId}`)).size).toBe(48);
    expect(results).toHaveLength(48);
    expect(ofType(events, 'prompt-complete').map(({ index }) => index).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(events.filter(({ type }) => type === 'complete' || type === 'error')).toHaveLength(1);
    expect(events.at(-1)?.type).toBe('complete');

    const [{ result }] = ofType(events, 'complete') as [Extract<GeoEvent, { type: 'complete' }>];
    const { discoveryRate, citationRate, engineCoverage, shareOfVoice } = result.metrics;
    expect(discoveryRate).toMatchObject({ numerator: 19, denominator: 45, value: 19 / 45 });
    expect(citationRate)
      .toMatchObject({ numerator: 11, denominator: 42, value: 11 / 42, foundNotCited: 3, ungrounded: 3 });
    expect(engineCoverage).toMatchObject({ numerator: 5, denominator: 6, value: 5 / 6, note: expect.stringMatching(/^6 of 6 measured\. Interval: /) });
    expect(shareOfVoice).toMatchObject({
      numerator: 19, denominator: 29, parts: [{ name: 'Nordlys', count: 19 }, { name: 'Fjellheim', count: 10 }],
    });
    expect(ofType(events, 'metrics').at(-1)?.metrics).toEqual(result.metrics);
    expect(result.topCitedDomains).toEqual([
      { domain: 'kjopsguiden.example', count: 31 }, { domain: 'nordlys.mystore.no', count: 11 },
    ]);
    expect(result.prompts.map(({ measured, mentioned, cited }) => `${measured}/${mentioned}/${cited}`)).toEqual([
      '6/4/2', '5/2/1', '6/2/1', '6/2/2', '6/3/2', '6/0/0', '5/3/1', '5/3/2',
    ]);
    expect(result.engines.find(({ id }) => id === 'mistral'))
      .toMatchObject({ status: 'measured', asked: 8, measured: 7, mentioned: 0, cited: 1 });

    expect(result.audit.find(({ crawler }) => crawler === 'GPTBot')).toMatchObject({ verdict: 'blocked', line: 2 });
    expect(result.audit.find(({ crawler }) => crawler === 'OAI-SearchBot')).toMatchObject({ verdict: 'allowed' });
    expect(result.audit.find(({ owner }) => owner === 'xAI')).toMatchObject({ verdict: 'cannot-assess' });
    expect(result.audit.find(({ crawler }) => crawler === 'meta robots')).toMatchObject({ verdict: 'blocked' });
    expect(ofType(events, 'audit').map(({ type: _type, ...row }) => row)).toEqual(result.audit);

    expect(await rig.deps.measurements.find(measurementKey(input))).toBeDefined();
    expect((await rig.deps.spend.today()).usd).toBeGreaterThan(0);
    for (const engine of ENGINES) expect(engines.maxConcurrent(engine)).toBeLessThanOrEqual(2);
    expect(JSON.stringify(rig.log)).not.toMatch(/world-key|godt utvalg/);
  });

  it('without any engine completes, measures and stores nothing, and still counts as a scan of the day', async () => {
    await using rig = await startGeoRig({ engines, store, configured: [] });
    rig.deps.spend.take(40);
    const events = await collect(geoScan(await rig.input(), rig.deps, never));
    const [{ result }] = ofType(events, 'complete') as [Extract<GeoEvent, { type: 'complete' }>];
    expect(result.metrics.discoveryRate.value).toBeNull();
    expect(result.engines.every(({ status, reason, model, asked }) => status === 'not-measured'
      && reason === 'not-configured' && model === null && asked === 0)).toBe(true);
    expect(await rig.deps.measurements.find(measurementKey(await rig.input()))).toBeUndefined();
    expect((await rig.deps.spend.today()).scans).toBe(1);
  });

  it('is not stored when fewer than half the answers are measured', async () => {
    for (const engine of ['openai', 'gemini', 'claude', 'grok'] as const) engines.break(engine, 'unauthorized');
    await using rig = await startGeoRig({ engines, store });
    const events = await collect(geoScan(await rig.input(), rig.deps, never));
    engines.clearFaults();
    expect(events.at(-1)?.type).toBe('complete');
    expect(await rig.deps.measurements.find(measurementKey(await rig.input()))).toBeUndefined();
    expect(rig.deps.spend.take(1)).toBe(true);
  });

  it('keeps its date and its day when the clock moves over midnight and back', async () => {
    const noon = Date.UTC(2026, 7, 21, 12);
    const clock = { ...systemClock, now: () => noon + ahead };
    let ahead = 0;
    await using rig = await startGeoRig({ engines, store, clock });
    const events: GeoEvent[] = [];
    for await (const event of geoScan(await rig.input(), rig.deps, never)) {
      events.push(event);
      if (event.type === 'provider-result') ahead = ahead === 0 ? 13 * 3_600_000 : -13 * 3_600_000;
    }
    const [{ result }] = ofType(events, 'complete') as [Extract<GeoEvent, { type: 'complete' }>];
    expect(result.measuredAt).toBe(new Date(noon).toISOString());
    for (const { latencyMs } of ofType(events, 'provider-result')) expect(latencyMs).toBeLessThan(60_000);
    expect((await rig.deps.spend.today()).usd).toBe(0);
    expect(await rig.deps.measurements.find(measurementKey(await rig.input()))).toBeDefined();
    ahead = 0;
    expect((await rig.deps.spend.today()).usd).toBeGreaterThan(0);
  });

  it('asks no more than its cost limit allows', async () => {
    await using rig = await startGeoRig({ engines, store, configured: ['openai'], config: { geoMaxUsdPerScan: 0.07 } });
    const before = engines.calls.length;
    const events = await collect(geoScan(await rig.input(), rig.deps, never));
    const results = ofType(events, 'provider-result').filter(({ engine }) => engine === 'openai');
    const unasked = results.filter((result) => result.status === 'not-measured' && result.reason === 'budget');
    expect(unasked.length).toBeGreaterThan(0);
    expect(engines.calls.length - before + unasked.length).toBe(8);
    const spent = rig.log.find((line) => 'sends' in line)?.usd as number;
    expect(spent).toBeLessThanOrEqual(0.07);
  });

  it('sends each engine two calls at a time, however many scans are running', async () => {
    await using rig = await startGeoRig({ engines, store });
    const input = await rig.input();
    const before = engines.calls.length;
    const gates = allGated(ENGINES);
    const scans = [1, 2, 3].map(() => collect(geoScan(input, rig.deps, never)));
    await until(() => engines.calls.length === before + 12);
    gates[Symbol.dispose]();
    await Promise.all(scans);
    for (const engine of ENGINES) expect(engines.maxConcurrent(engine)).toBe(2);
    expect(engines.calls.length).toBe(before + 3 * 48);
  });
});

describe('a slow scan', () => {
  it('repeats the running phase every ten seconds, and completes at its time limit', async () => {
    const clock = createManualClock();
    await using rig = await startGeoRig({ engines, store, clock });
    using _gates = allGated(['grok']);
    const events: GeoEvent[] = [];
    const scan = (async () => {
      for await (const event of geoScan(await rig.input(), rig.deps, never)) events.push(event);
    })();
    await until(() => ofType(events, 'provider-result').length === 40
      && ofType(events, 'phase').some(({ phase, state }) => phase === 'audit' && state === 'finished'));
    const beats = () => ofType(events, 'phase').filter(({ state }) => state === 'running');
    for (let second = 1; second <= 4; second += 1) {
      clock.advance(10_000);
      await until(() => beats().length === second);
    }
    expect(beats().at(-1)).toEqual({ type: 'phase', phase: 'asking', state: 'running', asked: 40, total: 48 });
    for (let minute = 0; minute < 4; minute += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      clock.advance(60_000);
    }
    await scan;
    const late = ofType(events, 'provider-result').filter(({ engine }) => engine === 'grok');
    expect(late).toHaveLength(8);
    expect(late.every((result) => result.status === 'not-measured' && result.reason === 'timeout')).toBe(true);
    expect(events.at(-1)?.type).toBe('complete');
  });
});

describe('an aborted scan', () => {
  it('stops before half is answered, and stores nothing', async () => {
    await using rig = await startGeoRig({ engines, store });
    rig.deps.spend.take(40);
    using _gates = allGated(['gemini', 'perplexity', 'claude', 'grok', 'mistral']);
    const client = new AbortController();
    const scan = geoScan(await rig.input(), rig.deps, client.signal);
    let answered = 0;
    const reading = (async () => {
      for await (const event of scan) if (event.type === 'provider-result'
        && (answered += 1) === 8) client.abort(new Error('left'));
    })();
    await expect(reading).rejects.toThrow('left');
    expect(await rig.deps.measurements.find(measurementKey(await rig.input()))).toBeUndefined();
    expect((await rig.deps.spend.today()).scans).toBe(1);
  });

  it('is finished and stored after half is answered', async () => {
    await using rig = await startGeoRig({ engines, store });
    const gates = allGated(['mistral']);
    const client = new AbortController();
    let answered = 0;
    const reading = (async () => {
      for await (const event of geoScan(await rig.input(), rig.deps, client.signal)) {
        if (event.type === 'provider-result' && (answered += 1) === 40) client.abort(new Error('left'));
      }
    })();
    const settled = reading.catch(() => 'rejected');
    await until(() => answered === 40);
    gates[Symbol.dispose]();
    expect(await settled).toBe('rejected');
    expect(await rig.deps.measurements.find(measurementKey(await rig.input())))
      .toMatchObject({ answers: { length: 48 } });
  });

  it('stops at shutdown, and stores nothing', async () => {
    await using rig = await startGeoRig({ engines, store });
    using _gates = allGated(['mistral']);
    const client = new AbortController();
    let answered = 0;
    const reading = (async () => {
      for await (const event of geoScan(await rig.input(), rig.deps, client.signal)) {
        if (event.type === 'provider-result'
          && (answered += 1) === 40) client.abort(Object.assign(new Error('down'), { code: 'shutting-down' }));
      }
    })();
    await expect(reading).rejects.toThrow('down');
    expect(await rig.deps.measurements.find(measurementKey(await rig.input()))).toBeUndefined();
  });

  it('does not count as a scan of the day before any call was sent', async () => {
    await using rig = await startGeoRig({ engines, store });
    rig.deps.spend.take(40);
    const gone = AbortSignal.abort(new Error('left'));
    await expect(collect(geoScan(await rig.input(), rig.deps, gone))).rejects.toThrow('left');
    expect((await rig.deps.spend.today()).scans).toBe(0);
  });
});

function allGated(which: readonly EngineId[]): Disposable {
  const gates = which.map((engine) => engines.gate(engine));
  return { [Symbol.dispose]: () => gates.forEach((gate) => gate[Symbol.dispose]()) };
}
