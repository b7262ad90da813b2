import { useSyncExternalStore } from 'react';
import { onWindow } from '../app/listeners.ts';

const subscribe = (notify: () => void): (() => void) => onWindow(['online', 'offline'], notify);
const serverSnapshot = (): boolean => true;

/** `navigator.onLine` as state; it changes at once, long before a lost stream is detected. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, serverSnapshot);
