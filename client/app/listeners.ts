/** Undefined when prerendering. */
export const browser = typeof window === 'undefined' ? undefined : window;

/** Adds listeners to `window`; returns a function that removes them. */
export function onWindow(names: readonly string[], listener: (event: Event) => void): () => void {
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** Subscribers of an external store, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe(notify: () => void): () => void {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    emitChange(): void {
      for (const notify of listeners) notify();
    },
  };
}
