/** Hands what one side makes to another that waits for it. */
export interface EventQueue<T> {
  push(item: T): void;
  /** Nothing more will come. */
  close(): void;
  /** Nothing more will come, and this is why. */
  fail(error: unknown): void;
  /** The next item, or nothing at the end; rejects with the signal's reason as soon as it aborts. */
  next(signal: AbortSignal): Promise<T | undefined>;
}

export function createEventQueue<T>(): EventQueue<T> {
  const items: T[] = [];
  let ended = false;
  let failure: { error: unknown } | undefined;
  let wake = Promise.withResolvers<void>();

  const stir = (): void => {
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };
  return {
    push(item) {
      if (ended) return;
      items.push(item);
      stir();
    },
    close() {
      ended = true;
      stir();
    },
    fail(error) {
      failure ??= { error };
      ended = true;
      stir();
    },
    async next(signal) {
      while (items.length === 0 && !ended) await orAborted(wake.promise, signal);
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
