import { readProductFacts } from '../../../../product/facts.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { markupProducts } from '../../needs.ts';
import { markupEvidence, noneEvidence } from '../../page-evidence.ts';

export const productPresent = check({
  id: 'product-present',
  needs: { products: markupProducts },
  judge({ products }) {
    const total = products.length;
    const marked = products.map((page) => ({ page, main: readProductFacts(page.page).main }));
    const without = marked.filter(({ main }) => !main);
    const evidence = [
      ...without.map(({ page }) => noneEvidence(page, 'Product')),
      ...marked.flatMap(({ page, main }) => (main ? [markupEvidence(page, main.product.item, '@type')] : [])),
    ].slice(0, MOST_EVIDENCE);
    if (without.length === 0) return { status: 'pass', params: { total }, evidence };
    if (without.length === total) return { status: 'fail', params: { total }, evidence };
    return { status: 'warn', params: { count: without.length, total }, evidence };
  },
});
