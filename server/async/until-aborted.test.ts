import { expect, test } from 'vitest';
import { untilAborted } from './until-aborted.ts';

const never = new Promise<never>(() => {});

test('settles as the work does', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve('done'), signal)).toBe('done');
  await expect(untilAborted(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
});

test('rejects with the reason of an abort while the work is pending', async () => {
  const stop = new AbortController();
  const waiting = untilAborted(never, stop.signal);
  stop.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
});

test('rejects with the reason of an earlier abort, even if the work is already done', async () => {
  await expect(untilAborted(Promise.resolve('done'), AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
});
