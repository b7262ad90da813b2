import { facet } from '../../page/facet.ts';
import { readMetadata } from '../../page/metadata.ts';
import { comparable } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';
import { readProductFacts } from '../../product/facts.ts';

/** Matches what is between a name and the shop's behind it. */
export const SEPARATOR = /\s[|»·–—-]\s/;

const shopNames = facet((page: Page): ReadonlySet<string> => {
  const titleEnds = readMetadata(page).titles.flatMap((title) => title.split(SEPARATOR).slice(1).at(-1) ?? []);
  const siteName = readProductFacts(page).openGraph.siteName?.text ?? '';
  return new Set([siteName, page.url.hostname.replace(/^www\./, ''), ...titleEnds].map(comparable));
});

/** Whether a text may be the shop's name, which is known from markup, host or the end of a title. */
export const isShopName = (page: Page, text: string): boolean => shopNames(page).has(comparable(text));
