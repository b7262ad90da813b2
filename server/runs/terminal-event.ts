import { stopEvent } from '../../contract/streams.ts';
import type { StreamErrorEvent, StreamEvent } from '../../contract/streams.ts';
import type { PhaseState } from '../../contract/vocabulary.ts';
import { withHeartbeat } from '../async/heartbeat.ts';
import type { Clock } from '../clock.ts';
import { StopReason } from './stop-reason.ts';

/**
 * Passes a tool's events on, and ends with exactly one `complete` or `error`, whatever throws or aborts. Ends only after
 * the tool has settled. `onFailure` gets the error that a final `internal` hides from the client.
 */
export async function* withTerminalEvent<Event extends StreamEvent>(
  events: (signal: AbortSignal) => AsyncGenerator<Event>,
  { signal, clock, onFailure }: { signal: AbortSignal; clock: Clock; onFailure: (error: unknown) => void },
): AsyncGenerator<Event | StreamErrorEvent> {
  const source = events(signal);
  let phase: Event | undefined;
  const beat = (): Event | undefined => phase && { ...phase, state: phaseState(phase) };
  try {
    for await (const event of withHeartbeat(source, { clock, beat, signal })) {
      phase = phaseAfter(phase, event);
      yield event;
      if (event.type === 'complete' || event.type === 'error') return;
    }
    onFailure(new Error('The tool ended without a terminal event.'));
    yield stopEvent('internal');
  } catch (error) {
    if (signal.aborted) return yield stopEvent(codeOf(signal.reason));
    onFailure(error);
    yield stopEvent('internal');
  } finally {
    // An error while it is being closed is only logged.
    await source.return(undefined).catch(onFailure);
  }
}

function codeOf(reason: unknown): StopReason['code'] {
  return reason instanceof StopReason ? reason.code : 'cancelled';
}

const phaseState = (phase: StreamEvent): PhaseState =>
  ('state' in phase && phase.state === 'queued' ? 'queued' : 'running');

/** The phase to repeat: the last started, until a phase finishes. */
function phaseAfter<Event extends StreamEvent>(current: Event | undefined, event: Event): Event | undefined {
  if (event.type !== 'phase') return current;
  return 'state' in event && event.state === 'finished' ? undefined : event;
}
