import { lstatSync, readdirSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SandboxUser } from './chromium-process.ts';
import { sendSignal, statOf } from './processes.ts';

const PREFIX = 'storefront-browser-';
/** The unit of `stats.blocks`, whatever the file system's block size. */
const BLOCK_BYTES = 512;

/** When a process began, so that a later one with the same id differs; 0 without `/proc`. */
const startOf = (pid: number): number => statOf(pid)?.start ?? 0;

/** Creates the browser's home folder inside a folder of ours that is named after this process. */
export async function createFolder(user: SandboxUser | null): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-${startOf(process.pid)}-`));
  const folder = join(outer, 'home');
  await mkdir(folder, { mode: 0o700 });
  if (user) {
    await chmod(outer, 0o711);
    await chown(folder, user.uid, user.gid);
  }
  return folder;
}

/** Deletes the folder. Never rejects; leftovers are swept later. */
export const removeFolder = (folder: string): Promise<void> => removeTree(dirname(folder));

/** Disk usage of a file or folder tree in bytes; files deleted meanwhile count as 0. */
export function folderBytes(folder: string): number {
  try {
    const stats = lstatSync(folder);
    const names = stats.isDirectory() ? readdirSync(folder) : [];
    return names.reduce((sum, name) => sum + folderBytes(join(folder, name)), stats.blocks * BLOCK_BYTES);
  } catch {
    return 0;
  }
}

/** Deletes the folders of service processes that were killed. */
export async function sweepFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  await Promise.all(names.map(async (name) => {
    const [, pid, start] = new RegExp(`^${PREFIX}(\\d+)-(?:(\\d+)-)?`).exec(name) ?? [];
    // Before a folder was named after the start as well, the id alone told.
    const isSame = start === undefined || startOf(Number(pid)) === Number(start);
    if (pid === undefined || (sendSignal(Number(pid), 0) && isSame)) return;
    const path = join(tmpdir(), name);
    // Any user can create such a name in the temp folder: delete only what this user owns.
    if (await isOurs(path)) await removeTree(path);
  }));
}

async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}

async function isOurs(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => null);
  return stats !== null && stats.isDirectory() && stats.uid === process.getuid?.();
}
