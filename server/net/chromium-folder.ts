import { lstatSync, readdirSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SandboxUser } from './chromium-process.ts';

const PREFIX = 'storefront-browser-';
/** What `stat` counts blocks in, whatever the disk's own are. */
const BLOCK_BYTES = 512;

/** A folder of the browser's own, inside one of ours that is named after this process. */
export async function createFolder(user: SandboxUser | null): Promise<string> {
  const outer = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const folder = join(outer, 'home');
  await mkdir(folder, { mode: 0o700 });
  if (user) {
    await chmod(outer, 0o711);
    await chown(folder, user.uid, user.gid);
  }
  return folder;
}

/** Never rejects: what cannot be deleted now is swept later. */
export const removeFolder = (folder: string): Promise<void> => removeTree(dirname(folder));

/** What lies in it, in bytes on the disk; what goes away meanwhile counts for nothing. */
export function folderBytes(folder: string): number {
  try {
    const facts = lstatSync(folder);
    const names = facts.isDirectory() ? readdirSync(folder) : [];
    return names.reduce((sum, name) => sum + folderBytes(join(folder, name)), facts.blocks * BLOCK_BYTES);
  } catch {
    return 0;
  }
}

/** Deletes what services that were killed have left behind. */
export async function sweepFolders(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  await Promise.all(names.map(async (name) => {
    const [, pid] = new RegExp(`^${PREFIX}(\\d+)-`).exec(name) ?? [];
    const path = join(tmpdir(), name);
    // Anybody may put a name of this form there; only what is ours is deleted.
    if (pid !== undefined && !isAlive(Number(pid)) && await isOurs(path)) await removeTree(path);
  }));
}

async function removeTree(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
}

async function isOurs(path: string): Promise<boolean> {
  const facts = await lstat(path).catch(() => null);
  return facts !== null && facts.isDirectory() && facts.uid === process.getuid?.();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: somebody else's, so alive.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
