import { facet } from './facet.ts';
import type { Page } from './page.ts';
import { countFirst } from './span.ts';

/** The 1-based line of an offset in the page's source. */
export const lineAt = (page: Page, offset: number): number => countFirst(lineStarts(page), (start) => start <= offset);

const lineStarts = facet(({ html }: Page): readonly number[] =>
  [0, ...Array.from(html.matchAll(/\r\n?|\n/g), (end) => end.index + end[0].length)]);
