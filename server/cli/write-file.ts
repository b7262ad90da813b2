import { randomUUID } from 'node:crypto';
import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file atomically: readers see the old content or all of the new. */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomUUID().slice(0, 8)}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Rejects if the file cannot be written; for use before the work on its content begins. */
export async function assertWritable(path: string): Promise<void> {
  await access(dirname(path), constants.W_OK);
  const existing = await stat(path).catch(() => undefined);
  if (existing && !existing.isFile()) throw new Error('EISDIR: it is no file');
}
