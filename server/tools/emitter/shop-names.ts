import { facet } from '../../page/facet.ts';
import { readMetadata } from '../../page/metadata.ts';
import { comparable } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';
import { readProductFacts } from '../../product/facts.ts';

/** Matches what is between a name and the shop's behind it. */
export const SEPARATOR = /\s[|»·–—-]\s/;

/** Those that markup and the host give. */
const statedNames = facet((page: Page): ReadonlySet<string> => {
  const siteName = readProductFacts(page).openGraph.siteName?.text ?? '';
  return new Set([siteName, page.url.hostname.replace(/^www\./, '')].map(comparable));
});

const titleEnds = facet((page: Page): ReadonlySet<string> => new Set(
  readMetadata(page).titles.flatMap((title) => title.split(SEPARATOR).slice(1).at(-1) ?? []).map(comparable)));

/** Whether a text is the shop's name by markup or host. */
export const isStatedShopName = (page: Page, text: string): boolean => statedNames(page).has(comparable(text));

/** Whether a text may be the shop's name, which is known from markup, host or the end of a title. */
export const isShopName = (page: Page, text: string): boolean =>
  isStatedShopName(page, text) || titleEnds(page).has(comparable(text));
