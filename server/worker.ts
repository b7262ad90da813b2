import { systemClock } from './clock.ts';
import { readWorkerConfig, VARIABLES, WORKER_VARIABLES } from './config.ts';
import type { WorkerConfig } from './config.ts';
import { failConfiguration, failStart } from './fail-start.ts';
import { openLocalLab } from './lab/local-lab.ts';
import { startLabWorker } from './lab/queue/lab-worker.ts';
import { createLogger } from './log.ts';
import { createAddressGuard } from './net/guard.ts';
import { createResolver } from './net/resolve.ts';
import { createThreadPool, taskOf } from './threads/threads.ts';

// After this time a stopping process exits, whatever is still running.
const STOP_MS = 10_000;

const JUDGE_SHOWN_TASK = taskOf(
  new URL('./tools/health/gather/speed.ts', import.meta.url),
  'judgeShown',
  () => import('./tools/health/gather/speed.ts'),
);

const configured = readWorkerConfig(process.env);
// Secrets of the service must not stay in a process that runs untrusted pages.
for (const name of VARIABLES) if (!WORKER_VARIABLES.includes(name)) delete process.env[name];
if (configured.ok) await work(configured.config);
else failConfiguration(configured.problems);

async function work({ redisUrl, egress, chromiumPath, budgetScale, logLevel }: WorkerConfig): Promise<void> {
  const clock = { ...systemClock, budgetScale };
  const random = Math.random;
  const log = createLogger(logLevel);
  const resolver = createResolver({ servers: egress.dnsServers, clock });
  const guard = createAddressGuard({ policy: egress, resolver });
  const lab = openLocalLab({ guard, clock, log, policy: egress, chromiumPath });
  const stopping = new AbortController();
  const found = await lab.probe(stopping.signal);
  if (!found.ok) {
    await lab[Symbol.asyncDispose]();
    return failStart(`The worker cannot start: ${found.detail}`);
  }
  const threads = createThreadPool({
    clock, maxThreads: 1, onLost: (error) => log.error({ err: error }, 'an idle thread ended'),
  });
  const worker = startLabWorker({
    url: redisUrl, lab,
    isStore: async ({ document }, requestedUrl) =>
      await threads.run(JUDGE_SHOWN_TASK, { document, requestedUrl }, { signal: stopping.signal }).catch(() => false),
    onNoBrowser(detail) {
      log.error({ detail }, 'this machine has no browser any more');
      process.exitCode = 1;
      void stop('no browser');
    },
  }, { clock, random, log });

  async function stop(why: string): Promise<void> {
    if (stopping.signal.aborted) return;
    stopping.abort(new Error(`stopped: ${why}`));
    log.info({ why }, 'stopping');
    clock.after(STOP_MS, () => process.exit(1));
    await worker[Symbol.asyncDispose]();
    await lab[Symbol.asyncDispose]();
    await threads[Symbol.asyncDispose]();
    log.info('stopped');
  }
  process.on('SIGTERM', stop).on('SIGINT', stop);
  // Nobody may read its output any more.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.stdout.write(`A worker of the speed lab is up, for the queue at ${new URL(redisUrl).host}.\n`);
}
