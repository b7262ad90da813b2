import { expect, test } from 'vitest';

import { createManualClock } from '../manual-clock.ts';
import { startDeadline } from './deadline.ts';

test('excludes the time it is halted', () => {
  const clock = createManualClock();
  let expired = 0;
  const deadline = startDeadline(clock, 100, () => { expired += 1; });
  clock.advance(60);
  deadline.halt();
  deadline.halt();
  clock.advance(1_000);
  deadline.proceed();
  deadline.proceed();
  expect(deadline.spent()).toBe(60);
  clock.advance(39);
  expect(expired).toBe(0);
  clock.advance(1);
  expect([expired, deadline.spent()]).toEqual([1, 100]);
});

test('never expires once disposed', () => {
  const clock = createManualClock();
  let expired = 0;
  {
    using _deadline = startDeadline(clock, 100, () => { expired += 1; });
  }
  clock.advance(1_000);
  expect(expired).toBe(0);
});
