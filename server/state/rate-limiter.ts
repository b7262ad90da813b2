import type { Consumed, CallerWindow, Standing, Windows } from './windows.ts';

export type Reservation =
  | { granted: true; standing: Standing }
  /** `unavailable`: the day's count cannot be read, so nothing is granted. */
  | { granted: false; by: 'budget' | 'day' | 'unavailable'; standing: Standing };

/** Counts fresh AI scans per UTC day; survives restarts. */
export interface DayCounter {
  /** Takes one if fewer than `cap` are taken today. */
  take(cap: number): boolean;
}

/** Rate limits, in memory or shared over Redis. */
export interface RateLimiter {
  consume(window: CallerWindow): Promise<Consumed>;
  standing(window: CallerWindow): Promise<Standing>;
  /**
   * Takes what a fresh run costs: a hit in the caller's budget window and, if capped, one of the day's scans. All or
   * nothing: a refusal consumes nothing.
   */
  reserve(cost: { budget: CallerWindow; dailyCap: number | undefined }): Promise<Reservation>;
}

/** Counts in this process; `day` stores the daily count. */
export function createRateLimiter({ windows, day }: { windows: Windows; day: DayCounter }): RateLimiter {
  return {
    consume: async (window) => windows.consume(window),
    standing: async (window) => windows.standing(window),
    async reserve({ budget, dailyCap }) {
      const before = windows.standing(budget);
      if (before.remaining === 0) return { granted: false, by: 'budget', standing: before };
      if (dailyCap !== undefined && !day.take(dailyCap)) return { granted: false, by: 'day', standing: before };
      // Atomic: everything since the check is synchronous.
      return { granted: true, standing: windows.consume(budget).standing };
    },
  };
}
