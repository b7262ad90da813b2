import { loadEnvFile } from './env-file.ts';

/** Runs the command line, configured like the service; file names are relative to the folder it was called in. */
export async function cli(root: string, { argv, folder }: { argv: readonly string[]; folder: string }): Promise<void> {
  loadEnvFile(root);
  const { main } = await import('../cli/main.ts');
  process.exitCode = await main({ argv, env: process.env, cwd: folder });
}
