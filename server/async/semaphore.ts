/** A counting semaphore; waiters are served in FIFO order. */
export interface Semaphore {
  /** Waits for a permit; disposing it releases it. Rejects with the signal's reason while waiting. */
  acquire(signal?: AbortSignal): Promise<Disposable>;
}

/** Calls `onWaiting` with the number of waiters whenever it changes. */
export function createSemaphore(limit: number, onWaiting: (waiting: number) => void = () => {}): Semaphore {
  const waiting: (() => void)[] = [];
  let free = limit;

  function release(): void {
    const next = waiting.shift();
    if (!next) return void (free += 1);
    onWaiting(waiting.length);
    next();
  }

  function permit(): Disposable {
    const held = new DisposableStack();
    held.defer(release);
    return held;
  }

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return permit();
      }
      await new Promise<void>((resolve, reject) => {
        const onAbort = (): void => {
          waiting.splice(waiting.indexOf(enter), 1);
          onWaiting(waiting.length);
          reject(signal!.reason);
        };
        const enter = (): void => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        };
        waiting.push(enter);
        onWaiting(waiting.length);
        signal?.addEventListener('abort', onAbort, { once: true });
      });
      return permit();
    },
  };
}
