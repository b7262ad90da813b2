/** Wakes those who wait for a change. Take `changed` before looking, so that no change is missed. */
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
