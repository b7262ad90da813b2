import { expect, test } from 'vitest';
import { parseAccept } from './accept.ts';

test.each([
  ['without a q-value', 'br', [['br', 1]]],
  ['several, in their order', 'gzip;q=0.5, BR', [['gzip', 0.5], ['br', 1]]],
  ['among other parameters', 'text/html;charset=utf-8; Q = .25', [['text/html', 0.25]]],
  ['at the bounds', 'a;q=0.000,b;q=1.000', [['a', 0], ['b', 1]]],
  ['above 1', 'a;q=1.5', [['a', 0]]],
  ['that is no number', 'a;q=much,b;q=', [['a', 0], ['b', 0]]],
])('a value %s', (_what, header, expected) => {
  expect(parseAccept(header).map(({ value, quality }) => [value, quality])).toEqual(expected);
});

test('a missing header accepts nothing by name', () => {
  expect(parseAccept(undefined)).toEqual([{ value: '', quality: 1 }]);
});
