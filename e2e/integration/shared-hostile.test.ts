import { expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../server/clock.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { createRunLog } from '../../server/runs/run-log.ts';
import { createRedisRelay } from '../../server/runs/run-relay-redis.ts';
import { createCallerPseudonyms } from '../../server/state/caller-pseudonyms.ts';
import { createRedisLeases } from '../../server/state/leases.ts';
import { createRedisMeasurements } from '../../server/state/measurements.ts';
import { announcePresence } from '../../server/state/presence.ts';
import { createRedisRateLimiter } from '../../server/state/rate-limiter.ts';
import { connectRedis } from '../../server/state/redis-connection.ts';
import { createRedisShares } from '../../server/state/shares.ts';
import { createRedisSpend } from '../../server/state/spend.ts';
import { createWindows } from '../../server/state/windows.ts';
import { bulk, list, startHostileRedis } from '../world/hostile-redis.ts';
import type { HostileRedis } from '../world/hostile-redis.ts';

const PATIENT_MS = 60_000;
const RETENTION_MS = 5_000;
const MAX_CHARS = 10_000;
const never = new AbortController().signal;
const window = { key: 'a', policy: { limit: 3, windowSeconds: 60 } };
const key = { domain: 'elkjop.no', vertical: 'elektronikk', lang: 'no' } as const;
const event = (id: string, kind: string, text: string): string => list(bulk(id), list(bulk(kind), bulk(text)));
const OWNER = list(event('0-1', 'instance', 'far'));

async function instance({ url }: HostileRedis) {
  const clock = createManualClock();
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (...words: unknown[]) => void warnings.push(String(words.at(-1))) } as never;
  const redis = connectRedis({ url, commandTimeoutMs: PATIENT_MS }, { clock: systemClock, random: () => 0, log });
  await redis.waitUntilReady();
  const presence = announcePresence(redis, { instance: 'near', clock, ttlMs: PATIENT_MS });
  const spend = createRedisSpend(redis, { clock });
  const leases = createRedisLeases(redis, { clock, log, ttlMs: PATIENT_MS });
  return {
    clock, warnings, redis, spend, leases,
    rateLimiter: createRedisRateLimiter(redis, { day: spend.day, windows: createWindows({ clock }) }),
    measurements: createRedisMeasurements(redis, { clock, fenceOf: leases.fenceOf }),
    shares: createRedisShares(redis, { clock }),
    relay: createRedisRelay({
      redis, presence, clock, unwatchedMs: PATIENT_MS, retentionMs: RETENTION_MS, maxChars: MAX_CHARS,
    }),
    [Symbol.asyncDispose]: () => redis[Symbol.asyncDispose](),
  };
}

test.each([
  ['a word', '+OK\r\n'], ['a number', ':9007199254740993\r\n'], ['a negative number', ':-1\r\n'], ['an empty list', '*0\r\n'],
  ['words in place of numbers', list(bulk('NaN'), bulk('1e999'), bulk('-Infinity'), bulk('\u202E=cmd'))],
  ['numbers in place of words', list(':1\r\n', ':2\r\n', ':3\r\n', ':4\r\n')],
  ['a long list', list(...Array.from({ length: 10_000 }, () => ':1\r\n'))],
  ['lists in lists', list(list(list(bulk('a'))))],
  ['hits of the future', list(bulk('granted'), ':3\r\n', bulk('9999999999999'), bulk('1'))],
  ['hits of the past', list(bulk('window'), ':3\r\n', bulk('1'), bulk('9999999999999'))],
])('%s is used no more than no reply at all', async (_what, reply) => {
  await using hostile = await startHostileRedis();
  hostile.reply(reply);
  await using near = await instance(hostile);
  expect(await near.rateLimiter.standing(window)).toMatchObject({ remaining: 3, resetSeconds: 0 });
  expect(await near.rateLimiter.consume(window)).toMatchObject({ granted: true, standing: { remaining: 2 } });
  expect(await near.rateLimiter.consume(window, 9)).toMatchObject({ granted: false, by: 'unavailable' });
  expect(await near.leases.acquire('a')).toBe('unavailable');
  expect(await near.spend.today()).toEqual({ scans: 0, usd: 0 });
  await near.spend.addUsd(1, near.clock.now());
  await near.spend.refund(near.clock.now());
  expect(await near.measurements.find(key)).toBeUndefined();
  expect(await near.measurements.save(key, 'paid for', near.clock.now())).toBe(true);
  expect(await near.measurements.find(key)).toBe('paid for');
  expect(await near.shares.find('a')).toBe('unavailable');
  expect(await near.shares.save('a', { secretHash: 'a', madeAt: near.clock.now(), json: '{}' })).toBe('unavailable');
  expect(await near.relay.watch('run', { after: 0, signal: never })).not.toBeTypeOf('object');
  expect(await near.relay.recorded('run')).not.toBeTypeOf('object');
  expect(await near.relay.watchedForMs('run')).toBeLessThanOrEqual(PATIENT_MS);
  expect(await createCallerPseudonyms(near.redis)('a')).not.toBe(await createCallerPseudonyms(near.redis)('a'));
  expect(near.warnings).toEqual(['The shared state replied in another form than the one due; the reply was not used.']);
});

