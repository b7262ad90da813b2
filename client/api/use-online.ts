import { useSyncExternalStore } from 'react';
import { onWindow } from '../app/listeners.ts';

const subscribe = (notify: () => void): (() => void) => onWindow(['online', 'offline'], notify);
const unknown = (): boolean => true;

/** Whether the device says that it has a network; told at once, long before a connection is missed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine, unknown);
