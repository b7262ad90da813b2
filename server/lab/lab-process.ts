import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LabFailure, LabOrder, LabRunOutcome, LookOrder, LookOutcome } from './lab-result.ts';

/** A process that drives a browser, for one scan. */
export interface BrowserDriver<Order, Outcome> extends AsyncDisposable {
  readonly pid: number | undefined;
  /** Loads a page once; one at a time. Never rejects: a process that ends first is an answer. */
  load(order: Order): Promise<Outcome | LabFailure>;
}

/** A process that runs Lighthouse. */
export type LabProcess = BrowserDriver<LabOrder, LabRunOutcome>;

/** A process that opens pages for a second look. */
export type LookProcess = BrowserDriver<LookOrder, LookOutcome>;

const LAB_HEAP_MB = 768;
const LOOK_HEAP_MB = 256;

/** Starts it; disposing kills it and waits until it is gone. */
export const startLabProcess = (): LabProcess => startDriver('lab-child.ts', LAB_HEAP_MB);

/** Starts it; disposing kills it and waits until it is gone. */
export const startLookProcess = (): LookProcess => startDriver('look-child.ts', LOOK_HEAP_MB);

function startDriver<Order extends object, Outcome>(module: string, heapMb: number): BrowserDriver<Order, Outcome> {
  const child = fork(join(import.meta.dirname, module), [], {
    // It reads what a page sent: no files written, no processes started, nothing of our environment, which holds keys.
    execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`],
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
  const ended = gone.then((): LabFailure => ({ ok: false, reason: 'browser-failed', detail: 'the lab\'s process ended' }));

  return {
    pid: child.pid,
    load(order) {
      const answered = once(child, 'message').then(([outcome]) => outcome as Outcome, () => ended);
      child.send(order, () => {});
      return Promise.race([answered, ended]);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
