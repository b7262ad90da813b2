import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute, parentElement } from '../page/tree.ts';

/** The elements whose price stands in one of three or more alike siblings that each show a price: cards of a list. */
export function repeatedCards(prices: readonly { element: PageElement | null }[]): Set<PageElement> {
  const byParent = new Map<PageElement, Map<string, Set<PageElement>>>();
  const paths = prices.map(({ element }) => {
    const cards: { parent: PageElement; kind: string }[] = [];
    for (let at = element; at; at = parentElement(at)) {
      const parent = parentElement(at);
      if (!parent || parent.tagName === 'body' || sizeOf(at) > MAX_CARD) break;
      const kind = `${at.tagName}.${attribute(at, 'class') ?? ''}`;
      const kinds = byParent.get(parent) ?? new Map<string, Set<PageElement>>();
      byParent.set(parent, kinds);
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(at));
      cards.push({ parent, kind });
    }
    return cards;
  });
  const repeated = new Set<PageElement>();
  const lists = new Map<Set<PageElement>, boolean>();
  const isList = (alike: Set<PageElement>) => {
    if (!lists.has(alike)) lists.set(alike, alike.size >= 3 && [...alike].every(holdsImage));
    return lists.get(alike)!;
  };
  prices.forEach(({ element }, at) => {
    const isCard = paths[at]!.some(({ parent, kind }) => {
      const alike = byParent.get(parent)?.get(kind);
      return alike !== undefined && isList(alike);
    });
    if (element && isCard) repeated.add(element);
  });
  return repeated;
}

// A part of the page as long as this is no card of a list, however alike its neighbours.
const MAX_CARD = 30_000;

function sizeOf({ place }: PageElement): number {
  return place ? place.end - place.start : 0;
}

function holdsImage(card: PageElement): boolean {
  const stack: PageElement[] = [card];
  for (let steps = 0; stack.length > 0 && steps < 400; steps += 1) {
    const element = stack.pop()!;
    if (element.tagName === 'img' || element.tagName === 'picture') return true;
    for (const child of element.childNodes) if (child.kind === 'element') stack.push(child);
  }
  return false;
}

const LINK_REACH = 3;
const CARD_REACH = 4;
// Many more than a page shows cards; each costs a look around.
const MAX_HEADINGS = 500;

/** The elements that show another page's product: a heading that leads there, and a picture. */
export function cardsOfOthers(page: Page): Set<PageElement> {
  const cards = new Set<PageElement>();
  for (const heading of page.index.headings.slice(0, MAX_HEADINGS)) {
    if (heading.tagName === 'h1' || !leadsElsewhere(page, heading)) continue;
    for (let at = parentElement(heading), steps = 0; at && steps < CARD_REACH; at = parentElement(at), steps += 1) {
      if (at.tagName === 'body' || at.tagName === 'main' || sizeOf(at) > MAX_CARD) break;
      if (at.tagName === 'a' || !holdsImage(at)) continue;
      cards.add(at);
      break;
    }
  }
  return cards;
}

function leadsElsewhere(page: Page, heading: PageElement): boolean {
  const link = linkAround(heading) ?? linkIn(heading);
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
