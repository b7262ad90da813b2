import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import { atMost } from '../../async/at-most.ts';
import { createNotifier } from '../../async/notifier.ts';
import { untilAborted } from '../../async/until-aborted.ts';
import { NO_SLOT, TIMED_OUT } from '../failures.ts';
import type { LabFailure, LabOutcome, RenderOutcome } from '../lab-result.ts';
import { queueConnection } from './connection.ts';
import { createJobChannel } from './job-channel.ts';
import { failureIn, LAB_PREFIX, unpackResult, QUEUE_NAME } from './lab-job.ts';
import type { LabJobResult, LabJob, QueueDeps } from './lab-job.ts';
import type { RenderOptions, MeasureOptions, SpeedLab } from '../speed-lab.ts';

/** Where the shared queue is, and its limits. */
export interface RemoteLabOptions {
  /** `REDIS_URL`. */
  url: string;
  /** How many jobs may wait, over all instances. */
  maxWaiting: number;
  /** The pseudonym by which the queue identifies a caller. */
  pseudonymOf: (caller: string) => Promise<string>;
  /** Called with the number of this instance's waiting jobs. */
  onQueue?: (waiting: number) => void;
}

/** From submission to result, waiting included: as long as four jobs in a row may take in one process. */
const JOB_TIMEOUT_MS = 240_000;
/** How long the queue may be unreachable before the job was added. */
const CONNECT_TIMEOUT_MS = 20_000;
/** A job is polled this often, and on every queue event about it. */
const POLL_MS = 2_000;
const CALL_TIMEOUT_MS = 5_000;
/** Closing waits at most this long for Redis, which may be silent: far less than a stopping process is given. */
const CLOSE_TIMEOUT_MS = 2_000;
/** Admitted scans first read the home page, so more jobs may arrive than there is room for: twice as many may wait. */
const OVERBOOKING = 2;
const FAILED_KEPT_S = 300;
const MAX_EVENTS = 1_000;
const BLOCK_MS = 5_000;

const UNREACHABLE: LabFailure = {
  ok: false, reason: 'no-browser', detail: 'the queue of the speed lab cannot be reached',
};
const WORKER_FAILED: LabFailure = { ok: false, reason: 'browser-failed', detail: 'no lab worker finished the job' };
const INVALID_RESULT: LabFailure = {
  ok: false, reason: 'browser-failed', detail: 'what the speed lab\'s worker answered is no measurement',
};

/** Why a call to the queue failed: Redis refused it, or was not reached. Of its message only the code is kept. */
function failureOf(error: unknown): LabFailure {
  const code = error instanceof Error ? /^[A-Z]{3,}\b/.exec(error.message)?.[0] : undefined;
  return code ? { ...UNREACHABLE, detail: `the queue of the speed lab refuses commands (${code})` } : UNREACHABLE;
}

interface JobOptions extends Pick<RenderOptions, 'signal' | 'waitMs' | 'caller'>, Pick<MeasureOptions, 'onStart'> {
  request: LabJob;
}

/** A job that this instance waits for, or whose cancellation is not yet confirmed. */
interface Pending {
  isWaiting: boolean;
  wake(): void;
  /** Resolves when it is cancelled. */
  ended: Promise<void>;
}

