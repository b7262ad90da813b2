import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The installed command. */
export const BIN = join(import.meta.dirname, '..', '..', 'server', 'setup', 'bin.mjs');

/** The result of one call of the command. */
export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** The real command, with its own working and data folders. */
export interface CliRig extends AsyncDisposable {
  folder: string;
  start(args: readonly string[], env?: Record<string, string>): ChildProcess;
  run(args: readonly string[], env?: Record<string, string>): Promise<CliRun>;
}

/** Creates a rig whose calls each get a new `environment()`. */
export async function createCliRig(environment: () => Record<string, string>): Promise<CliRig> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-cli-'));
  const start: CliRig['start'] = (args, env = {}) => spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', DATA_DIR: join(folder, 'data'), SPEED_LAB: 'off',
      ...environment(), ...env,
    },
  });
  return {
    folder,
    start,
    async run(args, env) {
      const child = start(args, env);
      let [stdout, stderr] = ['', ''];
      child.stdout!.setEncoding('utf8').on('data', (text: string) => (stdout += text));
      child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text));
      const [code] = await once(child, 'close') as [number | null];
      return { code, stdout, stderr };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
