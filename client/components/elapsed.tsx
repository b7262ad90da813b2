import { useCallback, useSyncExternalStore } from 'react';
import { useLocale } from '../i18n/language.ts';

const none = (): number => 0;

/** Whole seconds since a moment, while something runs. */
export function Elapsed({ since }: { since: string }) {
  const { format } = useLocale();
  const subscribe = useCallback((notify: () => void) => {
    const timer = window.setInterval(notify, 1000);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = (): number => Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 1000));
  return <>{format.seconds(useSyncExternalStore(subscribe, seconds, none) * 1000)}</>;
}
