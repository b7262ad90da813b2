import { lineage, withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute, parentElement } from '../page/tree.ts';
import { priceTags } from './price-tags.ts';

/** Product list cards: three or more similar siblings, each with a price, and with images or links to pages of their own. */
export const repeatedCards = facet((page: Page): ReadonlySet<PageElement> => {
  const pictured = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const leadApart = (cards: readonly PageElement[]): boolean => {
    const paths = new Set(cards.map(pathOf));
    return paths.size === cards.length && !paths.has(null);
  };
  const priced = [...withAncestors(priceTags(page).map(({ element }) => element))].filter(mayBeCard);
  const cards = new Set<PageElement>();
  for (const siblings of Map.groupBy(priced, parentElement).values()) {
    for (const similar of Map.groupBy(siblings, kindOf).values()) {
      if (similar.length < 3 || !(similar.every((card) => pictured.has(card)) || leadApart(similar))) continue;
      for (const card of similar) cards.add(card);
    }
  }
  return cards;
});

/** The path of the first link in an element, or of its own; null where it has none, or leads to this page or home. */
function linkedPaths(page: Page): (element: PageElement) => string | null {
  const first = new Map<PageElement, PageElement>();
  for (const anchor of page.index.anchors) {
    for (const at of lineage(anchor)) {
      if (first.has(at)) break;
      first.set(at, anchor);
    }
  }
  const read = facet((anchor: PageElement) => pathElsewhere(page, attribute(anchor, 'href')));
  return (element) => {
    const anchor = first.get(element);
    return anchor === undefined ? null : read(anchor);
  };
}

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
  return pathElsewhere(page, linkAround(heading) ?? linkIn(heading)) !== null;
}

function pathElsewhere(page: Page, link: string | undefined): string | null {
  const path = link === undefined ? undefined : resolveUrl(link, page.base)?.pathname;
  return path === undefined || path === '/' || path === page.url.pathname ? null : path;
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
