import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';

/** A process of the lab; disposing kills it. */
export interface LabWorkerProcess extends AsyncDisposable {
  /** Its output so far, line by line. */
  readonly outputLines: readonly string[];
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const SIMULATED = join(import.meta.dirname, 'simulated-lab-worker.ts');
const CALLER = join(import.meta.dirname, 'simulated-lab-caller.ts');
const REAL = join(import.meta.dirname, '..', '..', 'server', 'worker.ts');

/** Starts a process with a simulated lab, in which each visit takes `workMs`. */
export const startSimulatedWorker = (
  redisUrl: string,
  workMs: number,
  env: Record<string, string> = {},
): Promise<LabWorkerProcess> =>
  start([SIMULATED], { REDIS_URL: redisUrl, WORK_MS: String(workMs), ...env });

/** Starts the service's own worker with this environment. */
export const startLabWorker = (env: Record<string, string>): Promise<LabWorkerProcess> => start([REAL], env);

/** Starts an instance that requests these pages and prints the result of each. */
export const startSimulatedCaller = (redisUrl: string, pages: readonly string[]): Promise<LabWorkerProcess> =>
  start([CALLER, ...pages], { REDIS_URL: redisUrl });

async function start(command: readonly string[], env: Record<string, string>): Promise<LabWorkerProcess> {
  const child = spawn(process.execPath, command, {
    env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...env }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputLines: string[] = [];
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const up = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      outputLines.push(line);
      if (/^up$|is up/.test(line)) up.resolve();
    });
  }
  void gone.then((code) => up.reject(new Error(`The worker ended with ${code}:\n${outputLines.join('\n')}`)));
  await up.promise;
  return {
    outputLines,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return await gone;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await gone;
    },
  };
}
