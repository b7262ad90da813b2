import { useSyncExternalStore } from 'react';
import { onWindow } from '../app/listeners.ts';

let isPrinting = false;

const subscribe = (notify: () => void): (() => void) => onWindow(['beforeprint', 'afterprint'], ({ type }) => {
  isPrinting = type === 'beforeprint';
  notify();
});

/** Whether the page is being printed: then everything folded is unfolded. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting, () => false);
