/**
 * Fresh AI scans and their cost per UTC day: counted before the first call, kept over restarts. Never rejects: failed
 * writes are logged, and this process's own count still enforces the cap.
 */
export interface Spend {
  /** Uncounts a scan, on the day it was counted; only if it has sent no call. */
  refund(takenAt: number): Promise<void>;
  /** Adds to a day's cost: the estimate before a scan's first call, the difference to the true cost after its last. */
  addUsd(usd: number, takenAt: number): Promise<void>;
  today(): Promise<DaySpent>;
}

export interface DaySpent {
  scans: number;
  usd: number;
}

/** The UTC day of a moment, as stored. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
