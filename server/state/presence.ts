import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { every } from '../async/every.ts';
import type { RedisConnection } from './redis-connection.ts';

export type Presence = ReturnType<typeof announcePresence>;

/**
 * Shows other instances, by a key with a TTL, that this one is alive. The key is set at once, and renewed three times
 * per `ttlMs` and after each reconnect.
 */
export function announcePresence(
  redis: RedisConnection,
  { instance, clock, ttlMs }: { instance: string; clock: Clock; ttlMs: number },
) {
  /** The key that exists while an instance is alive, until its TTL has run out. */
  const keyOf = (name: string): string => redis.key('alive', name);
  const announce = (): void => void redis.send(['SET', keyOf(instance), '1', 'PX', String(ttlMs)], z.unknown());
  announce();
  const renewals = new DisposableStack();
  renewals.use(every(clock, ttlMs / 3, announce));
  renewals.use(redis.onReconnect(announce));
  return {
    instance,
    keyOf,
    async [Symbol.asyncDispose]() {
      renewals.dispose();
      await redis.send(['DEL', keyOf(instance)], z.unknown());
    },
  };
}
