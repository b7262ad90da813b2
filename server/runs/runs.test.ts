import { describe, expect, test, vi } from 'vitest';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Admitted } from '../admission/admit.ts';
import type { StreamWork } from '../admission/tool-admission.ts';
import { createManualClock } from '../manual-clock.ts';
import { createRuns, RUN_RETENTION_MS, RUN_LIMITS, UNWATCHED_TIMEOUT_MS } from './runs.ts';
import type { RunRelay } from './run-relay-redis.ts';
import type { Runs } from './runs.ts';
import { StopReason } from './terminal-event.ts';

/** A scan that yields the events the test passes to `emit`. */
function scripted() {
  const queue: StreamEvent[] = [];
  let wake = Promise.withResolvers<void>();
  const freed = vi.fn();
  const starts = vi.fn();
  const work: StreamWork<StreamEvent> = {
    kind: 'stream',
    async *events(signal) {
      starts();
      const aborted = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      aborted.catch(() => {});
      for (;;) {
        const event = queue.shift();
        if (event) yield event;
        else await Promise.race([wake.promise, aborted]);
      }
    },
  };
  const standing = { limit: 5, windowSeconds: 60, remaining: 4, resetSeconds: 60 };
  const admitted: Admitted<StreamWork<StreamEvent>> = {
    ok: true, standing, work, [Symbol.asyncDispose]: async () => void freed(),
  };
  const emit = (...events: StreamEvent[]): void => {
    queue.push(...events);
    wake.resolve();
    wake = Promise.withResolvers();
  };
  return { admitted, emit, freed, starts };
}

function setUp(limits: Partial<typeof RUN_LIMITS> = {}, relay?: RunRelay) {
  const clock = createManualClock();
  const shutdown = new AbortController();
  const log = { info: vi.fn(), error: vi.fn() };
  const runs = createRuns({ clock, shutdown: shutdown.signal, log, limits: { ...RUN_LIMITS, ...limits }, relay });
  return { clock, shutdown, runs };
}

async function watch(runs: Runs, runId: string, after = 0, signal = new AbortController().signal) {
  const events = await runs.watch(runId, { after, signal });
  if (typeof events === 'string') throw new Error(events);
  return events;
}

async function rest(events: AsyncGenerator<{ seq: number; event: StreamEvent }>): Promise<string[]> {
  const seen: string[] = [];
  for await (const { seq, event } of events) seen.push(`${seq} ${event.type}${'error' in event ? ` ${String(event.error)}` : ''}`);
  return seen;
}

