let lastTurn = Promise.resolve();

/** Waits for a turn of the event loop; no two callers share one, so that other work runs between theirs. */
export function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)));
  return lastTurn;
}
