export type Semaphore = ReturnType<typeof createSemaphore>;

/** A counting semaphore; waiters are served in FIFO order. Calls `onWaiting` with their number whenever it changes. */
export function createSemaphore(limit: number, onWaiting: (waiting: number) => void = () => {}) {
  const waiting = new Set<() => void>();
  let free = limit;

  function release(): void {
    const [next] = waiting;
    if (!next) return void (free += 1);
    waiting.delete(next);
    onWaiting(waiting.size);
    next();
  }

  const waitForTurn = (signal: AbortSignal | undefined): Promise<void> => new Promise((resolve, reject) => {
    const onAbort = (): void => {
      waiting.delete(enter);
      onWaiting(waiting.size);
      reject(signal!.reason);
    };
    const enter = (): void => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    };
    waiting.add(enter);
    onWaiting(waiting.size);
    signal?.addEventListener('abort', onAbort, { once: true });
  });

  return {
    /** Waits for a permit; disposing it releases it. Rejects with the signal's reason while waiting. */
    async acquire(signal?: AbortSignal): Promise<Disposable> {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else await waitForTurn(signal);
      const permit = new DisposableStack();
      permit.defer(release);
      return permit;
    },
  };
}
