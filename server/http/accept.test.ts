import { expect, test } from 'vitest';
import { parseAccept } from './accept.ts';

test.each([
  ['a value without a q-value', 'br', [['br', 1]]],
  ['several values in order', 'gzip;q=0.5, BR', [['gzip', 0.5], ['br', 1]]],
  ['a q-value among other parameters', 'text/html;charset=utf-8; Q = .25', [['text/html', 0.25]]],
  ['q-values of 0 and 1', 'a;q=0.000,b;q=1.000', [['a', 0], ['b', 1]]],
  ['a q-value above 1 as 0', 'a;q=1.5', [['a', 0]]],
  ['a q-value that is not a number as 0', 'a;q=much,b;q=', [['a', 0], ['b', 0]]],
])('parses %s', (_what, header, expected) => {
  expect(parseAccept(header).map(({ value, quality }) => [value, quality])).toEqual(expected);
});

test('parses a missing header as one empty value', () => {
  expect(parseAccept(undefined)).toEqual([{ value: '', quality: 1 }]);
});
