import { z } from 'zod';
import { utcDay } from '../clock.ts';
import type { Clock } from '../clock.ts';
import type { RedisConnection } from './redis-connection.ts';
import { script } from './script.ts';
import type { StateFile } from './sqlite.ts';

/**
 * Fresh AI scans and their cost per UTC day: counted before the first call, kept over restarts. Never rejects: failed
 * writes are logged, and this process's own count still enforces the cap.
 */
export interface Spend {
  /** Takes a scan off the day it was counted on. Only for a scan that has sent no call. */
  refund(takenAt: number): Promise<void>;
  /** Adds to a day's cost: the estimate before a scan's first call, the difference to the true cost after its last. */
  addUsd(usd: number, takenAt: number): Promise<void>;
  today(): Promise<DaySpent>;
}

interface DaySpent {
  scans: number;
  usd: number;
}

/** Counts fresh AI scans per UTC day; survives restarts. */
export interface DayCounter {
  /** Counts one more scan, if fewer than `cap` are counted today. */
  take(cap: number): boolean;
}

/** Longer than a day, so that a scan that ends after midnight, or a clock that is set back, still finds its own. */
export const DAY_RETENTION_MS = 2 * 86_400_000;

/** Spend in SQLite. If a query fails, this process's own count still enforces the cap. */
export function createSqliteSpend(file: StateFile, { clock }: { clock: Clock }): Spend & DayCounter {
  // The larger of both counts decides: a lost write never admits more.
  const ownByDay = new Map<string, DaySpent>();
  file.query('expire days', 'DELETE FROM spend WHERE day < ?', utcDay(clock.now() - DAY_RETENTION_MS));

  function ownOn(day: string): DaySpent {
    for (const known of ownByDay.keys()) if (known < utcDay(clock.now() - DAY_RETENTION_MS)) ownByDay.delete(known);
    const spent = ownByDay.get(day) ?? { scans: 0, usd: 0 };
    ownByDay.set(day, spent);
    return spent;
  }

  function add(day: string, scans: number, usd: number): void {
    const mine = ownOn(day);
    mine.scans = Math.max(0, mine.scans + scans);
    mine.usd = Math.max(0, mine.usd + usd);
    file.query('store today\'s spend', `INSERT INTO spend (day, scans, usd) VALUES (?, MAX(0, ?), MAX(0, ?))
      ON CONFLICT (day) DO UPDATE SET scans = MAX(0, scans + ?), usd = MAX(0, usd + ?)`, day, scans, usd, scans, usd);
  }

  return {
    take(cap) {
      const day = utcDay(clock.now());
      const mine = ownOn(day);
      if (mine.scans >= cap) return false;
      const taken = file.query<Pick<DaySpent, 'scans'>>('take one of today\'s scans', `INSERT INTO spend (day, scans)
        VALUES (?, 1) ON CONFLICT (day) DO UPDATE SET scans = scans + 1 WHERE scans < ? RETURNING scans`, day, cap);
      if (taken?.length === 0) return false;
      mine.scans = Math.max(mine.scans + 1, taken?.[0]?.scans ?? 0);
      return true;
    },
    async refund(takenAt) {
      add(utcDay(takenAt), -1, 0);
    },
    async addUsd(usd, takenAt) {
      if (usd !== 0) add(utcDay(takenAt), 0, usd);
    },
    async today() {
      const day = utcDay(clock.now());
      const [stored] = file.query<DaySpent>(
        'read today\'s spend', 'SELECT scans, usd FROM spend WHERE day = ?', day,
      ) ?? [];
      const mine = ownOn(day);
      return { scans: Math.max(stored?.scans ?? 0, mine.scans), usd: Math.max(stored?.usd ?? 0, mine.usd) };
    },
  };
}

const Amount = z.string().regex(/^\d{1,15}(?:\.\d{1,6})?$/);

// ARGV 4 and 5 are the instance's last known counts: a day that Redis has lost continues from there, not from zero.
const ADD = script(`
local known = redis.call('HMGET', KEYS[1], 'scans', 'usd')
local scans = math.max(0, tonumber(known[1] or ARGV[4]) + tonumber(ARGV[1]))
local usd = math.max(0, tonumber(known[2] or ARGV[5]) + tonumber(ARGV[2]))
redis.call('HSET', KEYS[1], 'scans', string.format('%.0f', scans), 'usd', string.format('%.6f', usd))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return {string.format('%.0f', scans), string.format('%.6f', usd)}`, z.tuple([Amount, Amount]));

const Day = z.tuple([Amount.nullable(), Amount.nullable()]);

/** Today's shared count, for the script that reserves a scan. */
export type SharedDay = ReturnType<typeof createRedisSpend>['day'];

/** Spend over all instances, one hash per day. */
export function createRedisSpend(redis: RedisConnection, { clock }: { clock: Clock }) {
  let known: DaySpent & { day: string } = { day: '', scans: 0, usd: 0 };
  /** USD spent during an outage, by day. */
  const pending = new Map<string, number>();
  const keyOf = (day: string): string => redis.key('day', day);
  const lastKnown = (day: string): DaySpent => (known.day === day ? known : { scans: 0, usd: 0 });
  const today = (): string => utcDay(clock.now());

  async function add(day: string, scans: number, usd: number): Promise<boolean> {
    const { scans: knownScans, usd: knownUsd } = lastKnown(day);
    const args = [scans, usd, DAY_RETENTION_MS, knownScans, knownUsd];
    const reply = await redis.run(ADD, [keyOf(day)], args);
    if (!reply) return false;
    const [nowScans, nowUsd] = reply;
    if (day === today()) known = { day, scans: Number(nowScans), usd: Number(nowUsd) };
    return true;
  }

  async function addUsd(day: string, usd: number): Promise<void> {
    if (!(await add(day, 0, usd))) pending.set(day, (pending.get(day) ?? 0) + usd);
  }

  redis.onReconnect(() => {
    for (const [day, usd] of [...pending]) {
      pending.delete(day);
      void addUsd(day, usd);
    }
  });

  return {
    day: {
      key: (): string => keyOf(today()),
      /** Today's scans as this instance last read them. */
      lastKnown: (): number => lastKnown(today()).scans,
      /** Records the count that Redis replied. */
      update(scans: number): void {
        const day = today();
        known = { ...lastKnown(day), day, scans };
      },
    },
    async refund(takenAt: number) {
      // Not retried after an outage: counting a scan too many is better than one too few.
      await add(utcDay(takenAt), -1, 0);
    },
    async addUsd(usd: number, takenAt: number) {
      if (usd !== 0) await addUsd(utcDay(takenAt), usd);
    },
    async today(): Promise<DaySpent> {
      const day = today();
      const [scans, usd] = await redis.send(['HMGET', keyOf(day), 'scans', 'usd'], Day) ?? [];
      const known = lastKnown(day);
      return { scans: Number(scans ?? known.scans), usd: Number(usd ?? known.usd) };
    },
  };
}
