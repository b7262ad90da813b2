import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { throttled } from './throttled.ts';

test('passes a call on at once, and the next one only after the interval', () => {
  const clock = createManualClock();
  const calls: string[] = [];
  const call = throttled(clock, 1_000, (what: string) => void calls.push(what));
  call('first');
  clock.advance(999);
  call('too early');
  clock.advance(1);
  call('in time');
  call('too early again');
  expect(calls).toEqual(['first', 'in time']);
});
