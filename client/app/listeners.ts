/** Those who are told when a value outside React changes, as `useSyncExternalStore` has it. */
export interface Listeners {
  subscribe(notify: () => void): () => void;
  tell(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    tell() {
      for (const notify of listeners) notify();
    },
  };
}
