import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds since a moment, counted on while it runs; nothing in what is rendered ahead. */
export function useElapsed(startedAt: string, isRunning: boolean): number {
  const subscribe = useCallback((notify: () => void) => {
    if (!isRunning) return () => {};
    const timer = window.setInterval(notify, 1000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return useSyncExternalStore(subscribe, () => secondsSince(startedAt), () => 0);
}

const secondsSince = (moment: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / 1000)) || 0;
