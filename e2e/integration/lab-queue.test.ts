import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../server/clock.ts';
import type { Clock } from '../../server/clock.ts';
import type { LabOutcome } from '../../server/lab/lab-result.ts';
import type { QueueDeps } from '../../server/lab/queue/lab-job.ts';
import { createRemoteLab } from '../../server/lab/queue/remote-lab.ts';
import type { RemoteLabOptions } from '../../server/lab/queue/remote-lab.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { startSimulatedCaller, startSimulatedWorker } from '../world/lab-workers.ts';
import type { LabWorkerProcess } from '../world/lab-workers.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import type { RedisServer } from '../world/redis-server.ts';
import { startSimulatedLab } from '../world/simulated-lab.ts';
import type { SimulatedLab } from '../world/simulated-lab.ts';
import type { SpeedLab } from '../../server/lab/speed-lab.ts';

const never = new AbortController().signal;
/** A timeout for waiting: long enough on any machine, and never the time that is expected. */
const PATIENCE = { timeout: 60_000, interval: 20 };
/** The duration of a measurement that ends only when aborted. */
const FOR_EVER = 3_600_000;
const SHORT = 100;

/** Waits for a condition; `expect.poll` does not work in concurrent tests. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => void await vi.waitUntil(isSo, PATIENCE);

/** Why it rejects. `expect(…).rejects` must be awaited at once where tests are concurrent. */
const reasonOf = (rejecting: Promise<unknown>): Promise<string> =>
  rejecting.then(() => 'nothing', (error: Error) => error.message);

test.for(REDIS_MISSING)('the lab queue: %s', (_why, { skip }) => skip());

interface Instance extends AsyncDisposable {
  lab: Required<SpeedLab>;
  /** The number of its waiting jobs, at each change. */
  lengths: number[];
}

/** A queue of one test, with everything started for it. */
interface Rig extends AsyncDisposable {
  redis: RedisServer;
  open(options?: Partial<RemoteLabOptions>, deps?: Partial<QueueDeps>): Instance;
  /** Starts a worker in this process. */
  work(ms: number, clock?: Clock): SimulatedLab;
  /** Starts one in its own process, to be ended by a signal. */
  workApart(ms: number): Promise<LabWorkerProcess>;
  waiting(): Promise<number>;
  /** Waits until this many jobs wait. */
  inQueue(length: number): Promise<void>;
  /** Waits until no job or result is left. */
  expectNothingLeft(): Promise<void>;
}

async function startRig(): Promise<Rig> {
  await using starting = new AsyncDisposableStack();
  const redis = starting.use(await startRedisServer());
  const started = starting.move();
  const waiting = async (): Promise<number> =>
    Number(/\d+/.exec(await redis.sendCommand('ZCARD', 'storefront-lab:jobs:prioritized'))![0]);
  return {
    redis, waiting,
    open(options = {}, deps = {}) {
      const lengths: number[] = [];
      const lab = started.use(createRemoteLab({
        url: redis.url, maxWaiting: 16, pseudonymOf: async (caller) => caller, onQueue: (length) => lengths.push(length), ...options,
      }, { clock: systemClock, random: Math.random, log: { warn: () => {} } as never, ...deps }));
      return { lab, lengths, [Symbol.asyncDispose]: () => lab[Symbol.asyncDispose]() };
    },
    work: (ms, clock) => started.use(startSimulatedLab(redis.url, ms, { clock })),
    workApart: async (ms) => started.use(await startSimulatedWorker(redis.url, ms)),
    inQueue: (length) => until(async () => await waiting() === length),
    expectNothingLeft: () => until(async () => {
      const keys = (await redis.sendCommand('KEYS', '*')).match(/storefront-lab:\S+/g) ?? [];
      return keys.every((key) => /:jobs:(?:id|events|meta|pc|marker|stalled-check)$|:demand:/.test(key));
    }),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

const store = (number: number): URL => new URL(`https://s${number}.test/`);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, place) => place + 1);
const figureOf = (outcome: LabOutcome): number | string | null => (outcome.ok ? outcome.measurement.metrics.lcp : outcome.reason);

/** Measures a store: its figure, which is the store's number, or the reason why there is none. */
async function measure({ lab }: Instance, number: number, { caller = `c${number}`, signal = never } = {}) {
  return figureOf(await lab.measure(store(number), { signal, caller }));
}

