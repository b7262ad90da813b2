import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

describe('a semaphore', () => {
  it('admits up to its limit, then waiters in FIFO order', async () => {
    const semaphore = createSemaphore(1);
    const order: string[] = [];
    const first = await semaphore.acquire();
    const others = ['second', 'third'].map(async (name) => {
      using _permit = await semaphore.acquire(never);
      order.push(name);
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    first[Symbol.dispose]();
    await Promise.all(others);
    expect(order).toEqual(['second', 'third']);
  });

  it('releases a permit once, however often it is disposed of', async () => {
    const semaphore = createSemaphore(1);
    const first = await semaphore.acquire();
    const second = semaphore.acquire();
    const stop = new AbortController();
    const third = semaphore.acquire(stop.signal);
    first[Symbol.dispose]();
    first[Symbol.dispose]();
    expect(await second).toBeDefined();
    stop.abort(new Error('still waiting'));
    await expect(third).rejects.toThrow('still waiting');
  });

  it('rejects an aborted waiter and keeps the others', async () => {
    const semaphore = createSemaphore(1);
    const held = await semaphore.acquire();
    const stop = new AbortController();
    const leaving = semaphore.acquire(stop.signal);
    const staying = semaphore.acquire();
    stop.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    held[Symbol.dispose]();
    expect(await staying).toBeDefined();
    await expect(semaphore.acquire(stop.signal)).rejects.toThrow('gone');
  });

  it('reports how many wait whenever that changes', async () => {
    const lengths: number[] = [];
    const semaphore = createSemaphore(1, (waiting) => lengths.push(waiting));
    const held = await semaphore.acquire();
    const stop = new AbortController();
    const leaving = semaphore.acquire(stop.signal);
    const staying = ['b', 'c'].map(async () => {
      using _permit = await semaphore.acquire(never);
    });
    stop.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    expect(lengths).toEqual([1, 2, 3, 2]);
    held[Symbol.dispose]();
    await Promise.all(staying);
    expect(lengths).toEqual([1, 2, 3, 2, 1, 0]);
  });

  it('loses neither the permit nor the next waiter if the signal aborts at the moment of admission', async () => {
    const semaphore = createSemaphore(1);
    const held = await semaphore.acquire();
    const stop = new AbortController();
    const second = semaphore.acquire(stop.signal);
    const third = semaphore.acquire(never);
    held[Symbol.dispose]();
    stop.abort(new Error('too late'));
    (await second)[Symbol.dispose]();
    (await third)[Symbol.dispose]();
    expect(await semaphore.acquire()).toBeDefined();
  });
});
