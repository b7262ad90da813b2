import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { addAbortListener, once } from 'node:events';

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
  shell?: boolean;
  /** Its abort ends the program and all that it started. With one, the program is out of Ctrl-C's reach. */
  signal?: AbortSignal;
}

const KILL_AFTER_MS = 5_000;
/** Of longer output only the end is kept. */
const KEPT_CHARS = 2_000_000;

/** Runs a program and keeps the end of its output. Never rejects. */
export function runQuietly(command: string, args: string[], bounds: Bounds): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program that writes to our own output. Never rejects. */
export function runAloud(command: string, args: string[], bounds: Bounds): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function run(
  command: string, args: string[], { timeoutMs, signal, ...options }: SpawnOptions & Bounds,
): Promise<Ended> {
  const child = spawn(command, args, { ...options, detached: signal !== undefined });
  const kill = (how: NodeJS.Signals): void => void (signal ? killGroup(child.pid, how) : child.kill(how));
  let output = '';
  let late = false;
  let hard: NodeJS.Timeout | undefined;
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-KEPT_CHARS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const stop = (): void => {
    kill('SIGTERM');
    clearTimeout(hard);
    hard = setTimeout(() => kill('SIGKILL'), KILL_AFTER_MS);
  };
  using _soft = setTimeout(() => {
    late = true;
    stop();
  }, timeoutMs);
  const abandon = (): void => {
    child.kill();
    // Other programs get their SIGTERM first.
    setImmediate(() => process.exit(143));
  };
  using _abort = signal && addAbortListener(signal, stop);
  if (!signal) process.once('SIGTERM', abandon);
  const code = await once(child, 'close').then(([exitCode]) => (exitCode as number | null) ?? 1, (error: Error) => {
    output += error.message;
    return 127;
  });
  process.off('SIGTERM', abandon);
  clearTimeout(hard);
  return { code: late ? 124 : code, output };
}

/** A group that has already ended is no error. */
function killGroup(leader: number | undefined, how: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, how);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
