import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { readHeaders } from '../net/headers.ts';
import { createThreadPool } from './threads.ts';
import {
  askingTask, countingTask, echoTask, endlessTask, failingTask, fetchingTask, hungryTask, leavingTask, quittingTask,
  waitingTask, whereTask,
} from './threads-rig.ts';

const clock = createManualClock();
const threads = createThreadPool({ clock, maxThreads: 2 });
const never = new AbortController().signal;

/** Threads are numbered in the order they are started. */
const nextThreadId = (): number => {
  const { threadId } = new Worker('', { eval: true });
  return threadId;
};

afterAll(() => threads[Symbol.asyncDispose]());

describe('a pool thread', () => {
  it('runs tasks off the main thread', async () => {
    expect(await threads.run(whereTask, undefined, { signal: never })).toBe('beside');
  });

  it('calls the functions it is passed and those they return, with URLs and bytes intact', async () => {
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

  it('transfers response headers unchanged, non-ASCII included', async () => {
    const headers = readHeaders(['Link', '</kjøp/lampe-€>; rel=canonical', 'X-A', 'Ã¥'].map((text) => Buffer.from(text).toString('latin1')));
    const back = await threads.run(echoTask, { headers }, { signal: never });
    expect(back).toEqual(headers.entries);
    expect(headers.get('link')).toBe('</kjøp/lampe-€>; rel=canonical');
  });

  it('rejects an input of a type that cannot be transferred', async () => {
    await expect(threads.run(echoTask, { headers: /a/ as never }, { signal: never })).rejects.toThrow('RegExp at headers');
  });

  it('aborts the signals of its pending calls when it exits', async () => {
    await using own = createThreadPool({ clock, maxThreads: 1 });
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

  it('queues a run until a thread is free, or rejects it once its caller aborts', async () => {
    await using own = createThreadPool({ clock, maxThreads: 1 });
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

  it('is given time to start, without a second thread for the same run', async () => {
    const before = nextThreadId();
    const slow = createManualClock();
    await using own = createThreadPool({ clock: slow, maxThreads: 4 });
    const running = own.run(whereTask, undefined, { signal: never });
    await new Promise(setImmediate);
    slow.advance(10_000);
    expect(await running).toBe('beside');
    expect(nextThreadId() - before).toBe(2);
  });

  it('runs its first task where the modules are being preloaded, not in a second thread', async () => {
    const before = nextThreadId();
    await using own = createThreadPool({ clock, maxThreads: 2 });
    const preloaded = own.warm([whereTask]);
    expect(await own.run(whereTask, undefined, { signal: never })).toBe('beside');
    await preloaded;
    expect(nextThreadId() - before).toBe(2);
  });

  it('runs its first task without waiting longer for modules that do not load', async () => {
    const slow = createManualClock();
    await using own = createThreadPool({ clock: slow, maxThreads: 2 });
    own.warm([{ module: 'data:text/javascript,for(;;);' }]).catch(() => {});
    const run = own.run(whereTask, undefined, { signal: never });
    await new Promise(setImmediate);
    slow.advance(30_000);
    expect(await run).toBe('beside');
  });

  it('rejects runs and preloading once the pool is closed', async () => {
    const own = createThreadPool({ clock, maxThreads: 1 });
    await own[Symbol.asyncDispose]();
    await expect(own.run(whereTask, undefined, { signal: never })).rejects.toThrow('closed');
    await expect(own.warm([whereTask])).rejects.toThrow('closed');
  });

  it('survives an unhandled rejection that an earlier run left behind', async () => {
    await using own = createThreadPool({ clock, maxThreads: 1 });
    expect(await own.run(leavingTask, undefined, { signal: never })).toBe('done');
    expect(await own.run(countingTask, undefined, { signal: never })).toBe(1_000);
  });

  it('propagates errors of the functions it calls, and its own', async () => {
    const get = async (): Promise<never> => {
      throw new Error('no route');
    };
    const input = { url: new URL('https://shop.test/'), get, each: async () => '' };
    await expect(threads.run(fetchingTask, input, { signal: never })).rejects.toThrow('no route');
    await expect(threads.run(failingTask, undefined, { signal: never })).rejects.toThrow('broken');
  });

  it('receives the abort of a signal in its input, and may still return', async () => {
    const stop = new AbortController();
    const waiting = threads.run(waitingTask, { signal: stop.signal }, { signal: never });
    stop.abort(new Error('enough'));
    expect(await waiting).toBe('told');
  });

  it('rejects as soon as its caller aborts, even while the thread is busy', async () => {
    const stop = new AbortController();
    const endless = threads.run(endlessTask, undefined, { signal: stop.signal });
    stop.abort(new Error('gone'));
    await expect(endless).rejects.toThrow('gone');
    await expect(threads.run(whereTask, undefined, { signal: stop.signal })).rejects.toThrow('gone');
    clock.advance(1_000);
  });

  it.each([['exits', quittingTask], ['runs out of memory', hungryTask]])(
    'fails only its own run when it %s', async (_how, task) => {
      await using one = createThreadPool({ clock, maxThreads: 1, heapMb: 48 });
      const broken = one.run(task, undefined, { signal: never });
      const other = one.run(whereTask, undefined, { signal: never });
      await expect(broken).rejects.toMatchObject({ name: 'ThreadError', code: 'failed' });
      expect(await other).toBe('beside');
    });
});

describe('a main thread that was blocked', () => {
  it.each([['running', false], ['wrapping up', true]])(
    'does not mistake its own lag for the silence of a thread that is %s', async (_state, isWrappingUp) => {
      const wrapUp = new AbortController();
      const clock = createManualClock();
      let lagMs = 0;
      const late = { ...clock, monotonic: () => clock.monotonic() + lagMs };
      await using own = createThreadPool({ clock: late, maxThreads: 1 });
      const get = async (url: URL) => {
        if (isWrappingUp) wrapUp.abort();
        lagMs = 30_000;
        clock.advance(isWrappingUp ? 100 : 1_000);
        return { url, body: Buffer.from('read'), open: async () => {} };
      };
      const input = { url: new URL('https://shop.test/'), get, each: async (piece: string) => piece };
      const running = own.run(fetchingTask, input, { signal: never, wrapUp: wrapUp.signal });
      expect(await running).toMatchObject({ text: 'read' });
    });
});

describe('a thread that hangs', () => {
  const killed = async (seconds: number, { isWrappingUp = false, budgetScale = 1 } = {}): Promise<unknown> => {
    const wrapUp = new AbortController();
    const clock = { ...createManualClock(), budgetScale };
    await using own = createThreadPool({ clock, maxThreads: 1 });
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

  it('is killed when it has not responded for fifteen seconds', async () => {
    expect(await killed(17)).toMatchObject({ name: 'ThreadError', code: 'timeout' });
  });

  it('is killed within a second when the run is wrapping up', async () => {
    expect(await killed(1, { isWrappingUp: true })).toMatchObject({ name: 'ThreadError', code: 'timeout' });
  });

  it.each([
    [14, {}], [0.7, { isWrappingUp: true }], [59, { budgetScale: 4 }], [14, { budgetScale: 0.1 }],
  ])('is not killed within %d s: %o', async (seconds, how) => {
    expect(await killed(seconds, how)).toBeUndefined();
  });

  it('is killed later where all time budgets are longer', async () => {
    expect(await killed(62, { budgetScale: 4 })).toMatchObject({ name: 'ThreadError', code: 'timeout' });
  });
});
