import { createPage } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import type { TreeLimits } from '../../../page/tree.ts';

/** Limits per page, since many are kept in memory: about twice the largest shop pages seen. */
const PAGE_LIMITS: TreeLimits = {
  maxChars: 3_000_000, maxDepth: 500, maxElements: 40_000, maxAttributes: 150_000, maxText: 600_000, maxData: 500_000,
};

/** Limits for all pages of a scan together: a check walks all of them at once. */
const SCAN_LIMITS = { elements: 250_000, text: 3_000_000 };

/** With less than this left, a page is not parsed: the part within the limit would say too little. */
const MIN_LEFT = { elements: 5_000, text: 100_000 };

/** Parses a page, truncated at its own limit or the scan's; `null` when the scan's limit is used up. */
export type PageReader = (html: string, url: URL) => Page | null;

/** Creates the page reader of one scan. */
export function createPageReader(): PageReader {
  const left = { ...SCAN_LIMITS };
  return (html, url) => {
    if (left.elements < MIN_LEFT.elements || left.text < MIN_LEFT.text) return null;
    const page = createPage(html, url, {
      ...PAGE_LIMITS,
      maxElements: Math.min(PAGE_LIMITS.maxElements, left.elements),
      maxText: Math.min(PAGE_LIMITS.maxText, left.text),
    });
    left.elements -= page.parsedSize.elements;
    left.text -= page.parsedSize.text;
    return page;
  };
}
