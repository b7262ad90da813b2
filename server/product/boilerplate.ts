import { inherited } from '../page/ancestry.ts';
import type { PageElement } from '../page/nodes.ts';
import { attribute } from '../page/tree.ts';

// Classes that hide an element in common CSS frameworks, and the sold-out badge that Shopify themes always have, hidden
// by their style sheet. An element that is shown at some breakpoint counts as shown.
const HIDDEN = /(?:^|\s)(?:hidden|hide|d-none|is-hidden|ng-hide|js-hidden|u-hidden|display-?none|invisible|visually-hidden|sr-only|modal|popup|offcanvas|lightbox|price__badge--?sold-out)(?:\s|$)/;
const SHOWN_WHEN_WIDE = /(?:^|\s)(?:[a-z]+:(?!hidden)|d-(?:xs|sm|md|lg|xl|xxl)-(?!none))/;
const BOILERPLATE_TAGS = new Set(['aside', 'footer', 'nav', 'header']);
const BOILERPLATE_ROLES = new Set(['dialog', 'navigation']);

/** Whether its tag, role or a hiding class makes an element a menu, header, footer, aside or closed dialog. */
function isBoilerplate(element: PageElement): boolean {
  const classes = attribute(element, 'class') ?? '';
  return BOILERPLATE_TAGS.has(element.tagName) || BOILERPLATE_ROLES.has(attribute(element, 'role') ?? '')
    || (HIDDEN.test(classes) && !SHOWN_WHEN_WIDE.test(classes));
}

/** Whether an element is boilerplate or a card, or in one; never true for elements of `own`. */
export const inBoilerplateOrCard = (
  cards: ReadonlySet<PageElement>, own: Pick<ReadonlySet<PageElement>, 'has'>,
): ((element: PageElement | null) => boolean) =>
  inherited(false, (at, around: boolean) => !own.has(at) && (around || cards.has(at) || isBoilerplate(at)));
