import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineId } from '../../../contract/vocabulary.ts';
import { clusterBootstrap, wilson } from './intervals.ts';
import { metricsOf } from './metrics.ts';
import type { CountedAnswer } from './metrics.ts';

const names = { brand: 'Nordlys', competitors: ['Fjellheim', 'Kystland'], engines: 6, seed: 7 };

function answer(promptId: string, engine: EngineId, marks: string,
  retrieval: CountedAnswer['retrieval'] = 'used'): CountedAnswer {
  return {
    engine, promptId, retrieval,
    mentioned: marks.includes('B'),
    ...(marks.includes('u') ? { unclear: true } : {}),
    ...(marks.includes('?') ? {} : { cited: marks.includes('C') }),
    foundNotCited: marks.includes('f'),
    competitors: [{ name: 'Fjellheim', mentioned: marks.includes('1') },
      { name: 'Kystland', mentioned: marks.includes('2') }],
  };
}

describe('wilson', () => {
  const percent = (k: number, n: number) => wilson(k, n)?.map((end) => Math.round(end * 1000) / 10);
  it.each([
    [12, 48, [14.9, 38.8]], [0, 48, [0, 7.4]], [0, 8, [0, 32.4]], [8, 8, [67.6, 100]],
  ])('%i of %i', (k, n, expected) => expect(percent(k, n)).toEqual(expected));
  it('is null of none', () => expect(wilson(0, 0)).toBeNull());
});

describe('metrics', () => {
  it('counts by hand', () => {
    const metrics = metricsOf([
      answer('p1', 'openai', 'BC1'), answer('p1', 'gemini', 'B', 'not-used'), answer('p2', 'openai', 'f2'),
      answer('p2', 'claude', '12?'), answer('p3', 'openai', 'C', 'unknown'),
    ], names);
    expect(metrics.discoveryRate).toMatchObject({ value: 2 / 5, numerator: 2, denominator: 5 });
    expect(metrics.citationRate)
      .toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, foundNotCited: 1, ungrounded: 1 });
    expect(metrics.citationRate.note).toContain('1 left out');
    expect(metrics.engineCoverage)
      .toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, note: '3 of 6 measured' });
    expect(metrics.shareOfVoice).toMatchObject({
      value: 2 / 6, numerator: 2, denominator: 6,
      parts: [{ name: 'Nordlys', count: 2 }, { name: 'Fjellheim', count: 2 }, { name: 'Kystland', count: 2 }],
    });
  });

  it('leaves out of mentions, never of citations, what nobody can tell', () => {
    const metrics = metricsOf([
      answer('p1', 'openai', 'BC1'), answer('p1', 'gemini', 'uC1'), answer('p2', 'openai', 'u'), answer('p2', 'claude', ''),
    ], names);
    expect(metrics.discoveryRate).toMatchObject({ numerator: 1, denominator: 2, unclear: 2 });
    expect(metrics.engineCoverage).toMatchObject({ numerator: 1, denominator: 2, unclear: 1 });
    expect(metrics.shareOfVoice).toMatchObject({ numerator: 1, denominator: 2, unclear: 2 });
    expect(metrics.citationRate).toMatchObject({ numerator: 2, denominator: 4 });
    const none = metricsOf([answer('p1', 'openai', 'u')], names);
    expect(none.discoveryRate).toMatchObject({ value: null, unclear: 1, note: expect.stringContaining('whether') });
    expect(none.engineCoverage).toMatchObject({ value: null, unclear: 1 });
  });

  it('is null where there is no denominator', () => {
    const metrics = metricsOf([], names);
    for (const metric of Object.values(metrics)) expect(metric).toMatchObject({ value: null, denominator: 0,
      interval: null, note: expect.not.stringContaining('interval') });
    expect(metricsOf([answer('p1', 'openai', 'B')], { ...names, competitors: [] }).shareOfVoice.value).toBeNull();
    expect(metricsOf([answer('p1', 'openai', '')], names).shareOfVoice.value).toBeNull();
    expect(metricsOf([answer('p1', 'openai', 'B', 'not-used')], names).citationRate.value).toBeNull();
  });

  it('holds every share between its interval\'s ends, and the same seed gives the same interval', () => {
    const engines: EngineId[] = ['openai', 'gemini', 'grok'];
    const arbitrary = fc.record({
      engine: fc.constantFrom(...engines), promptId: fc.constantFrom('p1', 'p2', 'p3', 'p4'),
      marks: fc.constantFrom('', 'u', 'uC1', 'B', 'BC', 'B1', '12', 'C', 'f', '?', 'BC12'),
        retrieval: fc.constantFrom('used', 'not-used', 'unknown'),
    });
    fc.assert(fc.property(fc.array(arbitrary, { maxLength: 48 }), (rows) => {
      const answers = rows.map((row) => answer(row.promptId, row.engine, row.marks, row.retrieval as 'used'));
      const metrics = metricsOf(answers, names);
      for (const { value, interval, numerator, denominator } of [metrics.discoveryRate, metrics.citationRate,
        metrics.engineCoverage]) {
        expect(numerator).toBeLessThanOrEqual(denominator);
        if (value === null) continue;
        expect(interval![0]).toBeLessThanOrEqual(value);
        expect(interval![1]).toBeGreaterThanOrEqual(value);
      }
      expect(metricsOf(answers, names)).toEqual(metrics);
    }), { numRuns: 100 });
  });
});

describe('cluster bootstrap', () => {
  it('is as wide as the clusters differ', () => {
    expect(clusterBootstrap([{ numerator: 1, denominator: 2 }, { numerator: 2, denominator: 4 }], 1))
      .toEqual([0.5, 0.5]);
    expect(clusterBootstrap([{ numerator: 0, denominator: 3 }, { numerator: 3, denominator: 3 }], 1)).toEqual([0, 1]);
    expect(clusterBootstrap([{ numerator: 1, denominator: 1 }], 1)).toBeNull();
  });
});
