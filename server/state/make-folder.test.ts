import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'make-folder-'));
writeFileSync(join(root, 'file'), '');
symlinkSync(join(root, 'nowhere', 'at-all'), join(root, 'dangling'));
symlinkSync(join(root, 'circle'), join(root, 'circle'));
afterAll(() => rmSync(root, { recursive: true }));

test.each(['.', 'one', 'two/levels', 'two/levels', 'three/levels/below/', 'dots/../elsewhere'])('%s is there afterwards', (path) => {
  makeFolder(join(root, path));
  expect(statSync(join(root, path)).isDirectory()).toBe(true);
});

test.each([
  ['below a file', join(root, 'file', 'below', 'more')],
  ['a file itself', join(root, 'file')],
  ['at a link to nowhere', join(root, 'dangling')],
  ['below a link to nowhere', join(root, 'dangling', 'below')],
  ['at a link to itself', join(root, 'circle', 'below')],
  ['of a name that is too long', join(root, 'n'.repeat(300), 'below')],
  ['with a NUL in its name', `${root}/a\0b`],
  // The kernel's own folder, in which nobody makes any.
  ['below /proc', '/proc/storefront/data'],
])('one %s is an error at once', (_name, path) => {
  expect(() => makeFolder(path)).toThrow(/E[A-Z]+|null bytes/);
});
