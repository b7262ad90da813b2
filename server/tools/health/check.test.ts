import { expect, test } from 'vitest';
import type { Evidence } from '../../../contract/health.ts';
import { defineCheck } from './check.ts';
import { endingWith } from './evidence.ts';

const pieces = (count: number): Evidence[] => Array.from({ length: count }, (_, at) => ({ label: 'line', value: String(at) }));

/** A check that passes with the evidence it is given. */
const check = defineCheck({
  id: 'https',
  requiredArtifacts: { given: 'euMarket' },
  judge: ({ given: { evidence } }) => ({ status: 'pass', params: {}, evidence }),
});

test.each([[0, 0], [10, 10], [11, 10]])('of %i pieces of evidence the first %i are shown', (count, shown) => {
  expect(check.judge({ given: { kind: 'eu', countries: [], evidence: pieces(count) } })).toEqual({ status: 'pass', params: {}, evidence: pieces(shown) });
});

test('a verdict without evidence is unchanged', () => {
  const bare = defineCheck({ id: 'https', requiredArtifacts: {}, judge: () => ({ status: 'pass', params: {} }) });
  expect(bare.judge({})).toEqual({ status: 'pass', params: {} });
});

test.each([
  ['of the greatest length that is shown', 'x'.repeat(300), 'x'.repeat(300)],
  ['that is one character longer', 'x'.repeat(301), `${'x'.repeat(299)}…`],
])('a text %s', (_what, text, shown) => {
  const evidence = [{ label: 'Sitemap', value: text, url: text }];
  const failing = defineCheck({
    id: 'sitemap-limits', requiredArtifacts: {},
    judge: () => ({ status: 'fail', params: { variant: 'bytes', url: text, bytes: 52_428_801 }, evidence }),
  });
  expect(failing.judge({})).toEqual({
    status: 'fail', params: { variant: 'bytes', url: shown, bytes: 52_428_801 }, evidence: [{ label: 'Sitemap', value: shown, url: text }],
  });
});

test('endingWith shortens a list to leave room for its last pieces', () => {
  const end = [{ label: 'last', value: '' }, { label: 'of all', value: '' }];
  expect(endingWith(end, pieces(3))).toEqual([...pieces(3), ...end]);
  expect(endingWith(end, pieces(11))).toEqual([...pieces(8), ...end]);
});
