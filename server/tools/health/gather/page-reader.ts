import { createPage } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import type { TreeLimits } from '../../../page/tree.ts';

/** Of one page of many that are held at once: about twice what the largest pages of shops hold. */
const PAGE_LIMITS: TreeLimits = {
  maxChars: 3_000_000, maxDepth: 500, maxElements: 40_000, maxAttributes: 150_000, maxText: 600_000, maxData: 500_000,
};

/** What the pages of a scan may hold together: a check goes through all of them at once. */
const SCAN_LIMITS = { elements: 250_000, text: 3_000_000 };

/** With less left than this a page is not begun: it would say too little of itself. */
const LEAST = { elements: 5_000, text: 100_000 };

/** Reads the pages of one scan; a page is cut short where it or the scan holds too much, `null` where nothing is left. */
export type PageReader = (html: string, url: URL) => Page | null;

export function createPageReader(): PageReader {
  const left = { ...SCAN_LIMITS };
  return (html, url) => {
    if (left.elements < LEAST.elements || left.text < LEAST.text) return null;
    const page = createPage(html, url, {
      ...PAGE_LIMITS,
      maxElements: Math.min(PAGE_LIMITS.maxElements, left.elements),
      maxText: Math.min(PAGE_LIMITS.maxText, left.text),
    });
    left.elements -= page.extent.elements;
    left.text -= page.extent.text;
    return page;
  };
}
