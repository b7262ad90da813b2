import { inherited, withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';
import { productAnchor } from './anchor.ts';
import { isAsideElement } from './aside.ts';
import { cardsOfOthers, repeatedCards } from './cards.ts';

/** True for what stands beside the page's product. What holds its name is never beside it, whatever it is called. */
export const besideProduct = facet((page: Page): (element: PageElement | null) => boolean => {
  const anchor = productAnchor(page);
  const own = withAncestors([anchor]);
  const others = new Set([...anchor === null ? [] : cardsOfOthers(page), ...repeatedCards(page)]);
  return inherited(false, (at, around) => !own.has(at) && (around || others.has(at) || isAsideElement(at)));
});
