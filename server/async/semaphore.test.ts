import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

describe('a semaphore', () => {
  it('lets so many in, and the others in turn', async () => {
    const semaphore = createSemaphore(1);
    const order: string[] = [];
    const first = await semaphore.acquire();
    const others = ['second', 'third'].map(async (name) => {
      using _place = await semaphore.acquire(never);
      order.push(name);
    });
    await Promise.resolve();
    expect(order).toEqual([]);
    first[Symbol.dispose]();
    first[Symbol.dispose]();
    await Promise.all(others);
    expect(order).toEqual(['second', 'third']);
  });

  it('lets go of whoever waits no more, and of nobody else', async () => {
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
});
