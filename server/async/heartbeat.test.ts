import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { withHeartbeat } from './heartbeat.ts';

const settled = () => new Promise(setImmediate);

/** A scripted source under `withHeartbeat`, and the values it yields. */
function listen(beat: () => string | undefined = () => 'beat') {
  const clock = createManualClock();
  const stop = new AbortController();
  const waiting = [Promise.withResolvers<string | null>()];
  const received: string[] = [];
  async function* source(): AsyncGenerator<string> {
    for (let at = 0; ; at += 1) {
      const value = await waiting[at]!.promise;
      if (value === null) return;
      yield value;
    }
  }
  const done = (async () => {
    for await (const value of withHeartbeat(source(), { clock, beat, signal: stop.signal })) received.push(value);
  })();
  const emit = async (value: string | null): Promise<void> => {
    waiting.at(-1)!.resolve(value);
    waiting.push(Promise.withResolvers());
    await settled();
  };
  const advance = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { received, done, emit, advance, stop };
}

test('yields a beat after each silence; a value restarts the interval', async () => {
  const { received, done, emit, advance } = listen();
  await emit('a');
  await advance(9_999);
  await emit('b');
  await advance(9_999);
  expect(received).toEqual(['a', 'b']);
  await advance(1);
  await advance(10_000);
  await emit('c');
  await emit(null);
  await done;
  expect(received).toEqual(['a', 'b', 'beat', 'beat', 'c']);
});

test('yields nothing when beat() returns undefined', async () => {
  const { received, done, emit, advance } = listen(() => undefined);
  await advance(10_000);
  await emit('a');
  await emit(null);
  await done;
  expect(received).toEqual(['a']);
});

test('throws the abort reason at once, even while the source is pending', async () => {
  const { done, stop } = listen();
  stop.abort(new Error('gone'));
  await expect(done).rejects.toThrow('gone');
});
