import { beforeEach, describe, expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import type { ManualClock } from '../manual-clock.ts';
import { CONTESTED_MS, createSlots } from './slots.ts';
import type { Slots } from './slots.ts';

let clock: ManualClock;
let slots: Slots;
beforeEach(() => {
  clock = createManualClock();
  slots = createSlots({ clock });
});

const take = (key: string): Disposable | undefined => slots.take('health', { ceiling: 4, key });
const fill = (key: string, count: number): Disposable[] =>
  Array.from({ length: count }, () => take(key)).filter((slot) => slot !== undefined);

describe('the ceiling', () => {
  test('may be filled by one caller where nobody else was turned away', () => {
    expect(fill('a', 6)).toHaveLength(4);
    expect(slots.inUse('health')).toBe(4);
    expect(slots.inUse('geo')).toBe(0);
  });

  test('frees a slot once, however often it is given back', () => {
    const [first] = fill('a', 4);
    first![Symbol.dispose]();
    first![Symbol.dispose]();
    expect(slots.inUse('health')).toBe(3);
  });

  test('a caller’s own refusals do not contest it', () => {
    const [first] = fill('a', 5);
    first![Symbol.dispose]();
    expect(take('a')).toBeDefined();
  });
});

describe('for a minute after somebody else was turned away', () => {
  beforeEach(() => {
    const [first] = fill('a', 4);
    expect(take('b')).toBeUndefined();
    first![Symbol.dispose]();
  });

  test('the last free place is not for who holds one', () => {
    expect(take('a')).toBeUndefined();
    expect(take('c')).toBeDefined();
  });

  test('a place that is not the last one is for all', () => {
    const other = take('b');
    expect(other).toBeDefined();
    expect(slots.inUse('health')).toBe(4);
  });

  test('it is kept however often the holder asks, and no longer than that', () => {
    clock.advance(CONTESTED_MS - 1);
    expect(take('a')).toBeUndefined();
    clock.advance(1);
    expect(take('a')).toBeDefined();
  });

  test('who was turned away holds none the less only one of the last places', () => {
    expect(take('b')).toBeDefined();
    expect(take('b')).toBeUndefined();
  });
});

test('the tools of an instance are not contested together', () => {
  fill('a', 4);
  take('b');
  expect(slots.take('geo', { ceiling: 2, key: 'a' })).toBeDefined();
  expect(slots.take('geo', { ceiling: 2, key: 'a' })).toBeDefined();
});

test('beside one caller that asks again at once for five slow scans, others who come one at a time are all served', () => {
  const SCAN_MS = 30_000;
  const held: { until: number; slot: Disposable }[] = [];
  const ask = (key: string): boolean => {
    const slot = take(key);
    if (slot) held.push({ until: clock.monotonic() + SCAN_MS, slot });
    return slot !== undefined;
  };
  let served = 0;
  let asked = 0;
  for (let second = 0; second < 1_200; second += 1) {
    clock.advance(1_000);
    for (const scan of held.splice(0)) {
      if (scan.until <= clock.monotonic()) scan.slot[Symbol.dispose]();
      else held.push(scan);
    }
    for (let more = 0; more < 5; more += 1) ask('greedy');
    if (second < 60 || second % 40 !== 0) continue;
    asked += 1;
    if (ask(`visitor ${second}`)) served += 1;
  }
  // The first of them is who makes it contested.
  expect(asked - served).toBeLessThanOrEqual(1);
});
