/** Lets one in at a time, in the order they came; whoever gives up leaves the queue. */
export interface LabQueue {
  /** Waits for the lab to be free; disposing the answer frees it. Rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<Disposable>;
  /** Settles when nobody is in or waits. */
  idle(): Promise<void>;
}

/** `onLength` hears how many wait whenever that changes. */
export function createLabQueue(onLength: (waiting: number) => void): LabQueue {
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let isBusy = false;

  function next(): void {
    const first = waiting.shift();
    isBusy = first !== undefined;
    if (first) {
      onLength(waiting.length);
      first();
    } else {
      for (const tell of idlers.splice(0)) tell();
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
        const place = waiting.indexOf(resolve);
        // Its turn has come in the same moment.
        if (place < 0) return;
        waiting.splice(place, 1);
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
    idle: () => new Promise((resolve) => (isBusy ? void idlers.push(resolve) : resolve())),
  };
}
