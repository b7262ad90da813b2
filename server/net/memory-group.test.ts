import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryGroup, hasKilled, sweepMemoryGroups } from './memory-group.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A control group tree of plain files; what the kernel would create inside a new group must be among `files`. */
function cgroupTree(own: string, files: Record<string, string>): { root: string; self: string } {
  const root = mkdtempSync(join(tmpdir(), 'cgroup-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  writeFileSync(join(root, 'self'), own);
  return { root, self: join(root, 'self') };
}

describe('createMemoryGroup', () => {
  it('returns null without control groups', () => {
    expect(createMemoryGroup(2, 1, { root: '/nowhere', self: '/nowhere/self' })).toBeNull();
  });

  it('returns null and creates nothing when our own group is the root', () => {
    const tree = cgroupTree('0::/\n', { 'cgroup.subtree_control': '' });
    expect(createMemoryGroup(2, 1, tree)).toBeNull();
    expect(readdirSync(tree.root).sort()).toEqual(['cgroup.subtree_control', 'self']);
  });

  it('requests the memory controller, and leaves nothing behind when it stays unavailable', () => {
    const tree = cgroupTree('0::/service/main\n', {
      'service/main/cgroup.subtree_control': '', 'service/cgroup.subtree_control': '',
    });
    expect(createMemoryGroup(2, 1, tree)).toBeNull();
    expect(readFileSync(join(tree.root, 'service/cgroup.subtree_control'), 'utf8')).toBe('+memory');
    expect(readdirSync(join(tree.root, 'service')).sort()).toEqual(['cgroup.subtree_control', 'main']);
    expect(readdirSync(join(tree.root, 'service/main'))).toEqual(['cgroup.subtree_control']);
  });
});

describe('sweepMemoryGroups', () => {
  it('removes leftover browser groups beside and below our own, not those in use or of other names', () => {
    const tree = cgroupTree('0::/service/main\n', { 'service/main/storefront-browser-2/cgroup.procs': '2\n' });
    for (const path of ['service/storefront-browser-3', 'service/main/storefront-browser-4', 'service/main/other']) {
      mkdirSync(join(tree.root, path));
    }
    sweepMemoryGroups(tree);
    expect(readdirSync(join(tree.root, 'service'))).toEqual(['main']);
    expect(readdirSync(join(tree.root, 'service/main')).sort()).toEqual(['other', 'storefront-browser-2']);
  });

  it('removes nothing, and does not throw, where our own group is unknown or does not exist', () => {
    const tree = cgroupTree('0::/gone\n', { 'other/cgroup.procs': '' });
    mkdirSync(join(tree.root, 'storefront-browser-5'));
    for (const self of [tree.self, '/nowhere/self']) expect(() => sweepMemoryGroups({ root: tree.root, self })).not.toThrow();
    expect(existsSync(join(tree.root, 'storefront-browser-5'))).toBe(true);
  });
});

/** The folder of the browser group a process is in. */
function groupFolderOf(pid: number): string {
  // Each line is `id:controllers:path`; in cgroup v2 there are no controllers.
  const lines = readFileSync(`/proc/${pid}/cgroup`, 'utf8').split('\n');
  const [, controllers = '', path = ''] = lines.find((line) => line.includes('/storefront-browser-'))?.split(':') ?? [];
  return join('/sys/fs/cgroup', controllers, path);
}

const real = createMemoryGroup(process.pid, 64_000_000);
real?.[Symbol.dispose]();

it.each([
  ['memory.events', 'max 73\noom 1\noom_kill 1\n', true],
  ['memory.events', 'max 0\noom 0\noom_kill 1\n', false],
  ['memory.events', 'max 73\noom 1\noom_kill 0\n', false],
  ['memory.oom_control', 'oom_kill_disable 0\nunder_oom 0\noom_kill 1\n', true],
])('in %s, %j says whether a process was killed at the limit of its own group', (file, counts, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'memory-group-'));
  folders.push(folder);
  writeFileSync(join(folder, file), counts);
  expect(hasKilled(folder)).toBe(expected);
});

describe.skipIf(real === null)('a group of this machine’s kernel', () => {
  it('ignores a process that does not exist, and is gone once it is disposed and left', async () => {
    const visitor = spawn('sleep', ['600']);
    using _end = { [Symbol.dispose]: () => visitor.kill('SIGKILL') };
    // Nothing is awaited until the group has a process: tests that run at the same time sweep empty groups.
    const group = createMemoryGroup(process.pid, 64_000_000)!;
    group.add(visitor.pid!);
    const folder = groupFolderOf(visitor.pid!);
    expect(() => group.add(2 ** 30)).not.toThrow();
    expect(readFileSync(join(folder, 'cgroup.procs'), 'utf8')).toBe(`${visitor.pid}\n`);
    visitor.kill('SIGKILL');
    await once(visitor, 'exit');
    group[Symbol.dispose]();
    expect(existsSync(folder)).toBe(false);
  });

  it('tells that a process was killed because it reached the limit', async () => {
    const fill = 'process.stdin.once("data", () => Buffer.alloc(600_000_000, 7))';
    const hog = spawn(process.execPath, ['-e', fill], { stdio: ['pipe', 'ignore', 'ignore'] });
    using _end = { [Symbol.dispose]: () => hog.kill('SIGKILL') };
    using group = createMemoryGroup(process.pid, 200_000_000)!;
    group.add(hog.pid!);
    expect(hasKilled(group.folder)).toBe(false);
    hog.stdin.write('go');
    expect(await once(hog, 'exit')).toEqual([null, 'SIGKILL']);
    expect(hasKilled(group.folder)).toBe(true);
  });

  it('is swept only after the processes in it have exited', async () => {
    const outliving = spawn('sleep', ['600']);
    using _end = { [Symbol.dispose]: () => outliving.kill('SIGKILL') };
    const group = createMemoryGroup(process.pid, 64_000_000)!;
    group.add(outliving.pid!);
    const folder = groupFolderOf(outliving.pid!);
    group[Symbol.dispose]();
    sweepMemoryGroups();
    expect(existsSync(folder)).toBe(true);
    outliving.kill('SIGKILL');
    await once(outliving, 'exit');
    sweepMemoryGroups();
    expect(existsSync(folder)).toBe(false);
  });
});
