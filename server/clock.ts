import { setTimeout as wait } from 'node:timers/promises';

/** The service's clock. Nothing else reads the system's clock. */
export interface Clock {
  /** Milliseconds since the epoch, for dates. */
  now(): number;
  /** Monotonic milliseconds, for windows, budgets and durations. */
  monotonic(): number;
  /** Waits for `ms`. Rejects with the signal's reason on abort. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back once after `ms`, unless disposed before. Does not keep the process alive. */
  after(ms: number, callback: () => void): Disposable;
  /** What time limits are multiplied by, for a slower machine or network: `BUDGET_SCALE`. */
  budgetScale: number;
}

/** The UTC day of a moment, as in `2026-11-14`. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The clock of the system. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return { [Symbol.dispose]: () => clearTimeout(timer) };
  },
  budgetScale: 1,
};
