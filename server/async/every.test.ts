import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { every } from './every.ts';

test('calls back at each interval until disposed, even if the callback itself disposes it', () => {
  const clock = createManualClock();
  let calls = 0;
  const calling = every(clock, 10, () => {
    calls += 1;
    if (calls === 3) calling[Symbol.dispose]();
  });
  clock.advance(9);
  expect(calls).toBe(0);
  clock.advance(1);
  expect(calls).toBe(1);
  clock.advance(100);
  expect(calls).toBe(3);
});
