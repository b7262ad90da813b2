import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { atMost } from './at-most.ts';

test('waits until the promise settles, and rejects as it does', async () => {
  const clock = createManualClock();
  await atMost(clock, 100, Promise.resolve());
  await expect(atMost(clock, 100, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('waits no longer than the limit', async () => {
  const clock = createManualClock();
  let over = false;
  const waiting = atMost(clock, 100, new Promise(() => {})).then(() => void (over = true));
  clock.advance(99);
  await Promise.resolve();
  expect(over).toBe(false);
  clock.advance(1);
  await waiting;
  expect(over).toBe(true);
});
