import type { Clock } from './clock.ts';

/** A fake clock for tests. */
export interface ManualClock extends Clock {
  /** Advances time and fires due timers in order. */
  advance(ms: number): void;
  /** Adjusts only the wall clock, as NTP does. Fires no timers. */
  jump(ms: number): void;
}

/** Creates a clock whose wall time starts at `epoch`, and whose monotonic time starts at 0. */
export function createManualClock(epoch = Date.UTC(2026, 7, 21, 12)): ManualClock {
  let elapsed = 0;
  let offset = 0;
  const pending = new Set<{ due: number; fire: () => void }>();
  const after = (ms: number, fire: () => void): Disposable => {
    const entry = { due: elapsed + ms, fire };
    pending.add(entry);
    return { [Symbol.dispose]: () => void pending.delete(entry) };
  };
  return {
    now: () => epoch + elapsed + offset,
    monotonic: () => elapsed,
    budgetScale: 1,
    after,
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const timer = after(ms, resolve);
        signal?.addEventListener('abort', () => {
          timer[Symbol.dispose]();
          reject(signal.reason);
        }, { once: true });
      });
    },
    advance(ms) {
      const end = elapsed + ms;
      for (;;) {
        const next = [...pending].filter((entry) => entry.due <= end).sort((a, b) => a.due - b.due)[0];
        if (!next) break;
        pending.delete(next);
        elapsed = Math.max(elapsed, next.due);
        next.fire();
      }
      elapsed = end;
    },
    jump(ms) {
      offset += ms;
    },
  };
}
