import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';

export interface Ended {
  /** The exit code; 124 after a timeout, 127 if it could not be started. */
  code: number;
  /** The end of its output, if that was not passed on. */
  output: string;
}

interface Bounds {
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Its abort ends the program and all that it started. With one, the program is out of Ctrl-C's reach. */
  signal?: AbortSignal;
}

const KILL_AFTER_MS = 5_000;
/** Of longer output only the end is kept. */
const KEPT_CHARS = 2_000_000;

/** Runs a program and keeps the end of its output. Never rejects. */
export function runQuietly(command: string, args: string[], bounds: Bounds & { shell?: boolean }): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program that writes to our own output. Never rejects. */
export function runAloud(command: string, args: string[], bounds: Bounds & { shell?: boolean }): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'inherit', 'inherit'] });
}

function run(
  command: string, args: string[], { timeoutMs, signal, ...options }: SpawnOptions & Bounds,
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, detached: signal !== undefined });
    const kill = (how: NodeJS.Signals): void => void (signal ? killGroup(child.pid, how) : child.kill(how));
    let output = '';
    let late = false;
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_CHARS);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const soft = setTimeout(() => {
      late = true;
      kill('SIGTERM');
    }, timeoutMs);
    let hard = setTimeout(() => kill('SIGKILL'), timeoutMs + KILL_AFTER_MS);
    const abort = (): void => {
      kill('SIGTERM');
      clearTimeout(hard);
      hard = setTimeout(() => kill('SIGKILL'), KILL_AFTER_MS);
    };
    const abandon = (): void => {
      child.kill();
      // Other programs get their SIGTERM first.
      setImmediate(() => process.exit(143));
    };
    if (signal?.aborted) abort();
    else if (signal) signal.addEventListener('abort', abort, { once: true });
    else process.once('SIGTERM', abandon);
    const end = (code: number): void => {
      process.off('SIGTERM', abandon);
      signal?.removeEventListener('abort', abort);
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

/** A group that has already ended is no error. */
function killGroup(leader: number | undefined, how: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, how);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
