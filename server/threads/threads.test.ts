import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { readHeaders } from '../net/headers.ts';
import { createReadingThreads } from './threads.ts';
import {
  askingTask, countingTask, echoTask, endlessTask, failingTask, fetchingTask, hungryTask, leavingTask, quittingTask, waitingTask, whereTask,
} from './threads-rig.ts';

const clock = createManualClock();
const threads = createReadingThreads({ clock, most: 2 });
const never = new AbortController().signal;

/** Threads are numbered in the order they are started. */
const nextThreadId = (): number => {
  const { threadId } = new Worker('', { eval: true });
  return threadId;
};

afterAll(() => threads[Symbol.asyncDispose]());

describe('a reading thread', () => {
  it('runs beside the main thread', async () => {
    expect(await threads.run(whereTask, undefined, { signal: never })).toBe('beside');
  });

  it('calls what it was handed, with addresses and bytes whole, and back again', async () => {
    const seen: unknown[] = [];
    const shared = Buffer.from('xxblåbærxx');
    const result = await threads.run(fetchingTask, {
      url: new URL('https://shop.test/a'),
      get: async (url: URL) => {
        seen.push(url.href);
        return {
          url: new URL('https://www.shop.test/b'), body: shared.subarray(2, -2),
          open: async (piece: string) => void seen.push(piece),
        };
      },
      each: async (piece: string) => `${piece}!`,
    }, { signal: never });
    expect(result).toEqual({ host: 'www.shop.test', text: 'blåbær', said: ['one!', 'two!'] });
    expect(seen).toEqual(['https://shop.test/a', 'opened']);
    expect(shared.toString()).toBe('xxblåbærxx');
  });

  it('hands response headers over letter by letter', async () => {
    const headers = readHeaders(['Link', '</kjøp/lampe-€>; rel=canonical', 'X-A', 'Ã¥'].map((text) => Buffer.from(text)));
    const back = await threads.run(echoTask, { headers }, { signal: never });
    expect(back).toEqual(headers.entries);
    expect(headers.get('link')).toBe('</kjøp/lampe-€>; rel=canonical');
  });

  it('refuses to send what would arrive as something else', async () => {
    await expect(threads.run(echoTask, { headers: /a/ as never }, { signal: never })).rejects.toThrow('RegExp at headers');
  });

  it('calls off what it had asked for when it ends', async () => {
    await using own = createReadingThreads({ clock, most: 1 });
    const asked = Promise.withResolvers<AbortSignal>();
    const stop = new AbortController();
    const asking = own.run(askingTask, {
      signal: stop.signal,
      ask: async (signal: AbortSignal) => {
        asked.resolve(signal);
        await new Promise(() => {});
      },
      heard: async () => {},
    }, { signal: never });
    const given = await asked.promise;
    await expect(asking).rejects.toMatchObject({ name: 'ThreadError', code: 'failed' });
    expect(given.aborted).toBe(true);
  });

  it('waits for a free thread, and no longer than its caller', async () => {
    await using own = createReadingThreads({ clock, most: 1 });
    const stop = new AbortController();
    const first = own.run(waitingTask, { signal: stop.signal }, { signal: never });
    const caller = new AbortController();
    const second = own.run(whereTask, undefined, { signal: caller.signal });
    const third = own.run(whereTask, undefined, { signal: never });
    caller.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    stop.abort();
    expect(await first).toBe('told');
    expect(await third).toBe('beside');
  });

  it('is waited for while it starts, without others being started for the same run', async () => {
    const before = nextThreadId();
    const slow = createManualClock();
    await using own = createReadingThreads({ clock: slow, most: 4 });
    const running = own.run(whereTask, undefined, { signal: never });
    await new Promise(setImmediate);
    slow.advance(10_000);
    expect(await running).toBe('beside');
    expect(nextThreadId() - before).toBe(2);
  });

  it('is not to be had once all are closed', async () => {
    const own = createReadingThreads({ clock, most: 1 });
    await own[Symbol.asyncDispose]();
    await expect(own.run(whereTask, undefined, { signal: never })).rejects.toThrow('closed');
    await expect(own.warm([whereTask])).rejects.toThrow('closed');
  });

  it('is not ended by what the run before left behind', async () => {
    await using own = createReadingThreads({ clock, most: 1 });
    expect(await own.run(leavingTask, undefined, { signal: never })).toBe('done');
    expect(await own.run(countingTask, undefined, { signal: never })).toBe(1_000);
  });

  it('hears an error of what it calls, and tells its own', async () => {
    const get = async (): Promise<never> => {
      throw new Error('no route');
    };
    const input = { url: new URL('https://shop.test/'), get, each: async () => '' };
    await expect(threads.run(fetchingTask, input, { signal: never })).rejects.toThrow('no route');
    await expect(threads.run(failingTask, undefined, { signal: never })).rejects.toThrow('broken');
  });

  it('is told of an abort, and may end by itself', async () => {
    const stop = new AbortController();
    const waiting = threads.run(waitingTask, { signal: stop.signal }, { signal: never });
    stop.abort(new Error('enough'));
    expect(await waiting).toBe('told');
  });

  it('is not waited for once the caller has gone', async () => {
    const stop = new AbortController();
    const endless = threads.run(endlessTask, undefined, { signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(endless).rejects.toThrow('gone');
    await expect(threads.run(whereTask, undefined, { signal: stop.signal })).rejects.toThrow('gone');
    clock.advance(1_000);
  });

  it.each([['quits', quittingTask], ['takes too much memory', hungryTask]])(
    'costs its own run alone when it %s', async (_how, task) => {
      await using one = createReadingThreads({ clock, most: 1, heapMb: 48 });
      const broken = one.run(task, undefined, { signal: never });
      const other = one.run(whereTask, undefined, { signal: never });
      await expect(broken).rejects.toMatchObject({ name: 'ThreadError', code: 'failed' });
      expect(await other).toBe('beside');
    });
});

describe('a thread that hangs', () => {
  const killed = async (seconds: number, isWrappingUp = false): Promise<unknown> => {
    const wrapUp = new AbortController();
    const clock = createManualClock();
    await using own = createReadingThreads({ clock, most: 1 });
    const begun = Promise.withResolvers<void>();
    const hanging = own.run(
      { module: new URL('./threads-rig.ts', import.meta.url).href, name: 'hangingTask', run: () => '' },
      { begun: async () => begun.resolve() }, { signal: never, wrapUp: wrapUp.signal },
    );
    hanging.catch(() => {});
    await begun.promise;
    if (isWrappingUp) wrapUp.abort();
    for (let left = seconds; left > 0; left -= 0.1) clock.advance(100);
    return await Promise.race([hanging.catch((error: unknown) => error), new Promise((resolve) => setImmediate(resolve))]);
  };

  it('is ended when it has given no sign of life for fifteen seconds', async () => {
    expect(await killed(17)).toMatchObject({ name: 'ThreadError', code: 'timeout' });
  });

  it('is ended within a second where there is nothing left to wait for', async () => {
    expect(await killed(1, true)).toMatchObject({ name: 'ThreadError', code: 'timeout' });
  });

  it.each([[14, false], [0.7, true]])('is given %d s', async (seconds, isWrappingUp) => {
    expect(await killed(seconds, isWrappingUp)).toBeUndefined();
  });
});
