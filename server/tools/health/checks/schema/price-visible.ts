import { defineCheck, notMeasured, judgeFaults } from '../../check.ts';
import { noneEvidence, textEvidence } from '../../evidence.ts';
import { readPrices } from '../../product-page.ts';

export const check = defineCheck({
  id: 'price-visible',
  requiredArtifacts: { products: 'wholeProducts' },
  judge({ products }) {
    const read = products.map((page) => ({ page, ...readPrices(page.page) }));
    const judged = read.filter(({ display }) => display.is !== 'stated' && display.is !== 'unclear');
    const total = judged.length;
    if (total === 0)
      return notMeasured(read.some(({ display }) => display.is === 'stated') ? 'needs-script' : 'ambiguous');
    return judgeFaults(total, [
      ['fail', judged.flatMap(({ page, display }) => (display.is === 'absent' ? [noneEvidence(page, 'price')] : []))],
      ['warn', judged.flatMap(({ page, display }) => (display.is === 'gated' ? [textEvidence(page, display.at)] : []))],
    ], judged.flatMap(({ page, shown }) => (shown.best ? [textEvidence(page, shown.best)] : [])));
  },
});
