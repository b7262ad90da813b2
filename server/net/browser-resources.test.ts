import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createManualClock } from '../manual-clock.ts';
import { exceededBudget } from './browser-resources.ts';
import type { ResourceBudget } from './browser-resources.ts';

const budget: ResourceBudget = { memoryBytes: 1_000, diskBytes: 100, cpuMs: 10_000 };

/** Watches a fake browser with the given usage, second by second; returns each report with the second it came in. */
async function watched(usages: { own?: number; exact?: number; killed?: boolean; disk?: number; cpuMs?: number }[]) {
  const clock = createManualClock();
  const reports: string[] = [];
  let exactReads = 0;
  const now = () => usages[Math.min(Math.floor(clock.monotonic() / 1_000), usages.length - 1)]!;
  void exceededBudget({
    group: {
      memory: () => now().own ?? 0,
      cpuMs: () => now().cpuMs ?? 0,
      proportionalMemory() {
        exactReads += 1;
        return now().exact ?? now().own ?? 0;
      },
    },
    outOfMemory: () => now().killed ?? false,
    disk: () => now().disk ?? 0,
    budget, clock,
  }).then((what) => reports.push(`${what} in second ${Math.floor(clock.monotonic() / 1_000)}`));
  for (let at = 0; at < usages.length * 100; at += 1) {
    clock.advance(10);
    await setImmediate();
  }
  return { reports, exactReads };
}

test.each([
  ['memory', [{ own: 900 }, { own: 1_100 }, { own: 1_200 }], 'memoryBytes in second 1'],
  ['memory that only the exact figure includes, such as files', [{ own: 300 }, { own: 300, exact: 1_100 }],
    'memoryBytes in second 1'],
  ['memory that the kernel has freed by a kill', [{ own: 900 }, { own: 200, killed: true }], 'memoryBytes in second 1'],
  ['disk', [{ disk: 100 }, { disk: 101 }], 'diskBytes in second 1'],
  ['CPU time', [{ cpuMs: 10_000 }, { cpuMs: 10_010 }], 'cpuMs in second 1'],
])('reports exceeded %s once', async (_what, usages, expected) => {
  expect((await watched(usages)).reports).toEqual([expected]);
});

test('reads the exact memory between one and three times a second', async () => {
  const { exactReads } = await watched([{ own: 500 }]);
  expect(exactReads).toBeGreaterThan(0);
  expect(exactReads).toBeLessThan(4);
});

test('rejects if the usage cannot be read', async () => {
  const clock = createManualClock();
  const unreadable = () => {
    throw new Error('no such process');
  };
  const watching = exceededBudget({
    group: { memory: unreadable, cpuMs: () => 0, proportionalMemory: () => 0 }, outOfMemory: () => false, disk: () => 0, budget, clock,
  });
  clock.advance(1_000);
  await expect(watching).rejects.toThrow('no such process');
});
