import { UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Job } from 'bullmq';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import type { LabRun } from '../lab-result.ts';
import { queueConnection } from './connection.ts';
import { createVisitBoard } from './visit-board.ts';
import { failureIn, LAB_PREFIX, packAnswer, VisitOrder, VISITS } from './visit.ts';
import type { VisitAnswer } from './visit.ts';
import type { SpeedLab } from '../speed-lab.ts';

export interface VisitWorkerOptions {
  /** `REDIS_URL`. */
  url: string;
  lab: Pick<SpeedLab, 'measure' | 'look'>;
  /** Whether what was loaded from an address is the store itself. */
  isStore: (run: LabRun, asked: URL) => boolean | Promise<boolean>;
  /** Called when this machine turns out to have no browser: others should take what it would spoil. */
  onUseless: (detail: string) => void;
}

export interface VisitWorkerDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** A worker that says nothing for so long is taken for dead, and its visit is another's. */
const ALIVE_MS = 9_000;
/** Once: a visit that ends two workers ends no third. */
const MOST_DEATHS = 1;
const LOOK_MS = 1_000;
/** So soon an instance says again what an engine has lost. */
const FORGOTTEN_MS = 8_000;
/** After an error BullMQ asks again at once. */
const BREATH_MS = 1_000;
/** So long an answer waits for an engine that is away. */
const PUT_DOWN_MS = 60_000;
/** An engine that stays away is spoken of once in this time. */
const QUIET_MS = 60_000;

/** Takes visits from the queue, one at a time, until disposed; what is under way then goes back to the others. */
export function startVisitWorker(options: VisitWorkerOptions, { clock, random, log }: VisitWorkerDeps): AsyncDisposable {
  const { url, lab, isStore, onUseless } = options;
  const client = queueConnection({ url, random, waits: true });
  const board = createVisitBoard(client);
  const stopping = new AbortController();

  /** Ends when nobody waits for the visit any more. */
  function watchWanted(id: string): { signal: AbortSignal } & Disposable {
    const unwanted = new AbortController();
    let unsaidSince: number | undefined;
    const look = async (): Promise<void> => {
      const standing = await board.standing(id).catch(() => 'wanted' as const);
      if (standing !== 'unsaid') unsaidSince = undefined;
      else unsaidSince ??= clock.monotonic();
      const isSilent = unsaidSince !== undefined && clock.monotonic() - unsaidSince >= FORGOTTEN_MS;
      if (standing === 'released' || isSilent) unwanted.abort(new Error('nobody waits for it'));
      else if (!unwanted.signal.aborted) next = clock.after(LOOK_MS, look);
    };
    let next = clock.after(LOOK_MS, look);
    return {
      signal: unwanted.signal,
      [Symbol.dispose]() {
        unwanted.abort();
        next[Symbol.dispose]();
      },
    };
  }

  async function make(order: VisitOrder, signal: AbortSignal): Promise<VisitAnswer> {
    if (order.kind === 'look') return await lab.look(order.urls.map((page) => new URL(page)), { signal, withinMs: order.withinMs });
    const { url: page, htmlChars } = order;
    const asked = new URL(page);
    return await lab.measure(asked, {
      signal, isStore: (run) => isStore(run, asked), ...(htmlChars !== undefined && { htmlChars }),
    });
  }

  async function putDown(id: string, text: string): Promise<void> {
    const deadline = clock.monotonic() + PUT_DOWN_MS;
    for (;;) {
      try {
        return await board.answer(id, text);
      } catch (error) {
        if (clock.monotonic() >= deadline) throw error;
        await clock.sleep(LOOK_MS);
      }
    }
  }

  /** Another is to take it, and it counts for no death. */
  async function handBack(job: Job, token: string | undefined): Promise<never> {
    await job.moveToWait(token);
    throw new WaitingError();
  }

  async function process(job: Job, token: string | undefined): Promise<null> {
    const order = VisitOrder.safeParse(job.data);
    if (!order.success) throw new UnrecoverableError('this is no visit');
    const id = job.id!;
    if (stopping.signal.aborted) await handBack(job, token);
    if (await board.standing(id) !== 'wanted') return null;
    using wanted = watchWanted(id);
    let answer: VisitAnswer;
    try {
      answer = await make(order.data, AbortSignal.any([wanted.signal, stopping.signal]));
    } catch (error) {
      if (wanted.signal.aborted) return null;
      if (stopping.signal.aborted) await handBack(job, token);
      throw error;
    }
    const failure = failureIn(answer);
    if (failure?.reason === 'no-browser') {
      onUseless(failure.detail);
      await handBack(job, token);
    }
    await putDown(id, await packAnswer(answer));
    return null;
  }

  const worker = new Worker(VISITS, process, {
    connection: client, prefix: LAB_PREFIX, skipVersionCheck: true, concurrency: 1,
    lockDuration: ALIVE_MS, stalledInterval: ALIVE_MS / 3, maxStalledCount: MOST_DEATHS, runRetryDelay: BREATH_MS,
  });
  let breath: Disposable | undefined;
  let saidAt: number | undefined;
  worker.on('error', (error) => {
    if (saidAt === undefined || clock.monotonic() - saidAt >= QUIET_MS) {
      saidAt = clock.monotonic();
      log.warn({ code: (error as { code?: string }).code ?? error.name }, 'The queue of visits refused, or is away.');
    }
    if (breath || stopping.signal.aborted) return;
    void worker.pause(true);
    breath = clock.after(BREATH_MS, () => {
      breath = undefined;
      if (!stopping.signal.aborted) void worker.resume();
    });
  });
  worker.on('stalled', (id) => log.warn({ visit: id.slice(-6) }, 'A worker is gone; its visit is taken up again.'));

  return {
    async [Symbol.asyncDispose]() {
      if (stopping.signal.aborted) return;
      stopping.abort(new Error('the worker stops'));
      await worker.close();
      if (client.isOpen) client.destroy();
    },
  };
}
