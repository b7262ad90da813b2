import { expect, test } from 'vitest';

import { createManualClock } from '../manual-clock.ts';
import { startDeadline } from './deadline.ts';

const expired = new Error('out of time');

test.each([
  ['resolves', (wait: PromiseWithResolvers<string>) => wait.resolve('done')],
  ['rejects', (wait: PromiseWithResolvers<string>) => wait.reject('done')],
])('excludes a wait that %s', async (_, settle) => {
  const clock = createManualClock();
  const deadline = startDeadline(clock, 100, { signal: new AbortController().signal, expired });
  clock.advance(60);
  const wait = Promise.withResolvers<string>();
  const waited = deadline.excluding(wait.promise).catch((reason: unknown) => reason);
  clock.advance(1_000);
  settle(wait);
  expect(await waited).toBe('done');
  clock.advance(39);
  expect(deadline.signal.aborted).toBe(false);
  clock.advance(1);
  expect(deadline.signal.reason).toBe(expired);
});

test('aborts with the signal it was started under', () => {
  const outer = new AbortController();
  const { signal } = startDeadline(createManualClock(), 100, { signal: outer.signal, expired });
  outer.abort('the scan ended');
  expect(signal.reason).toBe('the scan ended');
});

test('never expires once disposed', () => {
  const clock = createManualClock();
  const deadline = startDeadline(clock, 100, { signal: new AbortController().signal, expired });
  deadline[Symbol.dispose]();
  clock.advance(1_000);
  expect(deadline.signal.aborted).toBe(false);
});
