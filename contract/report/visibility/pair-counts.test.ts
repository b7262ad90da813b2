import { describe, expect, test } from 'vitest';
import { isClear, voicePairs } from './pair-counts.ts';

const YES = { mentioned: true };
const NO = { mentioned: false };
const UNCLEAR = { mentioned: false, unclear: true };
type Named = { mentioned: boolean; unclear?: boolean };
const answer = (own: Named, ...competitors: readonly Named[]) =>
  ({ engine: 'openai' as const, promptId: 'a', retrieval: 'used' as const, ...own, competitors });

describe('an answer', () => {
  test.each([
    ['no competitors', answer(YES), true], ['clear names', answer(NO, YES, NO), true], ['an unclear brand', answer(UNCLEAR, YES), false],
    ['an unclear competitor', answer(YES, UNCLEAR), false], ['one unclear competitor of two', answer(YES, YES, UNCLEAR), false],
  ])('with %s is clear or not', (_, given, expected) => expect(isClear(given)).toBe(expected));
});

test('the share of voice counts clear answers only, by question and engine', () => {
  expect(voicePairs([
    answer(YES, YES, NO), answer(NO, YES, YES), answer(YES, YES, UNCLEAR), { ...answer(YES), engine: 'gemini' },
  ])).toEqual([
    { question: 'a', engine: 'openai', numerator: 1, denominator: 4 }, { question: 'a', engine: 'gemini', numerator: 1, denominator: 1 },
  ]);
});
