import { z } from 'zod';
import { every } from '../async/every.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import type { RedisConnection } from './redis-connection.ts';
import { script } from './script.ts';

/** Single flight: only the holder of a key's lease does its work, until it disposes of it. */
export interface Leases {
  /** The lease; `held` by another, or `unavailable` while the shared state is unreachable. */
  acquire(key: string): Promise<AsyncDisposable | 'held' | 'unavailable'>;
}

/** Leases within this process: they need no expiry, since a holder cannot outlive the process. */
export function createLeases(): Leases {
  const held = new Set<string>();
  return {
    async acquire(key) {
      if (held.has(key)) return 'held';
      held.add(key);
      const lease = new AsyncDisposableStack();
      lease.defer(() => void held.delete(key));
      return lease;
    },
  };
}

// The fence is Redis's clock, which keeps growing even if its data is lost.
const ACQUIRE = script(`
if redis.call('EXISTS', KEYS[1]) == 1 then return false end
local time = redis.call('TIME')
local fence = time[1] * 1000000 + time[2]
local last = tonumber(redis.call('GET', KEYS[2]) or '0')
if fence <= last then fence = last + 1 end
fence = string.format('%.0f', fence)
redis.call('SET', KEYS[2], fence)
redis.call('SET', KEYS[1], fence, 'PX', ARGV[1])
return fence`, z.string().regex(/^\d{1,16}$/).nullable());

// A lease that Redis has lost is taken again, unless another instance holds it by now.
const RENEW = script(`
local holder = redis.call('GET', KEYS[1])
if holder and holder ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`, z.literal([0, 1]));

const RELEASE = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
return 0`, z.unknown());

/**
 * Leases over all instances: renewed while held, expiring `ttlMs` after their holder has crashed. `fenceOf` is the
 * fence of this instance's lease on a key: it grows with each lease, so the later of two presumed holders wins.
 */
export function createRedisLeases(
  redis: RedisConnection, { clock, log, ttlMs }: { clock: Clock; log: Pick<Logger, 'warn'>; ttlMs: number },
): Leases & { fenceOf(key: string): number | undefined } {
  const ownFences = new Map<string, number>();

  function hold(key: string, fence: number): AsyncDisposable {
    const keys = [redis.key('lease', key)];
    const renewals = new DisposableStack();
    const renew = async (): Promise<void> => {
      const isRenewed = await redis.run(RENEW, keys, [fence, ttlMs]);
      if (isRenewed !== 0 || renewals.disposed) return;
      // The work continues: its lower fence keeps it from overwriting later results.
      renewals.dispose();
      log.warn('A lease expired while it was held, and another instance took it.');
    };
    renewals.use(every(clock, ttlMs / 3, renew));
    renewals.use(redis.onReconnect(renew));
    ownFences.set(key, fence);
    return {
      async [Symbol.asyncDispose]() {
        renewals.dispose();
        if (ownFences.get(key) === fence) ownFences.delete(key);
        await redis.run(RELEASE, keys, [fence]);
      },
    };
  }

  return {
    fenceOf: (key) => ownFences.get(key),
    async acquire(key) {
      const keys = [redis.key('lease', key), redis.key('fence')];
      const fence = await redis.run(ACQUIRE, keys, [ttlMs]);
      if (fence === undefined) return 'unavailable';
      return fence === null ? 'held' : hold(key, Number(fence));
    },
  };
}
