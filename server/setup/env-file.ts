import { join } from 'node:path';

/** Reads `.env` if there is one; variables that are already set win. Tests and the demo never call this. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
