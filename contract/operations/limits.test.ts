import { expect, test } from 'vitest';
import { scaledLimits } from './limits.ts';

test('the factor scales windows and the daily cap to at least 1, never ceilings; a daily cap of 0 stays 0', () => {
  const { health, geo } = scaledLimits(0.1, 40);
  expect(health).toMatchObject({ frontGate: { limit: 3 }, budget: { limit: 1 }, ceiling: 4 });
  expect(geo).toMatchObject({ frontGate: { limit: 1 }, dailyCap: 4, ceiling: 2 });
  expect(scaledLimits(100, 0).geo.dailyCap).toBe(0);
});
