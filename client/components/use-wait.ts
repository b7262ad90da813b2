import { useCallback, useSyncExternalStore } from 'react';
import type { Refusal } from '../api/failure.ts';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - performance.now()) / 1000));

const none = (): number => 0;

/** Seconds until a refused call may be tried again; 0 when it may be now, or when waiting does not help. */
export function useWait(refusal: Refusal | undefined): number {
  const until = refusal ? refusal.receivedAt + (refusal.retryAfter ?? 0) * 1000 : 0;
  const subscribe = useCallback((notify: () => void) => {
    let timer: number | undefined;
    const tick = (): void => {
      notify();
      const left = until - performance.now();
      timer = left > 0 ? window.setTimeout(tick, left % 1000 || 1000) : undefined;
    };
    tick();
    return () => window.clearTimeout(timer);
  }, [until]);
  return useSyncExternalStore(subscribe, () => secondsUntil(until), none);
}
