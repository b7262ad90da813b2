import { facet } from './facet.ts';
import type { Page } from './page.ts';

/** The 1-based line of an offset in the page's source. */
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

const lineStarts = facet(({ html }: Page): readonly number[] =>
  [0, ...Array.from(html.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)]);
