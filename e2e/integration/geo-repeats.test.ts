import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, GEO_RULE_SET } from '../../contract/vocabulary.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { geoScan } from '../../server/tools/geo/scan.ts';
import { findStored, measurementKey, storedScan } from '../../server/tools/geo/stored.ts';
import { startEngines } from '../world/engines.ts';
import type { EnginesWorld } from '../world/engines.ts';
import { collect, ofType, startGeoRig } from './geo-rig.ts';
import { tableScript } from './geo-table.ts';
import { GeoEvent } from '../../contract/geo.ts';
import { startService } from '../world/service.ts';

const never = new AbortController().signal;
let engines: EnginesWorld;
beforeAll(async () => void (engines = await startEngines(tableScript)));
afterAll(() => engines[Symbol.asyncDispose]());

/** For every third pair of engine and prompt, only the second answer names the store. */
function fickle(): void {
  const asked = new Map<string, number>();
  engines.useScript((engine, prompt) => {
    const key = `${engine}|${prompt}`;
    const time = (asked.get(key) ?? 0) + 1;
    asked.set(key, time);
    const kind = (prompt.length + engine.length) % 3;
    const isNamed = kind === 0 || (kind === 1 && time === 2);
    return { searched: true, parts: [{ text: isNamed ? 'Vi anbefaler **Nordlys** til det meste.' : 'Sammenlign flere butikker.' }], found: [] };
  });
}

