import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { createFolder, removeFolder, sweepFolders } from './chromium-folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'storefront-folders-'));
vi.stubEnv('TMPDIR', scratch);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true });
});

test('sweeps what dead services left, and nothing of the living or of others', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const own = await createFolder(null);
  mkdirSync(join(scratch, `storefront-browser-${dead}-abc123/profile`), { recursive: true });
  writeFileSync(join(scratch, `storefront-browser-${dead}-abc123/profile/file`), 'x');
  mkdirSync(join(scratch, 'storefront-browser-mine'));
  mkdirSync(join(scratch, `another-${dead}-abc123`));
  await sweepFolders();
  expect(readdirSync(scratch).sort())
    .toEqual([`another-${dead}-abc123`, relative(scratch, dirname(own)), 'storefront-browser-mine'].sort());
  await removeFolder(own);
  expect(existsSync(dirname(own))).toBe(false);
  await removeFolder(own);
});

test.skipIf(process.getuid?.() !== 0)('leaves alone what somebody else gave such a name', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  const planted = join(scratch, `storefront-browser-${dead}-planted`);
  mkdirSync(planted);
  chownSync(planted, 65_533, 65_533);
  await sweepFolders();
  expect(existsSync(planted)).toBe(true);
});
