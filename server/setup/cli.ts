import { loadEnvFile } from './env-file.ts';

/** The command line: configuration as the service's, names of files relative to where it was called. */
export async function cli(root: string, { argv, folder }: { argv: readonly string[]; folder: string }): Promise<void> {
  loadEnvFile(root);
  const { main } = await import('../cli/main.ts');
  process.exitCode = await main({ argv, env: process.env, cwd: folder });
}
