import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../../server/clock.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import type { ManualClock } from '../../server/manual-clock.ts';
import { createRedisLeases, createLeases } from '../../server/state/leases.ts';
import type { Leases } from '../../server/state/leases.ts';
import { createRedisRateLimiter, createRateLimiter } from '../../server/state/rate-limiter.ts';
import type { RateLimiter } from '../../server/state/rate-limiter.ts';
import { createRedisMeasurements, createSqliteMeasurements, RETENTION_MS } from '../../server/state/measurements.ts';
import type { Measurements } from '../../server/state/measurements.ts';
import { connectRedis } from '../../server/state/redis-connection.ts';
import type { RedisConnection } from '../../server/state/redis-connection.ts';
import { createRedisShares, createSqliteShares, SHARE_RETENTION_MS } from '../../server/state/shares.ts';
import type { Shares } from '../../server/state/shares.ts';
import { createRedisSpend, createSqliteSpend } from '../../server/state/spend.ts';
import type { Spend } from '../../server/state/spend.ts';
import { openStateFile } from '../../server/state/sqlite.ts';
import { createWindows } from '../../server/state/windows.ts';
import { REDIS_SERVER, startRedisServer, REDIS_MISSING } from '../world/redis-server.ts';
import type { RedisServer } from '../world/redis-server.ts';

/** One implementation of all state that instances may share, with a manual clock. */
interface State extends AsyncDisposable {
  clock: ManualClock;
  rateLimiter: RateLimiter;
  leases: Leases;
  spend: Spend;
  measurements: Measurements;
  shares: Shares;
}

interface Kind {
  name: string;
  open(): Promise<State>;
}

/** Long enough that no call times out, however busy the machine is. */
const PATIENT_MS = 60_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const policy = { limit: 3, windowSeconds: 60 };
const window = { key: 'health:requestLimit:198.51.100.1', policy };
/** Caps small enough for tests to reach. */
const CAPS = { count: 3, bytes: 200, bytesEach: 100 };
const key = { domain: 'elkjop.no', vertical: 'elektronikk', lang: 'no' } as const;

let world: RedisServer | undefined;
let spaces = 0;

interface Connecting {
  url?: string;
  callMs?: number;
  prefix?: string;
  clock?: ManualClock;
  log?: string[];
}

function connected(options: Connecting = {}): RedisConnection {
  const { url = world!.url, callMs = PATIENT_MS, prefix = `test${(spaces += 1)}`, clock = systemClock, log = [] } = options;
  const note = (...said: unknown[]): void => void log.push(JSON.stringify(said));
  const logger = { info: note, warn: note } as never;
  return connectRedis({ url, commandTimeoutMs: callMs, prefix }, { clock: { ...clock, budgetScale: 20 }, random: () => 0, log: logger });
}

function sharedOver(engine: RedisConnection, clock: ManualClock): Omit<State, keyof AsyncDisposable> {
  const leases = createRedisLeases(engine, { clock, log: silent as never, ttlMs: PATIENT_MS });
  const spend = createRedisSpend(engine, { clock });
  return {
    clock,
    leases,
    spend,
    rateLimiter: createRedisRateLimiter(engine, { day: spend.day, windows: createWindows({ clock }), now: () => clock.now() }),
    measurements: createRedisMeasurements(engine, { clock, fenceOf: (name) => leases.fenceOf(name) }),
    shares: createRedisShares(engine, { clock, caps: CAPS }),
  };
}

const EMBEDDED: Kind = {
  name: 'embedded',
  async open() {
    const clock = createManualClock();
    const directory = mkdtempSync(join(tmpdir(), 'contract-'));
    const file = openStateFile(join(directory, 'state.sqlite'), { clock, log: silent as never });
    const spend = createSqliteSpend(file, { clock });
    return {
      clock,
      spend,
      leases: createLeases(),
      rateLimiter: createRateLimiter({ windows: createWindows({ clock }), day: spend }),
      measurements: createSqliteMeasurements(file, { clock }),
      shares: createSqliteShares(file, { clock, caps: CAPS }),
      async [Symbol.asyncDispose]() {
        file[Symbol.dispose]();
        rmSync(directory, { recursive: true, force: true });
      },
    };
  },
};

const SHARED: Kind = {
  name: 'shared',
  async open() {
    const engine = connected();
    expect(await engine.waitUntilReady()).toBe(true);
    return { ...sharedOver(engine, createManualClock()), [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose]() };
  },
};

beforeAll(async () => {
  if (REDIS_SERVER) world = await startRedisServer();
});
afterAll(() => world?.[Symbol.asyncDispose]());
test.for(REDIS_MISSING)('the shared state: %s', (_why, { skip }) => skip());

