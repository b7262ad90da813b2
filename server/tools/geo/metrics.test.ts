import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineId } from '../../../contract/vocabulary.ts';
import { clusterBootstrap, seededChance, seedOf, wilson } from './intervals.ts';
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

const RESEMBLE = 'Answers to the same prompt resemble each other, so the true uncertainty is wider than the interval.';

describe('wilson', () => {
  const percent = (k: number, n: number) => wilson(k, n)?.map((end) => Math.round(end * 1000) / 10);
  it.each([
    [12, 48, [14.9, 38.8]], [0, 48, [0, 7.4]], [0, 8, [0, 32.4]], [8, 8, [67.6, 100]],
  ])('%i of %i', (k, n, expected) => expect(percent(k, n)).toEqual(expected));
  it('is null of none', () => expect(wilson(0, 0)).toBeNull());
  it('begins at nothing of none, and ends at all of all, to the last digit', () => {
    for (let n = 1; n <= 60; n += 1) expect([wilson(0, n)![0], wilson(n, n)![1]]).toEqual([0, 1]);
  });
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
    expect(metrics.citationRate.note).toBe(`${RESEMBLE} 1 left out: a source's address could not be resolved.`);
    expect(metrics.discoveryRate.note).toBe(RESEMBLE);
    expect(metrics.engineCoverage)
      .toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, note: '3 of 6 measured' });
    expect(metrics.shareOfVoice).toMatchObject({
      value: 2 / 6, numerator: 2, denominator: 6,
      interval: clusterBootstrap([{ numerator: 2, denominator: 3 }, { numerator: 0, denominator: 3 }, { numerator: 0, denominator: 0 }], names.seed),
      note: 'The interval draws whole prompts again and again, as answers to the same prompt resemble each other.',
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
    expect(metrics.discoveryRate.note).toBe('No answer was measured.');
    expect(metricsOf([answer('p1', 'openai', 'B')], { ...names, competitors: [] }).shareOfVoice)
      .toMatchObject({ value: null, note: 'No competitors were named in the request.' });
    expect(metricsOf([answer('p1', 'openai', '')], names).shareOfVoice)
      .toMatchObject({ value: null, note: 'None of the names stands in any answer.' });
    expect(metricsOf([answer('p1', 'openai', 'B', 'not-used')], names).citationRate)
      .toMatchObject({ value: null, note: 'There is no answer whose sources are known.' });
  });

  it('counts each name by itself, and says nothing of addresses that were resolved', () => {
    const { shareOfVoice, citationRate } = metricsOf([answer('p1', 'openai', 'BC1'), answer('p2', 'openai', 'B1')], names);
    expect(shareOfVoice.parts).toEqual([{ name: 'Nordlys', count: 2 }, { name: 'Fjellheim', count: 2 }, { name: 'Kystland', count: 0 }]);
    expect(citationRate.note).toBe(RESEMBLE);
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

  it('draws clusters by what they hold', () => {
    const clusters = [[0, 3], [1, 4], [3, 5], [2, 2], [1, 6]].map(([numerator, denominator]) => ({ numerator: numerator!, denominator: denominator! }));
    expect(clusterBootstrap(clusters, 1)).toEqual([3 / 22, 9 / 14]);
  });
  it('leaves out draws of nothing', () => {
    const empty = { numerator: 0, denominator: 0 };
    expect(clusterBootstrap([empty, { numerator: 1, denominator: 2 }], 1)).toEqual([0.5, 0.5]);
    expect(clusterBootstrap([empty, empty], 1)).toBeNull();
  });
});

describe('chance', () => {
  it('is mulberry32', () => {
    const chance = seededChance(1);
    expect([chance(), chance(), chance()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });
  it.each([['', 0x811c9dc5], ['a', 0xe40c292c], ['foobar', 0xbf9cf968]])('seeds by FNV-1a: %j', (words, seed) => expect(seedOf(words)).toBe(seed));
});
