import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isUpToDate } from './client-build.ts';

/** `npm start`: starts the server, then rebuilds a page whose sources changed and installs a missing browser. */
export async function start(root: string): Promise<void> {
  const { running } = await import('../main.ts');
  if (!running) return;
  if (!isUpToDate(root)) buildInBackground(root);
  const { installMissingBrowser, needsBrowser } = await import('./install-browser.ts');
  if (!needsBrowser(running.deps.config)) return;
  const probe = (signal: AbortSignal) => running.deps.lab.probe(signal);
  running.hold(installMissingBrowser({ say, signal: running.stopping, probe }));
}

/** To stderr: the server's own log goes to stdout. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);

function buildInBackground(root: string): void {
  const script = join(root, 'server/setup/run.mjs');
  const child = spawn(process.execPath, [script, 'build', '--background'], { stdio: ['ignore', 2, 2] });
  child.on('error', ({ message }) => say(`The page could not be built anew: ${message}`));
  child.unref();
  process.once('exit', () => child.kill());
}
