import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LabOrder, LabRunOutcome } from './lab-result.ts';

/** A process that runs Lighthouse, for one scan. */
export interface LabProcess extends AsyncDisposable {
  readonly pid: number | undefined;
  /** Loads a page once; one at a time. Never rejects: a process that ends first is an answer. */
  load(order: LabOrder): Promise<LabRunOutcome>;
}

const CHILD = join(import.meta.dirname, 'lab-child.ts');
const HEAP_MB = 768;

/** Starts it; disposing kills it and waits until it is gone. */
export function startLabProcess(): LabProcess {
  const child = fork(CHILD, [], {
    // It reads what a page sent: no files written, no processes started, nothing of our environment, which holds keys.
    execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${HEAP_MB}`],
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
  const ended = gone.then((): LabRunOutcome =>
    ({ ok: false, reason: 'browser-failed', detail: 'the lab\'s process ended' }));

  return {
    pid: child.pid,
    load(order) {
      const answered = once(child, 'message').then(([outcome]) => outcome as LabRunOutcome, () => ended);
      child.send(order, () => {});
      return Promise.race([answered, ended]);
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}
