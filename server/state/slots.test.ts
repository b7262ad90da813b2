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

const take = (caller: string): Disposable | undefined => slots.take('health', { maxConcurrent: 4, caller });
const fill = (caller: string, count: number): Disposable[] =>
  Array.from({ length: count }, () => take(caller)).filter((slot) => slot !== undefined);

describe('the concurrency limit', () => {
  test('may be filled by one caller if nobody else was refused', () => {
    expect(fill('a', 6)).toHaveLength(4);
    expect(slots.inUse('health')).toBe(4);
    expect(slots.inUse('geo')).toBe(0);
  });

  test('frees a slot once, however often it is disposed of', () => {
    const [first] = fill('a', 4);
    first![Symbol.dispose]();
    first![Symbol.dispose]();
    expect(slots.inUse('health')).toBe(3);
  });

  test('is not contested by a caller’s own refusals', () => {
    const [first] = fill('a', 5);
    first![Symbol.dispose]();
    expect(take('a')).toBeDefined();
  });
});

describe('for a minute after another caller was refused', () => {
  let held: Disposable[];
  beforeEach(() => {
    const [first, ...others] = fill('a', 4);
    expect(take('b')).toBeUndefined();
    first![Symbol.dispose]();
    held = others;
  });

  test('the last free slot goes only to a caller that holds none', () => {
    expect(take('a')).toBeUndefined();
    expect(take('c')).toBeDefined();
  });

  test('the refused caller gets the last free slot', () => {
    const other = take('b');
    expect(other).toBeDefined();
    expect(slots.inUse('health')).toBe(4);
  });

  test('the last free slot stays reserved, and the holder’s own request does not extend that', () => {
    clock.advance(CONTESTED_MS - 1);
    expect(take('a')).toBeUndefined();
    clock.advance(1);
    expect(take('a')).toBeDefined();
  });

  test('the refused caller may take every free slot, because nobody else was refused', () => {
    held[0]![Symbol.dispose]();
    expect(take('b')).toBeDefined();
    expect(take('b')).toBeDefined();
    expect(slots.inUse('health')).toBe(4);
  });
});

test('the contested limit of one tool does not affect another tool', () => {
  fill('a', 4);
  take('b');
  expect(slots.take('geo', { maxConcurrent: 2, caller: 'a' })).toBeDefined();
  expect(slots.take('geo', { maxConcurrent: 2, caller: 'a' })).toBeDefined();
});

test('a caller that keeps requesting five slow scans causes at most one refusal of callers who come one at a time', () => {
  const SCAN_MS = 30_000;
  const held: { until: number; slot: Disposable }[] = [];
  const request = (caller: string): boolean => {
    const slot = take(caller);
    if (slot) held.push({ until: clock.monotonic() + SCAN_MS, slot });
    return slot !== undefined;
  };
  let served = 0;
  let requests = 0;
  for (let second = 0; second < 1_200; second += 1) {
    clock.advance(1_000);
    for (const scan of held.splice(0)) {
      if (scan.until <= clock.monotonic()) scan.slot[Symbol.dispose]();
      else held.push(scan);
    }
    for (let more = 0; more < 5; more += 1) request('greedy');
    if (second < 60 || second % 40 !== 0) continue;
    requests += 1;
    if (request(`visitor ${second}`)) served += 1;
  }
  // The first one may be refused: that makes the limit contested.
  expect(requests - served).toBeLessThanOrEqual(1);
});
