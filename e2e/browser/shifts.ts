import type { Page } from 'playwright/test';

export interface Shift {
  value: number;
  /** The shifted elements by class or text, with their top and height before and after. */
  moved: string[];
}

/** Observes layout shifts from now on; the returned function waits for the last frame's and returns them. */
export async function observeShifts(page: Page): Promise<() => Promise<Shift[]>> {
  const seen = await page.evaluateHandle(() => {
    interface Source { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    interface Entry extends PerformanceEntry { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: { value: number; moved: string[] }[] = [];
    const nameOf = (node: Node | null): string =>
      (node instanceof Element ? String(node.className) : node?.textContent ?? '');
    const placeOf = ({ y, height }: DOMRectReadOnly): string => `${y.toFixed(1)}+${height.toFixed(1)}`;
    const describe = ({ node, previousRect, currentRect }: Source): string =>
      `${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`;
    const take = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as Entry[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(describe) });
      }
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return { shifts, takeRest: () => take(observer.takeRecords()) };
  });
  return () => seen.evaluate(async ({ shifts, takeRest }) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    takeRest();
    return shifts;
  });
}
