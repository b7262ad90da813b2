/** A first-in, first-out mutex; aborting leaves the queue. */
export interface LabQueue {
  /** Waits until the lab is free; disposing of the result frees it. Rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<Disposable>;
  /** Resolves when the lab is free and nobody waits. */
  idle(): Promise<void>;
}

/** Calls `onLength` with the number waiting whenever it changes. */
export function createLabQueue(onLength: (waiting: number) => void): LabQueue {
  const waiting: (() => void)[] = [];
  const idleWaiters: (() => void)[] = [];
  let isBusy = false;

  function next(): void {
    const first = waiting.shift();
    isBusy = first !== undefined;
    if (first) {
      onLength(waiting.length);
      first();
    } else {
      for (const resolve of idleWaiters.splice(0)) resolve();
    }
  }

  const grant = (): Disposable => {
    let isOver = false;
    return {
      [Symbol.dispose]() {
        if (isOver) return;
        isOver = true;
        next();
      },
    };
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      if (!isBusy) {
        isBusy = true;
        return grant();
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const giveUp = (): void => {
        const index = waiting.indexOf(resolve);
        // Granted at the same moment.
        if (index < 0) return;
        waiting.splice(index, 1);
        onLength(waiting.length);
        reject(signal.reason);
      };
      waiting.push(resolve);
      onLength(waiting.length);
      signal.addEventListener('abort', giveUp, { once: true });
      await promise;
      signal.removeEventListener('abort', giveUp);
      return grant();
    },
    idle: () => new Promise((resolve) => (isBusy ? void idleWaiters.push(resolve) : resolve())),
  };
}
