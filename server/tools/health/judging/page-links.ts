import type { Evidence } from '../../../../contract/health.ts';
import type { PageLink } from '../../../page/links.ts';
import { MOST_EVIDENCE, short } from '../evidence.ts';
import { linksOf } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';

/** A link as it was first met, and the page it stands on. */
export interface FoundLink {
  link: PageLink;
  page: URL;
}

/** The links of the pages, those that `tell` apart by the same key once; without a key a link is none. */
export function linksOn(pages: readonly ReadPage[], tell: (link: PageLink) => string | null): FoundLink[] {
  const found = new Map<string, FoundLink>();
  for (const { page, url } of pages) {
    for (const link of linksOf(page)) {
      const key = tell(link);
      if (key !== null && !found.has(key)) found.set(key, { link, page: url });
    }
  }
  return [...found.values()];
}

/** The words of each link, what it says it leads to, and the page it stands on. */
export const placeEvidence = (label: string, links: readonly FoundLink[]): Evidence[] =>
  links.slice(0, MOST_EVIDENCE).map(({ link: { href = '', text, url }, page }) => ({
    label, value: short(text || href), page: page.href, ...(url ? { url: url.href } : {}),
  }));
