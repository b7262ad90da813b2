import { randomUUID } from 'node:crypto';
import { Queue, QueueEvents } from 'bullmq';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { NO_SLOT, TOO_LATE } from '../endings.ts';
import type { LabFailure, LabOutcome, LookOutcome } from '../lab-result.ts';
import { queueConnection } from './connection.ts';
import { createVisitBoard } from './visit-board.ts';
import { failureIn, LAB_PREFIX, unpackAnswer, VISITS } from './visit.ts';
import type { VisitAnswer, VisitOrder } from './visit.ts';
import type { LookOptions, MeasureOptions, SpeedLab } from '../speed-lab.ts';

export interface RemoteLabOptions {
  /** `REDIS_URL`. */
  url: string;
  /** How many visits may wait, over all instances. */
  mostWaiting: number;
  /** The name under which the queue may know a caller. */
  nameOf: (caller: string) => Promise<string>;
  budgetScale?: number;
  /** Hears how many visits of this instance wait. */
  onQueue?: (waiting: number) => void;
}

export interface RemoteLabDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'warn'>;
}

/** From the order to the answer, the turn included: as long as four in a row take at most in one process. */
const LONGEST_MS = 240_000;
/** So long the queue may be out of reach before anything was put into it. */
const CONTACT_MS = 20_000;
/** A visit is looked after so often, and whenever the queue speaks of it. */
const LOOK_MS = 2_000;
const CALL_MS = 5_000;
/** Whoever closes waits no longer until the queue knows what is over. */
const LEAVE_MS = 2_000;
/** A scan that is admitted has its home page to read first, so that more may come than were let in: at most twice. */
const OVERFLOW = 2;
const FAILED_KEPT_S = 300;
const MOST_EVENTS = 1_000;
const BLOCK_MS = 5_000;

const AWAY: LabFailure = { ok: false, reason: 'no-browser', detail: 'the queue of the laboratory cannot be reached' };
const LOST: LabFailure = { ok: false, reason: 'browser-failed', detail: 'no worker of the laboratory brought the visit to its end' };
const ODD: LabFailure = { ok: false, reason: 'browser-failed', detail: 'what the laboratory\'s worker answered is no measurement' };

type State = 'waiting' | 'active' | 'failed' | 'gone';

interface Visiting extends Pick<LookOptions, 'signal' | 'waitMs' | 'caller'>, Pick<MeasureOptions, 'onStart'> {
  order: VisitOrder;
}

/** A visit that somebody here waits for. */
interface Pending {
  id: string;
  /** Whose it is. */
  name: string;
  isTaken: boolean;
  wake(): void;
}

