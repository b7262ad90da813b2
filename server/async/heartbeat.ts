import type { Clock } from '../clock.ts';

/** A stream without an event for this long yields a beat: proxies and clients give up silent connections. */
export const HEARTBEAT_INTERVAL_MS = 10_000;

export interface HeartbeatOptions<T> {
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
    const step = await nextOrBeat(pending, { clock, signal });
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

function nextOrBeat<T>(
  pending: Promise<T>, { clock, signal }: Pick<HeartbeatOptions<T>, 'clock' | 'signal'>,
): Promise<T | typeof BEAT> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      timer[Symbol.dispose]();
      signal.removeEventListener('abort', onAbort);
      act();
    };
    const onAbort = (): void => settle(() => reject(signal.reason));
    const timer = clock.after(HEARTBEAT_INTERVAL_MS, () => settle(() => resolve(BEAT)));
    pending.then((value) => settle(() => resolve(value)), (error: unknown) => settle(() => reject(error)));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
