import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const begin = (): void => {
    isPrinting = true;
    notify();
  };
  const end = (): void => {
    isPrinting = false;
    notify();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: then everything folded is unfolded. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting, () => false);
