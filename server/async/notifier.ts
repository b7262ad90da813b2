/** Wakes those who wait for a change. Take `changed` before looking, so that no change is missed. */
export interface Notifier {
  /** Resolves with the next change. */
  readonly changed: Promise<void>;
  notify(): void;
}

export function createNotifier(): Notifier {
  let next = Promise.withResolvers<void>();
  return {
    get changed() {
      return next.promise;
    },
    notify() {
      next.resolve();
      next = Promise.withResolvers();
    },
  };
}
