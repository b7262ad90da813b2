import type { Clock } from '../clock.ts';
import { script } from './script.ts';
import type { SharedEngine } from './shared-engine.ts';
import { isKept, SHARE_CAPS, SHARE_KEEP_MS } from './shares.ts';
import type { ShareCaps, Shares } from './shares.ts';

// KEYS 2 says of each share when it was made and how large it is; what has run out is taken off before it is counted.
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

/** Shared reports that every instance shows. */
export function createRedisShares(
  engine: SharedEngine, { clock, caps = SHARE_CAPS }: { clock: Clock; caps?: ShareCaps },
): Shares {
  const keysOf = (id: string): string[] => [engine.key('share', id), engine.key('shares')];
  return {
    async save(id, { secretHash, madeAt, json }) {
      const bytes = Buffer.byteLength(json);
      if (bytes > caps.bytesEach) return 'too-large';
      const args = [id, madeAt, SHARE_KEEP_MS, caps.count, caps.bytes, bytes, secretHash, json];
      const answer = await engine.ask({ script: SAVE, keys: keysOf(id), args });
      if (!answer) return 'away';
      return answer.reply === 1 ? 'saved' : 'full';
    },
    async find(id) {
      const answer = await engine.ask(['HMGET', keysOf(id)[0]!, 'secret', 'at', 'value']);
      if (!answer) return 'away';
      const [secretHash, at, json] = answer.reply as (string | null)[];
      if (secretHash == null || at == null || json == null || !isKept(Number(at), clock.now())) return 'none';
      return { secretHash, madeAt: Number(at), json };
    },
    async remove(id) {
      const answer = await engine.ask({ script: REMOVE, keys: keysOf(id), args: [id] });
      return answer ? 'removed' : 'away';
    },
  };
}