const held = (answer: AsyncDisposable | string | undefined): AsyncDisposable => {
  if (typeof answer !== 'object') throw new Error(`no lease: ${answer}`);
  return answer;
};

describe.each(REDIS_SERVER ? [EMBEDDED, SHARED] : [EMBEDDED])('$name state', ({ open }) => {
  test('a window admits its limit, does not record refusals, and frees each slot when it expires', async () => {
    await using state = await open();
    const { clock, rateLimiter } = state;
    expect(await rateLimiter.standing(window)).toEqual({ ...policy, remaining: 3, resetSeconds: 0 });
    expect(await rateLimiter.consume(window)).toEqual({ granted: true, standing: { ...policy, remaining: 2, resetSeconds: 60 } });
    clock.advance(20_000);
    await rateLimiter.consume(window);
    await rateLimiter.consume(window);
    for (let refused = 0; refused < 3; refused += 1) {
      const standing = { ...policy, remaining: 0, resetSeconds: 40 };
      expect(await rateLimiter.consume(window)).toEqual({ granted: false, by: 'window', standing });
    }
    clock.advance(39_999);
    expect((await rateLimiter.consume(window)).granted).toBe(false);
    clock.advance(1);
    expect(await rateLimiter.consume(window)).toEqual({ granted: true, standing: { ...policy, remaining: 0, resetSeconds: 20 } });
    expect((await rateLimiter.standing({ ...window, key: 'another' })).remaining).toBe(3);
  });

  test('a lowered limit reports when a slot will be free under it', async () => {
    await using state = await open();
    for (let spent = 0; spent < 3; spent += 1) {
      await state.rateLimiter.consume(window);
      state.clock.advance(10_000);
    }
    expect(await state.rateLimiter.standing({ ...window, policy: { limit: 1, windowSeconds: 60 } }))
      .toEqual({ limit: 1, windowSeconds: 60, remaining: 0, resetSeconds: 50 });
  });

  test('of concurrent calls exactly the limit is admitted', async () => {
    await using state = await open();
    const spent = await Promise.all(Array.from({ length: 20 }, () => state.rateLimiter.consume(window)));
    expect(spent.filter(({ granted }) => granted)).toHaveLength(3);
    const wide = { key: 'b', policy: { limit: 9, windowSeconds: 60 } };
    const capped = await Promise.all(Array.from({ length: 20 }, () => state.rateLimiter.consume(wide, 4)));
    expect(capped.filter(({ granted }) => granted)).toHaveLength(4);
    expect((await state.spend.today()).scans).toBe(4);
  });

  test('a capped hit takes window and day together, or neither', async () => {
    await using state = await open();
    expect(await state.rateLimiter.consume(window, 2)).toMatchObject({ granted: true, standing: { remaining: 2 } });
    expect(await state.rateLimiter.consume(window)).toMatchObject({ granted: true, standing: { remaining: 1 } });
    expect(await state.rateLimiter.consume({ ...window, key: 'b' }, 1))
      .toEqual({ granted: false, by: 'day', standing: { ...policy, remaining: 3, resetSeconds: 0 } });
    expect(await state.rateLimiter.consume(window, 2)).toMatchObject({ granted: true, standing: { remaining: 0 } });
    expect(await state.rateLimiter.consume(window, 9))
      .toMatchObject({ granted: false, by: 'window', standing: { remaining: 0, resetSeconds: 60 } });
    expect(await state.spend.today()).toEqual({ scans: 2, usd: 0 });
    expect(await state.rateLimiter.consume({ ...window, key: 'c' }, 0)).toMatchObject({ by: 'day' });
  });

  test('a day starts at zero at midnight, takes refunds, and adds up its cost', async () => {
    await using state = await open();
    const { clock, rateLimiter, spend } = state;
    const takenAt = clock.now();
    const wide = { key: 'b', policy: { limit: 9, windowSeconds: 60 } };
    await rateLimiter.consume(wide, 1);
    await spend.addUsd(0.25, takenAt);
    await spend.addUsd(0.5, takenAt);
    await spend.addUsd(-0.25, takenAt);
    expect(await spend.today()).toEqual({ scans: 1, usd: 0.5 });
    clock.advance(DAY_MS);
    expect(await spend.today()).toEqual({ scans: 0, usd: 0 });
    await spend.addUsd(0.75, clock.now());
    // A correction of a scan that began before midnight.
    await spend.addUsd(-0.5, takenAt);
    expect(await spend.today()).toEqual({ scans: 0, usd: 0.75 });
    expect((await rateLimiter.consume(wide, 1)).granted).toBe(true);
    await spend.refund(takenAt);
    expect((await spend.today()).scans).toBe(1);
    await spend.refund(clock.now());
    await spend.refund(clock.now());
    expect((await spend.today()).scans).toBe(0);
  });

  test('a window keeps its length when the clock jumps forward and back', async () => {
    await using state = await open();
    const { clock, rateLimiter } = state;
    for (const hours of [5, -5, -5, 5]) {
      for (let spent = 0; spent < 4; spent += 1) await rateLimiter.consume(window);
      clock.jump(hours * HOUR_MS);
      expect((await rateLimiter.standing(window)).resetSeconds).toBeLessThanOrEqual(60);
      clock.advance(60_000);
      expect(await rateLimiter.consume(window)).toMatchObject({ granted: true, standing: { remaining: 2 } });
    }
  });

  test('a day keeps its count when the clock jumps forward and back over midnight', async () => {
    await using state = await open();
    const { clock, rateLimiter, spend } = state;
    const wide = { key: 'b', policy: { limit: 9, windowSeconds: 60 } };
    const takes = async (): Promise<boolean> => (await rateLimiter.consume(wide, 1)).granted;
    expect([await takes(), await takes()]).toEqual([true, false]);
    clock.jump(13 * HOUR_MS);
    expect([await takes(), await takes()]).toEqual([true, false]);
    clock.jump(-13 * HOUR_MS);
    expect(await takes()).toBe(false);
    expect((await spend.today()).scans).toBe(1);
  });

  test('a measurement is found after small clock jumps, but not with a date far in the future', async () => {
    await using state = await open();
    const { clock, measurements } = state;
    await measurements.save(key, 1, clock.now());
    for (const hours of [-5, 10, -10]) {
      clock.jump(hours * HOUR_MS);
      await measurements.save({ ...key, lang: 'en' }, 2, clock.now());
      expect(await measurements.find(key)).toBe(1);
    }
    clock.advance(RETENTION_MS + 5 * HOUR_MS);
    expect(await measurements.find(key)).toBeUndefined();
    clock.jump(365 * DAY_MS);
    await measurements.save(key, 2, clock.now());
    clock.jump(-365 * DAY_MS);
    expect(await measurements.find(key)).toBeUndefined();
  });

  test('a measurement is found by its key for 72 hours, and replaced by a newer one', async () => {
    await using state = await open();
    const { clock, measurements } = state;
    expect(await measurements.find(key)).toBeUndefined();
    expect(await measurements.save(key, { a: 'æøå\u2028' }, clock.now())).toBe(true);
    expect(await measurements.save(key, { a: 2 }, clock.now())).toBe(true);
    expect(await measurements.find(key)).toEqual({ a: 2 });
    expect(await measurements.find({ ...key, lang: 'en' })).toBeUndefined();
    expect(await measurements.find({ ...key, vertical: 'mote' })).toBeUndefined();
    expect(await measurements.find({ ...key, domain: 'a.no' })).toBeUndefined();
    clock.advance(RETENTION_MS - 1);
    expect(await measurements.find(key)).toEqual({ a: 2 });
    clock.advance(1);
    expect(await measurements.find(key)).toBeUndefined();
  });

  test('a lease has one holder at a time, and is released once', async () => {
    await using state = await open();
    const { leases } = state;
    const first = held(await leases.acquire('a'));
    expect(await leases.acquire('a')).toBe('held');
    const other = held(await leases.acquire('b'));
    await first[Symbol.asyncDispose]();
    const second = held(await leases.acquire('a'));
    await first[Symbol.asyncDispose]();
    expect(await leases.acquire('a')).toBe('held');
    for (const lease of [second, other]) await lease[Symbol.asyncDispose]();
  });

  test('a share is found by its id for 30 days, and not with a date far in the future', async () => {
    await using state = await open();
    const { clock, shares } = state;
    const share = { secretHash: 'hash', madeAt: clock.now(), json: '{"a":"æøå\u2028"}' };
    expect(await shares.find('one')).toBe('not-found');
    expect(await shares.save('one', share)).toBe('saved');
    expect(await shares.find('one')).toEqual(share);
    clock.advance(SHARE_RETENTION_MS - 1);
    expect(await shares.find('one')).toEqual(share);
    clock.advance(1);
    expect(await shares.find('one')).toBe('not-found');
    await shares.save('ahead', { ...share, madeAt: clock.now() });
    clock.jump(-SHARE_RETENTION_MS);
    expect(await shares.find('ahead')).toBe('not-found');
  });

  test('shares are capped by size, total size and number; deleted and expired ones make room', async () => {
    await using state = await open();
    const { clock, shares } = state;
    const save = (id: string, bytes: number) => shares.save(id, { secretHash: 'hash', madeAt: clock.now(), json: 'x'.repeat(bytes) });
    expect(await save('large', 101)).toBe('too-large');
    // Counted in bytes, not characters.
    expect(await shares.save('large', { secretHash: 'hash', madeAt: clock.now(), json: 'æ'.repeat(51) })).toBe('too-large');
    expect([await save('a', 100), await save('b', 60), await save('c', 41), await save('c', 40)]).toEqual(['saved', 'saved', 'full', 'saved']);
    expect(await shares.find('a')).toMatchObject({ json: 'x'.repeat(100) });
    expect(await shares.remove('a')).toBe('removed');
    expect(await shares.find('a')).toBe('not-found');
    expect([await save('d', 1), await save('e', 1)]).toEqual(['saved', 'full']);
    clock.advance(SHARE_RETENTION_MS);
    expect([await save('e', 100), await save('f', 100), await save('g', 1)]).toEqual(['saved', 'saved', 'full']);
  });
});

