import type { Page } from './page.ts';

const cache = new WeakMap<Page, readonly number[]>();

/** The line of the page's source an offset stands on, from 1. */
export function lineAt(page: Page, offset: number): number {
  const starts = lineStarts(page);
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineStarts(page: Page): readonly number[] {
  const known = cache.get(page);
  if (known) return known;
  const starts = [0, ...Array.from(page.html.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)];
  cache.set(page, starts);
  return starts;
}
