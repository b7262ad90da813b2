import { STREAM_ERROR_WORDS, stopEvent } from '../../contract/streams.ts';
import type { StreamErrorEvent, StreamEvent } from '../../contract/streams.ts';
import type { StreamError } from '../../contract/vocabulary.ts';
import { withHeartbeat } from '../async/heartbeat.ts';
import type { Clock } from '../clock.ts';

/** Abort reason of a run; its code becomes the stream's final `error` event. */
export class StopReason extends Error {
  readonly code: StreamError;

  constructor(code: StreamError) {
    super(STREAM_ERROR_WORDS[code]);
    this.name = 'AbortError';
    this.code = code;
  }
}

/**
 * Passes a tool's events on, and ends with exactly one `complete` or `error`, whatever throws or aborts. Ends only
 * after the tool has settled. `onFailure` gets the error that a final `internal` hides from the client.
 */
export async function* withTerminalEvent<Event extends StreamEvent>(
  source: AsyncGenerator<Event>,
  { signal, clock, onFailure }: { signal: AbortSignal; clock: Clock; onFailure: (error: unknown) => void },
): AsyncGenerator<Event | StreamErrorEvent> {
  /** The last phase that started, until a phase finishes; it is repeated after a silence. */
  let phase: Event | undefined;
  const beat = (): Event | undefined =>
    phase && { ...phase, state: stateOf(phase) === 'queued' ? 'queued' : 'running' };
  try {
    for await (const event of withHeartbeat(source, { clock, beat, signal })) {
      if (event.type === 'phase') phase = stateOf(event) === 'finished' ? undefined : event;
      yield event;
      if (isTerminal(event)) return;
    }
    onFailure(new Error('The tool ended without a terminal event.'));
    yield stopEvent('internal');
  } catch (error) {
    if (signal.aborted) {
      return yield stopEvent(signal.reason instanceof StopReason ? signal.reason.code : 'cancelled');
    }
    onFailure(error);
    yield stopEvent('internal');
  } finally {
    // An error while the source is being closed is only logged.
    await source.return(undefined).catch(onFailure);
  }
}

/** Whether an event ends its stream. */
export const isTerminal = ({ type }: StreamEvent): boolean => type === 'complete' || type === 'error';

const stateOf = (phase: StreamEvent): unknown => ('state' in phase ? phase.state : undefined);
