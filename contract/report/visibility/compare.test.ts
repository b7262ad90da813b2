import { describe, expect, test } from 'vitest';
import type { AnswerDetail, GeoResult } from '../../geo.ts';
import { ENGINES } from '../../vocabulary.ts';
import { createFormat } from '../format.ts';
import { compareMeasurements, seriesOf } from './compare.ts';
import { changeLine, points } from './comparison-words.ts';
import { COMPARISON_NB } from './comparison-nb.ts';
import { pairCounts } from './pair-counts.ts';

const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const place = (name: string) => ({ name, start: 0, end: 4, basis: 'exact' as const, ambiguous: false });

/** A measurement that mentions the brand where `isNamed` is true. */
function measured(at: string, isNamed: (question: number, engine: number) => boolean, change: Partial<GeoResult> = {}): GeoResult {
  const answers = QUESTIONS.flatMap((promptId, question) => ENGINES.map((engine, column): AnswerDetail => ({
    engine, promptId, status: 'measured', retrieval: 'used', text: 'x', found: [], citations: [],
    mentions: [...isNamed(question, column) ? [place('Skog')] : [], ...(question + column) % 2 === 0 ? [place('Fjell')] : []],
  })));
  const metric = { value: 0.5, numerator: 1, denominator: 2, interval: null };
  return {
    cached: false, brand: 'Skog', domain: 'skog.no', vertical: 'sport', lang: 'no', packVersion: '1', ruleSet: 'r1', measuredAt: at,
    metrics: {
      discoveryRate: metric, citationRate: { ...metric, foundNotCited: 0, ungrounded: 0 }, engineCoverage: metric,
      shareOfVoice: { ...metric, parts: [{ name: 'Skog', count: 1 }, { name: 'Fjell', count: 1 }] },
    },
    engines: ENGINES.map((id) => ({ id, name: id, model: 'm1', status: 'measured', asked: 8, measured: 8, mentioned: 0, cited: 0 })),
    prompts: QUESTIONS.map((id) => ({ id, text: id, measured: 6, mentioned: 0, cited: 0 })),
    audit: [], topCitedDomains: [], answers, ...change,
  };
}

const some = (question: number, engine: number): boolean => (question * 7 + engine * 5) % 6 === 0;
const most = (question: number, engine: number): boolean => (question * 7 + engine * 5) % 6 !== 0;
const before = measured('2026-11-01T10:00:00Z', some);
const changeOf = (after: GeoResult, figure: string) => {
  const comparison = compareMeasurements(before, after);
  return comparison.refusal ? undefined : comparison.changes.find((change) => change.figure === figure);
};

describe('two measurements', () => {
  test('that are alike show no significant difference in any figure', () => {
    const comparison = compareMeasurements(before, measured('2026-11-10T10:00:00Z', (question, engine) => some(question, engine + 1)));
    expect(comparison.refusal).toBeUndefined();
    expect(comparison.refusal === undefined && comparison.changes.map(({ isTold }) => isTold)).toEqual([false, false, false, false]);
  });

  test('that are far apart show a significant difference, with its range', () => {
    const change = changeOf(measured('2026-11-10T10:00:00Z', most), 'discovery')!;
    expect(change).toMatchObject({ isTold: true, difference: { before: 8 / 48, after: 40 / 48, pairs: 48 } });
    expect(changeLine(change, COMPARISON_NB, createFormat('no'))).toMatch(
      /^Nevnt: 17\s%\s→ 83\s%\. Høyere, trolig fra \+\d+ til \+\d+ prosentpoeng\.$/,
    );
  });

  test('have no interval for engine coverage', () => {
    expect(changeOf(measured('2026-11-10T10:00:00Z', () => false), 'coverage')).toMatchObject({
      isTold: false, difference: { before: 1, after: 0, interval: null },
    });
  });

  test.each([
    ['domain', { domain: 'annen.no' }], ['brand', { brand: 'Annen' }], ['vertical', { vertical: 'mote' }], ['language', { lang: 'en' }],
    ['pack', { packVersion: '2' }], ['rules', { ruleSet: 'r2' }], ['rules-unknown', { ruleSet: undefined }],
    ['same', { measuredAt: before.measuredAt }], ['nothing-shared', { answers: [] }],
  ] as const)('are refused: %s', (refusal, change) => {
    const after = measured('2026-11-10T10:00:00Z', some, change as Partial<GeoResult>);
    expect(compareMeasurements(before, after)).toEqual({ refusal });
    expect(COMPARISON_NB.refusals[refusal]).toMatch(/\.$/);
  });

  test('with other competitors do not compare share of voice; a changed model is reported', () => {
    const after = measured('2026-11-10T10:00:00Z', some);
    after.metrics.shareOfVoice.parts[1]!.name = 'Vann';
    after.engines[0]!.model = 'm2';
    expect(compareMeasurements(before, after)).toMatchObject({ isOtherCompetitors: true, otherModels: ['openai'] });
    expect(changeOf(after, 'voice')).toMatchObject({ difference: null, isTold: false });
  });

  test('without competitors have no share of voice', () => {
    const alone = measured('2026-11-10T10:00:00Z', some);
    alone.metrics.shareOfVoice.parts.pop();
    expect(pairCounts(alone)).toMatchObject({ discovery: { length: 48 }, voice: [] });
  });

  test('count repeats, and leave out unclear mentions', () => {
    const [first, second] = before.answers as [AnswerDetail, AnswerDetail];
    const counted = pairCounts({
      ...before,
      answers: [{ ...first, mentions: [{ ...place('Skog'), unclear: true }] }, { ...second, retrieval: 'not-used', mentions: [place('Skog')] }],
      repeats: {
        asked: 2, answers: [{ ...second, repeat: 2, mentions: [] }], mentionDiffers: before.metrics.discoveryRate,
        citationDiffers: before.metrics.discoveryRate, narrowing: [], isAtBest: false,
      },
    });
    expect(counted.discovery).toMatchObject([{ engine: 'gemini', numerator: 1, denominator: 2 }]);
    expect(counted.citation).toMatchObject([{ engine: 'openai', denominator: 1 }, { engine: 'gemini', denominator: 1 }]);
    expect(counted.voice).toMatchObject([{ engine: 'gemini', numerator: 1, denominator: 1 }]);
  });
});

test('a series has the measurements comparable with the newest, one per timestamp', () => {
  const at = (day: number, change: Partial<GeoResult> = {}): GeoResult => measured(`2026-11-${10 + day}T10:00:00Z`, some, change);
  const series = seriesOf([at(3), at(1, { packVersion: '0' }), at(2), at(2), at(0), at(4)]);
  expect(series.map(({ measuredAt }) => measuredAt.slice(8, 10))).toEqual(['10', '12', '13', '14']);
  expect(seriesOf([])).toEqual([]);
});

test('percentage points have a sign', () => expect([0.124, -0.051, 0.001].map(points)).toEqual(['+12', '−5', '0']));
