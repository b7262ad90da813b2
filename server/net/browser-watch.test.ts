import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ResourceBudget } from './browser-resources.ts';
import { watchBrowser } from './browser-watch.ts';
import type { WatchedBrowser } from './browser-watch.ts';

const ROOMY: ResourceBudget = { memoryBytes: 10e9, diskBytes: 10e9, cpuMs: 1e6 };
const folder = mkdtempSync(join(tmpdir(), 'storefront-watched-'));
writeFileSync(join(folder, 'file'), Buffer.alloc(1_000_000, 7));
afterAll(() => rmSync(folder, { recursive: true }));

/** An idle process that leads its own process group. */
async function leader() {
  const child = spawn(process.execPath, ['-e', 'console.log(1); setTimeout(() => {}, 1e6)'], { detached: true });
  await once(child.stdout, 'data');
  return { pid: child.pid!, [Symbol.dispose]: () => void child.kill('SIGKILL') };
}

test.skipIf(platform() !== 'linux').each<[string, Partial<ResourceBudget>]>([
  ['memory', { memoryBytes: 1_000_000 }], ['disk', { diskBytes: 900_000 }],
])('reports exceeded %s, and nothing of a browser within its budget', async (_, budget) => {
  using browser = await leader();
  const reports: string[] = [];
  const spent = Promise.withResolvers<void>();
  using _within = watchBrowser({ pid: browser.pid, folder, memoryGroup: null, budget: ROOMY }, () => void reports.push('within'));
  using _over = watchBrowser({ pid: browser.pid, folder, memoryGroup: null, budget: { ...ROOMY, ...budget } }, () => {
    reports.push('over');
    spent.resolve();
  });
  await spent.promise;
  expect(reports).toEqual(['over']);
});

test.skipIf(platform() !== 'linux')('reports a browser of which the kernel has killed a process for its memory', async () => {
  using browser = await leader();
  const memoryGroup = mkdtempSync(join(folder, 'cgroup-'));
  writeFileSync(join(memoryGroup, 'memory.events'), 'low 0\nhigh 0\nmax 73\noom 1\noom_kill 1\noom_group_kill 0\n');
  const spent = Promise.withResolvers<void>();
  using _watch = watchBrowser({ pid: browser.pid, folder, memoryGroup, budget: ROOMY }, spent.resolve);
  await spent.promise;
});

test('reports nothing once disposed', async () => {
  using browser = await leader();
  let reports = 0;
  const spent = Promise.withResolvers<void>();
  const budget = { ...ROOMY, memoryBytes: 0 };
  watchBrowser({ pid: browser.pid, folder, memoryGroup: null, budget }, () => void (reports += 1))[Symbol.dispose]();
  // A second watch, started later, has reported by then.
  using _later = watchBrowser({ pid: browser.pid, folder, memoryGroup: null, budget }, spent.resolve);
  await spent.promise;
  expect(reports).toBe(0);
});

test('reports a browser that cannot be watched as over budget', async () => {
  const spent = Promise.withResolvers<void>();
  const unwatchable = { pid: 1, folder: undefined, budget: undefined } as unknown as WatchedBrowser;
  using _watch = watchBrowser(unwatchable, spent.resolve);
  await spent.promise;
});