/** A lab whose browsers run on other machines: workers process jobs from a queue that the instances share. */
export function createRemoteLab(options: RemoteLabOptions, { clock, random, log }: QueueDeps): Required<SpeedLab> {
  const { url, maxWaiting, pseudonymOf, onQueue = () => {} } = options;
  const connection = queueConnection({ url, random, queuesOffline: false });
  const shared = { connection: connection.client, prefix: LAB_PREFIX, skipVersionCheck: true };
  const queue = new Queue(QUEUE_NAME, { ...shared, streams: { events: { maxLen: MAX_EVENTS } } });
  const events = new QueueEvents(QUEUE_NAME, { ...shared, blockingTimeout: BLOCK_MS });
  const channel = createJobChannel(connection.client);
  const pending = new Map<string, Pending>();
  const closing = new AbortController();
  const wake = ({ jobId }: { jobId: string }): void => pending.get(jobId)?.wake();
  events.on('active', wake).on('completed', wake).on('failed', wake);
  // A failed call is retried or becomes the job's result; the connection itself reconnects forever.
  queue.on('error', () => {});
  events.on('error', () => {});

  const waitingHere = (): string[] => [...pending].flatMap(([id, { isWaiting }]) => (isWaiting ? [id] : []));
  const reportWaiting = (): void => onQueue(waitingHere().length);
  const waitingIds = (): Promise<string[]> => withTimeout(queue.getRanges(['wait', 'prioritized'], 0, -1));

  /** Rejects if the call has not settled in time. */
  async function withTimeout<T>(call: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    using _late = clock.after(CALL_TIMEOUT_MS, () => late.reject(new Error('the queue is late')));
    return await Promise.race([call, late.promise]);
  }

  /** The more jobs the caller of this name has waiting, the lower the priority of its next one. */
  async function enqueue(id: string, name: string, request: LabJob): Promise<boolean> {
    const queued = await waitingIds();
    if (queued.length >= maxWaiting * OVERBOOKING) return false;
    // Some of the caller's jobs may not have reached the queue yet.
    const others = [...new Set([...queued, ...waitingHere()])]
      .filter((other) => other !== id && other.startsWith(`${name}-`));
    await withTimeout(queue.add(request.kind, request, {
      jobId: id, priority: 1 + others.length, removeOnComplete: true, removeOnFail: { age: FAILED_KEPT_S },
    }));
    return true;
  }

  async function submit({ request, signal: callerSignal, waitMs, onStart, caller }: JobOptions): Promise<LabJobResult> {
    const signal = AbortSignal.any([callerSignal, closing.signal]);
    const began = clock.monotonic();
    const name = await pseudonymOf(caller ?? randomUUID());
    signal.throwIfAborted();
    const id = `${name}-${randomUUID()}`;
    const changes = createNotifier();
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const job: Pending = { isWaiting: true, wake: changes.notify, ended };
    pending.set(id, job);
    reportWaiting();
    let hasContact = false;
    let problem: unknown;
    let polling: Promise<LabJobResult | undefined> = Promise.resolve(undefined);

    /** The result, or undefined while the job is waiting or running. */
    async function poll(): Promise<LabJobResult | undefined> {
      await withTimeout(channel.keepAlive(id));
      // State first: a worker stores the result before the job leaves the queue.
      const state = await withTimeout(queue.getJobState(id));
      const text = await withTimeout(channel.readResult(id));
      if (text !== null) return await unpackResult(request, text).catch(() => INVALID_RESULT);
      if (state === 'failed') return WORKER_FAILED;
      if (state === 'active' && job.isWaiting) {
        job.isWaiting = false;
        reportWaiting();
        onStart?.();
      }
      // Unknown: never added, or lost together with Redis's data.
      if ((state === 'unknown' || state === 'completed') && !await enqueue(id, name, request)) return NO_SLOT;
      hasContact = true;
      return undefined;
    }

    try {
      for (;;) {
        const { changed } = changes;
        using _again = clock.after(POLL_MS, changes.notify);
        polling = poll().catch((error: unknown) => void (problem = error));
        const known = await untilAborted(polling, signal);
        if (known) return known;
        const elapsed = clock.monotonic() - began;
        if (!hasContact && elapsed >= CONNECT_TIMEOUT_MS * clock.budgetScale) return failureOf(problem);
        if (elapsed >= JOB_TIMEOUT_MS * clock.budgetScale) return job.isWaiting ? NO_SLOT : TIMED_OUT;
        if (waitMs !== undefined && job.isWaiting && elapsed >= waitMs) return NO_SLOT;
        await untilAborted(changed, signal);
      }
    } finally {
      job.isWaiting = false;
      reportWaiting();
      // Only after the last poll, which may add the job. If this fails, the worker notices that the mark expires.
      polling
        .then(() => withTimeout(Promise.all([channel.cancel(id), queue.remove(id)])))
        .catch(() => {})
        .finally(() => {
          pending.delete(id);
          end();
        });
    }
  }

  function logFailure(result: LabJobResult): LabJobResult {
    const failure = failureIn(result);
    if (failure?.reason === 'no-browser' || failure?.reason === 'browser-failed') {
      log.warn({ reason: failure.reason, detail: failure.detail }, 'a lab job failed');
    }
    return result;
  }

  return {
    // The worker decides whether it loaded the store.
    async measure(url, { isStore: _isStore, ...rest }) {
      const request: LabJob = { kind: 'measure', url: url.href };
      return logFailure(await submit({ ...rest, request })) as LabOutcome;
    },
    async render(urls, { withinMs, ...rest }) {
      const request: LabJob = { kind: 'render', urls: urls.map(({ href }) => href), withinMs };
      const result = logFailure(await submit({ ...rest, request }));
      return Array.isArray(result) ? result as readonly RenderOutcome[] : urls.map(() => result as LabFailure);
    },
    async hasRoom() {
      return await waitingIds().then((waiting) => waiting.length < maxWaiting, () => true);
    },
    async probe() {
      const workers = await withTimeout(queue.getWorkersCount()).catch(failureOf);
      if (typeof workers === 'object') return workers;
      if (workers === 0) {
        return { ok: false, reason: 'no-browser', detail: 'no worker is there yet; npm run worker starts one' };
      }
      return { ok: true, by: workers === 1 ? 'one worker' : `${workers} workers` };
    },
    async [Symbol.asyncDispose]() {
      if (closing.signal.aborted) return;
      closing.abort(new Error('the lab is closed'));
      connection.ignoreErrors();
      const close = async (): Promise<void> => {
        await Promise.all(pending.values().map(({ ended }) => ended));
        await Promise.allSettled([events.close(), queue.close()]);
      };
      await atMost(clock, CLOSE_TIMEOUT_MS, close());
      for (const id of pending.keys()) {
        log.warn({ job: id.slice(-6) }, 'the queue did not confirm that a lab job has left it');
      }
      connection.destroy();
    },
  };
}
