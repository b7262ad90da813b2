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
  const own = new Set<PageElement>();
  for (let at = anchorOf(subject); at; at = parentElement(at)) own.add(at);
  for (let at = element; at && !own.has(at); at = parentElement(at)) {
    if (isAsideElement(at) || at.tagName === 'header' || attribute(at, 'role') === 'navigation') return false;
  }
  return element !== null;
}

const BREADCRUMB = /bread-?crumb|br[øo]d-?smule|(?:^|[\s_-])crumbs/i;

/** True for a span that says where in the shop the page stands. */
export function isInBreadcrumb(subject: Subject, span: Span): boolean {
  for (let at = elementAt(subject.page.text, span); at; at = parentElement(at)) {
    const names = ['class', 'id', 'itemtype', 'aria-label'].map((name) => attribute(at!, name) ?? '').join(' ');
    if (BREADCRUMB.test(names)) return true;
  }
  return false;
}
