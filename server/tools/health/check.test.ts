import { expect, test } from 'vitest';
import type { Evidence } from '../../../contract/health.ts';
import { defineCheck } from './check.ts';
import { endingWith } from './evidence.ts';

const pieces = (count: number): Evidence[] => Array.from({ length: count }, (_, at) => ({ label: 'line', value: String(at) }));

/** A check that says what it is given. */
const check = defineCheck({
  id: 'https',
  requiredArtifacts: { given: 'euMarket' },
  judge: ({ given: { evidence } }) => ({ status: 'pass', params: {}, evidence }),
});

test.each([[0, 0], [10, 10], [11, 10]])('of %i pieces of evidence %i are shown, the first ones', (count, shown) => {
  expect(check.judge({ given: { kind: 'eu', countries: [], evidence: pieces(count) } })).toEqual({ status: 'pass', params: {}, evidence: pieces(shown) });
});

test('a verdict without evidence stays as it is', () => {
  const bare = defineCheck({ id: 'https', requiredArtifacts: {}, judge: () => ({ status: 'pass', params: {} }) });
  expect(bare.judge({})).toEqual({ status: 'pass', params: {} });
});

test.each([
  ['as long as is shown', 'x'.repeat(300), 'x'.repeat(300)],
  ['one longer', 'x'.repeat(301), `${'x'.repeat(299)}…`],
])('a text %s', (_what, text, shown) => {
  const evidence = [{ label: 'Sitemap', value: text, url: text }];
  const told = defineCheck({
    id: 'sitemap-limits', requiredArtifacts: {},
    judge: () => ({ status: 'fail', params: { variant: 'bytes', url: text, bytes: 52_428_801 }, evidence }),
  });
  expect(told.judge({})).toEqual({
    status: 'fail', params: { variant: 'bytes', url: shown, bytes: 52_428_801 }, evidence: [{ label: 'Sitemap', value: shown, url: text }],
  });
});

test('a list leaves room for the pieces it ends with', () => {
  const end = [{ label: 'last', value: '' }, { label: 'of all', value: '' }];
  expect(endingWith(end, pieces(3))).toEqual([...pieces(3), ...end]);
  expect(endingWith(end, pieces(11))).toEqual([...pieces(8), ...end]);
});
