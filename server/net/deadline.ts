import type { Clock } from '../clock.ts';

export type Deadline = ReturnType<typeof startDeadline>;

/**
 * Starts a time budget of `ms`; waits for our own resources do not count against it. When it is spent, its signal
 * aborts with `expired`.
 */
export function startDeadline(clock: Clock, ms: number, { signal, expired }: { signal: AbortSignal; expired: Error }) {
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
    /** Aborts when the budget is spent, and with the signal it was started under. */
    signal: AbortSignal.any([signal, expiry.signal]),
    /** Awaits without spending the budget. */
    async excluding<T>(wait: Promise<T>): Promise<T> {
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
