import type { Clock } from '../clock.ts';

/** Calls back every `ms` until disposed. */
export function every(clock: Pick<Clock, 'after'>, ms: number, call: () => void): Disposable {
  let next: Disposable;
  const wait = (): void => {
    next = clock.after(ms, () => {
      wait();
      call();
    });
  };
  wait();
  return { [Symbol.dispose]: () => next[Symbol.dispose]() };
}
