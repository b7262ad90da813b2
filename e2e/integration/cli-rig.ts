import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { runCommand } from '../../server/cli/main.ts';
import { trustRoot } from '../world/guarded-world.ts';

/** The installed command. */
export const BIN = join(import.meta.dirname, '..', '..', 'server', 'setup', 'bin.mjs');

/** Names the root that the world's hosts are trusted by. */
type WorldEnvironment = Record<string, string> & { NODE_EXTRA_CA_CERTS: string };

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
  /** Starts it and waits for its end. */
  run(args: readonly string[], env?: Record<string, string>): Promise<CliRun>;
  /** The same command without a process of its own. */
  call(args: readonly string[], env?: Record<string, string>): Promise<CliRun>;
}

/** Creates a rig whose calls each get a new `environment()`. */
export async function createCliRig(environment: () => WorldEnvironment): Promise<CliRig> {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-cli-'));
  const wholeEnvironment = (env: Record<string, string> = {}) => ({
    PATH: process.env['PATH'], LANG: 'en_GB.UTF-8', DATA_DIR: join(folder, 'data'), SPEED_LAB: 'off',
    ...environment(), ...env,
  });
  const start: CliRig['start'] = (args, env) =>
    spawn(process.execPath, [BIN, ...args], { cwd: folder, env: wholeEnvironment(env) });
  return {
    folder,
    start,
    async run(args, env) {
      const child = start(args, env);
      const output = Promise.all([text(child.stdout!), text(child.stderr!)]);
      const [code] = await once(child, 'close') as [number | null];
      const [stdout, stderr] = await output;
      return { code, stdout, stderr };
    },
    async call(args, env) {
      const whole = wholeEnvironment(env);
      using _trusted = trustRoot(await readFile(whole.NODE_EXTRA_CA_CERTS, 'utf8'));
      const [out, err] = [new PassThrough(), new PassThrough()];
      const output = Promise.all([text(out), text(err)]);
      const code = await runCommand({
        argv: args, env: whole, cwd: folder, out, err, stopping: new AbortController(),
      });
      out.end();
      err.end();
      const [stdout, stderr] = await output;
      return { code, stdout, stderr };
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
