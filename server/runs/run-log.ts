import type { StreamEvent } from '../../contract/streams.ts';

/** One event with its number; numbers start at 1 and have no holes. */
export interface LoggedEvent {
  seq: number;
  event: StreamEvent;
}

/** What a run has said so far, for watchers that come, go and come again. */
export interface RunLog {
  /** False when the log is full: nothing but a terminal event is taken after that. */
  append(event: StreamEvent): boolean;
  end(): void;
  readonly ended: boolean;
  /** Events after `after`, those to come too; ends with the log or the signal. */
  read(after: number, signal: AbortSignal): AsyncGenerator<LoggedEvent>;
}

export function createRunLog(maxBytes: number): RunLog {
  const events: StreamEvent[] = [];
  let bytes = 0;
  let ended = false;
  let changed = Promise.withResolvers<void>();

  const announce = (): void => {
    changed.resolve();
    changed = Promise.withResolvers();
  };

  return {
    append(event) {
      const size = JSON.stringify(event).length;
      const full = bytes + size > maxBytes && event.type !== 'error';
      if (!full) {
        bytes += size;
        events.push(event);
        announce();
      }
      return !full;
    },
    end() {
      ended = true;
      announce();
    },
    get ended() {
      return ended;
    },
    async *read(after, signal) {
      let next = Math.max(0, Math.trunc(after));
      const gone = Promise.withResolvers<void>();
      const onAbort = (): void => gone.resolve();
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        while (!signal.aborted) {
          const event = events[next];
          if (event) {
            next += 1;
            yield { seq: next, event };
          } else if (ended) {
            return;
          } else {
            await Promise.race([changed.promise, gone.promise]);
          }
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
  };
}
