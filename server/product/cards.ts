import { withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute, parentElement } from '../page/tree.ts';
import { priceTags } from './price-tags.ts';

/** Product list cards: three or more similar siblings, each with a price and an image or a link to another page. */
export const repeatedCards = facet((page: Page): ReadonlySet<PageElement> => {
  const shown = withAncestors([...page.index.images, ...page.index.anchors.filter((anchor) => isElsewhere(page, attribute(anchor, 'href')))]);
  const priced = [...withAncestors(priceTags(page).map(({ element }) => element))].filter(mayBeCard);
  const cards = new Set<PageElement>();
  for (const siblings of Map.groupBy(priced, parentElement).values()) {
    for (const similar of Map.groupBy(siblings, kindOf).values()) {
      if (similar.length < 3 || !similar.every((card) => shown.has(card))) continue;
      for (const card of similar) cards.add(card);
    }
  }
  return cards;
});

const kindOf = (element: PageElement): string => `${element.tagName}.${attribute(element, 'class') ?? ''}`;

function mayBeCard(element: PageElement): boolean {
  const parent = parentElement(element);
  return parent !== null && parent.tagName !== 'body' && sizeOf(element) <= MAX_CARD_CHARS;
}

// A longer element is not a card.
const MAX_CARD_CHARS = 30_000;

function sizeOf({ place }: PageElement): number {
  return place ? place.end - place.start : 0;
}

const LINK_REACH = 3;
const CARD_REACH = 4;
// Bounds the work; far more than the cards of a real page.
const MAX_HEADINGS = 500;

/** Cards of other products: a heading that links to another page, and an image. */
export const cardsOfOthers = facet((page: Page): ReadonlySet<PageElement> => {
  const pictured = withAncestors(page.index.images);
  const cards = new Set<PageElement>();
  for (const heading of page.index.headings.slice(0, MAX_HEADINGS)) {
    if (heading.tagName === 'h1' || !leadsElsewhere(page, heading)) continue;
    for (let at = parentElement(heading), steps = 0; at && steps < CARD_REACH; at = parentElement(at), steps += 1) {
      if (at.tagName === 'body' || at.tagName === 'main' || sizeOf(at) > MAX_CARD_CHARS) break;
      if (at.tagName === 'a' || !pictured.has(at)) continue;
      cards.add(at);
      break;
    }
  }
  return cards;
});

function leadsElsewhere(page: Page, heading: PageElement): boolean {
  return isElsewhere(page, linkAround(heading) ?? linkIn(heading));
}

function isElsewhere(page: Page, link: string | undefined): boolean {
  const url = link === undefined ? null : resolveUrl(link, page.base);
  return url !== null && url.pathname !== '/' && url.pathname !== page.url.pathname;
}

function linkAround(heading: PageElement): string | undefined {
  for (let at = parentElement(heading), steps = 0; at && steps < LINK_REACH; at = parentElement(at), steps += 1) {
    if (at.tagName === 'a') return attribute(at, 'href');
  }
  return undefined;
}

function linkIn(element: PageElement): string | undefined {
  for (const child of element.childNodes) {
    if (child.kind !== 'element') continue;
    const link = child.tagName === 'a' ? attribute(child, 'href') : linkIn(child);
    if (link !== undefined) return link;
  }
  return undefined;
}
