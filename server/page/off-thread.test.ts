import { describe, expect, it } from 'vitest';
import { systemClock } from '../clock.ts';
import { createManualClock } from '../manual-clock.ts';
import { INLINE_CHARS, PageTaskError, runPageTask } from './off-thread.ts';
import type { PageTask } from './off-thread.ts';

/** Tasks of this very module, loaded again beside the main thread. */
const task = <In extends string, Out>(name: string, run: (input: In) => Out): PageTask<In, Out> => (
  { module: new URL('./off-thread-rig.ts', import.meta.url).href, name, size: (input) => input.length, run }
);
const short = 'x'.repeat(INLINE_CHARS);
const long = `${short}x`;
const signal = new AbortController().signal;

describe('runPageTask', () => {
  it('reads a short page where it is and a long one beside', async () => {
    const where = task('threadTask', () => 'here');
    expect(await runPageTask(where, short, { clock: systemClock, signal })).toBe('here');
    expect(await runPageTask(where, long, { clock: systemClock, signal })).toBe('beside');
  });

  it('stops a reading that does not end, by the clock', async () => {
    const clock = createManualClock();
    const reading = runPageTask(task('endlessTask', () => null), long, { clock, signal });
    clock.advance(15_000);
    await expect(reading).rejects.toMatchObject({ name: 'PageTaskError', code: 'timeout' });
  });

  it('stops a reading that nobody wants any more', async () => {
    const caller = new AbortController();
    const reading = runPageTask(
      task('endlessTask', () => null), long, { clock: createManualClock(), signal: caller.signal },
    );
    caller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
    await expect(
      runPageTask(task('threadTask', () => 1), short, { clock: createManualClock(), signal: caller.signal })
    ).rejects.toThrow('gone');
  });

  it.each([
    'failingTask', 'quittingTask', 'hungryTask', 'missingTask',
  ])('says so when its thread breaks: %s', async (name) => {
    const reading = runPageTask(task(name, () => null), long, { clock: createManualClock(), signal });
    await expect(reading).rejects.toBeInstanceOf(PageTaskError);
  });
});
