import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageOf } from '../app/storage-rig.ts';
import { storedJson } from '../app/stored-json.ts';
import { createRunStore } from './run-store.ts';
import type { RunService, Watcher } from './run-store.ts';

interface TestEvent {
  type: string;
}

/** A run store on a fake service, whose events the test emits. */
function setUp() {
  const watchers: Watcher<TestEvent>[] = [];
  const watches: { runId: string; lastEventId: string | undefined }[] = [];
  const stopped = vi.fn();
  const start = vi.fn(async (_input: string) => ({ runId: `run-${start.mock.calls.length}` }));
  const cancel = vi.fn(async (_run: { runId: string }) => ({ cancelled: true }));
  const service: RunService<string, TestEvent> = {
    start: { mutate: start },
    cancel: { mutate: cancel },
    watch: {
      // Like tRPC's: no data after `unsubscribe`, but `onComplete` is still called.
      subscribe(request, watcher) {
        watches.push(request);
        let isUnsubscribed = false;
        watchers.push({
          ...watcher,
          onData: (message) => isUnsubscribed || watcher.onData(message),
        });
        return {
          unsubscribe() {
            isUnsubscribed = true;
            stopped();
            watcher.onComplete();
          },
        };
      },
    },
  };
  const tab = storageOf();
  const memory = storedJson('run', () => tab);
  const network = new EventTarget();
  const onEnd = vi.fn();
  const store = createRunStore<string, TestEvent, readonly string[]>({
    service: async () => service,
    memory,
    initialProgress: [],
    reduce: (seen, event) => [...seen, event.type],
    onEnd,
    now: () => new Date('2026-11-20T09:00:00Z'),
    network,
  });
  const latest = (): Watcher<TestEvent> => watchers.at(-1)!;
  return { store, start, cancel, watches, latest, stopped, network, onEnd, memory };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Flushes pending promises, such as loading the client. */
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

const LOST = { state: 'connecting', error: new Error('network') };
const gone = Object.assign(new Error('There is no such run.'), { data: { code: 'NOT_FOUND', httpStatus: 404 } });
const refused = Object.assign(new Error('Too many'), {
  data: { code: 'TOO_MANY_REQUESTS', refusal: { status: 429, body: { error: 'rate_limited' }, retryAfter: 42 } },
});

describe('a run store', () => {
  test('starts, watches and ends a run, and reports its end', async () => {
    const { store, latest, onEnd, stopped, memory } = setUp();
    expect(await store.start('a.example')).toBe(true);
    expect(memory.read()).toEqual({ runId: 'run-1', input: 'a.example', startedAt: '2026-11-20T09:00:00.000Z' });
    latest().onStarted();
    latest().onData({ id: '1', data: { type: 'phase' } });
    latest().onData({ id: '2', data: { type: 'complete' } });
    expect(store.snapshot()).toMatchObject({ status: 'ended', progress: ['phase', 'complete'], connection: 'ok' });
    expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ runId: 'run-1' }), ['phase', 'complete']);
    expect(stopped).toHaveBeenCalled();
  });

  test('lets its end be announced once, and only after it has ended', async () => {
    const { store, latest } = setUp();
    expect(store.consumeEnd()).toBe(false);
    await store.start('a.example');
    latest().onStarted();
    expect(store.consumeEnd()).toBe(false);
    latest().onData({ id: '1', data: { type: 'complete' } });
    expect(store.consumeEnd()).toBe(true);
    expect(store.consumeEnd()).toBe(false);
    await store.start('b.example');
    latest().onStarted();
    latest().onData({ id: '1', data: { type: 'complete' } });
    store.clear();
    expect(store.consumeEnd()).toBe(false);
  });

  test('ends with an error too', async () => {
    const { store, latest, onEnd } = setUp();
    await store.start('a.example');
    latest().onData({ id: '1', data: { type: 'finding' } });
    expect(store.snapshot().status).toBe('running');
    latest().onData({ id: '2', data: { type: 'error' } });
    expect(store.snapshot()).toMatchObject({ status: 'ended', progress: ['finding', 'error'] });
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('notifies once for many events', async () => {
    const { store, latest } = setUp();
    await store.start('a.example');
    const notify = vi.fn();
    store.subscribe(notify);
    for (let id = 1; id <= 50; id += 1) latest().onData({ id: String(id), data: { type: 'finding' } });
    expect(notify).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(notify).toHaveBeenCalledOnce();
    expect(store.snapshot().progress).toHaveLength(50);
  });

  test('resumes after the last event when the stream is lost, and never starts a second run', async () => {
    const { store, latest, watches, start } = setUp();
    await store.start('a.example');
    latest().onData({ id: '7', data: { type: 'phase' } });
    latest().onError(new Error('network'));
    expect(store.snapshot().connection).toBe('ok');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(watches.at(-1)).toEqual({ runId: 'run-1', lastEventId: '7' });
    latest().onError(new Error('network'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.snapshot().connection).toBe('lost');
    latest().onData({ id: '8', data: { type: 'finding' } });
    expect(store.snapshot().connection).toBe('back');
    vi.advanceTimersByTime(5_000);
    expect(store.snapshot()).toMatchObject({ connection: 'ok', progress: ['phase', 'finding'] });
    expect(start).toHaveBeenCalledOnce();
  });

  test('does not report a short break', async () => {
    const { store, latest } = setUp();
    await store.start('a.example');
    latest().onConnectionStateChange(LOST);
    vi.advanceTimersByTime(1_000);
    latest().onStarted();
    vi.advanceTimersByTime(10_000);
    expect(store.snapshot().connection).toBe('ok');
  });

  test('reconnects at once when the browser is back online', async () => {
    const { store, latest, watches, network } = setUp();
    await store.start('a.example');
    latest().onData({ id: '3', data: { type: 'phase' } });
    latest().onConnectionStateChange(LOST);
    network.dispatchEvent(new Event('online'));
    await flushPromises();
    expect(watches).toHaveLength(2);
    expect(watches.at(-1)).toEqual({ runId: 'run-1', lastEventId: '3' });
  });

  test('ignores events of an earlier subscription', async () => {
    const { store, latest, network } = setUp();
    await store.start('a.example');
    const first = latest();
    network.dispatchEvent(new Event('online'));
    await flushPromises();
    first.onData({ id: '1', data: { type: 'phase' } });
    first.onError(new Error('late'));
    vi.advanceTimersByTime(10_000);
    expect(store.snapshot()).toMatchObject({ status: 'running', progress: [] });
  });

  test('resumes the remembered run of this tab from its first event', async () => {
    const { store, watches, memory, start } = setUp();
    memory.write({ runId: 7 });
    store.resume();
    expect(store.snapshot().status).toBe('idle');
    memory.write({ runId: 'kept', input: 'a.example', startedAt: '2026-11-20T08:59:00.000Z' });
    store.resume();
    await flushPromises();
    expect(store.snapshot()).toMatchObject({ status: 'running', input: 'a.example' });
    expect(watches).toEqual([{ runId: 'kept', lastEventId: undefined }]);
    expect(start).not.toHaveBeenCalled();
  });

  test('marks a run the service no longer knows as gone, and forgets it', async () => {
    const { store, latest, memory } = setUp();
    memory.write({ runId: 'old', input: 'a.example', startedAt: '2026-11-20T08:00:00.000Z' });
    store.resume();
    await flushPromises();
    latest().onError(gone);
    expect(store.snapshot()).toMatchObject({ status: 'gone', run: { runId: 'old', isGone: true } });
    expect(memory.read()).toBeUndefined();
  });

  test('keeps what was shown after a refusal', async () => {
    const { store, latest, start } = setUp();
    await store.start('a.example');
    latest().onData({ id: '1', data: { type: 'complete' } });
    start.mockRejectedValueOnce(refused);
    expect(await store.start('a.example')).toBe(false);
    expect(store.snapshot()).toMatchObject({
      status: 'failed', progress: ['complete'], run: { runId: 'run-1' }, failure: { kind: 'refused', refusal: { status: 429, retryAfter: 42 } },
    });
  });

  test('shows no run after a refused start that cancelled it', async () => {
    const { store, latest, start } = setUp();
    await store.start('a.example');
    latest().onData({ id: '1', data: { type: 'phase' } });
    start.mockRejectedValueOnce(refused);
    expect(await store.start('b.example')).toBe(false);
    expect(store.snapshot()).toMatchObject({ status: 'failed', run: undefined, progress: [], input: 'b.example' });
  });

  test('keeps the input and reports offline without a network', async () => {
    const { store, start } = setUp();
    start.mockRejectedValueOnce(new Error('Failed to fetch'));
    expect(await store.start('a.example')).toBe(false);
    expect(store.snapshot()).toMatchObject({ status: 'failed', failure: { kind: 'offline' }, input: 'a.example' });
  });

  test('lets a start reload the page only after one that failed, whatever else failed before', async () => {
    const { store, memory } = setUp();
    memory.write({ runId: 'remembered', input: 'b.example', startedAt: '2026-11-20T08:00:00Z' });
    store.resume();
    const begin = vi.fn<(reload?: () => Promise<void>) => Promise<{ runId: string }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ runId: 'next' });
    expect(await store.start('a.example', begin)).toBe(false);
    expect(await store.start('a.example', begin)).toBe(true);
    expect(await store.start('a.example', begin)).toBe(true);
    expect(begin.mock.calls.map(([reload]) => typeof reload)).toEqual(['undefined', 'function', 'undefined']);
  });

  test('cancels once, and ends only when the stream does', async () => {
    const { store, latest, cancel } = setUp();
    await store.start('a.example');
    await store.cancel();
    await store.cancel();
    expect(cancel).toHaveBeenCalledOnce();
    expect(store.snapshot()).toMatchObject({ status: 'running', stopping: true });
    latest().onData({ id: '1', data: { type: 'complete' } });
    expect(store.snapshot()).toMatchObject({ status: 'ended', stopping: false });
  });

  test('allows another cancel after one that failed', async () => {
    const { store, cancel } = setUp();
    await store.start('a.example');
    cancel.mockRejectedValueOnce(new Error('network'));
    await store.cancel();
    expect(store.snapshot().stopping).toBe(false);
  });

  test('cancels the current run when another is started', async () => {
    const { store, cancel, watches } = setUp();
    await store.start('a.example');
    await store.start('b.example');
    expect(cancel).toHaveBeenCalledWith({ runId: 'run-1' });
    expect(watches.at(-1)?.runId).toBe('run-2');
    expect(store.snapshot()).toMatchObject({ input: 'b.example', progress: [] });
  });

  test.each(['admitted', 'refused'])('stays idle when it is cleared before the run is %s, which is cancelled', async (answer) => {
    const { store, start, cancel, watches, memory } = setUp();
    const begun = Promise.withResolvers<{ runId: string }>();
    start.mockReturnValueOnce(begun.promise);
    const starting = store.start('a.example');
    await flushPromises();
    store.clear();
    if (answer === 'admitted') begun.resolve({ runId: 'late' });
    else begun.reject(refused);
    expect(await starting).toBe(false);
    await flushPromises();
    expect(cancel.mock.calls).toEqual(answer === 'admitted' ? [[{ runId: 'late' }]] : []);
    expect(watches).toEqual([]);
    expect(memory.read()).toBeUndefined();
    expect(store.snapshot().status).toBe('idle');
  });

  test('cancels a run that was cleared before the same was started again', async () => {
    const { store, start, cancel } = setUp();
    const begun = Promise.withResolvers<{ runId: string }>();
    start.mockReturnValueOnce(begun.promise);
    const first = store.start('a.example');
    await flushPromises();
    store.clear();
    const second = store.start('a.example');
    begun.resolve({ runId: 'late' });
    expect([await first, await second]).toEqual([false, true]);
    await flushPromises();
    expect(cancel.mock.calls).toEqual([[{ runId: 'late' }]]);
  });

  test('clears back to idle, and cancels the run', async () => {
    const { store, cancel, memory } = setUp();
    await store.start('a.example');
    store.clear();
    await flushPromises();
    expect(cancel).toHaveBeenCalledOnce();
    expect(memory.read()).toBeUndefined();
    expect(store.snapshot()).toMatchObject({ status: 'idle', run: undefined, progress: [] });
  });
});
