import { spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { addAbortListener, once } from 'node:events';

/** How a program ended. */
export interface Ended {
  /** The exit code; 124 after a timeout, 127 if the program could not be started. */
  code: number;
  /** The end of its output, if captured. */
  output: string;
}

interface Bounds {
  timeoutMs: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  shell?: boolean;
  /** Aborting it stops the program and everything it started. With a signal, Ctrl-C does not reach the program. */
  signal?: AbortSignal;
}

const KILL_AFTER_MS = 5_000;
/** Only the end of longer output is kept. */
const MAX_OUTPUT_CHARS = 2_000_000;

/** Runs a program and captures the end of its output. Never rejects. */
export function runCaptured(command: string, args: string[], bounds: Bounds): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a program that inherits our output. Never rejects. */
export function runInherited(command: string, args: string[], bounds: Bounds): Promise<Ended> {
  return run(command, args, { ...bounds, stdio: ['ignore', 'inherit', 'inherit'] });
}

async function run(
  command: string, args: string[], { timeoutMs, signal, ...options }: SpawnOptions & Bounds,
): Promise<Ended> {
  const child = spawn(command, args, { ...options, detached: signal !== undefined });
  const kill = (name: NodeJS.Signals): void => void (signal ? killGroup(child.pid, name) : child.kill(name));
  let output = '';
  let timedOut = false;
  let killTimer: NodeJS.Timeout | undefined;
  const keep = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-MAX_OUTPUT_CHARS);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const stop = (): void => {
    kill('SIGTERM');
    clearTimeout(killTimer);
    killTimer = setTimeout(() => {
      kill('SIGKILL');
      // What the program has started may hold its output open for as long as it likes.
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    }, KILL_AFTER_MS);
  };
  using _timeout = setTimeout(() => {
    timedOut = true;
    stop();
  }, timeoutMs);
  const onSigterm = (): void => {
    child.kill();
    // Lets the other programs get their SIGTERM first.
    setImmediate(() => process.exit(143));
  };
  using _abort = signal && addAbortListener(signal, stop);
  if (!signal) process.once('SIGTERM', onSigterm);
  const code = await once(child, 'close').then(([exitCode]) => (exitCode as number | null) ?? 1, (error: Error) => {
    output += error.message;
    return 127;
  });
  process.off('SIGTERM', onSigterm);
  clearTimeout(killTimer);
  return { code: timedOut ? 124 : code, output };
}

/** A group that has already exited is not an error. */
function killGroup(leader: number | undefined, name: NodeJS.Signals): void {
  try {
    if (leader !== undefined) process.kill(-leader, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
