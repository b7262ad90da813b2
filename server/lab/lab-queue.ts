import { createSemaphore } from '../async/semaphore.ts';

/** A first-in, first-out mutex; aborting leaves the queue. */
export interface LabQueue {
  /** Waits until the lab is free; disposing of the result frees it. Rejects with the signal's reason. */
  acquire(signal: AbortSignal): Promise<Disposable>;
  /** Resolves once all who hold or await the lab now are done with it. */
  idle(): Promise<void>;
}

/** Calls `onLength` with the number waiting whenever it changes. */
export function createLabQueue(onLength: (waiting: number) => void): LabQueue {
  const lab = createSemaphore(1);
  /** Who has the lab, and who waits for it. */
  let present = 0;
  const count = (by: number): void => {
    const before = Math.max(0, present - 1);
    present += by;
    const waiting = Math.max(0, present - 1);
    if (waiting !== before) onLength(waiting);
  };

  return {
    async acquire(signal) {
      signal.throwIfAborted();
      count(1);
      using left = new DisposableStack();
      left.defer(() => count(-1));
      left.use(await lab.acquire(signal));
      return left.move();
    },
    async idle() {
      (await lab.acquire())[Symbol.dispose]();
    },
  };
}
