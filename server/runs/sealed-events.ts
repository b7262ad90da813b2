import { stopEvent } from '../../contract/streams.ts';
import type { StreamErrorEvent, StreamEvent } from '../../contract/streams.ts';
import type { PhaseState } from '../../contract/vocabulary.ts';
import type { Clock } from '../clock.ts';
import { StopReason } from './stop-reason.ts';

/** A silence longer than this is broken by repeating the running phase. */
export const HEARTBEAT_MS = 10_000;

const BEAT = Symbol('beat');

/**
 * Passes a tool's events on and seals the stream: exactly one `complete` or `error`, last, whatever throws or aborts.
 * It ends only after the tool has settled. `onFailure` hears what the closing `internal` hides from the client.
 */
export async function* sealedEvents<Event extends StreamEvent>(
  events: (signal: AbortSignal) => AsyncGenerator<Event>,
  { signal, clock, onFailure }: { signal: AbortSignal; clock: Clock; onFailure: (error: unknown) => void },
): AsyncGenerator<Event | StreamErrorEvent> {
  const source = events(signal);
  let phase: Event | undefined;
  try {
    let pending = source.next();
    for (;;) {
      const step = await nextOrBeat(pending, { signal, clock });
      if (step === BEAT) {
        if (phase) yield { ...phase, state: 'running' satisfies PhaseState };
        continue;
      }
      if (step.done) {
        onFailure(new Error('The tool ended without a terminal event.'));
        return yield stopEvent('internal');
      }
      phase = phaseAfter(phase, step.value);
      yield step.value;
      if (step.value.type === 'complete' || step.value.type === 'error') return;
      pending = source.next();
    }
  } catch (error) {
    if (signal.aborted) return yield stopEvent(codeOf(signal.reason));
    onFailure(error);
    yield stopEvent('internal');
  } finally {
    // A generator that throws while it is told to stop has nothing left to say.
    await source.return(undefined).catch(onFailure);
  }
}

function codeOf(reason: unknown): StopReason['code'] {
  return reason instanceof StopReason ? reason.code : 'cancelled';
}

/** The phase to repeat: the one started last, until it has finished. */
function phaseAfter<Event extends StreamEvent>(current: Event | undefined, event: Event): Event | undefined {
  if (event.type !== 'phase') return current;
  return 'state' in event && event.state === 'finished' ? undefined : event;
}

/** The next event, a beat after too long a silence, or the signal's reason thrown. */
function nextOrBeat<T>(pending: Promise<T>, { signal, clock }: { signal: AbortSignal; clock: Clock }): Promise<T | typeof BEAT> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      timer[Symbol.dispose]();
      signal.removeEventListener('abort', onAbort);
      act();
    };
    const onAbort = (): void => settle(() => reject(signal.reason));
    const timer = clock.after(HEARTBEAT_MS, () => settle(() => resolve(BEAT)));
    pending.then((value) => settle(() => resolve(value)), (error: unknown) => settle(() => reject(error)));
    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
