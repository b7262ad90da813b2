import { lineage, withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute, parentElement, startOf } from '../page/tree.ts';
import { priceTags } from './price-tags.ts';

/** Product list cards: three or more similar siblings, each with a price and an image. */
export const repeatedCards = facet((page: Page): ReadonlySet<PageElement> => {
  const pictured = withAncestors(page.index.images);
  const priced = [...withAncestors(priceTags(page).map(({ element }) => element))].filter(mayBeCard);
  const cards = new Set<PageElement>();
  for (const siblings of Map.groupBy(priced, parentElement).values()) {
    for (const similar of Map.groupBy(siblings, kindOf).values()) {
      if (similar.length < 3 || !similar.every((card) => pictured.has(card))) continue;
      for (const card of similar) cards.add(card);
    }
  }
  return cards;
});

const kindOf = (element: PageElement): string => `${element.tagName}.${attribute(element, 'class') ?? ''}`;

// A longer element is not a card.
const MAX_CARD_CHARS = 30_000;

const isTooLong = (element: PageElement): boolean => (element.place?.end ?? 0) - startOf(element) > MAX_CARD_CHARS;

const mayBeCard = (element: PageElement): boolean => (parentElement(element)?.tagName ?? 'body') !== 'body' && !isTooLong(element);

const LINK_REACH = 3;
const CARD_REACH = 4;
// Bounds the work; far more than the cards of a real page.
const MAX_HEADINGS = 500;

/** Cards of other products: a heading that links to another page, and an image. */
export const cardsOfOthers = facet((page: Page): ReadonlySet<PageElement> => {
  const pictured = withAncestors(page.index.images);
  const links = new Set(page.index.anchors.filter((anchor) => isElsewhere(page, anchor)));
  const leading = withAncestors(links);
  const isAround = ({ tagName }: PageElement) => tagName === 'body' || tagName === 'main';
  return new Set(page.index.headings.slice(0, MAX_HEADINGS).flatMap((heading) => {
    const link = lineage(parentElement(heading)).take(LINK_REACH).find(({ tagName }) => tagName === 'a');
    if (heading.tagName === 'h1' || !(link ? links.has(link) : leading.has(heading))) return [];
    const within = [...lineage(parentElement(heading)).take(CARD_REACH)];
    const end = within.findIndex((at) => isAround(at) || isTooLong(at));
    const card = within.slice(0, end === -1 ? undefined : end).find((at) => at.tagName !== 'a' && pictured.has(at));
    return card ? [card] : [];
  }));
});

function isElsewhere(page: Page, anchor: PageElement): boolean {
  const url = resolveUrl(attribute(anchor, 'href') ?? '', page.base);
  return url !== null && url.pathname !== '/' && url.pathname !== page.url.pathname;
}
