import { expect, test } from 'vitest';
import { scaledLimits } from './limits.ts';

test('the factor scales windows and the daily cap to at least 1, never ceilings; a daily cap of 0 stays 0', () => {
  const { health, geo } = scaledLimits(0.1, 40);
  expect(health).toMatchObject({ requestLimit: { limit: 3 }, runLimit: { limit: 1 }, maxConcurrent: 4 });
  expect(geo).toMatchObject({ requestLimit: { limit: 1 }, dailyCap: 4, maxConcurrent: 2 });
  expect(scaledLimits(100, 0).geo.dailyCap).toBe(0);
});
