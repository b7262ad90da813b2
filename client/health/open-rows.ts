import { useSyncExternalStore } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { createListeners } from '../app/listeners.ts';
import { anchorOf } from './link.ts';

/** Which rows are open: those toggled by the user, and the one the hash points to. Outlives rows that are remounted. */
export function createOpenRows() {
  const byHand = new Map<string, boolean>();
  const { subscribe, emitChange } = createListeners();
  return {
    subscribe,
    isOpen: (id: string): boolean => byHand.get(id) ?? window.location.hash === `#${anchorOf(id)}`,
    setOpen(id: string, open: boolean): void {
      byHand.set(id, open);
      emitChange();
    },
  };
}

export type OpenRows = ReturnType<typeof createOpenRows>;

/** Whether one of these is open; only a change of that re-renders. */
export function useIsOpen({ subscribe, isOpen }: OpenRows, ...ids: readonly string[]): boolean {
  const isAnyOpen = (): boolean => ids.some(isOpen);
  // The same answer, asked again when the hash changes.
  useLocationProperty(isAnyOpen);
  return useSyncExternalStore(subscribe, isAnyOpen);
}
