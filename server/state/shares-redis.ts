import type { Clock } from '../clock.ts';
import { script } from './script.ts';
import type { RedisConnection } from './redis-connection.ts';
import { isLive, SHARE_CAPS, SHARE_RETENTION_MS } from './shares.ts';
import type { ShareCaps, Shares } from './shares.ts';

// KEYS 2 holds each share's creation time and size; expired ones are removed before counting.
const SAVE = script(`
local now, keep = tonumber(ARGV[2]), tonumber(ARGV[3])
local known = redis.call('HGETALL', KEYS[2])
local count, bytes = 0, 0
for place = 1, #known, 2 do
  local at, size = string.match(known[place + 1], '^(%d+) (%d+)$')
  if math.abs(now - tonumber(at)) >= keep then
    redis.call('HDEL', KEYS[2], known[place])
  else
    count, bytes = count + 1, bytes + tonumber(size)
  end
end
if count >= tonumber(ARGV[4]) or bytes + tonumber(ARGV[6]) > tonumber(ARGV[5]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2] .. ' ' .. ARGV[6])
redis.call('PEXPIRE', KEYS[2], keep)
redis.call('HSET', KEYS[1], 'secret', ARGV[7], 'at', ARGV[2], 'value', ARGV[8])
redis.call('PEXPIRE', KEYS[1], keep)
return 1`);

const REMOVE = script(`
redis.call('HDEL', KEYS[2], ARGV[1])
return redis.call('DEL', KEYS[1])`);

/** Shared reports over all instances. */
export function createRedisShares(
  redis: RedisConnection, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: ShareCaps },
): Shares {
  const keysOf = (id: string): string[] => [redis.key('share', id), redis.key('shares')];
  return {
    async save(id, { secretHash, madeAt, json }) {
      const bytes = Buffer.byteLength(json);
      if (bytes > caps.bytesEach) return 'too-large';
      const args = [id, madeAt, SHARE_RETENTION_MS, caps.count, caps.bytes, bytes, secretHash, json];
      const isSaved = await redis.run<0 | 1>(SAVE, keysOf(id), args);
      if (isSaved === undefined) return 'unavailable';
      return isSaved ? 'saved' : 'full';
    },
    async find(id) {
      const stored = await redis.send<(string | null)[]>(['HMGET', keysOf(id)[0]!, 'secret', 'at', 'value']);
      if (!stored) return 'unavailable';
      const [secretHash, at, json] = stored;
      if (secretHash == null || at == null || json == null || !isLive(Number(at), clock.now())) return 'not-found';
      return { secretHash, madeAt: Number(at), json };
    },
    async remove(id) {
      const removed = await redis.run<number>(REMOVE, keysOf(id), [id]);
      return removed === undefined ? 'unavailable' : 'removed';
    },
  };
}
