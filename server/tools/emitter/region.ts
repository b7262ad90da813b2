import { inherited, withAncestors } from '../../page/ancestry.ts';
import { facet } from '../../page/facet.ts';
import type { Span } from '../../page/text.ts';
import { elementAt } from '../../page/text.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import { isAsideElement } from '../../product/aside.ts';
import { nameAnchor } from '../../product/shown-prices.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Subject } from './field.ts';

/** The element that shows the product's name. */
export const anchorOf = facet(({ facts, page }: Subject): PageElement | null =>
  nameAnchor(page, facts.main?.product.name?.text ?? facts.meta.title?.text));

/** True for a span that belongs to the page's product: not to related ones, the menu, the foot or a form. */
export function isInMainRegion(subject: Subject, span: Span): boolean {
  const element = elementAt(subject.page.text, span);
  return element !== null && !besideOf(subject)(element);
}

const besideOf = facet((subject: Subject): (element: PageElement) => boolean => {
  const own = withAncestors([anchorOf(subject)]);
  return inherited(false, (at, around) => !own.has(at) && (
    around || isAsideElement(at) || at.tagName === 'header' || attribute(at, 'role') === 'navigation'
  ));
});

const BREADCRUMB = /bread-?crumb|br[øo]d-?smule|(?:^|[\s_-])crumbs/i;

/** True for a span that says where in the shop the page stands. */
export function isInBreadcrumb(subject: Subject, span: Span): boolean {
  for (let at = elementAt(subject.page.text, span); at; at = parentElement(at)) {
    const names = ['class', 'id', 'itemtype', 'aria-label'].map((name) => attribute(at!, name) ?? '').join(' ');
    if (BREADCRUMB.test(names)) return true;
  }
  return false;
}
