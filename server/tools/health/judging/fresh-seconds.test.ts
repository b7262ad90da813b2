import { expect, test } from 'vitest';
import { freshSeconds } from './fresh-seconds.ts';

test.each<[Record<string, string>, number]>([
  [{}, 0],
  [{ 'cache-control': 'public, max-age=31536000, immutable' }, 31_536_000],
  [{ 'cache-control': 'max-age="60"' }, 60],
  [{ 'cache-control': 's-maxage=600' }, 0],
  [{ 'cache-control': 's-maxage=600, max-age = 30' }, 30],
  [{ 'cache-control': 'no-store, max-age=600' }, 0],
  [{ 'cache-control': 'no-cache' }, 0],
  [{ 'cache-control': 'public, no-store, max-age=600' }, 0],
  [{ 'cache-control': 'x-no-cache, max-age=600' }, 600],
  [{ 'cache-control': 'Max-Age=10', expires: 'Fri, 20 Nov 2026 13:00:00 GMT' }, 10],
  [{ expires: 'Fri, 20 Nov 2026 13:00:00 GMT', date: 'Fri, 20 Nov 2026 12:00:00 GMT' }, 3_600],
  [{ expires: 'Fri, 20 Nov 2026 11:00:00 GMT', date: 'Fri, 20 Nov 2026 12:00:00 GMT' }, 0],
  [{ expires: '0', date: 'Fri, 20 Nov 2026 12:00:00 GMT' }, 0],
  [{ expires: 'Fri, 20 Nov 2026 13:00:00 GMT' }, 0],
])('%o: %d s', (headers, seconds) => {
  expect(freshSeconds(headers)).toBe(seconds);
});
