/**
 * What fresh AI scans have taken of the current UTC day: counted before the first call, over restarts. Nothing here
 * rejects: what cannot be stored is logged, and this process's own count still holds the cap.
 */
export interface Spend {
  /** Gives one back to the day it was taken on; only for a scan of which no call went out. */
  giveBack(takenAt: number): Promise<void>;
  /** Adds a scan's expected cost to its day before the first call, and what it truly cost less that after the last. */
  addUsd(usd: number, takenAt: number): Promise<void>;
  /** Where today stands. */
  today(): Promise<DaySpent>;
}

export interface DaySpent {
  scans: number;
  usd: number;
}

/** The UTC day of a moment, as the store names it. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
