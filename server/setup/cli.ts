import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadEnvFile } from './env-file.ts';

/** The command line: configuration as the service's, names of files relative to where it was called. */
export async function cli(root: string, { argv, folder }: { argv: readonly string[]; folder: string }): Promise<void> {
  loadEnvFile(root);
  // Compiled code is kept from start to start: half of what a start costs.
  enableCompileCache(join(root, 'node_modules/.cache/node'));
  const { main } = await import('../cli/main.ts');
  process.exitCode = await main({ argv, env: process.env, folder });
}
