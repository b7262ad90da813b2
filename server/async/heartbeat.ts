import type { Clock } from '../clock.ts';
import { untilAborted } from './until-aborted.ts';

/** A stream without an event for this long yields a beat: proxies and clients give up silent connections. */
export const HEARTBEAT_INTERVAL_MS = 10_000;

interface HeartbeatOptions<T> {
  clock: Pick<Clock, 'after'>;
  /** Returns the value to yield after a silence, or undefined for none. */
  beat: () => T | undefined;
  /** On abort its reason is thrown at once, even while the source is pending. */
  signal: AbortSignal;
}

const BEAT = Symbol('beat');

/** Yields the source's values, and a beat after each silence. The caller must close the source. */
export async function* withHeartbeat<T>(
  source: AsyncIterator<T>, { clock, beat, signal }: HeartbeatOptions<T>,
): AsyncGenerator<T> {
  let pending = source.next();
  for (;;) {
    const late = Promise.withResolvers<typeof BEAT>();
    using _timer = clock.after(HEARTBEAT_INTERVAL_MS, () => late.resolve(BEAT));
    const step = await untilAborted(Promise.race([pending, late.promise]), signal);
    if (step === BEAT) {
      const value = beat();
      if (value !== undefined) yield value;
    } else if (step.done) {
      return;
    } else {
      yield step.value;
      pending = source.next();
    }
  }
}