describe('runs', () => {
  test('a watcher that reconnects gets the remaining events, without a second start', async () => {
    const { runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    const leave = new AbortController();
    const first = await watch(runs, runId, 0, leave.signal);
    scan.emit({ type: 'phase' }, { type: 'finding' });
    expect((await first.next()).value?.seq).toBe(1);
    leave.abort();
    await first.return(undefined);
    const second = await watch(runs, runId, 1);
    scan.emit({ type: 'complete' });
    expect(await rest(second)).toEqual(['2 finding', '3 complete']);
    expect(scan.starts).toHaveBeenCalledOnce();
    await runs.settled();
    expect(scan.freed).toHaveBeenCalledOnce();
  });

  test('several watchers see the same events', async () => {
    const { runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    const both = [rest(await watch(runs, runId)), rest(await watch(runs, runId))];
    scan.emit({ type: 'phase' }, { type: 'complete' });
    expect(await Promise.all(both)).toEqual([['1 phase', '2 complete'], ['1 phase', '2 complete']]);
  });

  test('replays for many watchers leave turns of the event loop to others', async () => {
    const { runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    scan.emit(...Array.from({ length: 50 }, () => ({ type: 'finding' })), { type: 'complete' });
    await runs.settled();
    let [sent, sentInTurn, mostInTurn] = [0, 0, 0];
    const replay = async (): Promise<void> => {
      for await (const _ of await watch(runs, runId)) {
        sent += 1;
        sentInTurn += 1;
      }
    };
    const replays = Promise.all([replay(), replay(), replay(), replay()]);
    while (sent < 4 * 51) {
      await new Promise(setImmediate);
      [mostInTurn, sentInTurn] = [Math.max(mostInTurn, sentInTurn), 0];
    }
    await replays;
    expect(mostInTurn).toBeLessThanOrEqual(1);
  });

  test('an unwatched run is cancelled after the timeout and its slot freed', async () => {
    const { clock, runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    clock.advance(UNWATCHED_TIMEOUT_MS - 1);
    expect(scan.freed).not.toHaveBeenCalled();
    clock.advance(1);
    await runs.settled();
    expect(scan.freed).toHaveBeenCalledOnce();
    expect(await rest(await watch(runs, runId))).toEqual(['1 error cancelled']);
  });

  test('the unwatched timeout starts when the last watcher leaves', async () => {
    const { clock, runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    const leave = new AbortController();
    const events = await watch(runs, runId, 0, leave.signal);
    const next = events.next();
    clock.advance(UNWATCHED_TIMEOUT_MS * 3);
    leave.abort();
    expect((await next).done).toBe(true);
    clock.advance(UNWATCHED_TIMEOUT_MS - 1);
    const again = await watch(runs, runId);
    clock.advance(UNWATCHED_TIMEOUT_MS * 3);
    scan.emit({ type: 'complete' });
    expect(await rest(again)).toEqual(['1 complete']);
  });

  test('a watcher that leaves before it reads an event is no longer counted', async () => {
    const { runs, clock } = setUp({ watchersPerRun: 1 });
    const { admitted, freed } = scripted();
    const runId = await runs.start('health', admitted);
    for (const isEarly of [false, true]) {
      const leaving = new AbortController();
      if (isEarly) leaving.abort();
      await watch(runs, runId, 0, leaving.signal);
      leaving.abort();
    }
    clock.advance(UNWATCHED_TIMEOUT_MS);
    await vi.waitFor(() => expect(freed).toHaveBeenCalledOnce());
  });

  test('cancel ends the stream with `cancelled`; it returns false for ended and unknown runs', async () => {
    const { runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    const events = rest(await watch(runs, runId));
    expect(await runs.cancel(runId)).toBe(true);
    expect(await events).toEqual(['1 error cancelled']);
    await runs.settled();
    expect(await runs.cancel(runId)).toBe(false);
    expect(await runs.cancel('unknown')).toBe(false);
  });

  test('a shutdown ends every run with shutting-down', async () => {
    const { runs, shutdown } = setUp();
    const scans = [scripted(), scripted()];
    const ids = await Promise.all(scans.map(({ admitted }) => runs.start('health', admitted)));
    const watched = (await Promise.all(ids.map((runId) => watch(runs, runId)))).map(rest);
    shutdown.abort(new StopReason('shutting-down'));
    expect(await Promise.all(watched)).toEqual([['1 error shutting-down'], ['1 error shutting-down']]);
    await runs.settled();
    for (const { freed } of scans) expect(freed).toHaveBeenCalledOnce();
  });

  test('an ended run is kept for its retention time, then forgotten', async () => {
    const { clock, runs } = setUp();
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    scan.emit({ type: 'complete' });
    await runs.settled();
    clock.advance(RUN_RETENTION_MS - 1);
    expect(await rest(await watch(runs, runId))).toEqual(['1 complete']);
    clock.advance(1);
    expect(await runs.watch(runId, { after: 0, signal: new AbortController().signal })).toEqual('unknown-run');
  });

  test('a full log still takes the event that ends the run', async () => {
    const { runs } = setUp({ logBytesPerRun: 10 });
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    scan.emit({ type: 'complete' });
    expect(await rest(await watch(runs, runId))).toEqual(['1 complete']);
  });

  test('watchers, kept runs and log bytes are bounded', async () => {
    const { runs } = setUp({ watchersPerRun: 1, keptRuns: 1, logBytesPerRun: 100 });
    const [first, second] = [scripted(), scripted()];
    const firstId = await runs.start('health', first.admitted);
    const seen = rest(await watch(runs, firstId));
    const signal = new AbortController().signal;
    expect(await runs.watch(firstId, { after: 0, signal })).toEqual('too-many-watchers');
    first.emit({ type: 'finding'.padEnd(200, '.') });
    expect(await seen).toEqual(['1 error internal']);
    await runs.settled();
    await runs.start('health', second.admitted);
    expect(await runs.watch(firstId, { after: 0, signal })).toEqual('unknown-run');
    second.emit({ type: 'complete' });
    await runs.settled();
  });

  test('ids cannot be guessed', async () => {
    const { runs } = setUp();
    const ids = await Promise.all(Array.from({ length: 50 }, async () => await runs.start('health', scripted().admitted)));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16);
  });
});

describe('the recorded events of a run', () => {
  test('are available once it has ended, for as long as it is kept', async () => {
    const { clock, runs } = setUp();
    const { admitted, emit } = scripted();
    const runId = await runs.start('health', admitted);
    emit({ type: 'phase' });
    expect(await runs.recorded(runId)).toEqual('running');
    emit({ type: 'complete' });
    await runs.settled();
    expect(await runs.recorded(runId)).toEqual([{ type: 'phase' }, { type: 'complete' }]);
    clock.advance(RUN_RETENTION_MS - 1);
    expect(await runs.recorded(runId)).toHaveLength(2);
    clock.advance(1);
    expect(await runs.recorded(runId)).toEqual('unknown-run');
    expect(await runs.recorded('forged')).toEqual('unknown-run');
  });
});

describe('runs of several instances', () => {
  /** A relay to an instance that has the run `far`. */
  function relayed(overrides: Partial<RunRelay> = {}) {
    let cancel: (runId: string) => void = () => {};
    const relay: RunRelay = {
      open: vi.fn(async () => {}),
      copy: vi.fn(async () => {}),
      async watch(runId, { signal }) {
        if (runId !== 'far') return 'unknown-run';
        const gone = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        return (async function* () {
          yield { seq: 1, event: { type: 'phase' } };
          await gone;
        })();
      },
      recorded: async (runId) => (runId === 'far' ? [{ type: 'complete' }] : 'unknown-run'),
      cancel: async (runId) => runId === 'far',
      watchedForMs: async () => 0,
      onCancel: (listener) => void (cancel = listener),
      ...overrides,
    };
    return { relay, cancelFromElsewhere: (runId: string) => cancel(runId) };
  }

  test('a run is known to the relay once its id is returned, and other instances can cancel it', async () => {
    const { relay, cancelFromElsewhere } = relayed();
    const { runs } = setUp({}, relay);
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    expect(relay.open).toHaveBeenCalledWith(runId);
    const events = rest(await watch(runs, runId));
    cancelFromElsewhere(runId);
    cancelFromElsewhere('unknown');
    expect(await events).toEqual(['1 error cancelled']);
    await runs.settled();
    expect(relay.copy).toHaveBeenCalledOnce();
  });

  test('a run is not cancelled while another instance watches it', async () => {
    const watchedForMs = vi.fn(async () => 0).mockResolvedValueOnce(9_000);
    const { clock, runs } = setUp({}, relayed({ watchedForMs }).relay);
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    clock.advance(UNWATCHED_TIMEOUT_MS);
    await expect.poll(() => watchedForMs).toHaveBeenCalledTimes(1);
    expect(scan.freed).not.toHaveBeenCalled();
    await expect.poll(() => {
      clock.advance(9_000);
      return watchedForMs;
    }).toHaveBeenCalledTimes(2);
    await runs.settled();
    expect(scan.freed).toHaveBeenCalledOnce();
    expect(await rest(await watch(runs, runId))).toEqual(['1 error cancelled']);
  });

  test('a watcher that comes and goes while the relay is asked has its own time to come back', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const watchedForMs = vi.fn(async () => 0).mockReturnValueOnce(promise);
    const { clock, runs } = setUp({}, relayed({ watchedForMs }).relay);
    const scan = scripted();
    const runId = await runs.start('health', scan.admitted);
    clock.advance(UNWATCHED_TIMEOUT_MS);
    const leave = new AbortController();
    await watch(runs, runId, 0, leave.signal);
    leave.abort();
    resolve(0);
    clock.advance(UNWATCHED_TIMEOUT_MS - 1);
    await new Promise(setImmediate);
    expect(await runs.recorded(runId)).toBe('running');
    clock.advance(1);
    await runs.settled();
    expect(watchedForMs).toHaveBeenCalledTimes(2);
    expect(await rest(await watch(runs, runId))).toEqual(['1 error cancelled']);
  });

  test('other instances’ runs are watched and cancelled through the relay, with the same watcher limit', async () => {
    const { runs, shutdown } = setUp({ watchersPerRun: 1 }, relayed().relay);
    const signal = new AbortController().signal;
    expect(await runs.watch('none', { after: 0, signal })).toEqual('unknown-run');
    const events = await watch(runs, 'far');
    expect((await events.next()).value?.seq).toBe(1);
    expect(await runs.watch('far', { after: 0, signal })).toEqual('too-many-watchers');
    await events.return(undefined);
    const again = await watch(runs, 'far');
    await again.next();
    expect([await runs.cancel('far'), await runs.cancel('none')]).toEqual([true, false]);
    const ended = again.next();
    shutdown.abort(new StopReason('shutting-down'));
    // The run goes on elsewhere: the error makes its watcher reconnect.
    await expect(ended).rejects.toBeInstanceOf(StopReason);
  });

  test('recorded events of other instances’ runs come from the relay', async () => {
    const { runs } = setUp({}, relayed().relay);
    expect(await runs.recorded('far')).toEqual([{ type: 'complete' }]);
    expect(await runs.recorded('forged')).toEqual('unknown-run');
  });
});
