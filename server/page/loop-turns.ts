/** Waits for a turn of the event loop of one's own. */
export type LoopTurn = () => Promise<void>;

/**
 * Deals out turns one after the other, so that readings which each hold the loop up for a moment never add up to a
 * long one: whatever else the service has to do comes in between.
 */
export function createLoopTurns(): LoopTurn {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
