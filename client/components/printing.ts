import { useSyncExternalStore } from 'react';
import { onWindow } from '../app/listeners.ts';

let isPrinting = false;

const subscribe = (notify: () => void): (() => void) => onWindow(['beforeprint', 'afterprint'], ({ type }) => {
  isPrinting = type === 'beforeprint';
  notify();
});

/** Whether the page is being printed, when collapsed content is expanded. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting, () => false);
