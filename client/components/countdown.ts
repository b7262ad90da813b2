import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (until: number | undefined): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((until - performance.now()) / 1000));

const none = (): number => 0;

/** Whole seconds until a moment on the page's own clock, counted down to 0 while the component stands. */
export function useCountdown(until: number | undefined): number {
  const subscribe = useCallback((notify: () => void) => {
    let timer: number | undefined;
    const tick = (): void => {
      notify();
      const left = (until ?? 0) - performance.now();
      timer = left > 0 ? window.setTimeout(tick, left % 1000 || 1000) : undefined;
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [until]);
  return useSyncExternalStore(subscribe, () => secondsUntil(until), none);
}
