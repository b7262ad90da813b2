import { describe, expect, test } from 'vitest';
import { positionAfter } from './use-roving.ts';

/** `#` can be opened. */
const grid = (...rows: string[]) => rows.map((row) => [...row].map((cell) => cell === '#'));
const after = (key: string, from: [number, number], open: boolean[][], isWhole = false) => {
  const position = positionAfter(key, isWhole, { from: { row: from[0], column: from[1] }, open });
  return position && [position.row, position.column];
};

describe('the arrow keys', () => {
  const open = grid('##.#', '#..#', '....', '.#.#');

  test.each([
    ['ArrowRight', [0, 0], [0, 1]], ['ArrowRight', [0, 1], [0, 3]], ['ArrowLeft', [0, 3], [0, 1]],
    ['ArrowDown', [1, 3], [3, 3]], ['ArrowUp', [3, 1], [0, 1]],
  ] as const)('%s from %j skips cells that cannot be opened', (key, from, to) => {
    expect(after(key, [...from], open)).toEqual(to);
  });

  test('stop at the edge', () => {
    expect(after('ArrowRight', [0, 3], open)).toBeUndefined();
    expect(after('ArrowUp', [0, 0], open)).toBeUndefined();
    expect(after('ArrowDown', [1, 0], open)).toBeUndefined();
  });
});

describe('Home and End', () => {
  const open = grid('....', '.##.', '.#..');

  test('move to the ends of the row, with Ctrl to those of the table', () => {
    expect(after('Home', [1, 2], open)).toEqual([1, 1]);
    expect(after('End', [1, 1], open)).toEqual([1, 2]);
    expect(after('Home', [2, 1], open, true)).toEqual([1, 1]);
    expect(after('End', [1, 2], open, true)).toEqual([2, 1]);
  });
});

test('other keys do not move', () => {
  expect(after('a', [0, 0], grid('##'))).toBeUndefined();
});
