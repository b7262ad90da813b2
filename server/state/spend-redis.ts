import type { Clock } from '../clock.ts';
import { script } from './script.ts';
import type { RedisConnection } from './redis-connection.ts';
import { dayOf } from './spend.ts';
import type { DaySpent } from './spend.ts';

/** Longer than the day lasts in any time zone. */
export const DAY_RETENTION_MS = 2 * 86_400_000;

// ARGV 4 and 5 are the instance's last known counts: a day that Redis has lost continues from there, not from zero.
const ADD = script(`
local known = redis.call('HMGET', KEYS[1], 'scans', 'usd')
local scans = math.max(0, tonumber(known[1] or ARGV[4]) + tonumber(ARGV[1]))
local usd = math.max(0, tonumber(known[2] or ARGV[5]) + tonumber(ARGV[2]))
redis.call('HSET', KEYS[1], 'scans', string.format('%.0f', scans), 'usd', string.format('%.6f', usd))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return {string.format('%.0f', scans), string.format('%.6f', usd)}`);

/** Today's shared count, for the script that reserves a scan. */
export type SharedDay = ReturnType<typeof createRedisSpend>['day'];

/** Spend over all instances, one hash per day. */
export function createRedisSpend(redis: RedisConnection, { clock }: { clock: Clock }) {
  let known: DaySpent & { day: string } = { day: '', scans: 0, usd: 0 };
  /** USD spent during an outage, by day. */
  const pending = new Map<string, number>();
  const keyOf = (day: string): string => redis.key('day', day);
  const lastKnown = (day: string): DaySpent => (known.day === day ? known : { scans: 0, usd: 0 });
  const today = (): string => dayOf(clock.now());

  async function add(day: string, scans: number, usd: number): Promise<boolean> {
    const { scans: knownScans, usd: knownUsd } = lastKnown(day);
    const args = [scans, usd, DAY_RETENTION_MS, knownScans, knownUsd];
    const reply = await redis.run<[string, string]>(ADD, [keyOf(day)], args);
    if (!reply) return false;
    const [nowScans, nowUsd] = reply;
    if (day === today()) known = { day, scans: Number(nowScans), usd: Number(nowUsd) };
    return true;
  }

  redis.onReconnect(() => {
    for (const [day, usd] of [...pending]) {
      pending.delete(day);
      void add(day, 0, usd);
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
      await add(dayOf(takenAt), -1, 0);
    },
    async addUsd(usd: number, takenAt: number) {
      if (usd === 0) return;
      const day = dayOf(takenAt);
      if (!(await add(day, 0, usd))) pending.set(day, (pending.get(day) ?? 0) + usd);
    },
    async today(): Promise<DaySpent> {
      const day = today();
      const [scans, usd] = await redis.send<(string | null)[]>(['HMGET', keyOf(day), 'scans', 'usd']) ?? [];
      const known = lastKnown(day);
      return { scans: Number(scans ?? known.scans), usd: Number(usd ?? known.usd) };
    },
  };
}
