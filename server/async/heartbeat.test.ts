import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { withHeartbeat } from './heartbeat.ts';

const settled = () => new Promise(setImmediate);

/** A scripted source under `withHeartbeat`, and the values it yields. */
function listen(beat: () => string | undefined = () => 'beat') {
  const clock = createManualClock();
  const stop = new AbortController();
  const waiting = [Promise.withResolvers<string | null>()];
  const heard: string[] = [];
  async function* source(): AsyncGenerator<string> {
    for (let at = 0; ; at += 1) {
      const value = await waiting[at]!.promise;
      if (value === null) return;
      yield value;
    }
  }
  const done = (async () => {
    for await (const value of withHeartbeat(source(), { clock, beat, signal: stop.signal })) heard.push(value);
  })();
  const say = async (value: string | null): Promise<void> => {
    waiting.at(-1)!.resolve(value);
    waiting.push(Promise.withResolvers());
    await settled();
  };
  const pass = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settled();
  };
  return { heard, done, say, pass, stop };
}

test('yields a beat after each silence; a value restarts the interval', async () => {
  const { heard, done, say, pass } = listen();
  await say('a');
  await pass(9_999);
  await say('b');
  await pass(9_999);
  expect(heard).toEqual(['a', 'b']);
  await pass(1);
  await pass(10_000);
  await say('c');
  await say(null);
  await done;
  expect(heard).toEqual(['a', 'b', 'beat', 'beat', 'c']);
});

test('yields nothing when beat() returns undefined', async () => {
  const { heard, done, say, pass } = listen(() => undefined);
  await pass(10_000);
  await say('a');
  await say(null);
  await done;
  expect(heard).toEqual(['a']);
});

test('throws the abort reason at once, even while the source is pending', async () => {
  const { done, stop } = listen();
  stop.abort(new Error('gone'));
  await expect(done).rejects.toThrow('gone');
});
