import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineId } from '../../../contract/vocabulary.ts';
import { metricsOf } from './metrics.ts';
import type { CountedAnswer } from './metrics.ts';

const names = { brand: 'Nordlys', competitors: ['Fjellheim', 'Kystland'], engines: 6 };

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

const METHOD = 'Interval: 95 % by Korn and Graubard, with answers to one question and of one engine alike;';
const TOO_FEW = 'Fewer than 4 questions have an answer: nothing is claimed beyond them.';
const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

describe('metrics', () => {
  it('matches counts made by hand', () => {
    const metrics = metricsOf([
      answer('p1', 'openai', 'BC1'), answer('p1', 'gemini', 'B', 'not-used'), answer('p2', 'openai', 'f2'),
      answer('p2', 'claude', '12?'), answer('p3', 'openai', 'C', 'unknown'),
    ], names);
    expect(metrics.discoveryRate).toMatchObject({ value: 2 / 5, numerator: 2, denominator: 5 });
    expect(metrics.citationRate)
      .toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, foundNotCited: 1, ungrounded: 1 });
    expect(metrics.citationRate.note).toBe(`${TOO_FEW} 1 left out: a source's address could not be resolved.`);
    expect(metrics.discoveryRate).toMatchObject({ note: TOO_FEW, interval: null });
    expect(metrics.discoveryRate).not.toHaveProperty('holdsFor');
    expect(metrics.engineCoverage)
      .toMatchObject({ value: 2 / 3, numerator: 2, denominator: 3, note: `3 of 6 measured. ${TOO_FEW}`, interval: null });
    expect(metrics.shareOfVoice).toMatchObject({
      value: 2 / 6, numerator: 2, denominator: 6,
      interval: null, note: TOO_FEW,
      parts: [{ name: 'Nordlys', count: 2 }, { name: 'Fjellheim', count: 2 }, { name: 'Kystland', count: 2 }],
    });
  });

  it('leaves unclear answers out of the mentions, but not out of the citations', () => {
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

  it('gives null where there is no denominator, and says why', () => {
    const metrics = metricsOf([], names);
    for (const metric of Object.values(metrics)) expect(metric).toMatchObject({ value: null, denominator: 0,
      interval: null, note: expect.not.stringContaining('Interval') });
    expect(metrics.discoveryRate.note).toBe('No answer was measured.');
    expect(metricsOf([answer('p1', 'openai', 'B')], { ...names, competitors: [] }).shareOfVoice)
      .toMatchObject({ value: null, note: 'No competitors were named in the request.' });
    expect(metricsOf([answer('p1', 'openai', '')], names).shareOfVoice)
      .toMatchObject({ value: null, note: 'None of the names stands in any answer.' });
    expect(metricsOf([answer('p1', 'openai', 'B', 'not-used')], names).citationRate)
      .toMatchObject({ value: null, note: 'There is no answer whose sources are known.' });
  });

  it('counts each name separately, and has no note where every source\'s address was resolved', () => {
    const { shareOfVoice, citationRate } = metricsOf([answer('p1', 'openai', 'BC1'), answer('p2', 'openai', 'B1')], names);
    expect(shareOfVoice.parts).toEqual([{ name: 'Nordlys', count: 2 }, { name: 'Fjellheim', count: 2 }, { name: 'Kystland', count: 0 }]);
    expect(citationRate.note).toBe(TOO_FEW);
  });

  it('gives an interval for eight questions, which holds for other engines with six engines but not with three', () => {
    const asked = (engines: readonly EngineId[]) => metricsOf(
      EIGHT.flatMap((id, at) => engines.map((engine) => answer(id, engine, at % 3 === 0 ? 'BC1' : '2'))), names,
    );
    const three = asked(['openai', 'gemini', 'claude']);
    const six = asked(['openai', 'gemini', 'claude', 'grok', 'mistral', 'perplexity']);
    for (const metric of Object.values(six)) {
      expect(metric).toMatchObject({ holdsFor: 'other-engines', interval: [expect.any(Number), expect.any(Number)] });
      expect(metric.note).toContain(`${METHOD} it holds for other questions and engines like these.`);
    }
    for (const metric of Object.values(three)) {
      expect(metric).toMatchObject({ holdsFor: 'asked-engines' });
      expect(metric.note).toContain(`${METHOD} it holds for other questions to these engines.`);
    }
    const [low] = six.discoveryRate.interval!;
    expect(six.engineCoverage.interval).toEqual([low, 1]);
  });

  it('counts every repeated answer, without narrowing the interval', () => {
    const once = EIGHT.flatMap((id, at) => (['openai', 'gemini'] as const).map((engine) => answer(id, engine, at % 2 === 0 ? 'B' : '')));
    const [first, again] = [metricsOf(once, names), metricsOf([...once, ...once, ...once], names)];
    expect(again.discoveryRate).toMatchObject({ numerator: 24, denominator: 48, value: 0.5 });
    expect(again.discoveryRate.interval).toEqual(first.discoveryRate.interval);
  });

  it('keeps every share within its interval, and is deterministic', () => {
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
        if (value === null || interval === null) continue;
        expect(interval[0]).toBeLessThanOrEqual(value);
        expect(interval[1]).toBeGreaterThanOrEqual(value);
      }
      expect(metricsOf(answers, names)).toEqual(metrics);
    }), { numRuns: 100 });
  });
});
