/** An unbounded queue between a producer and one waiting consumer. */
export interface EventQueue<T> {
  push(item: T): void;
  close(): void;
  /** Ends the queue with an error. */
  fail(error: unknown): void;
  /** The next item, or undefined at the end; rejects with the signal's reason on abort. */
  next(signal: AbortSignal): Promise<T | undefined>;
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
    async next(signal) {
      while (items.length === 0 && !isClosed) await orAborted(wake.promise, signal);
      signal.throwIfAborted();
      if (items.length > 0) return items.shift();
      if (failure) throw failure.error;
      return undefined;
    },
  };
}

function orAborted(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = (): void => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    void promise.then(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
  });
}
