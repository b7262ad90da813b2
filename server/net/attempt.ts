/** Runs a step and returns its result; `undefined` if it throws. */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
