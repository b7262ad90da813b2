import { describe, expect, test, vi } from 'vitest';
import type { StreamEvent } from '../../contract/streams.ts';
import { HEARTBEAT_INTERVAL_MS } from '../async/heartbeat.ts';
import { createManualClock } from '../manual-clock.ts';
import { StopReason, withTerminalEvent } from './terminal-event.ts';

type Source = (signal: AbortSignal) => AsyncGenerator<StreamEvent>;

function wrap(source: Source, { signal = new AbortController().signal } = {}) {
  const clock = createManualClock();
  const failures: unknown[] = [];
  const events = withTerminalEvent(source(signal), { signal, clock, onFailure: (error) => failures.push(error) });
  return { clock, events, failures };
}

async function all(events: AsyncIterable<StreamEvent>): Promise<string[]> {
  const types: string[] = [];
  for await (const event of events) types.push('error' in event ? `${event.type}:${String(event.error)}` : event.type);
  return types;
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('withTerminalEvent', () => {
  test('ends with the tool’s own terminal event and nothing after it', async () => {
    const { events, failures } = wrap(async function* () {
      yield { type: 'phase' };
      yield { type: 'complete' };
      yield { type: 'finding' };
    });
    expect(await all(events)).toEqual(['phase', 'complete']);
    expect(failures).toEqual([]);
  });

  test('ends with internal when the tool throws, and passes the error to onFailure', async () => {
    const { events, failures } = wrap(async function* () {
      yield { type: 'phase' };
      throw new Error('boom');
    });
    expect(await all(events)).toEqual(['phase', 'error:internal']);
    expect(failures).toEqual([new Error('boom')]);
  });

  test('ends with internal when the tool yields no terminal event', async () => {
    const { events, failures } = wrap(async function* () {
      yield { type: 'phase' };
    });
    expect(await all(events)).toEqual(['phase', 'error:internal']);
    expect(failures).toHaveLength(1);
  });

  test.each(['shutting-down', 'cancelled'] as const)('ends with %s when aborted with that reason', async (code) => {
    const stop = new AbortController();
    const { events, failures } = wrap(async function* (signal) {
      yield { type: 'phase' };
      stop.abort(new StopReason(code));
      await untilAborted(signal);
    }, { signal: stop.signal });
    expect(await all(events)).toEqual(['phase', `error:${code}`]);
    expect(failures).toEqual([]);
  });

  test('ends only after the tool has settled', async () => {
    const stop = new AbortController();
    const cleaned = Promise.withResolvers<void>();
    const settled = vi.fn();
    const { events } = wrap(async function* (signal) {
      try {
        yield { type: 'phase' };
        await untilAborted(signal);
      } finally {
        await cleaned.promise;
        settled();
      }
    }, { signal: stop.signal });
    await events.next();
    stop.abort(new StopReason('cancelled'));
    expect((await events.next()).value).toMatchObject({ type: 'error', error: 'cancelled' });
    const end = events.next();
    expect(settled).not.toHaveBeenCalled();
    cleaned.resolve();
    expect(await end).toMatchObject({ done: true });
    expect(settled).toHaveBeenCalledOnce();
  });

  test.each([
    ['started', 'running'], ['queued', 'queued'],
  ])('repeats a %s phase as %s after a long silence', async (state, repeated) => {
    const more = Promise.withResolvers<void>();
    const { clock, events } = wrap(async function* () {
      yield { type: 'phase', phase: 'speed', state };
      await more.promise;
      yield { type: 'complete' };
    });
    await events.next();
    const beat = events.next();
    clock.advance(HEARTBEAT_INTERVAL_MS);
    expect((await beat).value).toEqual({ type: 'phase', phase: 'speed', state: repeated });
    const last = events.next();
    more.resolve();
    expect((await last).value).toEqual({ type: 'complete' });
    expect((await events.next()).done).toBe(true);
  });
});
