/** Those who are told when a value outside React changes, as `useSyncExternalStore` has it. */
export interface Listeners {
  subscribe(notify: () => void): () => void;
  tell(): void;
}

/** Hears events of the window; returns how to stop. */
export function onWindow(names: readonly string[], hear: (event: Event) => void): () => void {
  for (const name of names) window.addEventListener(name, hear);
  return () => {
    for (const name of names) window.removeEventListener(name, hear);
  };
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
