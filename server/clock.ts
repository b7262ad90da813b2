import { setTimeout as wait } from 'node:timers/promises';

/** Time as the service sees it; the only place that reads the machine's. */
export interface Clock {
  /** Milliseconds since the epoch, for dates that are shown or stored. */
  now(): number;
  /** Milliseconds that never run backwards, for windows, budgets and durations. */
  monotonic(): number;
  /** Waits; rejects with the signal's reason as soon as it aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Calls back once after `ms`; disposing the answer takes it back. Never keeps the process alive. */
  after(ms: number, callback: () => void): Disposable;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return { [Symbol.dispose]: () => clearTimeout(timer) };
  },
};
