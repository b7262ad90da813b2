import type { Clock } from '../clock.ts';
import type { RedisConnection } from './redis-connection.ts';

/** A key with a TTL that shows other instances that this one is alive. */
export interface Presence extends AsyncDisposable {
  /** This instance's name. */
  readonly instance: string;
  /** The key that exists while an instance is alive, until its TTL has run out. */
  keyOf(instance: string): string;
}

/** Set at once; renewed three times per `ttlMs` and after each reconnect. */
export function announcePresence(
  redis: RedisConnection,
  { instance, clock, ttlMs }: { instance: string; clock: Clock; ttlMs: number },
): Presence {
  const keyOf = (name: string): string => redis.key('alive', name);
  let renewal: Disposable | undefined;
  let disposed = false;
  const renew = async (): Promise<void> => {
    renewal?.[Symbol.dispose]();
    renewal = disposed ? undefined : clock.after(ttlMs / 3, renew);
    await redis.send(['SET', keyOf(instance), '1', 'PX', String(ttlMs)]);
  };
  const reconnected = redis.onReconnect(renew);
  void renew();
  return {
    instance,
    keyOf,
    async [Symbol.asyncDispose]() {
      if (disposed) return;
      disposed = true;
      renewal?.[Symbol.dispose]();
      reconnected[Symbol.dispose]();
      await redis.send(['DEL', keyOf(instance)]);
    },
  };
}
