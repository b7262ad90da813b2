import { expect, test } from 'vitest';
import { matchesOf } from './matches-of.ts';

const TEXT = 'på lager, ikke på lager 𝒜 og på lager';

test.each([/på (lager)/gu, /(?<what>ikke|og)/gu, /\p{L}/gu, /nowhere/gu])('%s is found where matchAll finds it', (pattern) => {
  expect(matchesOf(TEXT, pattern).toArray()).toEqual([...TEXT.matchAll(pattern)]);
});

test('a search starts at the beginning, even if another one with the same pattern was stopped or is still running', () => {
  const pattern = /\p{L}+/gu;
  expect(matchesOf('en to tre', pattern).take(2).map(String).toArray()).toEqual(['en', 'to']);
  const pairs = matchesOf('en to', pattern).flatMap(([one]) => matchesOf('tre fire', pattern).map(([other]) => `${one} ${other}`));
  expect(pairs.toArray()).toEqual(['en tre', 'en fire', 'to tre', 'to fire']);
});
