import { expect, test } from 'vitest';
import { inCompletionOrder } from './completion-order.ts';

test('yields values in the order their promises resolve', async () => {
  const parts = ['a', 'b', 'c'].map(() => Promise.withResolvers<string>());
  const values = inCompletionOrder(parts.map(({ promise }) => promise));
  const [a, b, c] = parts;
  c!.resolve('c');
  expect((await values.next()).value).toBe('c');
  a!.resolve('a');
  expect((await values.next()).value).toBe('a');
  b!.resolve('b');
  expect((await values.next()).value).toBe('b');
  expect((await values.next()).done).toBe(true);
});

test('throws at the first rejection', async () => {
  const values = inCompletionOrder([new Promise<string>(() => {}), Promise.reject<string>(new Error('lost'))]);
  await expect(values.next()).rejects.toThrow('lost');
});
