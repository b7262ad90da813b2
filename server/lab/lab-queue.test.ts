import { expect, test } from 'vitest';
import { createLabQueue } from './lab-queue.ts';

const never = new AbortController().signal;

test('admits one at a time in FIFO order, and reports how many wait', async () => {
  const lengths: number[] = [];
  const queue = createLabQueue((waiting) => lengths.push(waiting));
  const entered: string[] = [];
  const first = await queue.acquire(never);
  const enter = async (name: string) => {
    using _slot = await queue.acquire(never);
    entered.push(name);
    await Promise.resolve();
  };
  const rest = Promise.all(['b', 'c', 'd'].map(enter));
  await Promise.resolve();
  expect(entered).toEqual([]);
  expect(lengths).toEqual([1, 2, 3]);
  first[Symbol.dispose]();
  await rest;
  expect(entered).toEqual(['b', 'c', 'd']);
  expect(lengths).toEqual([1, 2, 3, 2, 1, 0]);
  await queue.idle();
});

test('frees the lab once, however often a slot is disposed of', async () => {
  const queue = createLabQueue(() => {});
  const first = await queue.acquire(never);
  const second = queue.acquire(never);
  const impatient = new AbortController();
  const third = queue.acquire(impatient.signal);
  first[Symbol.dispose]();
  first[Symbol.dispose]();
  expect(await second).toBeDefined();
  impatient.abort(new Error('still waiting'));
  await expect(third).rejects.toThrow('still waiting');
});

test('removes an aborted waiter from the queue, and those behind move up', async () => {
  const queue = createLabQueue(() => {});
  const holder = await queue.acquire(never);
  const impatient = new AbortController();
  const left = queue.acquire(impatient.signal);
  const next = queue.acquire(never);
  impatient.abort(new Error('no longer'));
  await expect(left).rejects.toThrow('no longer');
  holder[Symbol.dispose]();
  (await next)[Symbol.dispose]();
  await queue.idle();
});

test('rejects a signal that is already aborted, without queueing', async () => {
  const queue = createLabQueue(() => {});
  await expect(queue.acquire(AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
  await queue.idle();
});

test('loses neither the granted slot nor the next waiter if the signal aborts at the moment of admission', async () => {
  const queue = createLabQueue(() => {});
  const holder = await queue.acquire(never);
  const impatient = new AbortController();
  const second = queue.acquire(impatient.signal);
  const third = queue.acquire(never);
  holder[Symbol.dispose]();
  impatient.abort(new Error('too late'));
  const slot = await second;
  slot[Symbol.dispose]();
  (await third)[Symbol.dispose]();
  await queue.idle();
});
