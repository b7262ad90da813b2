import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** Fixed height of what precedes the first row. */
const HEAD_PX = 100;

interface DeferredPlaces {
  /** The element that grows. */
  place: RefObject<HTMLElement | null>;
  /** The element before it, which moves down when the plan appears at the end. */
  above: RefObject<HTMLElement | null>;
}

/**
 * Adds findings to `place` only while that causes no layout shift where the user reads or interacts. At the top of the
 * page, the rest is added when the scan has ended.
 */
export function useDeferredReport(report: ScanReport, { place, above }: DeferredPlaces) {
  const [shown, setShown] = useState(report);
  const [isDeferred, setDeferred] = useState(false);
  const [remountKey, setRemountKey] = useState(() => remountKeyOf(report));
  const waiting = report.progress.findings.length - shown.progress.findings.length;

  useEffect(() => {
    if (report === shown) return;
    const timer = window.setTimeout(() => {
      const isEmpty = shown.progress.findings.length === 0;
      const isRead = isInUse(place.current) || (!isEmpty && isInViewport(place.current, report.isRunning));
      const busy = isRead && waiting > 0 && !isEmpty;
      setDeferred(busy);
      if (busy) return;
      const isKept = isRead || (above.current?.contains(document.activeElement) ?? false);
      const before = topOf(above);
      flushSync(() => {
        setShown(report);
        if (!isKept) setRemountKey(remountKeyOf(report));
      });
      // Compensates for content inserted above, so that what the user reads stays in place.
      if (isKept) window.scrollBy({ top: topOf(above) - before, behavior: 'instant' });
    });
    return () => window.clearTimeout(timer);
  }, [report, shown, waiting, place, above]);

  const release = useCallback((): void => {
    setDeferred(false);
    setShown(report);
  }, [report]);
  return {
    /** The report to render below the grades for now. */
    shown,
    /** How many findings are deferred because the user is where they would appear. */
    waiting: isDeferred ? waiting : 0,
    /** Changes with the first findings and at the end, unless the user is there: remounting causes no layout shift. */
    remountKey,
    release,
  };
}

function remountKeyOf({ isRunning, progress }: ScanReport): string {
  if (!isRunning) return 'ended';
  return progress.findings.length > 0 ? 'growing' : 'empty';
}

const topOf = ({ current }: RefObject<HTMLElement | null>): number => current?.getBoundingClientRect().top ?? 0;

const isInUse = (place: HTMLElement | null): boolean =>
  place !== null && (place.matches(':hover') || place.contains(document.activeElement));

function isInViewport(place: HTMLElement | null, isRunning: boolean): boolean {
  if (place === null) return false;
  const { top, bottom } = place.getBoundingClientRect();
  return top + HEAD_PX < window.innerHeight && bottom > 0 && (isRunning || window.scrollY > 0);
}
