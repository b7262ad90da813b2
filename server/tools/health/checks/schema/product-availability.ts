import { isOrderable, readAvailability } from '../../../../product/availability.ts';
import { decidePrice } from '../../../../product/decide-price.ts';
import { readProductFacts } from '../../../../product/facts.ts';
import { availabilityOf } from '../../../../product/offers.ts';
import type { StatedAvailability } from '../../../../product/offers.ts';
import { defineCheck, causedBy, pass, warn } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { markupEvidence } from '../../evidence.ts';
import { productsOf } from '../../product-page.ts';

export const check = defineCheck({
  id: 'product-availability',
  requiredArtifacts: { products: 'markedProducts' },
  judge({ products }) {
    const stated = products.flatMap((page) => {
      const availability = bestAvailability(page);
      return availability ? [{ page, ...availability }] : [];
    });
    const total = stated.length;
    if (total === 0) return causedBy('offer-complete');
    const count = stated.filter(({ availability }) => isOrderable(availability)).length;
    const evidence = stated.map(({ page, leaf }) => markupEvidence(page, leaf, 'availability'));
    if (count === 0) return warn({ total, pages: products.length }, evidence);
    return pass({ count, total }, evidence);
  },
});

/** A product with one available variant is available. */
function bestAvailability({ page }: SampledPage): StatedAvailability | null {
  const decided = decidePrice(page);
  const amount = decided.ok ? decided.price.amount : undefined;
  const stated = productsOf(page).flatMap((product) => availabilityOf(page, product, amount) ?? []);
  const leaf = readProductFacts(page).openGraph.availability;
  const inMeta = leaf && readAvailability(leaf.text);
  const all = inMeta ? [...stated, { leaf, availability: inMeta }] : stated;
  return all.find(({ availability }) => isOrderable(availability)) ?? all[0] ?? null;
}
