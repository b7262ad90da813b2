import type { Evidence } from '../../../../../contract/health.ts';
import { readAvailability } from '../../../../product/availability.ts';
import { isCurrencyCode } from '../../../../product/currency.ts';
import { readDecimal } from '../../../../product/price.ts';
import type { OfferMarkup } from '../../../../product/product.ts';
import { defineCheck } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { markedProducts } from '../../artifacts.ts';
import { markupEvidence, noneEvidence } from '../../page-evidence.ts';
import { productsOf } from '../../product-page.ts';

const TERMS = ['price', 'currency', 'availability'] as const;
type Term = (typeof TERMS)[number];

/** The machine-readable form: a decimal above 0, an ISO code, a schema.org term. */
const IS_GOOD: Readonly<Record<Term, (offer: OfferMarkup) => boolean>> = {
  price: ({ price, lowPrice }) => Number(readDecimal((price ?? lowPrice)?.text ?? '') ?? 0) > 0,
  currency: ({ currency }) => isCurrencyCode(currency?.text.trim().toUpperCase() ?? ''),
  availability: ({ availability }) => !/\s/.test(availability?.text.trim() ?? '') && readAvailability(availability?.text ?? '') !== null,
};

export const check = defineCheck({
  id: 'offer-complete',
  causes: ['product-present'],
  requiredArtifacts: { products: markedProducts },
  judge({ products }) {
    const total = products.length;
    const read = products.map((page) => {
      const offers = productsOf(page.page).flatMap((product) => product.offers);
      return { page, offers, missing: TERMS.filter((term) => !offers.some(IS_GOOD[term])) };
    });
    const without = read.filter(({ offers }) => offers.length === 0);
    if (without.length > 0) {
      const evidence = without.map(({ page }) => noneEvidence(page, 'Offer'));
      return { status: 'fail', params: { count: without.length, total }, evidence };
    }
    const partial = read.filter(({ missing }) => missing.length > 0);
    if (partial.length === 0) return { status: 'pass', params: { total } };
    const missing = TERMS.filter((term) => partial.some((one) => one.missing.includes(term))).join(', ');
    const evidence = partial.flatMap((one) => one.missing.map((term) => lackEvidence(one.page, one.offers, term)));
    return { status: 'warn', params: { count: partial.length, total, missing }, evidence };
  },
});

const NAMES: Readonly<Record<Term, string>> = {
  price: 'price', currency: 'priceCurrency', availability: 'availability',
};

/** The value as written, or the offer that lacks it. */
function lackEvidence(page: SampledPage, offers: readonly OfferMarkup[], term: Term): Evidence {
  const [first] = offers;
  const written = offers.map((offer) => (term === 'price' ? offer.price ?? offer.lowPrice : offer[term]))
    .find((leaf) => leaf !== undefined);
  if (written) return markupEvidence(page, written, NAMES[term]);
  return first ? { ...markupEvidence(page, first.item, NAMES[term]), value: '0' } : noneEvidence(page, NAMES[term]);
}
