import { selfAndAncestors, withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { elementAt, toSource } from '../page/text.ts';
import { attribute, parentElement, startOf } from '../page/tree.ts';
import { isFile } from './address.ts';
import { priceTags } from './price-tags.ts';

/**
 * The cards of product lists: similar siblings, each with a price. Three or more must all have images or lead to
 * different pages; two must lead to different pages by links around their images.
 */
export const repeatedCards = facet((page: Page): ReadonlySet<PageElement> => {
  const withImage = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const withLinkedImage = linkedImages(page);
  const leadToDifferentPages = (cards: readonly PageElement[]): boolean => {
    const paths = new Set(cards.map(pathOf));
    return paths.size * 2 >= cards.length && paths.size > 1 && !paths.has(null);
  };
  const cards = new Set<PageElement>();
  for (const siblings of Map.groupBy(pricedElements(page), parentElement).values()) {
    for (const similar of Map.groupBy(siblings, kindOf).values()) {
      const areLinked = leadToDifferentPages(similar);
      const isList = similar.length < 3 ? areLinked && similar.every((card) => withLinkedImage.has(card))
        : areLinked || similar.every((card) => withImage.has(card));
      if (isList) for (const card of similar) cards.add(card);
    }
  }
  return cards;
});

const pricedElements = facet((page: Page): readonly PageElement[] =>
  [...withAncestors(priceTags(page).map(({ element }) => element)).keys()].filter(mayBeCard));

/** The path that an element or the first link in it leads to; null for none, this page, the front page or a file. */
const linkedPaths = facet((page: Page): (element: PageElement) => string | null => {
  const linkIn = withAncestors(page.index.anchors.filter((anchor) => attribute(anchor, 'href') !== undefined));
  // Cached: many nested elements may contain the same long link.
  const read = facet((anchor: PageElement) => {
    const path = resolveUrl(attribute(anchor, 'href')!, page.base)?.pathname;
    return path === undefined || path === '/' || path === page.url.pathname || isFile(path) ? null : path;
  });
  return (element) => {
    const anchor = linkIn.get(element);
    return anchor === undefined ? null : read(anchor);
  };
});

/** The images in links to other pages, each with its link. */
const linksOfImages = facet((page: Page): ReadonlyMap<PageElement, PageElement> => {
  const pathOf = linkedPaths(page);
  return new Map(page.index.images.flatMap((image): [PageElement, PageElement][] => {
    const link = selfAndAncestors(image).take(LINK_REACH).find((at) => at.tagName === 'a' && pathOf(at) !== null);
    return link ? [[image, link]] : [];
  }));
});

/** These images and all their ancestors. */
const linkedImages = facet((page: Page) => withAncestors(linksOfImages(page).keys()));

const kindOf = (element: PageElement): string => `${element.tagName}.${attribute(element, 'class') ?? ''}`;

// Longer elements are not cards.
const MAX_CARD_CHARS = 30_000;

const isShort = ({ place }: PageElement): boolean => !place || place.end - place.start <= MAX_CARD_CHARS;

const mayBeCard = (element: PageElement): boolean =>
  isShort(element) && (parentElement(element)?.tagName ?? 'body') !== 'body';

const ITEMS = new Set(['article', 'li', 'td']);
const LINK_REACH = 3;
const CARD_REACH = 4;
// Limits the work; far more than a real page has cards.
const MAX_HEADINGS = 500;
const MAX_IMAGES = 2_000;

// An element with a price below an image, and with words that begin a line and link to the same page as the image. The
// brand behind its label begins no line.
function cardsByImageAndName(page: Page): ReadonlySet<PageElement> {
  const withImage = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const cards = new Set<PageElement>();
  const isPriced = new Set(pricedElements(page));
  const firstPrices = withAncestors(priceTags(page).map(({ element }) => element));
  // What a link with an image says below the first price is about buying: sizes, delivery, instalments.
  const isAbovePrice = (link: PageElement, around: PageElement): boolean => {
    const first = priceTags(page).find(({ element }) => element !== null && element === firstPrices.get(around));
    const place = first && toSource(page, { start: first.start, end: first.start + 1 });
    return !place || startOf(link) < place.start;
  };
  const beginsLine = withAncestors(page.text.lines.map(({ start }) => elementAt(page.text, { start, end: start + 1 })));
  const words = withAncestors(page.index.anchors.filter((link) =>
    beginsLine.has(link) && !withImage.has(link) && pathOf(link) !== null));
  for (const link of new Set(linksOfImages(page).values().take(MAX_IMAGES))) {
    const around = selfAndAncestors(parentElement(link)).take(CARD_REACH)
      .find((at) => words.has(at) && pathOf(words.get(at)!) === pathOf(link));
    if (around && isPriced.has(around) && isAbovePrice(link, around)) cards.add(around);
  }
  return cards;
}

// An element with an image and a heading that links to another page; or a list item with a price and an image that
// links to one, but without controls.
function cardsOfOthers(page: Page): ReadonlySet<PageElement> {
  const withImage = withAncestors(page.index.images);
  const pathOf = linkedPaths(page);
  const withLinkedImage = linkedImages(page);
  const holdsControls = withAncestors(page.index.controls);
  const cards = new Set(pricedElements(page).filter((element) =>
    ITEMS.has(element.tagName) && withLinkedImage.has(element) && !holdsControls.has(element)));
  for (const heading of page.index.headings.slice(0, MAX_HEADINGS)) {
    const above = selfAndAncestors(parentElement(heading));
    const link = above.take(LINK_REACH).find(({ tagName }) => tagName === 'a') ?? heading;
    if (heading.tagName === 'h1' || pathOf(link) === null) continue;
    for (const at of selfAndAncestors(parentElement(heading)).take(CARD_REACH)) {
      if (at.tagName === 'body' || at.tagName === 'main' || !isShort(at)) break;
      if (at.tagName === 'a' || !withImage.has(at)) continue;
      cards.add(at);
      break;
    }
  }
  return cards;
}

/** The cards of product lists, and single cards of other products. */
export const cardsOf = facet((page: Page): ReadonlySet<PageElement> =>
  repeatedCards(page).union(cardsOfOthers(page)).union(cardsByImageAndName(page)));
