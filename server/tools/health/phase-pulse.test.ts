import { expect, test } from 'vitest';
import { createManualClock } from '../../manual-clock.ts';
import { withPulse } from './phase-pulse.ts';
import type { PhaseBeat } from './phase-pulse.ts';

/** Findings that are handed in one by one. */
function handed() {
  const waiting = [Promise.withResolvers<string | null>()];
  return {
    give(finding: string | null) {
      waiting.at(-1)!.resolve(finding);
      waiting.push(Promise.withResolvers());
    },
    async *findings(): AsyncGenerator<string> {
      for (let at = 0; ; at += 1) {
        const finding = await waiting[at]!.promise;
        if (finding === null) return;
        yield finding;
      }
    },
  };
}

const settled = () => new Promise(setImmediate);

async function listen(source: AsyncIterable<PhaseBeat<string>>, heard: unknown[]): Promise<void> {
  for await (const beat of source) heard.push('finding' in beat ? beat.finding : beat.state);
}

test('findings pass as they come, and a long silence is broken', async () => {
  const clock = createManualClock();
  const { give, findings } = handed();
  const heard: unknown[] = [];
  const done = listen(withPulse(findings(), { clock }), heard);
  give('a');
  await settled();
  clock.advance(9_000);
  await settled();
  give('b');
  clock.advance(8_999);
  await settled();
  expect(heard).toEqual(['a', 'running', 'b']);
  clock.advance(1);
  await settled();
  give(null);
  await done;
  expect(heard).toEqual(['a', 'running', 'b', 'running']);
});

test('a phase that waits its turn says so at once, again and again, and when that is over', async () => {
  const clock = createManualClock();
  const { give, findings } = handed();
  const over = Promise.withResolvers<void>();
  const heard: unknown[] = [];
  const done = listen(withPulse(findings(), { clock, turn: { isWaiting: () => true, over: over.promise } }), heard);
  await settled();
  expect(heard).toEqual(['queued']);
  clock.advance(9_000);
  await settled();
  give('early');
  await settled();
  over.resolve();
  await settled();
  clock.advance(9_000);
  await settled();
  give(null);
  await done;
  expect(heard).toEqual(['queued', 'queued', 'early', 'running', 'running']);
});

test('a phase that waits for nothing is not said to have waited', async () => {
  const { give, findings } = handed();
  const heard: unknown[] = [];
  const turn = { isWaiting: () => false, over: Promise.resolve() };
  const done = listen(withPulse(findings(), { clock: createManualClock(), turn }), heard);
  give('a');
  give(null);
  await done;
  expect(heard).toEqual(['a']);
});
