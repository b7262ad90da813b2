import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, each tried once. Node's own `recursive` goes round for ever where a folder is there
 * and what lies in it cannot be (below `/proc`).
 */
export function makeFolder(path: string): void {
  const missing: string[] = [];
  let folder = resolve(path);
  while (!isFolder(folder) && dirname(folder) !== folder) {
    missing.unshift(folder);
    folder = dirname(folder);
  }
  for (const next of missing) makeOne(next);
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
