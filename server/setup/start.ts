import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isUpToDate } from './client-build.ts';
import { keepCompiled } from './compile-cache.ts';
import { loadEnvFile } from './env-file.ts';

/** `npm start`: the server listens first; the page is then built behind it if its sources changed. */
export async function start(root: string): Promise<void> {
  loadEnvFile(root);
  keepCompiled(root);
  await import('../main.ts');
  const isUp = process.exitCode === undefined;
  if (isUp && !isUpToDate(root)) buildBehind(root);
}

/** Speaks on stderr: the server's own log has stdout. */
function buildBehind(root: string): void {
  const script = join(root, 'server/setup/run.mjs');
  const child = spawn(process.execPath, [script, 'build', '--behind'], { stdio: ['ignore', 2, 2] });
  child.unref();
  process.once('exit', () => child.kill());
}
