import type { Clock } from '../clock.ts';

/** A budget of time that can be halted while nothing is asked of the other side. */
export interface Deadline extends Disposable {
  halt(): void;
  proceed(): void;
  /** Milliseconds that counted. */
  spent(): number;
}

/** Runs from now; calls back once when `ms` have counted. */
export function startDeadline(clock: Clock, ms: number, onExpiry: () => void): Deadline {
  let counted = 0;
  let since: number | null = null;
  let timer: Disposable | undefined;
  const deadline: Deadline = {
    proceed() {
      if (since !== null) return;
      since = clock.monotonic();
      timer = clock.after(Math.max(0, ms - counted), onExpiry);
    },
    halt() {
      if (since === null) return;
      counted += clock.monotonic() - since;
      since = null;
      timer?.[Symbol.dispose]();
    },
    spent: () => counted + (since === null ? 0 : clock.monotonic() - since),
    [Symbol.dispose]: () => deadline.halt(),
  };
  deadline.proceed();
  return deadline;
}
