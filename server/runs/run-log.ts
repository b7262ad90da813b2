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
  /** Everything it holds, first to last. */
  all(): readonly StreamEvent[];
  readonly ended: boolean;
  /** The events after `after`, up to `most`, waiting for one; none once the log or the signal ends. */
  next(after: number, options: { signal: AbortSignal; most: number }): Promise<LoggedEvent[]>;
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

  const next: RunLog['next'] = async (after, { signal, most }) => {
    const gone = Promise.withResolvers<void>();
    const onAbort = (): void => gone.resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      while (!signal.aborted) {
        const found = events.slice(after, after + most);
        if (found.length > 0) return found.map((event, place) => ({ seq: after + place + 1, event }));
        if (ended) return [];
        await Promise.race([changed.promise, gone.promise]);
      }
      return [];
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
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
    all: () => [...events],
    get ended() {
      return ended;
    },
    next,
    async *read(after, signal) {
      let last = Math.max(0, Math.trunc(after));
      for (;;) {
        const [found] = await next(last, { signal, most: 1 });
        if (!found) return;
        last = found.seq;
        yield found;
      }
    },
  };
}