type Worker = Pick<SimulatedLab, 'outputLines'>;
const hasBegun = (worker: Worker, number: number): boolean => worker.outputLines.includes(`begin s${number}.test`);
const begun = (worker: Worker, number: number): Promise<void> => until(() => hasBegun(worker, number));
const timesBegun = (workers: readonly Worker[]): number =>
  workers.flatMap(({ outputLines }) => outputLines).filter((line) => line.startsWith('begin')).length;
describe.runIf(REDIS_SERVER)('jobs from a queue', { timeout: 180_000, concurrent: true }, () => {
  test('of two instances are distributed over three workers, and each gets its own result', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const two = rig.open();
    const three = upTo(3).map(() => rig.work(1_000));
    await until(async () => isDeepStrictEqual(await one.lab.probe(never), { ok: true, by: '3 workers' }));
    expect(await Promise.all(upTo(12).map((number) => measure(number % 2 ? one : two, number)))).toEqual(upTo(12));
    expect(timesBegun(three)).toBe(12);
    for (const { outputLines } of three) expect(outputLines.filter((line) => line.startsWith('end')).length).toBeGreaterThanOrEqual(1);
    expect(Math.max(...one.lengths)).toBe(6);
    expect(one.lengths.at(-1)).toBe(0);
    await rig.expectNothingLeft();
  });

  test('are ordered by how many their caller has waiting, and none starves', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const two = rig.open();
    const worker = rig.work(SHORT);
    const held = one.lab.measure(new URL('https://hold.test/'), { signal: never });
    await until(() => worker.outputLines.includes('begin hold.test'));
    const greedy = [];
    for (const number of [1, 2, 3, 4]) {
      greedy.push(measure(one, number, { caller: 'greedy' }));
      await rig.inQueue(number);
    }
    const modest = [measure(two, 5), measure(one, 6)];
    await rig.inQueue(6);
    worker.release();
    await held;
    expect(await Promise.all([...greedy, ...modest])).toEqual([1, 2, 3, 4, 5, 6]);
    const order = worker.outputLines.filter((line) => line.startsWith('begin s')).map((line) => Number(/\d+/.exec(line)![0]));
    expect(order[0]).toBe(1);
    expect(order.slice(1, 3).sort()).toEqual([5, 6]);
    expect(order.slice(3)).toEqual([2, 3, 4]);
  });

  test('end when their caller aborts: a waiting one is removed, a running one is aborted, and the next begins', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const worker = rig.work(FOR_EVER);
    const [runs, waits] = [new AbortController(), new AbortController()];
    const running = reasonOf(measure(one, 1, { signal: runs.signal }));
    await begun(worker, 1);
    const leaving = reasonOf(measure(one, 2, { signal: waits.signal }));
    await rig.inQueue(1);
    const next = new AbortController();
    const staying = reasonOf(measure(one, 3, { signal: next.signal }));
    await rig.inQueue(2);
    waits.abort(new Error('left'));
    expect(await leaving).toBe('left');
    await rig.inQueue(1);
    runs.abort(new Error('left'));
    expect(await running).toBe('left');
    await begun(worker, 3);
    expect(worker.outputLines).toContain('broken-off s1.test');
    expect(hasBegun(worker, 2)).toBe(false);
    next.abort(new Error('left'));
    expect(await staying).toBe('left');
    await until(() => worker.outputLines.includes('broken-off s3.test'));
    await rig.expectNothingLeft();
  });

  test('of a killed worker are retried once by another; one that ends two workers fails', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const first = await rig.workApart(FOR_EVER);
    const [taken, lost] = [measure(one, 1), measure(one, 2)];
    await until(() => timesBegun([first]) === 1);
    const [now, later] = hasBegun(first, 1) ? [1, 2] : [2, 1];
    const second = await rig.workApart(FOR_EVER);
    await begun(second, later);
    await first.end('SIGKILL');
    const third = await rig.workApart(SHORT);
    await begun(third, now);
    await second.end('SIGKILL');
    expect(await Promise.all([taken, lost])).toEqual([1, 2]);
    expect(timesBegun([first, second, third])).toBe(4);

    const fourth = await rig.workApart(FOR_EVER);
    await third.end('SIGTERM');
    const doomed = measure(one, 3);
    await begun(fourth, 3);
    await fourth.end('SIGKILL');
    const fifth = await rig.workApart(FOR_EVER);
    await begun(fifth, 3);
    await fifth.end('SIGKILL');
    const sixth = rig.work(SHORT);
    expect(await doomed).toBe('browser-failed');
    expect(await measure(one, 4)).toBe(4);
    expect(hasBegun(sixth, 3)).toBe(false);
  });

  test('of a stopped worker return to the queue without counting as a retry', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const first = await rig.workApart(FOR_EVER);
    const answer = measure(one, 1);
    await begun(first, 1);
    await first.end('SIGTERM');
    for (let stop = 0; stop < 2; stop += 1) {
      const next = await rig.workApart(FOR_EVER);
      await begun(next, 1);
      await next.end('SIGTERM');
    }
    const last = rig.work(SHORT);
    expect(await answer).toBe(1);
    expect(timesBegun([last])).toBe(1);
  });

  test('of a stopped worker that cannot store its result end with it, within the time that a stop may take', async () => {
    await using rig = await startRig();
    const clock = createManualClock();
    const worker = rig.work(SHORT, clock);
    const leave = new AbortController();
    const answer = rig.open().lab.measure(new URL('https://hold.test/'), { signal: leave.signal }).catch(() => 'left');
    await until(() => worker.outputLines.includes('begin hold.test'));
    await rig.redis.kill();
    worker.release();
    await until(() => worker.outputLines.includes('end hold.test'));
    const stopped = worker[Symbol.asyncDispose]();
    clock.advance(8_000);
    await stopped;
    leave.abort();
    expect(await answer).toBe('left');
  });

  test('of a stopped worker have their result, if the engine responds again before the worker must end', async () => {
    await using rig = await startRig();
    const clock = createManualClock();
    const worker = rig.work(SHORT, clock);
    const answer = rig.open().lab.measure(new URL('https://hold7.test/'), { signal: never });
    await until(() => worker.outputLines.includes('begin hold7.test'));
    rig.redis.pause();
    worker.release();
    await until(() => worker.outputLines.includes('end hold7.test'));
    const stopped = worker[Symbol.asyncDispose]();
    clock.advance(7_999);
    rig.redis.resume();
    await stopped;
    expect(figureOf(await answer)).toBe(7);
  });

  test('of an instance that stops while the engine is silent are given up in time, and said to be', async () => {
    await using rig = await startRig();
    const clock = createManualClock();
    const warn = vi.fn();
    const one = rig.open({}, { clock, log: { warn } as never });
    const worker = rig.work(FOR_EVER);
    // On a clock that stands still, a job is not sent again.
    await until(async () => (await one.lab.probe(never)).ok);
    const leave = new AbortController();
    const answer = measure(one, 1, { signal: leave.signal }).catch(() => 'left');
    await begun(worker, 1);
    rig.redis.pause();
    leave.abort();
    expect(await answer).toBe('left');
    const stopped = one[Symbol.asyncDispose]();
    clock.advance(2_000);
    await stopped;
    expect(warn.mock.calls).toEqual([
      [{ job: expect.stringMatching(/^[\da-f]{6}$/) }, 'the queue did not confirm that a lab job has left it'],
    ]);
    rig.redis.resume();
  });

  test('of an instance that never reached the engine do not delay its stop', async () => {
    await using rig = await startRig();
    await rig.redis.kill();
    const clock = createManualClock();
    const one = rig.open({}, { clock });
    const answer = measure(one, 1).catch(() => 'left');
    const stopped = one[Symbol.asyncDispose]();
    clock.advance(2_000);
    await stopped;
    expect(await answer).toBe('left');
  });

  test('of a killed instance are aborted, and its waiting ones are not begun', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const worker = rig.work(FOR_EVER);
    await using lonely = await startSimulatedCaller(rig.redis.url, [store(1), store(2)].map(({ href }) => href));
    await rig.inQueue(1);
    await until(() => timesBegun([worker]) === 1);
    await lonely.end('SIGKILL');
    const next = measure(one, 3).catch(() => 'left');
    await begun(worker, 3);
    expect(timesBegun([worker])).toBe(2);
    expect(worker.outputLines).toContain(`broken-off s${hasBegun(worker, 1) ? 1 : 2}.test`);
    await one[Symbol.asyncDispose]();
    expect(await next).toBe('left');
  });

  test('all complete after the engine was killed and lost its data, each with one result', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const two = rig.open();
    const three = upTo(3).map(() => rig.work(500));
    const answers = upTo(10).map((number) => measure(number % 2 ? one : two, number));
    await until(() => timesBegun(three) >= 4);
    await rig.redis.kill();
    const meanwhile = [11, 12].map((number) => measure(one, number));
    await rig.redis.start();
    expect(await Promise.all([...answers, ...meanwhile])).toEqual(upTo(12));
    await rig.expectNothingLeft();
  });

  test('all complete with an engine that takes half a second for every response', async () => {
    await using rig = await startRig();
    rig.redis.slow(500);
    const one = rig.open();
    const two = rig.open();
    for (const _worker of upTo(2)) rig.work(SHORT);
    expect(await Promise.all(upTo(6).map((number) => measure(number % 2 ? one : two, number)))).toEqual(upTo(6));
    rig.redis.slow(0);
    await rig.expectNothingLeft();
  });

  test('wait while the engine is out of memory, and fail at their time limit', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const worker = rig.work(SHORT);
    expect(await measure(one, 1)).toBe(1);
    await rig.redis.sendCommand('CONFIG', 'SET', 'maxmemory', '1');
    const warn = vi.fn();
    const hasty = rig.open({}, { clock: { ...systemClock, budgetScale: 0.05 }, log: { warn } as never });
    const briefly = [2, 3, 4].map((number) => measure(one, number));
    expect(await measure(hasty, 5)).toBe('no-browser');
    expect(warn.mock.calls).toEqual([
      [{ reason: 'no-browser', detail: 'the queue of the speed lab refuses commands (OOM)' }, 'a lab job failed'],
    ]);
    await rig.redis.sendCommand('CONFIG', 'SET', 'maxmemory', '0');
    expect(await Promise.all(briefly)).toEqual([2, 3, 4]);
    expect(hasBegun(worker, 5)).toBe(false);
    await rig.expectNothingLeft();
  });

  test('are limited in number by what may wait', async () => {
    await using rig = await startRig();
    const one = rig.open({ maxWaiting: 2 });
    const two = rig.open({ maxWaiting: 2 });
    const leave = new AbortController();
    expect(await one.lab.hasRoom()).toBe(true);
    const many = [1, 2, 3, 4].map((number) => measure(one, number, { signal: leave.signal }).catch(() => 'left'));
    await rig.inQueue(4);
    expect([await one.lab.hasRoom(), await two.lab.hasRoom()]).toEqual([false, false]);
    expect(await measure(two, 5)).toBe('timeout');
    leave.abort();
    await Promise.all(many);
    await rig.inQueue(0);
    expect(await two.lab.hasRoom()).toBe(true);
  });

  test('whose caller aborts at any moment leave nothing behind', async () => {
    await using rig = await startRig();
    const one = rig.open();
    expect(await one.lab.hasRoom()).toBe(true);
    rig.redis.slow(5);
    await Promise.all(upTo(20).map(async (number) => {
      const leave = new AbortController();
      const left = measure(one, number, { signal: leave.signal }).catch(() => 'left');
      await systemClock.sleep(number * 4);
      leave.abort();
      expect(await left).toBe('left');
    }));
    rig.redis.slow(0);
    await rig.inQueue(0);
    await one[Symbol.asyncDispose]();
    expect(await rig.waiting()).toBe(0);
  });

  test('also render pages, within the time that the caller waits', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const pages = [store(1), new URL('/two', store(1))];
    const hurried = await one.lab.render(pages, { signal: never, withinMs: 5_000, waitMs: 0 });
    expect(hurried.map((outcome) => !outcome.ok && outcome.reason)).toEqual(['timeout', 'timeout']);
    await rig.inQueue(0);
    rig.work(SHORT);
    const outcomes = await one.lab.render(pages, { signal: never, withinMs: 5_000 });
    expect(outcomes.map((outcome) => outcome.ok && outcome.document.url)).toEqual(pages.map(({ href }) => href));
  });

  test('are rejected by the worker where they are invalid, as are results that are too large or malformed', async () => {
    await using rig = await startRig();
    const one = rig.open();
    const worker = rig.work(SHORT);
    expect(figureOf(await one.lab.measure(new URL('ftp://s1.test/'), { signal: never }))).toBe('browser-failed');
    expect(figureOf(await one.lab.measure(new URL('https://huge.test/'), { signal: never }))).toBe('budget');
    expect(worker.outputLines).not.toContain('begin s1.test');
    await worker[Symbol.asyncDispose]();
    const odd = measure(one, 2);
    await rig.inQueue(1);
    const id = /demand:(c2-\S+)/.exec(await rig.redis.sendCommand('KEYS', '*demand:c2*'))![1]!;
    await rig.redis.sendCommand('SET', `storefront-lab:result:${id}`, 'bm8gYW5zd2Vy');
    expect(await odd).toBe('browser-failed');
  });
});
