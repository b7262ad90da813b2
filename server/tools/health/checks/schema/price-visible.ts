import { defineCheck } from '../../check.ts';
import { wholeProducts } from '../../artifacts.ts';
import { noneEvidence, textEvidence } from '../../page-evidence.ts';
import { readPrices } from '../../product-page.ts';

export const check = defineCheck({
  id: 'price-visible',
  requiredArtifacts: { products: wholeProducts },
  judge({ products }) {
    const read = products.map((page) => ({ page, ...readPrices(page.page) }));
    const judged = read.filter(({ display }) => display.is !== 'stated' && display.is !== 'unclear');
    const total = judged.length;
    if (total === 0) {
      const reason = read.some(({ display }) => display.is === 'stated') ? 'needs-script' : 'ambiguous';
      return { status: 'not-measured', reason };
    }
    const absent = judged.filter(({ display }) => display.is === 'absent');
    if (absent.length > 0) {
      const evidence = absent.map(({ page }) => noneEvidence(page, 'price'));
      return { status: 'fail', params: { count: absent.length, total }, evidence };
    }
    const gated = judged.flatMap(({ page, display }) =>
      (display.is === 'gated' ? [textEvidence(page, display.at, 'text')] : []));
    if (gated.length > 0) {
      return { status: 'warn', params: { count: gated.length, total }, evidence: gated };
    }
    const evidence = judged.flatMap(({ page, shown }) => (shown.best ? [textEvidence(page, shown.best, 'text')] : []));
    return { status: 'pass', params: { total }, evidence };
  },
});
