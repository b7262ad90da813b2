import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** New rows come at most this often. */
const APART_MS = 500;

export interface Held<T> {
  shown: readonly T[];
  /** How many wait because the reader is in the list. */
  waiting: number;
  release(): void;
}

/** Lets a growing list grow calmly: not more often than twice a second, and not under the reader's hands. */
export function useHeld<T>(items: readonly T[], list: RefObject<HTMLElement | null>): Held<T> {
  const [shown, setShown] = useState(items);
  const [isHeld, setHeld] = useState(false);
  const changedAt = useRef(-Infinity);
  const isFirst = shown.length === 0;

  useEffect(() => {
    if (items === shown) return;
    const wait = isFirst || items.length === 0 ? 0 : Math.max(0, changedAt.current + APART_MS - performance.now());
    const timer = window.setTimeout(() => {
      const busy = items.length > shown.length && !isFirst && isReaderIn(list.current);
      setHeld(busy);
      if (busy) return;
      changedAt.current = performance.now();
      setShown(items);
    }, wait);
    return () => window.clearTimeout(timer);
  }, [items, shown, isFirst, list]);

  const release = useCallback((): void => {
    setHeld(false);
    setShown(items);
  }, [items]);
  return { shown, waiting: isHeld ? items.length - shown.length : 0, release };
}

const isReaderIn = (list: HTMLElement | null): boolean =>
  list !== null && (list.matches(':hover') || list.contains(document.activeElement));
