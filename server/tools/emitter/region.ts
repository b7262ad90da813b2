import { lineage } from '../../page/ancestry.ts';
import type { Page } from '../../page/page.ts';
import { elementAt } from '../../page/text.ts';
import { attribute } from '../../page/tree.ts';
import { besideProduct } from '../../product/beside.ts';
import type { Span } from '../../page/span.ts';

/** True for a span of the page's product: not in related products, navigation, footer or a dialog. */
export function isInMainRegion({ page }: { page: Page }, span: Span): boolean {
  const element = elementAt(page.text, span);
  return element !== null && !besideProduct(page)(element);
}

/** True for a span inside an element that is marked as a breadcrumb. */
export function isInBreadcrumb({ page }: { page: Page }, span: Span): boolean {
  return lineage(elementAt(page.text, span)).some((at) => (
    ['class', 'itemtype', 'aria-label', 'typeof'].some((name) => /bread-?crumb/i.test(attribute(at, name) ?? ''))
  ));
}
