import { expect, it } from 'vitest';
import { ENGINES } from '../../../../contract/vocabulary.ts';
import { isOutdated, MODELS, priceOf } from './models.ts';
import type { PricedCall } from './models.ts';

const input = (engine: PricedCall['engine'], { model = MODELS[engine].model, at = '2026-11-22', tokens = 1000 }) =>
  priceOf({ engine, model, at: Date.parse(at) }, tokens);

it('applies a price change from its date on', () => {
  expect(input('gemini', { at: '2026-12-31T23:59:59Z' })).toMatchObject({ inputPerMillion: 0.75, outputPerMillion: 3.75 });
  expect(input('gemini', { at: '2027-01-01T00:00:00Z' })).toMatchObject({ inputPerMillion: 1.5, outputPerMillion: 7.5 });
});

it.each([
  ['claude', 100_000, 0.1, 0.5], ['claude', 100_001, 0.5, 2.5],
  ['openai', 272_000, 1, 5], ['openai', 272_001, 2, 7.5],
  ['grok', 199_999, 2, 6], ['grok', 200_000, 4, 12],
] as const)('%s: prices a prompt of %i tokens', (engine, tokens, inputPerMillion, outputPerMillion) => {
  expect(input(engine, { tokens })).toMatchObject({ inputPerMillion, outputPerMillion });
});

it('prices other known models, and an unknown one as the default', () => {
  expect(input('claude', { model: 'claude-opus-5-5' }).inputPerMillion).toBe(4);
  expect(input('gemini', { model: 'models/gemini-3.8-flash' }).inputPerMillion).toBe(0.75);
  expect(input('claude', { model: 'claude-next', tokens: 200_000 }).inputPerMillion).toBe(0.5);
});

it.each(ENGINES)('%s: the default is priced from the day it was checked, and outdated after 120 days', (engine) => {
  const checked = Date.parse(MODELS[engine].checked);
  expect(input(engine, { at: MODELS[engine].checked }).inputPerMillion).toBeGreaterThan(0);
  expect([120, 121].map((days) => isOutdated(engine, checked + days * 86_400_000))).toEqual([false, true]);
});
