import type { Clock } from '../clock.ts';

/** A function that passes a call on, but drops every other one of the `ms` after it. */
export function throttled<Args extends unknown[]>(
  clock: Pick<Clock, 'monotonic'>, ms: number, call: (...args: Args) => void,
): (...args: Args) => void {
  let nextAt = -Infinity;
  return (...args) => {
    if (clock.monotonic() < nextAt) return;
    nextAt = clock.monotonic() + ms;
    call(...args);
  };
}
