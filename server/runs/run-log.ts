import { addAbortListener } from 'node:events';
import type { StreamEvent } from '../../contract/streams.ts';
import { createNotifier } from '../async/notifier.ts';

/** One event with its sequence number, from 1 and without gaps. */
export interface LoggedEvent {
  seq: number;
  event: StreamEvent;
}

/** The number of the last event already received, and until when to watch. */
export interface WatchOptions {
  after: number;
  signal: AbortSignal;
}

/** A run's events so far, for watchers that disconnect and reconnect. */
export interface RunLog {
  /** False when the log is full: from then on it takes only a terminal event. */
  append(event: StreamEvent): boolean;
  end(): void;
  all(): readonly StreamEvent[];
  readonly ended: boolean;
  /** Up to `max` events after `after`, waiting for the first; none once the log has ended or the signal aborts. */
  next(after: number, options: { signal: AbortSignal; max: number }): Promise<LoggedEvent[]>;
}

export function createRunLog(maxBytes: number): RunLog {
  const events: StreamEvent[] = [];
  let bytes = 0;
  let ended = false;
  const changes = createNotifier();

  return {
    append(event) {
      const size = JSON.stringify(event).length;
      const full = bytes + size > maxBytes && event.type !== 'error';
      if (!full) {
        bytes += size;
        events.push(event);
        changes.notify();
      }
      return !full;
    },
    end() {
      ended = true;
      changes.notify();
    },
    all: () => [...events],
    get ended() {
      return ended;
    },
    async next(after, { signal, max }) {
      using _gone = addAbortListener(signal, changes.notify);
      while (!signal.aborted) {
        const found = events.slice(after, after + max);
        if (found.length > 0) return found.map((event, place) => ({ seq: after + place + 1, event }));
        if (ended) return [];
        await changes.changed;
      }
      return [];
    },
  };
}
