/** A place among the few that may go at once; disposing it lets the next in line go. */
export interface Turns {
  /** Waits in line; rejects with the signal's reason as soon as it aborts. */
  take(signal: AbortSignal): Promise<Disposable>;
}

/** First come, first served. */
export function createTurns(atOnce: number): Turns {
  let taken = 0;
  const line: (() => void)[] = [];

  const turn = (): Disposable => {
    taken += 1;
    let held = true;
    return {
      [Symbol.dispose]() {
        if (!held) return;
        held = false;
        taken -= 1;
        line.shift()?.();
      },
    };
  };

  return {
    take(signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        if (taken < atOnce) return resolve(turn());
        const go = (): void => {
          signal.removeEventListener('abort', leave);
          resolve(turn());
        };
        const leave = (): void => {
          line.splice(line.indexOf(go), 1);
          reject(signal.reason);
        };
        line.push(go);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
