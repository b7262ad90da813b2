import { expect, test } from 'vitest';
import { createJsonLimiter, exceedsJsonLimits } from './json-limits.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['100 levels', nested(100), false], ['101 levels', nested(101), true],
  ['101 levels that are never closed', '{"a":'.repeat(101), true],
  ['100 levels again and again', `[${Array.from({ length: 50 }, () => nested(99)).join()}]`, false],
  ['brackets in a string', JSON.stringify(`"\\"${'['.repeat(10_000)}`), false],
  ['brackets behind a string that ends with a backslash', `["\\\\",${nested(100)}]`, true],
  ['a list of 50,000', JSON.stringify(Array.from({ length: 50_000 }, () => 1)), false],
  ['a list of 50,001', JSON.stringify(Array.from({ length: 50_001 }, () => 1)), true],
  ['an object of 25,000', JSON.stringify(Object.fromEntries(Array.from({ length: 25_000 }, (_, at) => [`a${at}`, 1]))), false],
  ['an object of 25,001', JSON.stringify(Object.fromEntries(Array.from({ length: 25_001 }, (_, at) => [`a${at}`, 1]))), true],
  ['50,001 empty lists', '[]'.repeat(50_001), true],
])('%s: %#', (_what, json, isExceeded) => {
  expect(exceedsJsonLimits(json)).toBe(isExceeded);
  const exceeds = createJsonLimiter();
  const bytes = Buffer.from(json);
  let isSeen = false;
  for (let from = 0; from < bytes.length && !isSeen; from += 7) isSeen = exceeds(bytes.subarray(from, from + 7));
  expect(isSeen).toBe(isExceeded);
});
