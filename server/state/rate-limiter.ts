import { z } from 'zod';
import type { RedisConnection } from './redis-connection.ts';
import { script } from './script.ts';
import type { Script } from './script.ts';
import { DAY_RETENTION_MS } from './spend.ts';
import type { DayCounter, SharedDay } from './spend.ts';
import { standingFrom } from './windows.ts';
import type { Consumed, CallerWindow, Standing, Windows } from './windows.ts';

/** Rate limits, in memory or shared over Redis. */
export interface RateLimiter {
  /** Takes a hit in the window and, if capped, one of the day's scans. All or nothing: a refusal consumes nothing. */
  consume(window: CallerWindow, dailyCap?: number): Promise<Consumed>;
  standing(window: CallerWindow): Promise<Standing>;
}

/** Counts in this process; `day` stores the daily count. */
export function createRateLimiter({ windows, day }: { windows: Windows; day: DayCounter }): RateLimiter {
  return {
    async consume(window, dailyCap) {
      const standing = windows.standing(window);
      if (dailyCap !== undefined && standing.remaining > 0 && !day.take(dailyCap)) {
        return { granted: false, by: 'day', standing };
      }
      // Atomic: everything since the check is synchronous.
      return windows.consume(window);
    },
    standing: async (window) => windows.standing(window),
  };
}

// One sliding log per key: the times of its hits, oldest first. If Redis's clock is set back, the key's time stands
// still until it has caught up, so that no hit expires early; if that takes longer than the window, the log restarts.
const WINDOW = `
local limit, length = tonumber(ARGV[1]), tonumber(ARGV[2])
local now = tonumber(ARGV[3])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local last = tonumber(redis.call('LINDEX', KEYS[1], -1) or '0')
if last > now + length then redis.call('DEL', KEYS[1]) else now = math.max(now, last) end
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - length do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
local count = redis.call('LLEN', KEYS[1])
local function answer(outcome, taken)
  local freeing = redis.call('LINDEX', KEYS[1], math.max(0, count - limit)) or ''
  return {outcome, count, freeing, string.format('%.0f', now), taken}
end
`;

const Digits = z.string().regex(/^\d{1,16}$/);
const Answer = z.tuple([
  z.enum(['standing', 'window', 'day', 'granted']), z.int().min(0), z.union([Digits, z.literal('')]), Digits,
  Digits.optional(),
]);

const STANDING = script(`${WINDOW}
return answer('standing')`, Answer);

// KEYS 2 is the day, if it is capped. ARGV 6 is the instance's last known count: a day that Redis has lost continues
// from there, not from zero.
const TAKE = script(`${WINDOW}
if count >= limit then return answer('window') end
local taken
if KEYS[2] then
  taken = tonumber(redis.call('HGET', KEYS[2], 'scans') or ARGV[6])
  if taken >= tonumber(ARGV[4]) then return answer('day', string.format('%.0f', taken)) end
  taken = string.format('%.0f', taken + 1)
  redis.call('HSET', KEYS[2], 'scans', taken)
  redis.call('PEXPIRE', KEYS[2], ARGV[5])
end
redis.call('RPUSH', KEYS[1], string.format('%.0f', now))
redis.call('PEXPIRE', KEYS[1], length)
count = count + 1
return answer('granted', taken)`, Answer);

/** Counts over all instances: one atomic script, one round trip. */
export function createRedisRateLimiter(redis: RedisConnection, { day, windows, now }: {
  day: SharedDay;
  /** This instance's own windows: a copy of its grants, and the fallback while Redis is unreachable. */
  windows: Windows;
  /** Replaces Redis's own clock, in ms. */
  now?: () => number;
}): RateLimiter {
  /** Runs a script and records its answer in this instance too; undefined while Redis is unreachable. */
  async function runScript(script: Script<z.infer<typeof Answer>>, window: CallerWindow, dailyCap?: number) {
    const { key, policy } = window;
    const isCapped = dailyCap !== undefined;
    const reply = await redis.run(
      script,
      [redis.key('window', key), ...(isCapped ? [day.key()] : [])],
      [
        policy.limit, policy.windowSeconds * 1000, now ? Math.floor(now()) : '',
        ...(isCapped ? [dailyCap, DAY_RETENTION_MS, day.lastKnown()] : []),
      ],
    );
    if (!reply) return undefined;
    const [outcome, count, freeingAt, time, taken] = reply;
    const age = freeingAt === '' ? 0 : Number(time) - Number(freeingAt);
    if (age < 0 || age >= policy.windowSeconds * 1000) return undefined;
    if (outcome === 'granted') windows.consume(window);
    if (taken !== undefined) day.update(Number(taken));
    const log = { count, freeingAt: freeingAt === '' ? undefined : Number(freeingAt), now: Number(time) };
    return { outcome, standing: standingFrom(log, policy) };
  }

  return {
    async consume(window, dailyCap) {
      const answer = await runScript(TAKE, window, dailyCap);
      if (!answer && dailyCap === undefined) return windows.consume(window);
      if (!answer) return { granted: false, by: 'unavailable', standing: windows.standing(window) };
      const { outcome, standing } = answer;
      if (outcome === 'granted') return { granted: true, standing };
      return { granted: false, by: outcome === 'day' ? 'day' : 'window', standing };
    },
    standing: async (window) => (await runScript(STANDING, window))?.standing ?? windows.standing(window),
  };
}