test.each([
  ['that is no JSON', event('1-0', 'event', '{')], ['that is none', event('1-0', 'event', '[1]')],
  ['with a number that is not due', event('7-0', 'event', '{"type":"finding"}')],
])('an event of another instance %s ends the run as lost', async (_what, entry) => {
  await using hostile = await startHostileRedis();
  hostile.reply(([name, , from]) => (name === 'XRANGE' ? (from === '0-1' ? OWNER : list(entry)) : ':1\r\n'));
  await using near = await instance(hostile);
  const events = await near.relay.watch('run', { after: 0, signal: never });
  if (typeof events === 'string') throw new Error(events);
  expect((await events.next()).value).toMatchObject({ seq: 1, event: { type: 'error', error: 'internal' } });
  expect((await events.next()).done).toBe(true);
  expect(await near.relay.recorded('run')).toMatchObject([{ type: 'error', error: 'internal' }]);
});

test('a log of another instance that has no end is not read on and on', async () => {
  await using hostile = await startHostileRedis();
  hostile.reply(([, , from]) => (from === '0-1' ? OWNER
    : list(event(from!, 'event', `{"type":"finding","text":"${'a'.repeat(1_000)}"}`))));
  await using near = await instance(hostile);
  expect(await near.relay.recorded('run')).toBe('unknown-run');
});

test('a stream that never takes an event is not written to on and on', async () => {
  let appended = 0;
  await using hostile = await startHostileRedis();
  hostile.reply(([name]) => {
    if (name === 'EVALSHA') appended += 1;
    return list(':0\r\n', ':0\r\n');
  });
  await using near = await instance(hostile);
  const log = createRunLog(1_000);
  log.append({ type: 'complete' });
  log.end();
  const copied = near.relay.copy('run', log, never);
  const passing = setInterval(() => near.clock.advance(1_000), 5);
  await copied;
  clearInterval(passing);
  expect(appended).toBeLessThan(2 * RETENTION_MS / 1_000 + 2);
});

test.each([
  ['that are none', 'GET / HTTP/1.1\r\n\r\n'], ['that nobody waits for', ':1\r\n'.repeat(20)],
  ['nested too deep', '*1\r\n'.repeat(200_000)],
])('after replies %s, no other is read from the same connection', async (_what, reply) => {
  await using hostile = await startHostileRedis();
  hostile.reply(reply);
  await using near = await instance(hostile);
  const before = hostile.connections();
  await near.redis.send(['GET', 'a'], z.unknown());
  await expect.poll(() => near.redis.isReachable).toBe(false);
  hostile.reply(bulk('sound'));
  await expect.poll(() => near.redis.isReachable).toBe(true);
  expect(hostile.connections()).toBeGreaterThan(before);
  expect(await near.redis.send(['GET', 'a'], z.string())).toBe('sound');
});

test('a reply without an end is cut off', async () => {
  await using hostile = await startHostileRedis();
  const cutOff = Promise.withResolvers<void>();
  const clock = createManualClock();
  const log = { info: () => {}, warn: () => {} };
  await using redis = connectRedis({ url: hostile.url }, { clock, random: () => 0, log });
  await expect.poll(() => redis.isReachable).toBe(true);
  const begun = Promise.withResolvers<void>();
  hostile.reply((_command, socket) => {
    socket.once('close', () => cutOff.resolve());
    begun.resolve();
    return '$99999999999\r\naaa';
  });
  const reply = redis.send(['GET', 'a'], z.string());
  await begun.promise;
  clock.advance(300);
  expect(await reply).toBeUndefined();
  clock.advance(2_000);
  await cutOff.promise;
});
