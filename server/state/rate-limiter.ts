import type { Consumed, CallerWindow, Standing, Windows } from './windows.ts';

/** Counts fresh AI scans per UTC day; survives restarts. */
export interface DayCounter {
  /** Takes one if fewer than `cap` are taken today. */
  take(cap: number): boolean;
}

/** Rate limits, in memory or shared over Redis. */
export interface RateLimiter {
  /** Takes a hit in the window and, if capped, one of the day's scans. All or nothing: a refusal consumes nothing. */
  consume(window: CallerWindow, dailyCap?: number): Promise<Consumed>;
  standing(window: CallerWindow): Promise<Standing>;
}

/** Counts in this process; `day` stores the daily count. */
export function createRateLimiter({ windows, day }: { windows: Windows; day: DayCounter }): RateLimiter {
  return {
    async consume(window, dailyCap) {
      const standing = windows.standing(window);
      if (dailyCap !== undefined && standing.remaining > 0 && !day.take(dailyCap)) {
        return { granted: false, by: 'day', standing };
      }
      // Atomic: everything since the check is synchronous.
      return windows.consume(window);
    },
    standing: async (window) => windows.standing(window),
  };
}
