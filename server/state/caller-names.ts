import { createHmac, randomBytes } from 'node:crypto';
import { script } from './script.ts';
import type { SharedEngine } from './shared-engine.ts';

const SECRET = script(`
redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])
return redis.call('GET', KEYS[1])`);

const SECRET_MS = 86_400_000;
const NAME_CHARS = 16;

/**
 * A name for a caller under which all instances know it, and from which nobody can tell its address who does not read
 * what instances share. The key of the hash lasts a day; without the engine, each name is of nobody.
 */
export function createCallerNames(engine: Pick<SharedEngine, 'ask' | 'key'>): (caller: string) => Promise<string> {
  return async (caller) => {
    const fresh = randomBytes(32).toString('hex');
    const answer = await engine.ask({ script: SECRET, keys: [engine.key('caller-secret')], args: [fresh, SECRET_MS] });
    const secret = typeof answer?.reply === 'string' ? answer.reply : fresh;
    return createHmac('sha256', secret).update(caller).digest('hex').slice(0, NAME_CHARS);
  };
}
