import { selfAndAncestors, withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute, parentElement } from '../page/tree.ts';
import { isFile } from './address.ts';
import { priceTags } from './price-tags.ts';

/** The cards of product lists: similar siblings, each with a price; three with pictures or leading to other pages, or two whose pictures lead there. */
export const repeatedCards = facet((page: Page): ReadonlySet<PageElement> => {
  const pictured = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const linkedPictures = picturesThatLead(page);
  const leadApart = (cards: readonly PageElement[]): boolean => {
    const paths = new Set(cards.map(pathOf));
    return paths.size * 2 >= cards.length && paths.size > 1 && !paths.has(null);
  };
  const cards = new Set<PageElement>();
  for (const siblings of Map.groupBy(pricedElements(page), parentElement).values()) {
    for (const similar of Map.groupBy(siblings, kindOf).values()) {
      const areLinked = leadApart(similar);
      const isList = similar.length < 3 ? areLinked && similar.every((card) => linkedPictures.has(card))
        : areLinked || similar.every((card) => pictured.has(card));
      if (isList) for (const card of similar) cards.add(card);
    }
  }
  return cards;
});

const pricedElements = facet((page: Page): readonly PageElement[] =>
  [...withAncestors(priceTags(page).map(({ element }) => element)).keys()].filter(mayBeCard));

/** The path of the first link in an element, or of its own; null where it has none, or leads to this page, home or a file. */
const linkedPaths = facet((page: Page): (element: PageElement) => string | null => {
  const first = withAncestors(page.index.anchors.filter((anchor) => attribute(anchor, 'href') !== undefined));
  // Many elements may hold one long link.
  const read = facet((anchor: PageElement) => {
    const path = resolveUrl(attribute(anchor, 'href')!, page.base)?.pathname;
    return path === undefined || path === '/' || path === page.url.pathname || isFile(path) ? null : path;
  });
  return (element) => {
    const anchor = first.get(element);
    return anchor === undefined ? null : read(anchor);
  };
});

/** The elements around each picture in a link to another page. */
const picturesThatLead = facet((page: Page) => {
  const pathOf = linkedPaths(page);
  return withAncestors(page.index.images.filter((image) => selfAndAncestors(image).take(LINK_REACH)
    .some((at) => at.tagName === 'a' && pathOf(at) !== null)));
});

const kindOf = (element: PageElement): string => `${element.tagName}.${attribute(element, 'class') ?? ''}`;

// A longer element is not a card.
const MAX_CARD_CHARS = 30_000;

const isShort = ({ place }: PageElement): boolean => !place || place.end - place.start <= MAX_CARD_CHARS;

const mayBeCard = (element: PageElement): boolean =>
  isShort(element) && (parentElement(element)?.tagName ?? 'body') !== 'body';

const ITEMS = new Set(['article', 'li', 'td']);
const LINK_REACH = 3;
const CARD_REACH = 4;
// Bounds the work; far more than the cards of a real page.
const MAX_HEADINGS = 500;

// A heading that links to another page, and an image; or an item with a price and a picture that leads there.
function cardsOfOthers(page: Page): ReadonlySet<PageElement> {
  const pictured = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const linkedPictures = picturesThatLead(page);
  const holdsControls = withAncestors(page.index.controls);
  const cards = new Set(pricedElements(page).filter((element) =>
    ITEMS.has(element.tagName) && linkedPictures.has(element) && !holdsControls.has(element)));
  for (const heading of page.index.headings.slice(0, MAX_HEADINGS)) {
    const above = selfAndAncestors(parentElement(heading));
    const link = above.take(LINK_REACH).find(({ tagName }) => tagName === 'a') ?? heading;
    if (heading.tagName === 'h1' || pathOf(link) === null) continue;
    for (const at of selfAndAncestors(parentElement(heading)).take(CARD_REACH)) {
      if (at.tagName === 'body' || at.tagName === 'main' || !isShort(at)) break;
      if (at.tagName === 'a' || !pictured.has(at)) continue;
      cards.add(at);
      break;
    }
  }
  return cards;
}

/** The cards of product lists, and those of other products. */
export const cardsOf = facet((page: Page): ReadonlySet<PageElement> => repeatedCards(page).union(cardsOfOthers(page)));
