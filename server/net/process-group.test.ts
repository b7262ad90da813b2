import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { expect, test } from 'vitest';
import { processGroup } from './process-group.ts';

const GROW = 'const all = Buffer.alloc(200e6, 7); while (process.cpuUsage().user < 300e3); console.log(all.length)';
const STARTS_ANOTHER = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(`${GROW}; setTimeout(() => {}, 1e6)`)}], { stdio: 'inherit' });`;

test.skipIf(platform() !== 'linux')('measures the usage of a leader and its descendants only', async () => {
  const other = spawn(process.execPath, ['-e', `${GROW}; setTimeout(() => {}, 1e6)`], { detached: true });
  const leader = spawn(process.execPath, ['-e', STARTS_ANOTHER], { detached: true });
  try {
    await Promise.all([once(other.stdout, 'data'), once(leader.stdout, 'data')]);
    const group = processGroup(leader.pid!);
    for (const memory of [group.memory(), group.proportionalMemory()]) {
      expect(memory).toBeGreaterThan(200e6);
      expect(memory).toBeLessThan(390e6);
    }
    expect(group.cpuMs()).toBeGreaterThanOrEqual(200);
    const before = group.cpuMs();
    process.kill(-leader.pid!, 'SIGKILL');
    await once(leader, 'exit');
    await expect.poll(() => group.memory()).toBe(0);
    expect(group.cpuMs()).toBeGreaterThanOrEqual(before);
  } finally {
    for (const { pid } of [other, leader]) end(pid!);
  }
});

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has already exited.
  }
}
