import type { Clock } from '../clock.ts';

/** How many hits a window admits, and how long it looks back. */
export interface WindowPolicy {
  limit: number;
  windowSeconds: number;
}

/** Where a caller stands in a window; what the `RateLimit-*` headers say. */
export interface Standing extends WindowPolicy {
  remaining: number;
  /** Whole seconds until a slot frees; 0 when nothing is spent. */
  resetSeconds: number;
}

/** Sliding-log windows: each hit is remembered for exactly the window's length. */
export interface Windows {
  /** Records a hit when one is left; a refused hit is never recorded. */
  spend(key: string, policy: WindowPolicy): { granted: boolean; standing: Standing };
  /** Reads without spending. */
  standing(key: string, policy: WindowPolicy): Standing;
}

/** Which hit, counted from the oldest, frees the next slot: over a lowered limit, the one that brings it under. */
function freeingHit(count: number, { limit }: WindowPolicy): number {
  return Math.max(0, count - limit);
}

/** What a log of `count` live hits means; `freeing` is when the hit was made that frees the next slot. */
export function standingFrom(
  { count, freeing, now }: { count: number; freeing: number | undefined; now: number },
  { limit, windowSeconds }: WindowPolicy,
): Standing {
  const resetSeconds = freeing === undefined ? 0 : Math.ceil((freeing + windowSeconds * 1000 - now) / 1000);
  return { limit, windowSeconds, remaining: Math.max(0, limit - count), resetSeconds };
}

interface Log {
  hits: number[];
  windowMs: number;
}

/** How many of the oldest keys an insertion looks at for expired ones. */
const EVICTION_PROBES = 8;

/** Windows in this process's memory, at most `maxKeys` of them: expired ones go first, then those hit longest ago. */
export function createWindows({ clock, maxKeys = 100_000 }: { clock: Clock; maxKeys?: number }): Windows {
  // A Map keeps insertion order, and each hit inserts its key anew: the front was hit longest ago.
  const logs = new Map<string, Log>();

  // Whole milliseconds: with fractions, a sum and a difference of the same figures need not cancel out.
  const readClock = (): number => Math.floor(clock.monotonic());

  const live = (key: string, now: number): Log | undefined => {
    const log = logs.get(key);
    if (!log) return undefined;
    let expired = 0;
    while (expired < log.hits.length && log.hits[expired]! <= now - log.windowMs) expired += 1;
    if (expired > 0) log.hits.splice(0, expired);
    return log;
  };

  const standingOf = (log: Log | undefined, policy: WindowPolicy, now: number): Standing => {
    const hits = log?.hits ?? [];
    return standingFrom({ count: hits.length, freeing: hits[freeingHit(hits.length, policy)], now }, policy);
  };

  const makeRoom = (now: number): void => {
    if (logs.size < maxKeys) return;
    let probes = 0;
    for (const [key, log] of logs) {
      const last = log.hits.at(-1);
      if (last === undefined || last <= now - log.windowMs) logs.delete(key);
      probes += 1;
      if (probes >= EVICTION_PROBES) break;
    }
    if (logs.size < maxKeys) return;
    const oldest = logs.keys().next().value;
    if (oldest !== undefined) logs.delete(oldest);
  };

  return {
    spend(key, policy) {
      const now = readClock();
      const log = live(key, now);
      if (log && log.hits.length >= policy.limit) return { granted: false, standing: standingOf(log, policy, now) };
      if (!log) makeRoom(now);
      const next = log ?? { hits: [], windowMs: policy.windowSeconds * 1000 };
      next.hits.push(now);
      logs.delete(key);
      logs.set(key, next);
      return { granted: true, standing: standingOf(next, policy, now) };
    },
    standing(key, policy) {
      const now = readClock();
      return standingOf(live(key, now), policy, now);
    },
  };
}
