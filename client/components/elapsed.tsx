import { useCallback, useSyncExternalStore } from 'react';
import { useLocale } from '../i18n/language.ts';

/** Whole seconds since a moment, ticking while running; 0 when prerendering. */
export function useElapsed(startedAt: string, isRunning: boolean): number {
  const subscribe = useCallback((notify: () => void) => {
    if (!isRunning) return () => {};
    const timer = window.setInterval(notify, 1000);
    return () => window.clearInterval(timer);
  }, [isRunning]);
  return useSyncExternalStore(subscribe, () => secondsSince(startedAt), () => 0);
}

const secondsSince = (moment: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(moment)) / 1000)) || 0;

/** Whole seconds since a moment, ticking. */
export function Elapsed({ since }: { since: string }) {
  const { format } = useLocale();
  return <>{format.seconds(useElapsed(since, true) * 1000)}</>;
}
