import { UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Job } from 'bullmq';
import { atMost } from '../../async/at-most.ts';
import { throttled } from '../../async/throttled.ts';
import type { LabRun } from '../lab-result.ts';
import { queueConnection } from './connection.ts';
import { createJobChannel } from './job-channel.ts';
import { failureIn, LAB_PREFIX, packResult, LabJob, QUEUE_NAME } from './lab-job.ts';
import type { LabJobResult, QueueDeps } from './lab-job.ts';
import type { SpeedLab } from '../speed-lab.ts';

interface LabWorkerOptions {
  /** `REDIS_URL`. */
  url: string;
  lab: Pick<SpeedLab, 'measure' | 'render'>;
  /** Whether what was loaded from an address is the store itself. */
  isStore: (run: LabRun, target: URL) => boolean | Promise<boolean>;
  /** Called when this machine turns out to have no browser: the worker should stop, so that others take its jobs. */
  onNoBrowser: (detail: string) => void;
}

/** A worker that does not renew its lock for this long is considered dead; another takes its job. */
const LOCK_MS = 9_000;
/** A job that killed two workers is not given to a third. */
const MAX_STALLED = 1;
const POLL_MS = 1_000;
/** Longer than an instance takes to renew a mark that Redis has lost. */
const ABANDONED_MS = 8_000;
/** BullMQ retries at once after an error. */
const ERROR_PAUSE_MS = 1_000;
/** How long storing a result is retried while Redis is unreachable. */
const STORE_TIMEOUT_MS = 60_000;
/** How long a stopping worker may still wait for Redis: less than its process is given to stop. */
const CLOSE_MS = 8_000;
/** A lasting outage is logged at most this often. */
const LOG_INTERVAL_MS = 60_000;

/** Processes jobs from the queue, one at a time, until disposed; a job in progress is then requeued. */
export function startLabWorker(options: LabWorkerOptions, { clock, random, log }: QueueDeps): AsyncDisposable {
  const { url, lab, isStore, onNoBrowser } = options;
  const connection = queueConnection({ url, random, queuesOffline: true });
  const channel = createJobChannel(connection.client);
  const stopping = new AbortController();
  const disconnected = new AbortController();

  /** Aborts when nobody waits for the job any more. */
  function watchDemand(id: string): { signal: AbortSignal } & Disposable {
    const abandoned = new AbortController();
    const stop = (): void => abandoned.abort(new Error('nobody waits for it'));
    const poll = async (): Promise<void> => {
      let missingSince: number | undefined;
      for (;;) {
        await clock.sleep(POLL_MS, abandoned.signal);
        const demand = await channel.demand(id).catch(() => 'wanted');
        missingSince = demand === 'missing' ? missingSince ?? clock.monotonic() : undefined;
        const isAbandoned = missingSince !== undefined && clock.monotonic() - missingSince >= ABANDONED_MS;
        if (demand === 'cancelled' || isAbandoned) return stop();
      }
    };
    poll().catch(() => {});
    return { signal: abandoned.signal, [Symbol.dispose]: stop };
  }

  async function runJob(request: LabJob, signal: AbortSignal): Promise<LabJobResult> {
    if (request.kind === 'render') {
      return await lab.render(request.urls.map((page) => new URL(page)), { signal, withinMs: request.withinMs });
    }
    const target = new URL(request.url);
    return await lab.measure(target, { signal, isStore: (run) => isStore(run, target) });
  }

  async function storeResult(id: string, text: string): Promise<void> {
    const deadline = clock.monotonic() + STORE_TIMEOUT_MS;
    for (;;) {
      try {
        return void await channel.storeResult(id, text);
      } catch (error) {
        if (clock.monotonic() >= deadline) throw error;
        await clock.sleep(POLL_MS, disconnected.signal);
      }
    }
  }

  /** Returns the job to the queue without counting it as stalled. */
  async function requeue(job: Job, token: string | undefined): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  async function process(job: Job, token: string | undefined): Promise<null> {
    const request = LabJob.safeParse(job.data);
    if (!request.success) throw new UnrecoverableError('invalid job');
    const id = job.id!;
    if (stopping.signal.aborted) await requeue(job, token);
    if (await channel.demand(id) !== 'wanted') return null;
    using demand = watchDemand(id);
    let result: LabJobResult;
    try {
      result = await runJob(request.data, AbortSignal.any([demand.signal, stopping.signal]));
    } catch (error) {
      if (demand.signal.aborted) return null;
      if (stopping.signal.aborted) await requeue(job, token);
      throw error;
    }
    const failure = failureIn(result);
    if (failure?.reason === 'no-browser') {
      onNoBrowser(failure.detail);
      await requeue(job, token);
    }
    await storeResult(id, await packResult(result));
    return null;
  }

  const worker = new Worker(QUEUE_NAME, process, {
    connection: connection.client, prefix: LAB_PREFIX, skipVersionCheck: true, concurrency: 1,
    lockDuration: LOCK_MS, stalledInterval: LOCK_MS / 3, maxStalledCount: MAX_STALLED, runRetryDelay: ERROR_PAUSE_MS,
  });
  let pause: Disposable | undefined;
  const logError = throttled(clock, LOG_INTERVAL_MS, ({ name, code = name }: NodeJS.ErrnoException) => {
    log.warn({ code }, 'the lab queue refused a command or is unreachable');
  });
  worker.on('error', (error) => {
    logError(error);
    if (pause || stopping.signal.aborted) return;
    void worker.pause(true);
    pause = clock.after(ERROR_PAUSE_MS, () => {
      pause = undefined;
      if (!stopping.signal.aborted) void worker.resume();
    });
  });
  worker.on('stalled', (id) => log.warn({ job: id.slice(-6) }, 'a worker is gone; its job is retried'));

  return {
    async [Symbol.asyncDispose]() {
      if (stopping.signal.aborted) return;
      stopping.abort(new Error('the worker stops'));
      connection.ignoreErrors();
      await atMost(clock, CLOSE_MS, worker.close().catch(() => {}));
      disconnected.abort(new Error('the worker has stopped'));
      connection.destroy();
    },
  };
}
