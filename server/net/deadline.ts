import type { Clock } from '../clock.ts';

/** A time budget that can be paused while waiting for our own resources. */
export interface Deadline extends Disposable {
  halt(): void;
  proceed(): void;
  /** Milliseconds spent, pauses excluded. */
  spent(): number;
}

/** Starts now; calls back once when `ms` are spent. */
export function startDeadline(clock: Clock, ms: number, onExpiry: () => void): Deadline {
  let elapsed = 0;
  let resumedAt: number | null = null;
  let timer: Disposable | undefined;
  const deadline: Deadline = {
    proceed() {
      if (resumedAt !== null) return;
      resumedAt = clock.monotonic();
      timer = clock.after(Math.max(0, ms - elapsed), onExpiry);
    },
    halt() {
      if (resumedAt === null) return;
      elapsed += clock.monotonic() - resumedAt;
      resumedAt = null;
      timer?.[Symbol.dispose]();
    },
    spent: () => elapsed + (resumedAt === null ? 0 : clock.monotonic() - resumedAt),
    [Symbol.dispose]: () => deadline.halt(),
  };
  deadline.proceed();
  return deadline;
}
