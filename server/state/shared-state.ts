import { randomUUID } from 'node:crypto';
import { createRedisLeases } from './leases.ts';
import { createRedisRateLimiter } from './rate-limiter.ts';
import { createRedisMeasurements } from './measurements.ts';
import { announcePresence } from './presence.ts';
import { connectRedis } from './redis-connection.ts';
import type { RedisDeps } from './redis-connection.ts';
import { createRedisShares } from './shares.ts';
import { createRedisSpend } from './spend.ts';
import { createWindows } from './windows.ts';

/** How long leases and presence outlive a crashed instance. */
const LEASE_TTL_MS = 9_000;

export type SharedState = ReturnType<typeof createSharedState>;

/**
 * Everything that instances share, over one connection. Starts connecting at once; each part documents what it does
 * while Redis is unreachable.
 */
export function createSharedState(url: string, deps: RedisDeps) {
  const { clock } = deps;
  const redis = connectRedis({ url }, deps);
  const presence = announcePresence(redis, { instance: randomUUID(), clock, ttlMs: LEASE_TTL_MS });
  const leases = createRedisLeases(redis, { ...deps, ttlMs: LEASE_TTL_MS });
  const spend = createRedisSpend(redis, deps);
  return {
    redis,
    presence,
    leases,
    spend,
    rateLimiter: createRedisRateLimiter(redis, { day: spend.day, windows: createWindows({ clock }) }),
    measurements: createRedisMeasurements(redis, { clock, fenceOf: leases.fenceOf }),
    shares: createRedisShares(redis, { clock }),
    async [Symbol.asyncDispose](): Promise<void> {
      await presence[Symbol.asyncDispose]();
      await redis[Symbol.asyncDispose]();
    },
  };
}
