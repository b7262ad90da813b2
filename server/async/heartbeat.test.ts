import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { withHeartbeat } from './heartbeat.ts';

const settled = () => new Promise(setImmediate);

/** A source that says what it is handed, and what is heard of it. */
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
    for await (const value of withHeartbeat(source(), { clock, everyMs: 10_000, beat, signal: stop.signal })) heard.push(value);
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

test('each silence is broken, and a value begins a new one', async () => {
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

test('nothing to say is not said', async () => {
  const { heard, done, say, pass } = listen(() => undefined);
  await pass(10_000);
  await say('a');
  await say(null);
  await done;
  expect(heard).toEqual(['a']);
});

test('an abort ends it at once, whatever the source waits for', async () => {
  const { done, stop } = listen();
  stop.abort(new Error('gone'));
  await expect(done).rejects.toThrow('gone');
});
