/** Lets so many in at a time; the others wait in the order they came. */
export interface Semaphore {
  /** Disposing the answer lets the next one in. Rejects with the signal's reason while it waits. */
  acquire(signal?: AbortSignal): Promise<Disposable>;
}

export function createSemaphore(most: number): Semaphore {
  const waiting: (() => void)[] = [];
  let free = most;

  function release(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  function place(): Disposable {
    let isHeld = true;
    return {
      [Symbol.dispose]() {
        if (isHeld) release();
        isHeld = false;
      },
    };
  }

  return {
    async acquire(signal) {
      signal?.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return place();
      }
      await new Promise<void>((resolve, reject) => {
        const onAbort = (): void => {
          waiting.splice(waiting.indexOf(enter), 1);
          reject(signal!.reason);
        };
        const enter = (): void => {
          signal?.removeEventListener('abort', onAbort);
          resolve();
        };
        waiting.push(enter);
        signal?.addEventListener('abort', onAbort, { once: true });
      });
      return place();
    },
  };
}
