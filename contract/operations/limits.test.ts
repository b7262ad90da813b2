import { expect, test } from 'vitest';
import { limitsInWords, scaledLimits } from './limits.ts';

test('a factor multiplies windows and the day, never ceilings, and never below one', () => {
  const { health, geo } = scaledLimits(0.1, 40);
  expect(health).toMatchObject({ frontGate: { limit: 3 }, budget: { limit: 1 }, ceiling: 4 });
  expect(geo).toMatchObject({ frontGate: { limit: 1 }, dailyCap: 4, ceiling: 2 });
  expect(scaledLimits(100, 0).geo.dailyCap).toBe(0);
});

test('are said as they are in force', () => {
  expect(limitsInWords(scaledLimits(3, 40).geo)).toBe(
    '30 requests in 3600 s and 6 fresh runs in 3600 s for each IP address; over all callers 2 fresh runs at once, ' +
    '120 a day (UTC)',
  );
});
