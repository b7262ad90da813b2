import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

export interface Ended {
  /** The exit code; 124 when it was ended for taking too long, 127 when it could not be started. */
  code: number;
  /** The end of what it said, where that was not passed on. */
  output: string;
}

interface Bounds {
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

const KILL_AFTER_MS = 5_000;
/** A program that says more has said the rest by then. */
const KEPT_CHARS = 2_000_000;

/** Runs a program to its end, keeping the last of what it says. Never rejects. */
export function runQuietly(command: string, args: string[], bounds: Bounds & { shell?: boolean }): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program to its end with our own output as its output. Never rejects. */
export function runAloud(command: string, args: string[], bounds: Bounds & { shell?: boolean }): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'inherit', 'inherit'] });
}

function run(command: string, args: string[], { timeoutMs, ...options }: SpawnOptions & Bounds): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, options);
    let output = '';
    let late = false;
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_CHARS);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const soft = setTimeout(() => {
      late = true;
      child.kill('SIGTERM');
    }, timeoutMs);
    const hard = setTimeout(() => child.kill('SIGKILL'), timeoutMs + KILL_AFTER_MS);
    const abandon = (): void => {
      child.kill();
      // Others that run beside it are told first.
      setImmediate(() => process.exit(143));
    };
    process.once('SIGTERM', abandon);
    const end = (code: number): void => {
      process.off('SIGTERM', abandon);
      clearTimeout(soft);
      clearTimeout(hard);
      resolve({ code: late ? 124 : code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? (signal ? 1 : 0)));
  });
}
