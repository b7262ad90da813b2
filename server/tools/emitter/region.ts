import type { Page } from '../../page/page.ts';
import { elementAt } from '../../page/text.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import { besideProduct } from '../../product/beside.ts';
import type { Span } from '../../page/span.ts';

/** True for a span of the page's product: not in related products, navigation, footer or a dialog. */
export function isInMainRegion({ page }: { page: Page }, span: Span): boolean {
  const element = elementAt(page.text, span);
  return element !== null && !besideProduct(page)(element);
}

/** True for a span inside an element that is marked as a breadcrumb. */
export function isInBreadcrumb({ page }: { page: Page }, span: Span): boolean {
  for (let at = elementAt(page.text, span); at; at = parentElement(at)) {
    const says = ['class', 'itemtype', 'aria-label', 'typeof'].map((name) => attribute(at!, name) ?? '').join(' ');
    if (/bread-?crumb/i.test(says)) return true;
  }
  return false;
}
