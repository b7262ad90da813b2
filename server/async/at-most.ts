import type { Clock } from '../clock.ts';

/** Waits for the promise, but no longer than `ms`. */
export async function atMost(clock: Pick<Clock, 'after'>, ms: number, awaited: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<void>();
  using _timer = clock.after(ms, late.resolve);
  await Promise.race([awaited, late.promise]);
}
