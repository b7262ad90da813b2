import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { identity, withLock } from './lock.mjs';

describe('withLock', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    file = join(folder, 'deep/install.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('admits one at a time, and removes the file afterwards', async () => {
    const seen: string[] = [];
    const visit = (name: string): Promise<void> =>
      withLock(file, async () => {
        seen.push(`${name} in`);
        for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
        seen.push(`${name} out`);
      });
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    const pairs = [0, 2, 4].map((at) => seen.slice(at, at + 2).map((entry) => entry.split(' ')));
    for (const [first, second] of pairs) expect([first?.[0], first?.[1], second?.[1]]).toEqual([second?.[0], 'in', 'out']);
    expect(existsSync(file)).toBe(false);
  });

  test('releases the lock when the work throws', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(file)).toBe(false);
  });

  test('takes over from a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await withLock(file, () => {});
    writeFileSync(file, `${pid} 1 ${hostname()}`);
    expect(await withLock(file, () => 'mine', unexpectedWait)).toBe('mine');
  });

  test('takes over from a process whose pid has been reused', async () => {
    await withLock(file, () => {});
    writeFileSync(file, `${process.pid} 1 ${hostname()}`);
    expect(await withLock(file, () => 'mine', unexpectedWait)).toBe('mine');
  });

  test('waits for a running process, and calls onWait once', async () => {
    await withLock(file, () => {});
    const parent = identity(process.ppid);
    writeFileSync(file, parent);
    const waitedFor: number[] = [];
    const entered = withLock(
      file,
      () => 'mine',
      (pid) => {
        waitedFor.push(pid);
        rmSync(file);
      },
    );
    expect(await entered).toBe('mine');
    expect(waitedFor).toEqual([process.ppid]);
  });

  test('respects a lock of another host, and one that is still being written', async () => {
    for (const content of ['77 1 another-host', '']) {
      await withLock(file, () => {});
      writeFileSync(file, content);
      let waited = false;
      await withLock(
        file,
        () => {},
        () => {
          waited = true;
          rmSync(file);
        },
      );
      expect(waited).toBe(true);
    }
  });
});

function unexpectedWait(): never {
  throw new Error('it waited');
}
