import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { StreamEvent } from '../../contract/streams.ts';
import { systemClock } from '../../server/clock.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import type { ManualClock } from '../../server/manual-clock.ts';
import { createRunLog } from '../../server/runs/run-log.ts';
import type { LoggedEvent, RunLog } from '../../server/runs/run-log.ts';
import { createRedisRelay } from '../../server/runs/run-relay-redis.ts';
import type { RunRelay } from '../../server/runs/run-relay-redis.ts';
import { announcePresence } from '../../server/state/presence.ts';
import { connectRedis } from '../../server/state/redis-connection.ts';
import type { RedisConnection } from '../../server/state/redis-connection.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import type { RedisServer } from '../world/redis-server.ts';

const PATIENT_MS = 60_000;
const never = new AbortController().signal;
let world: RedisServer | undefined;
let spaces = 0;
let prefix = '';

test.for(REDIS_MISSING)('the relay of runs: %s', (_why, { skip }) => skip());

beforeAll(async () => {
  if (REDIS_SERVER) world = await startRedisServer();
});
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(() => {
  prefix = `relay${(spaces += 1)}`;
});

interface Instance extends AsyncDisposable {
  clock: ManualClock;
  redis: RedisConnection;
  relay: RunRelay;
}

/** An instance with a manual clock: it renews nothing by itself. */
async function instance(name: string): Promise<Instance> {
  const clock = createManualClock();
  const log = { info: () => {}, warn: () => {} } as never;
  const url = world!.url;
  const redis = connectRedis({ url, commandTimeoutMs: PATIENT_MS, prefix }, {
    clock: { ...systemClock, budgetScale: 20 }, random: () => 0, log,
  });
  await redis.waitUntilReady();
  const presence = announcePresence(redis, { instance: name, clock, ttlMs: PATIENT_MS });
  const relay = createRedisRelay({ redis, presence, clock, unwatchedMs: PATIENT_MS, retentionMs: PATIENT_MS, maxChars: 100_000 });
  return { clock, redis, relay, [Symbol.asyncDispose]: () => redis[Symbol.asyncDispose]() };
}

function logOf(...events: StreamEvent[]): RunLog {
  const log = createRunLog(1_000_000);
  for (const event of events) log.append(event);
  return log;
}

async function watch({ relay }: Instance, after = 0, signal = never): Promise<AsyncGenerator<LoggedEvent>> {
  const events = await relay.watch('run', { after, signal });
  if (typeof events === 'string') throw new Error(events);
  return events;
}

async function rest(events: AsyncGenerator<LoggedEvent>): Promise<string[]> {
  const seen: string[] = [];
  for await (const { seq, event } of events) seen.push(`${seq} ${event.type}`);
  return seen;
}

describe.runIf(REDIS_SERVER)('a run watched from another instance', () => {
  test('is streamed live, over more than one page of events, and resumed where a watcher left', async () => {
    await using near = await instance('near');
    await using far = await instance('far');
    await near.relay.open('run');
    const log = logOf();
    const copied = near.relay.copy('run', log, never);
    const seen = rest(await watch(far));
    for (let event = 1; event <= 250; event += 1) log.append({ type: 'finding' });
    log.append({ type: 'complete' });
    log.end();
    await copied;
    expect(await seen).toEqual([...Array.from({ length: 250 }, (_, place) => `${place + 1} finding`), '251 complete']);
    expect(await rest(await watch(far, 249))).toEqual(['250 finding', '251 complete']);
    expect(await near.relay.watchedForMs('run')).toBeGreaterThan(0);
    expect(await near.relay.watchedForMs('other')).toBe(0);
    expect(await far.relay.watch('other', { after: 0, signal: never })).toEqual('unknown-run');
  });

  test('is cancelled by id while it is running', async () => {
    await using near = await instance('near');
    await using far = await instance('far');
    const wished = Promise.withResolvers<string>();
    near.relay.onCancel(wished.resolve);
    await near.relay.open('run');
    await expect.poll(() => far.relay.cancel('run')).toBe(true);
    expect(await wished.promise).toBe('run');
    const log = logOf({ type: 'complete' });
    log.end();
    await near.relay.copy('run', log, never);
    expect(await far.relay.cancel('run')).toBe(false);
  });

  test('ends with its last event when its instance stops, if Redis is reachable', async () => {
    await using near = await instance('near');
    await using far = await instance('far');
    const stop = new AbortController();
    await near.relay.open('run');
    const log = logOf({ type: 'phase' });
    const copied = near.relay.copy('run', log, stop.signal);
    const seen = rest(await watch(far));
    stop.abort();
    log.append({ type: 'error' });
    log.end();
    await copied;
    expect(await seen).toEqual(['1 phase', '2 error']);

    await near.redis[Symbol.asyncDispose]();
    await near.relay.copy('another', log, stop.signal);
    expect(await far.relay.watch('another', { after: 0, signal: never })).toEqual('unknown-run');
    const leaving = new AbortController();
    await far.relay.open('quiet');
    const events = await far.relay.watch('quiet', { after: 0, signal: leaving.signal });
    if (typeof events === 'string') throw new Error(events);
    const left = rest(events);
    leaving.abort();
    expect(await left).toEqual([]);
  });

  test('ends with the same error for all watchers when its instance is gone, and stays ended', async () => {
    await using dead = await instance('dead');
    await using one = await instance('one');
    await using two = await instance('two');
    await dead.relay.open('run');
    const log = logOf({ type: 'phase' });
    const copied = dead.relay.copy('run', log, never);
    const watchers = [await watch(one), await watch(two)];
    for (const watcher of watchers) expect((await watcher.next()).value?.seq).toBe(1);
    await dead.redis.send(['DEL', dead.redis.key('alive', 'dead')], z.unknown());
    const ends = watchers.map(rest);
    // Advances both clocks until each has polled often enough.
    const passing = setInterval(() => [one, two].forEach(({ clock }) => clock.advance(1_000)), 5);
    expect(await Promise.all(ends)).toEqual([['2 error'], ['2 error']]);
    clearInterval(passing);
    log.append({ type: 'complete' });
    log.end();
    await copied;
    expect(await rest(await watch(one))).toEqual(['1 phase', '2 error']);
  });

  test('is restored in full after Redis lost it', async () => {
    await using near = await instance('near');
    await using far = await instance('far');
    await near.relay.open('run');
    const log = logOf({ type: 'phase' }, { type: 'finding' });
    const copied = near.relay.copy('run', log, never);
    const watcher = await watch(far);
    expect((await watcher.next()).value?.seq).toBe(1);
    expect((await watcher.next()).value?.seq).toBe(2);
    const back = [near, far].map(({ redis }) => new Promise<void>((resolve) => redis.onReconnect(resolve)));
    await world!.kill();
    log.append({ type: 'finding' });
    await expect.poll(() => far.redis.isReachable).toBe(false);
    expect(await far.relay.watch('run', { after: 0, signal: never })).toEqual('unavailable');
    await world!.start();
    await Promise.all(back);
    log.append({ type: 'complete' });
    log.end();
    const passing = setInterval(() => near.clock.advance(1_000), 5);
    await copied;
    clearInterval(passing);
    expect(await rest(watcher)).toEqual(['3 finding', '4 complete']);
    expect(await rest(await watch(far))).toEqual(['1 phase', '2 finding', '3 finding', '4 complete']);
  });
});
