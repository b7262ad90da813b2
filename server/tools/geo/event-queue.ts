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
  let wake = Promise.withResolvers<void>();

  const notify = (): void => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  return {
    push(item) {
      if (isClosed) return;
      items.push(item);
      notify();
    },
    close() {
      isClosed = true;
      notify();
    },
    fail(error) {
      failure ??= { error };
      isClosed = true;
      notify();
    },
    async next() {
      while (items.length === 0 && !isClosed) await wake.promise;
      if (items.length > 0) return { value: items.shift()!, done: false };
      if (failure) throw failure.error;
      return { value: undefined, done: true };
    },
  };
}
