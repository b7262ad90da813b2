import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LabFailure, LabRunRequest, LabRunOutcome, RenderRequest, RenderOutcome } from './lab-result.ts';

/** A process that drives a browser, for one scan. */
export type BrowserDriver<Request extends object, Outcome> = ReturnType<typeof startDriver<Request, Outcome>>;

const LIGHTHOUSE_HEAP_MB = 768;
const RENDER_HEAP_MB = 256;

/** Starts the process that runs Lighthouse; disposing kills it and waits until it has exited. */
export const startLighthouseProcess = () =>
  startDriver<LabRunRequest, LabRunOutcome>('lab-child.ts', LIGHTHOUSE_HEAP_MB);

/** Starts the process that renders pages; disposing kills it and waits until it has exited. */
export const startRenderProcess = () =>
  startDriver<RenderRequest, RenderOutcome>('render-child.ts', RENDER_HEAP_MB);

function startDriver<Request extends object, Outcome>(module: string, heapMb: number) {
  const child = fork(join(import.meta.dirname, module), [], {
    // It parses untrusted pages: no file writes, no child processes, and none of our environment, which holds keys.
    execArgv: ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`],
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.on('error', () => child.pid === undefined && resolve());
  });
  const failure = exited.then((): LabFailure =>
    ({ ok: false, reason: 'browser-failed', detail: 'the lab\'s process ended' }));

  return {
    pid: child.pid,
    /** Loads a page once; one at a time. Never rejects: if the process exits first, that is a failure. */
    load(request: Request): Promise<Outcome | LabFailure> {
      const reply = once(child, 'message').then(([outcome]) => outcome as Outcome, () => failure);
      child.send(request, () => {});
      return Promise.race([reply, failure]);
    },
    async [Symbol.asyncDispose](): Promise<void> {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
