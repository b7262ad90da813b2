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

test.each([
  '.', 'one', 'two/levels', 'two/levels', 'three/levels/below/', 'dots/../elsewhere',
])('%s exists afterwards', (path) => {
  makeFolder(join(root, path));
  expect(statSync(join(root, path)).isDirectory()).toBe(true);
});

test.each([
  ['below a file', join(root, 'file', 'below', 'more')],
  ['that is a file', join(root, 'file')],
  ['at a dangling link', join(root, 'dangling')],
  ['below a dangling link', join(root, 'dangling', 'below')],
  ['below a link to itself', join(root, 'circle', 'below')],
  ['below a name that is too long', join(root, 'n'.repeat(300), 'below')],
  ['with a NUL in its name', `${root}/a\0b`],
  // A file system of the kernel, in which no folder can be created.
  ['below /proc', '/proc/storefront/data'],
])('a folder %s throws at once', (_name, path) => {
  expect(() => makeFolder(path)).toThrow(/E[A-Z]+|null bytes/);
});
