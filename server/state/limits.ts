import type { Standing, WindowPolicy, Windows } from './windows.ts';

/** One caller's window of one policy. */
export interface Hit {
  key: string;
  policy: WindowPolicy;
}

/** What a fresh run costs: a hit in the caller's scarce window, and where there is one a share of the day. */
export interface Cost {
  budget: Hit;
  day?: { cap: number };
}

export type Spent = { granted: boolean; standing: Standing };

export type Reservation =
  | { granted: true; standing: Standing }
  /** `away`: the day's count cannot be asked, and nothing is spent that it does not know of. */
  | { granted: false; by: 'budget' | 'day' | 'away'; standing: Standing };

/** Counts fresh AI scans of the current UTC day, over restarts. */
export interface DayCounter {
  /** Takes one if fewer than `cap` are taken today. */
  take(cap: number): boolean;
}

/** The limiter state that instances may share; asynchronous so that it can live elsewhere. */
export interface Limits {
  spend(hit: Hit): Promise<Spent>;
  standing(hit: Hit): Promise<Standing>;
  /** All or nothing: what is refused has spent nothing. */
  reserve(cost: Cost): Promise<Reservation>;
}

/** Limits in this process, with the day's count kept where `day` keeps it. */
export function createLimits({ windows, day }: { windows: Windows; day: DayCounter }): Limits {
  return {
    spend: async ({ key, policy }) => windows.spend(key, policy),
    standing: async ({ key, policy }) => windows.standing(key, policy),
    async reserve({ budget, day: daily }) {
      const before = windows.standing(budget.key, budget.policy);
      if (before.remaining === 0) return { granted: false, by: 'budget', standing: before };
      if (daily && !day.take(daily.cap)) return { granted: false, by: 'day', standing: before };
      // Nothing can come between: all of this is one synchronous step.
      return { granted: true, standing: windows.spend(budget.key, budget.policy).standing };
    },
  };
}
