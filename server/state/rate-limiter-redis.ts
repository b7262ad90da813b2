import type { RateLimitPolicy } from '../../contract/service-info.ts';
import type { RateLimiter, Reservation } from './rate-limiter.ts';
import { script } from './script.ts';
import type { RedisConnection } from './redis-connection.ts';
import { DAY_RETENTION_MS } from './spend-redis.ts';
import type { SharedDay } from './spend-redis.ts';
import { standingFrom } from './windows.ts';
import type { Consumed, CallerWindow, Standing, Windows } from './windows.ts';

// One sliding log per key: the times of its hits, oldest first. If Redis's clock is set back, the key's time stands
// still until it has caught up, so that no hit expires early; if that takes longer than the window, the log restarts.
const WINDOW = `
local function window(key, limit, length, given)
  local now = tonumber(given)
  if not now then
    local time = redis.call('TIME')
    now = time[1] * 1000 + math.floor(time[2] / 1000)
  end
  local last = tonumber(redis.call('LINDEX', key, -1) or '0')
  if last > now + length then redis.call('DEL', key) else now = math.max(now, last) end
  local oldest = redis.call('LINDEX', key, 0)
  while oldest and tonumber(oldest) <= now - length do
    redis.call('LPOP', key)
    oldest = redis.call('LINDEX', key, 0)
  end
  return now, redis.call('LLEN', key)
end
local function hit(key, length, now)
  redis.call('RPUSH', key, string.format('%.0f', now))
  redis.call('PEXPIRE', key, length)
end
local function answer(outcome, key, limit, count, now)
  local freeing = redis.call('LINDEX', key, math.max(0, count - limit)) or ''
  return {outcome, count, freeing, string.format('%.0f', now)}
end
local limit, length = tonumber(ARGV[1]), tonumber(ARGV[2])
local now, count = window(KEYS[1], limit, length, ARGV[3])
`;

const STANDING = script(`${WINDOW}
return answer('standing', KEYS[1], limit, count, now)`);

const CONSUME = script(`${WINDOW}
if count >= limit then return answer('budget', KEYS[1], limit, count, now) end
hit(KEYS[1], length, now)
return answer('granted', KEYS[1], limit, count + 1, now)`);

// ARGV 6 is the instance's last known count: a day that Redis has lost continues from there, not from zero.
const RESERVE = script(`${WINDOW}
if count >= limit then return answer('budget', KEYS[1], limit, count, now) end
local taken = tonumber(redis.call('HGET', KEYS[2], 'scans') or ARGV[6])
if taken >= tonumber(ARGV[4]) then
  local refused = answer('day', KEYS[1], limit, count, now)
  refused[5] = string.format('%.0f', taken)
  return refused
end
redis.call('HSET', KEYS[2], 'scans', string.format('%.0f', taken + 1))
redis.call('PEXPIRE', KEYS[2], ARGV[5])
hit(KEYS[1], length, now)
local granted = answer('granted', KEYS[1], limit, count + 1, now)
granted[5] = string.format('%.0f', taken + 1)
return granted`);

interface RedisRateLimiterDeps {
  day: SharedDay;
  /** This instance's own windows: a copy of its grants, and the fallback while Redis is unreachable. */
  windows: Windows;
  /** The time in ms in place of Redis's own. */
  now?: () => number;
}

/** Counts over all instances: one atomic script, one round trip. */
export function createRedisRateLimiter(
  redis: RedisConnection, { day, windows, now }: RedisRateLimiterDeps,
): RateLimiter {
  const fixedTime = (): string => (now ? String(Math.floor(now())) : '');
  const windowKey = ({ key }: CallerWindow): string => redis.key('window', key);
  const args = ({ policy }: CallerWindow): (string | number)[] =>
    [policy.limit, policy.windowSeconds * 1000, fixedTime()];

  async function consume(window: CallerWindow): Promise<Consumed> {
    const answer = await redis.send({ script: CONSUME, keys: [windowKey(window)], args: args(window) });
    if (!answer) return windows.consume(window);
    const { outcome, standing } = readAnswer(answer.reply, window.policy);
    if (outcome === 'granted') windows.consume(window);
    return { granted: outcome === 'granted', standing };
  }

  async function reserveDay(budget: CallerWindow, cap: number): Promise<Reservation> {
    const keys = [windowKey(budget), day.key()];
    const answer = await redis.send({
      script: RESERVE, keys, args: [...args(budget), cap, DAY_RETENTION_MS, day.lastKnown()],
    });
    if (!answer) return { granted: false, by: 'unavailable', standing: windows.standing(budget) };
    const { outcome, standing, taken } = readAnswer(answer.reply, budget.policy);
    if (taken !== undefined) day.update(taken);
    if (outcome !== 'granted') return { granted: false, by: outcome === 'day' ? 'day' : 'budget', standing };
    windows.consume(budget);
    return { granted: true, standing };
  }

  return {
    consume,
    async standing(window) {
      const answer = await redis.send({ script: STANDING, keys: [windowKey(window)], args: args(window) });
      return answer ? readAnswer(answer.reply, window.policy).standing : windows.standing(window);
    },
    async reserve({ budget, dailyCap }) {
      if (dailyCap !== undefined) return await reserveDay(budget, dailyCap);
      const { granted, standing } = await consume(budget);
      return granted ? { granted, standing } : { granted, by: 'budget', standing };
    },
  };
}

function readAnswer(reply: unknown, policy: RateLimitPolicy): { outcome: string; standing: Standing; taken?: number } {
  const [outcome, count, freeingAt, now, taken] = reply as [string, number, string, string, string?];
  const log = { count, freeingAt: freeingAt === '' ? undefined : Number(freeingAt), now: Number(now) };
  return {
    outcome,
    standing: standingFrom(log, policy),
    ...(taken === undefined ? {} : { taken: Number(taken) }),
  };
}
