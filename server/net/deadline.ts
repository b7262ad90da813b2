import type { Clock } from '../clock.ts';

/** A time budget that waits for our own resources do not count against. */
export interface Deadline extends Disposable {
  /** Aborts when the budget is spent, and with the signal it was started under. */
  readonly signal: AbortSignal;
  /** Awaits without spending the budget. */
  excluding<T>(wait: Promise<T>): Promise<T>;
}

interface DeadlineOptions {
  signal: AbortSignal;
  /** The reason of the abort when the budget is spent. */
  expired: Error;
}

/** Starts now, with a budget of `ms`. */
export function startDeadline(clock: Clock, ms: number, { signal, expired }: DeadlineOptions): Deadline {
  const expiry = new AbortController();
  let left = ms;
  let resumedAt: number;
  let timer: Disposable;

  function proceed(): void {
    resumedAt = clock.monotonic();
    timer = clock.after(Math.max(0, left), () => expiry.abort(expired));
  }
  function halt(): void {
    left -= clock.monotonic() - resumedAt;
    timer[Symbol.dispose]();
  }

  proceed();
  return {
    signal: AbortSignal.any([signal, expiry.signal]),
    async excluding(wait) {
      halt();
      try {
        return await wait;
      } finally {
        proceed();
      }
    },
    [Symbol.dispose]: halt,
  };
}
