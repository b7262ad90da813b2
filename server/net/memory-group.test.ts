import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryGroup } from './memory-group.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A tree as the kernel shows it, as far as plain files can: a new group's own files are there before it is made. */
function machine(own: string, files: Record<string, string>): { root: string; self: string } {
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
  it('answers null where the machine shows no control groups', () => {
    expect(createMemoryGroup('browser', 1, { root: '/nowhere', self: '/nowhere/self' })).toBeNull();
  });

  it('answers null where ours is the root, which is nobody\'s to share out', () => {
    const at = machine('0::/\n', { 'cgroup.subtree_control': '' });
    expect(createMemoryGroup('browser', 1, at)).toBeNull();
    expect(existsSync(join(at.root, 'browser'))).toBe(false);
  });

  it('asks for the memory controller, and leaves nothing where it does not come', () => {
    const at = machine('0::/service/main\n', {
      'service/main/cgroup.subtree_control': '', 'service/cgroup.subtree_control': '',
    });
    expect(createMemoryGroup('browser', 1, at)).toBeNull();
    expect(readFileSync(join(at.root, 'service/cgroup.subtree_control'), 'utf8')).toBe('+memory');
    expect(existsSync(join(at.root, 'service/browser'))).toBe(false);
    expect(existsSync(join(at.root, 'service/main/browser'))).toBe(false);
  });
});

const real = createMemoryGroup(`storefront-test-${process.pid}`, 64_000_000);

describe.skipIf(real === null)('a group of this machine', () => {
  it('holds what is put in, and is gone afterwards', () => {
    real!.add(2 ** 30);
    real![Symbol.dispose]();
    using again = createMemoryGroup(`storefront-test-${process.pid}`, 64_000_000);
    expect(again).not.toBeNull();
  });
});
