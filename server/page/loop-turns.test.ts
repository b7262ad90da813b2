import { expect, test } from 'vitest';
import { createLoopTurns } from './loop-turns.ts';

test('lets others in between two turns, and keeps their order', async () => {
  const turn = createLoopTurns();
  const seen: string[] = [];
  const steps = ['a', 'b', 'c'].map(async (name) => {
    await turn();
    seen.push(name);
    setImmediate(() => seen.push(`after ${name}`));
  });
  await Promise.all(steps);
  await turn();
  expect(seen.slice(0, 4)).toEqual(['a', 'after a', 'b', 'after b']);
});
