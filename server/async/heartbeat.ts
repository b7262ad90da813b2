import type { Clock } from '../clock.ts';

export interface HeartbeatOptions<T> {
  clock: Pick<Clock, 'after'>;
  everyMs: number;
  /** Returns the value to yield after a silence, or undefined for none. */
  beat: () => T | undefined;
  /** On abort its reason is thrown at once, even while the source is pending. */
  signal: AbortSignal;
}

const BEAT = Symbol('beat');

/** Yields the source's values, and a beat after each silence of `everyMs`. The caller must close the source. */
export async function* withHeartbeat<T>(
  source: AsyncIterator<T>, { clock, everyMs, beat, signal }: HeartbeatOptions<T>,
): AsyncGenerator<T> {
  let pending = source.next();
  for (;;) {
    const step = await nextOrBeat(pending, { clock, everyMs, signal });
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
  pending: Promise<T>, { clock, everyMs, signal }: Pick<HeartbeatOptions<T>, 'clock' | 'everyMs' | 'signal'>,
): Promise<T | typeof BEAT> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      timer[Symbol.dispose]();
      signal.removeEventListener('abort', onAbort);
      act();
    };
    const onAbort = (): void => settle(() => reject(signal.reason));
    const timer = clock.after(everyMs, () => settle(() => resolve(BEAT)));
    pending.then((value) => settle(() => resolve(value)), (error: unknown) => settle(() => reject(error)));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
