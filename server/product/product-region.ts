import { withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';
import type { Span } from '../page/span.ts';
import { elementAt } from '../page/text.ts';
import { productAnchor } from './anchor.ts';
import { inBoilerplateOrCard } from './boilerplate.ts';
import { cardsOf, repeatedCards } from './cards.ts';

/** Whether an element is in a menu, dialog or card outside the page's product; false around the product's name. */
export const isOutsideProduct = facet((page: Page): (element: PageElement | null) => boolean => {
  const anchor = productAnchor(page);
  // Where the page does not show its product's name, a heading with a link may be the product's own.
  return inBoilerplateOrCard(anchor === null ? repeatedCards(page) : cardsOf(page), withAncestors([anchor]));
});

/** Whether a span of the visible text is in the product's own part of the page. */
export function isInsideProduct(page: Page, span: Span): boolean {
  const element = elementAt(page.text, span);
  return element !== null && !isOutsideProduct(page)(element);
}