/** The laboratory whose browsers are on other machines: workers take its visits from a queue that instances share. */
export function createRemoteLab(options: RemoteLabOptions, { clock, random, log }: RemoteLabDeps): SpeedLab {
  const { url, mostWaiting, nameOf, budgetScale = 1, onQueue = () => {} } = options;
  const client = queueConnection({ url, random, waits: false });
  const shared = { connection: client, prefix: LAB_PREFIX, skipVersionCheck: true };
  const queue = new Queue(VISITS, { ...shared, streams: { events: { maxLen: MOST_EVENTS } } });
  const events = new QueueEvents(VISITS, { ...shared, blockingTimeout: BLOCK_MS });
  const board = createVisitBoard(client);
  const pending = new Map<string, Pending>();
  const closing = new AbortController();
  /** Visits that are not yet told to be over. */
  const leaving = new Set<Promise<unknown>>();
  const wake = ({ jobId }: { jobId: string }): void => pending.get(jobId)?.wake();
  events.on('active', wake).on('completed', wake).on('failed', wake);
  // What fails is tried again, or is the answer of a visit; the line itself is dialled for ever.
  queue.on('error', () => {});
  events.on('error', () => {});

  const tellWaiting = (): void => onQueue([...pending.values()].filter(({ isTaken }) => !isTaken).length);
  const waitingIds = (): Promise<string[]> => inTime(queue.getRanges(['wait', 'prioritized'], 0, -1));

  /** Without an answer in time the call has failed, whatever comes of it. */
  async function inTime<T>(call: Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>();
    using _late = clock.after(CALL_MS, () => late.reject(new Error('the queue is late')));
    return await Promise.race([call, late.promise]);
  }

  async function stateOf(id: string): Promise<State> {
    const state = await inTime(queue.getJobState(id));
    if (state === 'active' || state === 'failed') return state;
    return state === 'unknown' || state === 'completed' ? 'gone' : 'waiting';
  }

  /** The more visits a caller has waiting, the later its next one comes. */
  async function enqueue({ id, name }: Pending, order: VisitOrder): Promise<boolean> {
    const waiting = await waitingIds();
    if (waiting.length >= mostWaiting * OVERFLOW) return false;
    const inQueue = waiting.filter((other) => other.startsWith(`${name}-`)).length;
    // Some may be on their way there.
    const here = [...pending.values()].filter((other) => other.name === name && other.id !== id && !other.isTaken).length;
    await inTime(queue.add(order.kind, order, { jobId: id, priority: 1 + Math.max(inQueue, here), removeOnComplete: true, removeOnFail: { age: FAILED_KEPT_S } }));
    return true;
  }

  async function visit({ order, signal: asked, waitMs, onStart, caller }: Visiting): Promise<VisitAnswer | LabFailure> {
    const signal = AbortSignal.any([asked, closing.signal]);
    signal.throwIfAborted();
    const began = clock.monotonic();
    const name = await nameOf(caller ?? randomUUID());
    const id = `${name}-${randomUUID()}`;
    let woken = Promise.withResolvers<void>();
    const mine: Pending = { id, name, isTaken: false, wake: () => woken.resolve() };
    const gone = Promise.withResolvers<undefined>();
    const onAbort = (): void => {
      gone.resolve(undefined);
      woken.resolve();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    pending.set(id, mine);
    tellWaiting();
    let hasContact = false;
    let attending: Promise<VisitAnswer | LabFailure | undefined> = Promise.resolve(undefined);
    const left = Promise.withResolvers<void>();
    leaving.add(left.promise);

    /** What is known by now; nothing while it is to be waited for. */
    async function attend(): Promise<VisitAnswer | LabFailure | undefined> {
      await inTime(board.want(id));
      // The state first: an answer is put down before the visit leaves the queue.
      const state = await stateOf(id);
      const text = await inTime(board.take(id));
      if (text !== null) return await unpackAnswer(order, text).catch(() => ODD);
      if (state === 'failed') return LOST;
      if (state === 'active' && !mine.isTaken) {
        mine.isTaken = true;
        tellWaiting();
        onStart?.();
      }
      // Never put in, or lost with the data of the engine.
      if (state === 'gone' && !await enqueue(mine, order)) return NO_SLOT;
      hasContact = true;
      return undefined;
    }

    try {
      for (;;) {
        signal.throwIfAborted();
        woken = Promise.withResolvers<void>();
        using _again = clock.after(LOOK_MS, () => woken.resolve());
        attending = attend().catch(() => undefined);
        const known = await Promise.race([attending, gone.promise]);
        if (known) return known;
        const took = clock.monotonic() - began;
        if (!hasContact && took >= CONTACT_MS * budgetScale) return AWAY;
        if (took >= LONGEST_MS * budgetScale) return mine.isTaken ? TOO_LATE : NO_SLOT;
        if (waitMs !== undefined && !mine.isTaken && took >= waitMs) return NO_SLOT;
        await woken.promise;
      }
    } finally {
      signal.removeEventListener('abort', onAbort);
      pending.delete(id);
      tellWaiting();
      // What is on its way into the queue must have arrived. Should this not, a worker hears of it by hearing nothing.
      attending.then(() => inTime(Promise.all([board.release(id), queue.remove(id)]))).catch(() => {}).finally(() => {
        leaving.delete(left.promise);
        left.resolve();
      });
    }
  }

  function told<T extends VisitAnswer | LabFailure>(answer: T): T {
    const failure = failureIn(answer);
    if (failure?.reason === 'no-browser' || failure?.reason === 'browser-failed') {
      log.warn({ reason: failure.reason, detail: failure.detail }, 'a visit came to nothing');
    }
    return answer;
  }

  return {
    // Whether it is the store that was loaded is judged where it was loaded.
    async measure(url, { isStore: _isStore, htmlChars, ...rest }) {
      const order: VisitOrder = { kind: 'measure', url: url.href, ...(htmlChars !== undefined && { htmlChars }) };
      return told(await visit({ ...rest, order })) as LabOutcome;
    },
    async look(urls, { withinMs, ...rest }) {
      const answer = told(await visit({ ...rest, order: { kind: 'look', urls: urls.map(({ href }) => href), withinMs } }));
      return Array.isArray(answer) ? answer as readonly LookOutcome[] : urls.map(() => answer as LabFailure);
    },
    async hasRoom() {
      return await waitingIds().then((waiting) => waiting.length < mostWaiting, () => true);
    },
    async probe() {
      const workers = await inTime(queue.getWorkersCount()).catch(() => undefined);
      if (workers === undefined) return AWAY;
      if (workers === 0) return { ok: false, reason: 'no-browser', detail: 'no worker is there yet; npm run worker starts one' };
      return { ok: true, by: workers === 1 ? 'one worker' : `${workers} workers` };
    },
    async [Symbol.asyncDispose]() {
      closing.abort(new Error('the lab is closed'));
      const enough = Promise.withResolvers<void>();
      using _enough = clock.after(LEAVE_MS, enough.resolve);
      await Promise.race([Promise.all(leaving), enough.promise]);
      await Promise.all([events.close(), queue.close()].map((closed) => closed.catch(() => {})));
      if (client.isOpen) client.destroy();
    },
  };
}
