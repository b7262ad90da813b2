import { addAbortListener } from 'node:events';
import type { StreamEvent } from '../../contract/streams.ts';
import { createNotifier } from '../async/notifier.ts';
import { isTerminal } from './terminal-event.ts';

/** One event with its sequence number, from 1 and without gaps. */
export interface LoggedEvent {
  seq: number;
  event: StreamEvent;
}

/** The number of the last event that was already received, and the signal that ends the watching. */
export interface WatchOptions {
  after: number;
  signal: AbortSignal;
}

/** A run's events, or why they cannot be watched. */
export type RunWatch = AsyncGenerator<LoggedEvent> | 'unknown-run' | 'unavailable';

/** The events of an ended run, or why there are none. */
export type RecordedRun = readonly StreamEvent[] | 'unknown-run' | 'running' | 'unavailable';

/** A run's events so far, for watchers that disconnect and reconnect. */
export type RunLog = ReturnType<typeof createRunLog>;

/** Creates an empty log for `maxBytes` of events. */
export function createRunLog(maxBytes: number) {
  const events: StreamEvent[] = [];
  let bytes = 0;
  let ended = false;
  const changes = createNotifier();

  return {
    /** False when the log is full: from then on it takes only a terminal event. */
    append(event: StreamEvent): boolean {
      bytes += JSON.stringify(event).length;
      if (bytes > maxBytes && !isTerminal(event)) return false;
      events.push(event);
      changes.notify();
      return true;
    },
    end(): void {
      ended = true;
      changes.notify();
    },
    all: (): readonly StreamEvent[] => [...events],
    get ended() {
      return ended;
    },
    /** Up to `max` events after `after`, waiting for the first; none once the log has ended or the signal aborts. */
    async next(after: number, { signal, max }: { signal: AbortSignal; max: number }): Promise<LoggedEvent[]> {
      using _gone = addAbortListener(signal, changes.notify);
      while (!signal.aborted) {
        const found = events.slice(after, after + max);
        if (found.length > 0) return found.map((event, index) => ({ seq: after + index + 1, event }));
        if (ended) return [];
        await changes.changed;
      }
      return [];
    },
  };
}
