import { describe, expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { createWindows } from './windows.ts';

const policy = { limit: 3, windowSeconds: 60 };

describe('a sliding window', () => {
  test('admits its limit, then refuses without recording', () => {
    const windows = createWindows({ clock: createManualClock() });
    expect([1, 2, 3, 4, 5].map(() => windows.consume({ key: 'a', policy }).granted)).toEqual([true, true, true, false, false]);
    expect(windows.standing({ key: 'a', policy }).remaining).toBe(0);
  });

  test('frees each slot exactly one window after it was taken', () => {
    const clock = createManualClock();
    const windows = createWindows({ clock });
    windows.consume({ key: 'a', policy });
    clock.advance(20_000);
    windows.consume({ key: 'a', policy });
    windows.consume({ key: 'a', policy });
    expect(windows.consume({ key: 'a', policy }).standing).toMatchObject({ remaining: 0, resetSeconds: 40 });
    clock.advance(39_999);
    expect(windows.consume({ key: 'a', policy }).granted).toBe(false);
    clock.advance(1);
    expect(windows.consume({ key: 'a', policy })).toMatchObject({ granted: true, standing: { remaining: 0, resetSeconds: 20 } });
  });

  test('lets no double burst through at a window’s edge', () => {
    const clock = createManualClock();
    const windows = createWindows({ clock });
    clock.advance(59_000);
    for (let hit = 0; hit < 3; hit += 1) windows.consume({ key: 'a', policy });
    clock.advance(2_000);
    expect(windows.consume({ key: 'a', policy }).granted).toBe(false);
  });

  test('reports a reset of 0 seconds when unused, and reading consumes nothing', () => {
    const windows = createWindows({ clock: createManualClock() });
    for (let read = 0; read < 10; read += 1) {
      expect(windows.standing({ key: 'a', policy })).toEqual({ ...policy, remaining: 3, resetSeconds: 0 });
    }
  });

  test('never reports more seconds than the window has, whatever the clock’s fraction of a millisecond', () => {
    for (const fraction of [0.1, 5595.411324220689, 7881.364976803403, 10443.710149973815]) {
      const clock = createManualClock();
      clock.advance(fraction);
      const windows = createWindows({ clock });
      expect(windows.consume({ key: 'a', policy }).standing.resetSeconds).toBe(60);
    }
  });

  test('counts callers separately', () => {
    const windows = createWindows({ clock: createManualClock() });
    for (let hit = 0; hit < 3; hit += 1) windows.consume({ key: 'a', policy });
    expect(windows.consume({ key: 'b', policy }).granted).toBe(true);
  });

  test('holds at most maxKeys keys and evicts the least recently hit one', () => {
    const clock = createManualClock();
    const windows = createWindows({ clock, maxKeys: 2 });
    for (const key of ['a', 'b', 'a', 'c']) {
      windows.consume({ key, policy });
      clock.advance(1);
    }
    expect(windows.standing({ key: 'b', policy }).remaining).toBe(3);
    expect(windows.standing({ key: 'a', policy }).remaining).toBe(1);
    expect(windows.standing({ key: 'c', policy }).remaining).toBe(2);
  });

  test('evicts expired keys before live ones', () => {
    const clock = createManualClock();
    const windows = createWindows({ clock, maxKeys: 3 });
    windows.consume({ key: 'long', policy: { limit: 3, windowSeconds: 3600 } });
    windows.consume({ key: 'short', policy });
    clock.advance(61_000);
    windows.consume({ key: 'new', policy });
    windows.consume({ key: 'newer', policy });
    expect(windows.standing({ key: 'long', policy: { limit: 3, windowSeconds: 3600 } }).remaining).toBe(2);
  });
});
