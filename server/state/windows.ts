import type { RateLimitPolicy } from '../../contract/service-info.ts';
import type { Clock } from '../clock.ts';

/** One caller's window of one policy. */
export interface CallerWindow {
  key: string;
  policy: RateLimitPolicy;
}

/** A caller's use of a window, as in the `RateLimit-*` headers. */
export interface Standing extends RateLimitPolicy {
  remaining: number;
  /** Whole seconds until the next hit expires; 0 when unused. */
  resetSeconds: number;
}

/** `unavailable`: the day's count cannot be read, so nothing is granted. */
export type Consumed =
  | { granted: true; standing: Standing }
  | { granted: false; by: 'window' | 'day' | 'unavailable'; standing: Standing };

export type Windows = ReturnType<typeof createWindows>;

/** The standing for a log of `count` live hits; `freeingAt` is the time of the hit whose expiry admits the next. */
export function standingFrom(
  { count, freeingAt, now }: { count: number; freeingAt: number | undefined; now: number },
  { limit, windowSeconds }: RateLimitPolicy,
): Standing {
  const resetSeconds = freeingAt === undefined ? 0 : Math.ceil((freeingAt + windowSeconds * 1000 - now) / 1000);
  return { limit, windowSeconds, remaining: Math.max(0, limit - count), resetSeconds };
}

interface HitLog {
  hits: number[];
  windowMs: number;
}

/** How many of the oldest keys an insertion checks for expiry. */
const EVICTION_PROBES = 8;

/**
 * Sliding-log windows in memory: each hit counts for exactly the window's length. Beyond `maxKeys`, expired keys
 * are evicted first, then the least recently hit.
 */
export function createWindows({ clock, maxKeys = 100_000 }: { clock: Clock; maxKeys?: number }) {
  // Each hit reinserts its key, so the map is ordered from least to most recently hit.
  const logs = new Map<string, HitLog>();

  // Whole milliseconds avoid rounding errors of fractions.
  const readClock = (): number => Math.floor(clock.monotonic());

  const liveLog = (key: string, now: number): HitLog | undefined => {
    const log = logs.get(key);
    // Hits are in order of time: if the oldest is live, all are.
    if (log && log.hits[0]! <= now - log.windowMs) log.hits = log.hits.filter((hit) => hit > now - log.windowMs);
    return log;
  };

  const standingOf = (log: HitLog | undefined, policy: RateLimitPolicy, now: number): Standing => {
    const hits = log?.hits ?? [];
    // The limit may have been lowered since the oldest hit.
    const freeingAt = hits[Math.max(0, hits.length - policy.limit)];
    return standingFrom({ count: hits.length, freeingAt, now }, policy);
  };

  const evictExpired = (now: number): void => {
    if (logs.size < maxKeys) return;
    for (const key of [...logs.keys().take(EVICTION_PROBES)]) {
      if (liveLog(key, now)?.hits.length === 0) logs.delete(key);
    }
    if (logs.size < maxKeys) return;
    const oldest = logs.keys().next().value;
    if (oldest !== undefined) logs.delete(oldest);
  };

  return {
    /** Records a hit if one remains; refused hits are not recorded. */
    consume({ key, policy }: CallerWindow): Consumed {
      const now = readClock();
      const log = liveLog(key, now) ?? { hits: [], windowMs: policy.windowSeconds * 1000 };
      if (log.hits.length >= policy.limit) {
        return { granted: false, by: 'window', standing: standingOf(log, policy, now) };
      }
      if (!logs.delete(key)) evictExpired(now);
      log.hits.push(now);
      logs.set(key, log);
      return { granted: true, standing: standingOf(log, policy, now) };
    },
    /** Reads without consuming. */
    standing({ key, policy }: CallerWindow): Standing {
      const now = readClock();
      return standingOf(liveLog(key, now), policy, now);
    },
  };
}
