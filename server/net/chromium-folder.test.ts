import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createFolder, folderBytes, removeFolder, sweepFolders } from './chromium-folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'storefront-folders-'));
vi.stubEnv('TMPDIR', scratch);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true });
});

test('sweeps the folders of exited services, not those of running ones or other programs', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const own = await createFolder(null);
  mkdirSync(join(scratch, `storefront-browser-${dead}-1-abc123/profile`), { recursive: true });
  writeFileSync(join(scratch, `storefront-browser-${dead}-1-abc123/profile/file`), 'x');
  mkdirSync(join(scratch, `storefront-browser-${dead}-abc123`));
  mkdirSync(join(scratch, 'storefront-browser-mine'));
  mkdirSync(join(scratch, `another-${dead}-abc123`));
  await sweepFolders();
  expect(readdirSync(scratch).sort())
    .toEqual([`another-${dead}-abc123`, relative(scratch, dirname(own)), 'storefront-browser-mine'].sort());
  await removeFolder(own);
  expect(existsSync(dirname(own))).toBe(false);
  await removeFolder(own);
});

test('sweeps the folders of an exited service whose process id is in use again, as in a container', async () => {
  const own = await createFolder(null);
  const [, pid, start] = /(\d+)-(\d+)-\w+$/.exec(dirname(own)) ?? [];
  const earlier = join(scratch, `storefront-browser-${pid}-${Number(start) - 1}-abc123`);
  mkdirSync(earlier);
  await sweepFolders();
  expect([existsSync(earlier), existsSync(own)]).toEqual([false, true]);
  await removeFolder(own);
});

test('counts the files in a folder without following symlinks', async () => {
  const folder = await createFolder(null);
  const empty = folderBytes(folder);
  mkdirSync(join(folder, 'profile/Default'), { recursive: true });
  writeFileSync(join(folder, 'profile/Default/file'), Buffer.alloc(1_000_000, 7));
  const elsewhere = join(scratch, 'elsewhere');
  writeFileSync(elsewhere, Buffer.alloc(5_000_000, 7));
  symlinkSync(elsewhere, join(folder, 'link'));
  expect(folderBytes(folder) - empty).toBeGreaterThanOrEqual(1_000_000);
  expect(folderBytes(folder) - empty).toBeLessThan(1_100_000);
  await removeFolder(folder);
  expect(folderBytes(folder)).toBe(0);
  rmSync(elsewhere);
});

test.skipIf(process.getuid?.() !== 0)('does not sweep a folder that another user owns', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const planted = join(scratch, `storefront-browser-${dead}-1-planted`);
  mkdirSync(planted);
  chownSync(planted, 65_533, 65_533);
  await sweepFolders();
  expect(existsSync(planted)).toBe(true);
});
