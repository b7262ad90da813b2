import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { Lease, Leases } from './lease.ts';
import { script } from './script.ts';
import type { SharedEngine } from './shared-engine.ts';

// The fence is the engine's time, which also grows over a loss of its data.
const ACQUIRE = script(`
if redis.call('EXISTS', KEYS[1]) == 1 then return false end
local time = redis.call('TIME')
local fence = time[1] * 1000000 + time[2]
local last = tonumber(redis.call('GET', KEYS[2]) or '0')
if fence <= last then fence = last + 1 end
fence = string.format('%.0f', fence)
redis.call('SET', KEYS[2], fence)
redis.call('SET', KEYS[1], fence, 'PX', ARGV[1])
return fence`);

// A lease the engine has lost is taken again, unless somebody else has it by now.
const RENEW = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`);

const RELEASE = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`);

export interface RedisLeasesDeps {
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** How long a lease outlives its holder. */
  aliveMs: number;
}

/** Leases over all instances: renewed while they are held, gone a little after their holder has died. */
export interface RedisLeases extends Leases {
  /** The fence under which this instance holds a key. */
  fenceOf(key: string): number | undefined;
}

export function createRedisLeases(engine: SharedEngine, { clock, log, aliveMs }: RedisLeasesDeps): RedisLeases {
  const mine = new Map<string, number>();

  function hold(key: string, fence: number): Lease {
    const keys = [engine.key('lease', key)];
    let renewal: Disposable | undefined;
    let held = true;
    const renew = async (): Promise<void> => {
      renewal?.[Symbol.dispose]();
      const renewed = await engine.ask({ script: RENEW, keys, args: [fence, aliveMs] });
      if (!held) return;
      // Work goes on: its fence keeps what it stores from taking the place of anything later.
      if (renewed?.reply === 0) return log.warn('A lease ran out under its holder, and another took it.');
      renewal?.[Symbol.dispose]();
      renewal = clock.after(aliveMs / 3, renew);
    };
    renewal = clock.after(aliveMs / 3, renew);
    const returned = engine.onReturn(renew);
    mine.set(key, fence);
    return {
      fence,
      async [Symbol.asyncDispose]() {
        if (!held) return;
        held = false;
        renewal?.[Symbol.dispose]();
        returned[Symbol.dispose]();
        if (mine.get(key) === fence) mine.delete(key);
        await engine.ask({ script: RELEASE, keys, args: [fence] });
      },
    };
  }

  return {
    fenceOf: (key) => mine.get(key),
    async acquire(key) {
      const keys = [engine.key('lease', key), engine.key('fence')];
      const answer = await engine.ask({ script: ACQUIRE, keys, args: [aliveMs] });
      if (!answer) return 'away';
      return answer.reply === null ? 'held' : hold(key, Number(answer.reply));
    },
  };
}
