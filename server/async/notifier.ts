/** Wakes all who wait for a change. Read `changed` before checking the state, so that no change is missed. */
export function createNotifier() {
  let next = Promise.withResolvers<void>();
  return {
    /** Resolves with the next change. */
    get changed(): Promise<void> {
      return next.promise;
    },
    notify(): void {
      next.resolve();
      next = Promise.withResolvers();
    },
  };
}
