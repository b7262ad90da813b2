import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { script } from './script.ts';
import type { RedisConnection } from './redis-connection.ts';

const SECRET = script(`
redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])
return redis.call('GET', KEYS[1])`, z.string().regex(/^[0-9a-f]{64}$/));

const SECRET_MS = 86_400_000;
const NAME_CHARS = 16;

/**
 * Gives callers pseudonyms that are the same on all instances: an HMAC of the address under a shared secret that is
 * replaced after a day. While Redis is unreachable, every call gets a new random name.
 */
export function createCallerPseudonyms(
  redis: Pick<RedisConnection, 'run' | 'key'>,
): (caller: string) => Promise<string> {
  return async (caller) => {
    const fresh = randomBytes(32).toString('hex');
    const secret = await redis.run(SECRET, [redis.key('caller-secret')], [fresh, SECRET_MS]) ?? fresh;
    return createHmac('sha256', secret).update(caller).digest('hex').slice(0, NAME_CHARS);
  };
}
