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
  uid?: number;
  gid?: number;
  /** Its abort ends the program with all that it started, and nothing else does: it is out of Ctrl-C's reach. */
  signal?: AbortSignal;
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

function run(command: string, args: string[], { timeoutMs, signal, ...options }: SpawnOptions & Bounds): Promise<Ended> {
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
      // Others that run beside it are told first.
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

/** A group that has ended needs no more. */
function killGroup(leader: number | undefined, how: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, how);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
