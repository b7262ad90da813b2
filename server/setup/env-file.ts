import { join } from 'node:path';

/** Reads `.env` where there is one; what the environment already says wins. Tests and the demo never call this. */
export function loadEnvFile(root: string): void {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