describe('repeats', () => {
  it('ask each question again after all were asked once, with their own events', async () => {
    fickle();
    await using rig = await startGeoRig({ engines, config: { geoRepeats: 3 } });
    const input = await rig.input();
    const before = engines.calls.length;
    const events = await collect(geoScan(input, rig.deps, never));
    expect(engines.calls.length - before).toBe(48 * 3);
    expect(ofType(events, 'provider-result')).toHaveLength(48);
    const again = ofType(events, 'repeat-result');
    expect(again).toHaveLength(96);
    expect(new Set(again.map(({ engine, promptId, repeat }) => `${engine} ${promptId} ${repeat}`)).size).toBe(96);
    const [first, last] = [events.findIndex(({ type }) => type === 'repeat-result'), events.findLastIndex(({ type }) => type === 'provider-result')];
    expect(first).toBeGreaterThan(last);
    const [{ result }] = ofType(events, 'complete') as [ReturnType<typeof ofType<'complete'>>[number]];
    expect(result.metrics.discoveryRate.denominator).toBe(144);
    expect(result.answers).toHaveLength(48);
    expect(result.repeats).toMatchObject({ asked: 3, isAtBest: false });
    expect(result.repeats!.answers).toHaveLength(96);
    const { value, numerator, denominator } = result.repeats!.mentionDiffers;
    expect(denominator).toBe(48 * 3);
    expect(numerator).toBeGreaterThan(0);
    // One of three answers differs, and so do two of the three pairs.
    expect(numerator % 2).toBe(0);
    expect(value).toBeCloseTo(numerator / denominator);
    expect(result.repeats!.narrowing.map(({ repeats }) => repeats)).toEqual([3, 4, 5]);
    expect(result.repeats!.narrowing[0]!.interval).toEqual(result.metrics.discoveryRate.interval);
    const stored = (await findStored(input, rig.deps))!;
    const [repeat] = ofType(await collect(storedScan(input, stored, { deps: rig.deps, signal: never })), 'complete');
    expect(repeat!.result).toEqual({ ...result, cached: true });
  });

  it('are not measured where the cost limit is reached, and the first answers are kept', async () => {
    fickle();
    await using rig = await startGeoRig({ engines, configured: ['openai'], config: { geoRepeats: 2, geoMaxUsdPerScan: 0.06 } });
    const events = await collect(geoScan(await rig.input(), rig.deps, never));
    const again = ofType(events, 'repeat-result');
    expect(again).toHaveLength(8);
    expect(again.every((one) => one.status === 'not-measured' && one.reason === 'budget')).toBe(true);
    const [{ result }] = ofType(events, 'complete') as [ReturnType<typeof ofType<'complete'>>[number]];
    expect(result.repeats).toMatchObject({ asked: 2, isAtBest: true, mentionDiffers: { value: null, note: 'No question was asked twice.' } });
  });

  it('are not begun after the client has disconnected', async () => {
    fickle();
    await using rig = await startGeoRig({ engines, config: { geoRepeats: 2 } });
    const input = await rig.input();
    const before = engines.calls.length;
    const leaving = new AbortController();
    let answered = 0;
    const reading = (async () => {
      for await (const event of geoScan(input, rig.deps, leaving.signal)) {
        if (event.type === 'provider-result' && (answered += 1) === 40) leaving.abort(new Error('left'));
      }
    })();
    await reading.catch(() => {});
    expect(engines.calls.length - before).toBe(48);
    expect(await rig.deps.measurements.find(measurementKey(input))).toMatchObject({ repeats: 1, repeated: [] });
  });

  it('stay as they are when a measurement is completed', async () => {
    fickle();
    const clock = createManualClock(Date.parse('2026-11-22T10:00:00Z'));
    await using rig = await startGeoRig({ engines, clock, config: { geoRepeats: 2 } });
    const input = await rig.input();
    engines.break('grok', 'incomplete', { times: 8 });
    await collect(geoScan(input, rig.deps, never));
    const measurement = (await findStored(input, rig.deps))!;
    const before = engines.calls.length;
    const events = await collect(geoScan(input, rig.deps, never, measurement));
    const [{ result }] = ofType(events, 'complete') as [ReturnType<typeof ofType<'complete'>>[number]];
    expect(result.repeats).toMatchObject({ asked: 2 });
    expect(result.repeats!.answers).toHaveLength(ENGINES.length * 8);
    expect(ofType(events, 'repeat-result')).toEqual([]);
    expect(engines.calls.length - before).toBe(8);
  });

  it('follow the configuration of the service', async () => {
    fickle();
    await using service = await startService({
      ...engines.environment(), GEO_REPEATS: '2', GEO_MAX_USD_PER_SCAN: '4', LOG_LEVEL: 'error',
      EGRESS_MAP: 'nordlys.mystore.no:80=127.0.0.1:9', EGRESS_ONLY: 'mapped',
    });
    const scan = async (): Promise<GeoEvent[]> => {
      const response = await fetch(`http://127.0.0.1:${service.port}/api/geo/scan`, {
        method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ brand: 'Nordlys', domain: 'http://nordlys.mystore.no', vertical: 'sport' }),
      });
      return (await response.text()).trim().split('\n').map((line) => GeoEvent.parse(JSON.parse(line)));
    };
    const [fresh, stored] = [await scan(), await scan()];
    expect(ofType(fresh, 'repeat-result')).toHaveLength(48);
    expect(stored.map(({ type }) => type)).toEqual(['complete']);
    const [{ result }] = ofType(stored, 'complete') as [ReturnType<typeof ofType<'complete'>>[number]];
    expect(result).toMatchObject({ cached: true, ruleSet: GEO_RULE_SET, repeats: { asked: 2 } });
    expect(result.metrics.discoveryRate).toMatchObject({ denominator: 96, holdsFor: 'other-engines' });
  });

  it('of a measurement stored before repeats existed count as asked once', async () => {
    fickle();
    await using rig = await startGeoRig({ engines });
    const input = await rig.input();
    await collect(geoScan(input, rig.deps, never));
    const { repeats: _repeats, repeated: _repeated, ...older } = (await findStored(input, rig.deps))!;
    const [{ result }] = ofType(await collect(storedScan(input, older, { deps: rig.deps, signal: never })), 'complete') as
      [ReturnType<typeof ofType<'complete'>>[number]];
    expect(result.repeats).toMatchObject({ asked: 1, answers: [], isAtBest: true });
    expect(result.repeats!.narrowing).toHaveLength(5);
  });
});
