import { expect, test } from 'vitest';
import { yieldToEventLoop } from './event-loop.ts';

test('gives each caller its own turn, in order', async () => {
  let turn = 0;
  let counting = true;
  const count = (): void => {
    turn += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const work = async (): Promise<void> => {
    for (let piece = 0; piece < 2; piece += 1) {
      await yieldToEventLoop();
      turns.push(turn);
    }
  };
  await Promise.all([work(), work(), work()]);
  counting = false;
  expect(new Set(turns).size).toBe(6);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});
