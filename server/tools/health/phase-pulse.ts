import type { PhaseState } from '../../../contract/vocabulary.ts';
import type { Clock } from '../../clock.ts';

/** How the scan stands in the lab's queue. */
export interface LabTurn {
  isWaiting(): boolean;
  /** Settles when it waits no more. */
  readonly over: Promise<void>;
}

/** A finding, or how the phase stands. */
export type PhaseBeat<T> = { finding: T } | { state: Extract<PhaseState, 'queued' | 'running'> };

export interface PulseOptions {
  clock: Pick<Clock, 'after'>;
  /** What the phase has to wait its turn for, where there is such a thing. */
  turn?: LabTurn;
}

/** A phase is never silent for ten seconds. */
const PULSE_MS = 9_000;

/** A phase's findings as they come; between them its state: at once where it must wait, when that ends, at times. */
export async function* withPulse<T>(
  findings: AsyncGenerator<T>, { clock, turn }: PulseOptions,
): AsyncGenerator<PhaseBeat<T>> {
  using timers = new DisposableStack();
  const beat = (): Promise<'beat'> => {
    const { promise, resolve } = Promise.withResolvers<'beat'>();
    timers.use(clock.after(PULSE_MS, () => resolve('beat')));
    return promise;
  };
  const over = turn?.over.then(() => 'over' as const);
  let isQueued = turn?.isWaiting() ?? false;
  if (isQueued) yield { state: 'queued' };
  let due = beat();
  let next = findings.next();
  for (;;) {
    const first = await Promise.race([next, due, ...(isQueued && over ? [over] : [])]);
    if (first === 'over') {
      isQueued = false;
      yield { state: 'running' };
    } else if (first === 'beat') {
      yield { state: isQueued ? 'queued' : 'running' };
      due = beat();
    } else if (first.done) {
      return;
    } else {
      yield { finding: first.value };
      next = findings.next();
    }
  }
}
