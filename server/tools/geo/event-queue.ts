import { createNotifier } from '../../async/notifier.ts';

/** An unbounded queue between a producer and one waiting consumer. */
export interface EventQueue<T> extends AsyncIterator<T, undefined> {
  push(item: T): void;
  close(): void;
  /** Ends the queue with an error, after the items before it. */
  fail(error: unknown): void;
}

export function createEventQueue<T>(): EventQueue<T> {
  const items: T[] = [];
  let isClosed = false;
  let failure: { error: unknown } | undefined;
  const changes = createNotifier();

  return {
    push(item) {
      if (isClosed) return;
      items.push(item);
      changes.notify();
    },
    close() {
      isClosed = true;
      changes.notify();
    },
    fail(error) {
      failure ??= { error };
      isClosed = true;
      changes.notify();
    },
    async next() {
      while (items.length === 0 && !isClosed) await changes.changed;
      if (items.length > 0) return { value: items.shift()!, done: false };
      if (failure) throw failure.error;
      return { value: undefined, done: true };
    },
  };
}
