import { systemClock } from '../../server/clock.ts';
import type { ManualClock } from '../../server/manual-clock.ts';

interface Waiting {
  due: number;
  fire: () => void;
  timer: Disposable;
}

/** The system clock, which a test can also advance: timers that are due by then run at once. */
export function createMovableClock(): Omit<ManualClock, 'jump'> {
  let ahead = 0;
  const waiting = new Set<Waiting>();
  const monotonic = (): number => systemClock.monotonic() + ahead;

  function after(ms: number, callback: () => void): Disposable {
    const fire = (): void => {
      waiting.delete(one);
      callback();
    };
    const one: Waiting = { due: monotonic() + ms, fire, timer: systemClock.after(ms, fire) };
    waiting.add(one);
    return {
      [Symbol.dispose]() {
        waiting.delete(one);
        one.timer[Symbol.dispose]();
      },
    };
  }

  return {
    now: () => systemClock.now() + ahead,
    monotonic,
    budgetScale: 1,
    after,
    sleep(ms, signal) {
      signal?.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const timer = after(ms, resolve);
      const leave = (): void => {
        timer[Symbol.dispose]();
        reject(signal!.reason);
      };
      signal?.addEventListener('abort', leave, { once: true });
      return promise.finally(() => signal?.removeEventListener('abort', leave));
    },
    advance(ms) {
      ahead += ms;
      for (const one of waiting) {
        one.timer[Symbol.dispose]();
        one.timer = systemClock.after(Math.max(0, one.due - monotonic()), one.fire);
      }
    },
  };
}
