/** The subscribers of an external store, for `useSyncExternalStore`. */
export interface Listeners {
  subscribe(notify: () => void): () => void;
  emitChange(): void;
}

/** Listens to events of the window; returns how to stop. */
export function onWindow(names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    emitChange() {
      for (const notify of listeners) notify();
    },
  };
}
