import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const unknown = (): boolean => true;

/** Whether the device says that it has a network; told at once, long before a connection is missed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, unknown);
