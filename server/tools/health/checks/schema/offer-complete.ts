import type { Evidence } from '../../../../../contract/health.ts';
import { AVAILABILITIES } from '../../../../../contract/vocabulary.ts';
import { isCurrencyCode } from '../../../../product/currency.ts';
import { leafOf, shortName } from '../../../../product/item.ts';
import type { Leaf } from '../../../../product/item.ts';
import { readDecimal } from '../../../../product/amount.ts';
import { activeSpecification } from '../../../../product/product.ts';
import type { OfferMarkup } from '../../../../product/product.ts';
import { defineCheck } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { markedProducts } from '../../artifacts.ts';
import { markupEvidence, noneEvidence } from '../../page-evidence.ts';
import { productsOf } from '../../product-page.ts';

const TERMS = ['price', 'currency', 'availability'] as const;
type Term = (typeof TERMS)[number];

/** The terms that Google takes, as short names. */
const AVAILABLE = new Set(AVAILABILITIES.map((term) => term.toLowerCase()));

/** The machine-readable form: a decimal above 0, an ISO code, a schema.org term. */
const IS_GOOD: Readonly<Record<Term, (text: string) => boolean>> = {
  price: (text) => Number(readDecimal(text) ?? 0) > 0,
  currency: (text) => isCurrencyCode(text.trim().toUpperCase()),
  availability: (text) => AVAILABLE.has(shortName(text).toLowerCase()),
};

/** What an offer has of each; its currency has to stand beside its price. */
const LEAVES: Readonly<Record<Term, (offer: OfferMarkup) => readonly Leaf[]>> = {
  price: ({ price, lowPrice }) => [price ?? lowPrice ?? []].flat(),
  currency: ({ item }) => {
    const holders = [item, activeSpecification(item) ?? []].flat();
    const priced = holders.filter((holder) => leafOf(holder, 'price', 'lowPrice', 'minPrice'));
    return (priced.length > 0 ? priced : holders).flatMap((holder) => leafOf(holder, 'priceCurrency') ?? []);
  },
  availability: ({ availability }) => [availability ?? []].flat(),
};

const has = (offer: OfferMarkup, term: Term): boolean => LEAVES[term](offer).some(({ text }) => IS_GOOD[term](text));

/** The offer that lacks the least, and what that is. */
function bestOf(offers: readonly OfferMarkup[]): { offer: OfferMarkup; missing: Term[] } | undefined {
  return offers.map((offer) => ({ offer, missing: TERMS.filter((term) => !has(offer, term)) }))
    .toSorted((a, b) => a.missing.length - b.missing.length)[0];
}

export const check = defineCheck({
  id: 'offer-complete',
  causes: ['product-present'],
  requiredArtifacts: { products: markedProducts },
  judge({ products }) {
    const total = products.length;
    const read = products.map((page) => {
      const offers = productsOf(page.page).flatMap((product) => product.offers);
      return { page, offers, best: bestOf(offers) };
    });
    const without = read.filter(({ best }) => !best);
    if (without.length > 0) {
      const evidence = without.map(({ page }) => noneEvidence(page, 'Offer'));
      return { status: 'fail', params: { count: without.length, total }, evidence };
    }
    const partial = read.flatMap(({ page, offers, best }) => (best && best.missing.length > 0 ? [{ page, offers, ...best }] : []));
    if (partial.length === 0) return { status: 'pass', params: { total } };
    const missing = TERMS.filter((term) => partial.some((one) => one.missing.includes(term))).join(', ');
    const evidence = partial.flatMap((one) => one.missing.map((term) => lackEvidence(one, term)));
    return { status: 'warn', params: { count: partial.length, total, missing }, evidence };
  },
});

const NAMES: Readonly<Record<Term, string>> = {
  price: 'price', currency: 'priceCurrency', availability: 'availability',
};

/** The value as written, or the offer that lacks it. */
function lackEvidence(
  { page, offer, offers }: { page: SampledPage; offer: OfferMarkup; offers: readonly OfferMarkup[] }, term: Term,
): Evidence {
  const written = [offer, ...offers].flatMap((each) => LEAVES[term](each)).find(({ text }) => !IS_GOOD[term](text));
  if (written) return markupEvidence(page, written, NAMES[term]);
  return { ...markupEvidence(page, offer.item, NAMES[term]), value: '0' };
}