describe.runIf(REDIS_SERVER)('the shared engine', () => {
  test('is one state for two instances with different clocks', async () => {
    const prefix = `two${(spaces += 1)}`;
    await using one = connected({ prefix });
    await using two = connected({ prefix });
    const clocks = [createManualClock(), createManualClock(Date.UTC(2031, 0, 1))];
    const rateLimiters = [one, two].map((engine, place) => createRedisRateLimiter(engine, {
      day: createRedisSpend(engine, { clock: clocks[place]! }).day,
      windows: createWindows({ clock: clocks[place]! }),
    }));
    await Promise.all([one.waitUntilReady(), two.waitUntilReady()]);
    const granted = [];
    for (const place of [0, 1, 0, 1]) granted.push((await rateLimiters[place]!.consume(window)).granted);
    expect(granted).toEqual([true, true, true, false]);
    expect((await rateLimiters[0]!.standing(window)).remaining).toBe(0);
  });

  test('ends a lease soon after its holder died, and refuses its late save', async () => {
    const prefix = `fence${(spaces += 1)}`;
    await using engine = connected({ prefix });
    await engine.waitUntilReady();
    const clock = createManualClock();
    // The manual clock does not advance, so nothing is renewed, as if the holder had died.
    const dead = createRedisLeases(engine, { clock, log: silent as never, ttlMs: 1 });
    const alive = createRedisLeases(engine, { clock, log: silent as never, ttlMs: PATIENT_MS });
    held(await dead.acquire(`${key.domain}|${key.vertical}|${key.lang}`));
    let next: AsyncDisposable | string = 'held';
    while (next === 'held') next = await alive.acquire(`${key.domain}|${key.vertical}|${key.lang}`);
    const late = createRedisMeasurements(engine, { clock, fenceOf: (name) => dead.fenceOf(name) });
    const current = createRedisMeasurements(engine, { clock, fenceOf: (name) => alive.fenceOf(name) });
    expect(await current.save(key, 'current', clock.now())).toBe(true);
    expect(await late.save(key, 'late', clock.now() + 1)).toBe(false);
    expect(await late.find(key)).toBe('current');
    await held(next)[Symbol.asyncDispose]();
  });

  test('gives each lease a larger fence than the one before, whatever its key', async () => {
    await using engine = connected();
    await engine.waitUntilReady();
    const leases = createRedisLeases(engine, { clock: createManualClock(), log: silent as never, ttlMs: PATIENT_MS });
    const fences = [];
    for (const name of ['a', 'b', 'a']) {
      const lease = held(await leases.acquire(name));
      fences.push(leases.fenceOf(name)!);
      await lease[Symbol.asyncDispose]();
    }
    expect(fences).toEqual([...new Set(fences)].toSorted((a, b) => a - b));
    expect(leases.fenceOf('a')).toBeUndefined();
  });

  test('renews a lease while it is held, also after losing it', async () => {
    await using engine = connected();
    await engine.waitUntilReady();
    const clock = createManualClock();
    const leases = createRedisLeases(engine, { clock, log: silent as never, ttlMs: PATIENT_MS });
    const lease = held(await leases.acquire('a'));
    await engine.send(['DEL', engine.key('lease', 'a')], z.unknown());
    clock.advance(PATIENT_MS / 3);
    const isThere = async (): Promise<boolean> => await engine.send(['EXISTS', engine.key('lease', 'a')], z.int()) === 1;
    await expect.poll(isThere).toBe(true);
    expect(await leases.acquire('a')).toBe('held');
    await lease[Symbol.asyncDispose]();
    held(await leases.acquire('a'));
  });

  test('is not waited for when slow, and is used again as soon as it answers', async () => {
    const clock = createManualClock();
    const log: string[] = [];
    await using engine = connected({ clock, callMs: 300, log });
    const state = sharedOver(engine, clock);
    await engine.waitUntilReady();
    expect((await state.rateLimiter.consume(window)).standing.remaining).toBe(2);
    world!.pause();
    const waiting = state.rateLimiter.consume(window);
    clock.advance(300);
    // It continues from this instance's own count.
    expect((await waiting).standing.remaining).toBe(1);
    expect(engine.isReachable).toBe(false);
    expect(await state.rateLimiter.consume(window, 9)).toMatchObject({ granted: false, by: 'unavailable' });
    expect(await state.leases.acquire('a')).toBe('unavailable');
    expect(await state.measurements.find(key)).toBeUndefined();
    const back = Promise.withResolvers<void>();
    engine.onReconnect(() => back.resolve());
    world!.resume();
    await back.promise;
    expect(engine.isReachable).toBe(true);
    expect(log).toHaveLength(2);
  });

  test('counts as unreachable when it refuses commands, and no secret is logged', async () => {
    const clock = createManualClock();
    const log: string[] = [];
    await using engine = connected({ log });
    const state = sharedOver(engine, clock);
    await engine.waitUntilReady();
    await world!.sendCommand('CONFIG', 'SET', 'maxmemory', '1');
    expect((await state.rateLimiter.consume(window)).standing.remaining).toBe(2);
    expect(await state.rateLimiter.consume(window, 9)).toMatchObject({ granted: false, by: 'unavailable' });
    expect(engine.isReachable).toBe(false);
    await world!.sendCommand('CONFIG', 'SET', 'maxmemory', '0');
    expect((await state.rateLimiter.consume(window, 9)).granted).toBe(true);
    expect(engine.isReachable).toBe(true);
    expect(log[0]).toContain('OOM');

    await world!.sendCommand('CONFIG', 'SET', 'requirepass', 'riktig');
    await using locked = connected({ log, url: world!.url.replace('//', '//:geheim@') });
    expect(await locked.waitUntilReady()).toBe(false);
    expect(await locked.send(['PING'], z.unknown())).toBeUndefined();
    expect(log.join()).toContain('WRONGPASS');
    expect(log.join()).not.toMatch(/geheim|riktig|127\.0\.0\.1/);
    await world!.sendCommand('AUTH', 'riktig');
    await world!.kill();
    await world!.start();
  });

  test('gets a measurement that was saved while it was away', async () => {
    const clock = createManualClock();
    const prefix = `kept${(spaces += 1)}`;
    await using engine = connected({ prefix });
    await using other = connected({ prefix });
    await Promise.all([engine.waitUntilReady(), other.waitUntilReady()]);
    const { measurements } = sharedOver(engine, clock);
    const elsewhere = sharedOver(other, clock).measurements;
    await world!.kill();
    await expect.poll(() => engine.isReachable).toBe(false);
    expect(await measurements.save(key, 'paid for', clock.now())).toBe(true);
    expect(await measurements.find(key)).toBe('paid for');
    await world!.start();
    await expect.poll(() => elsewhere.find(key)).toBe('paid for');
    expect(await measurements.find(key)).toBe('paid for');
  });

  test('continues the day from an instance’s count after losing its data', async () => {
    const clock = createManualClock();
    const log: string[] = [];
    await using engine = connected({ log });
    const state = sharedOver(engine, clock);
    await engine.waitUntilReady();
    const wide = { key: 'b', policy: { limit: 9, windowSeconds: 60 } };
    await state.rateLimiter.consume(wide, 3);
    await state.rateLimiter.consume(wide, 3);
    const back = Promise.withResolvers<void>();
    engine.onReconnect(() => back.resolve());
    await world!.kill();
    expect((await state.spend.today()).scans).toBe(2);
    await state.spend.addUsd(0.5, clock.now());
    await world!.start();
    await back.promise;
    expect((await state.rateLimiter.consume(wide, 3)).granted).toBe(true);
    expect(await state.rateLimiter.consume(wide, 3)).toMatchObject({ granted: false, by: 'day' });
    expect(await state.spend.today()).toEqual({ scans: 3, usd: 0.5 });
    expect(log).toHaveLength(2);
    expect(log.join()).not.toContain(world!.url);
  });
});
