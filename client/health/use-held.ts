import { useCallback, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ScanReport } from '../../contract/report/health/scan-report.ts';

/** The part above the first row, which keeps its place. */
const HEAD_PX = 100;

interface Held {
  /** The report as it may be shown below the grades now. */
  shown: ScanReport;
  /** How many findings wait because the reader looks at where they would come. */
  waiting: number;
  /** Changes when the first findings, or the end, came by themselves: then what is new comes in many places at once. */
  edition: string;
  release(): void;
}

interface HeldPlaces {
  /** What grows. */
  place: RefObject<HTMLElement | null>;
  /** What stands above it, under what comes only at the end. */
  above: RefObject<HTMLElement | null>;
}

/**
 * Lets what is in `place` grow without layout shifts where the reader looks or clicks.
 * A reader who never left the top of the page gets it all when the scan has ended.
 */
export function useHeld(report: ScanReport, { place, above }: HeldPlaces): Held {
  const [shown, setShown] = useState(report);
  const [isHeld, setHeld] = useState(false);
  const [edition, setEdition] = useState(() => editionOf(report));
  const waiting = report.progress.findings.length - shown.progress.findings.length;

  useEffect(() => {
    if (report === shown) return;
    const timer = window.setTimeout(() => {
      const isEmpty = shown.progress.findings.length === 0;
      const isRead = isHandled(place.current) || (!isEmpty && isInSight(place.current, report.isRunning));
      const busy = isRead && waiting > 0 && !isEmpty;
      setHeld(busy);
      if (busy) return;
      const isKept = isRead || (above.current?.contains(document.activeElement) ?? false);
      const before = topOf(above);
      flushSync(() => {
        setShown(report);
        if (!isKept) setEdition(editionOf(report));
      });
      // What came above the reader must not push what is read.
      if (isKept) window.scrollBy({ top: topOf(above) - before, behavior: 'instant' });
    });
    return () => window.clearTimeout(timer);
  }, [report, shown, waiting, place, above]);

  const release = useCallback((): void => {
    setHeld(false);
    setShown(report);
  }, [report]);
  return { shown, waiting: isHeld ? waiting : 0, edition, release };
}

function editionOf({ isRunning, progress }: ScanReport): string {
  if (!isRunning) return 'ended';
  return progress.findings.length > 0 ? 'growing' : 'empty';
}

const topOf = ({ current }: RefObject<HTMLElement | null>): number => current?.getBoundingClientRect().top ?? 0;

const isHandled = (place: HTMLElement | null): boolean =>
  place !== null && (place.matches(':hover') || place.contains(document.activeElement));

function isInSight(place: HTMLElement | null, isRunning: boolean): boolean {
  if (place === null) return false;
  const { top, bottom } = place.getBoundingClientRect();
  return top + HEAD_PX < window.innerHeight && bottom > 0 && (isRunning || window.scrollY > 0);
}
