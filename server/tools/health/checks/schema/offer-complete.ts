import { AVAILABILITIES } from '../../../../../contract/vocabulary.ts';
import { facet } from '../../../../page/facet.ts';
import { isCurrencyCode } from '../../../../product/currency.ts';
import { codeIn, leafOf, shortName } from '../../../../product/item.ts';
import type { Leaf } from '../../../../product/item.ts';
import { readDecimal } from '../../../../product/amount.ts';
import { activeSpecification } from '../../../../product/product.ts';
import type { OfferMarkup } from '../../../../product/product.ts';
import { defineCheck, judgeTerms } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { markupEvidence, noneEvidence } from '../../evidence.ts';
import { productsOf } from '../../product-page.ts';

const TERMS = ['price', 'currency', 'availability'] as const;
type Term = (typeof TERMS)[number];

/** The availability terms that Google accepts, as short names in lower case. */
const AVAILABLE = new Set(AVAILABILITIES.map((term) => term.toLowerCase()));

interface Field {
  name: string;
  leavesOf(offer: OfferMarkup): readonly Leaf[];
  /** In the machine-readable form: a decimal above 0, an ISO code, a schema.org term. */
  isGood(leaf: Leaf): boolean;
}

const FIELDS: Readonly<Record<Term, Field>> = {
  price: {
    name: 'price',
    leavesOf: ({ price, lowPrice }) => [price ?? lowPrice ?? []].flat(),
    isGood: facet(({ text }: Leaf) => Number(readDecimal(text) ?? 0) > 0),
  },
  currency: {
    name: 'priceCurrency',
    /** It must be in the same object as the price. */
    leavesOf({ item }) {
      const holders = [item, activeSpecification(item) ?? []].flat();
      const priced = holders.filter((holder) => leafOf(holder, 'price', 'lowPrice', 'minPrice'));
      return (priced.length > 0 ? priced : holders).flatMap((holder) => leafOf(holder, 'priceCurrency') ?? []);
    },
    isGood: (leaf) => isCurrencyCode(codeIn(leaf)),
  },
  availability: {
    name: 'availability',
    leavesOf: ({ availability }) => [availability ?? []].flat(),
    isGood: facet(({ text }: Leaf) => AVAILABLE.has(shortName(text).toLowerCase())),
  },
};

function has(offer: OfferMarkup, term: Term): boolean {
  const { leavesOf, isGood } = FIELDS[term];
  return leavesOf(offer).some(isGood);
}

/** The offer that lacks the fewest terms, and these terms. */
const bestOf = (offers: readonly OfferMarkup[]) =>
  offers.map((offer) => ({ offer, missing: TERMS.filter((term) => !has(offer, term)) }))
    .toSorted((a, b) => a.missing.length - b.missing.length)[0];

export const check = defineCheck({
  id: 'offer-complete',
  requiredArtifacts: { products: 'markedProducts' },
  judge({ products }) {
    const read = products.map((page) => {
      const offers = productsOf(page.page).flatMap((product) => product.offers);
      return { page, offers, best: bestOf(offers) };
    });
    return judgeTerms(TERMS, {
      total: products.length,
      bare: read.flatMap(({ page, best }) => (best ? [] : [noneEvidence(page, 'Offer')])),
      partial: read.flatMap(({ page, offers, best }) => (best && best.missing.length > 0
        ? [{ ...best, evidence: best.missing.map((term) => lackEvidence(page, [best.offer, ...offers], term)) }] : [])),
    });
  },
});

/** The value as written, or the offer that lacks it. */
function lackEvidence(page: SampledPage, offers: readonly [OfferMarkup, ...OfferMarkup[]], term: Term) {
  const { name, leavesOf, isGood } = FIELDS[term];
  const written = offers.flatMap((offer) => leavesOf(offer)).find((leaf) => !isGood(leaf));
  return written ? markupEvidence(page, written, name) : { ...markupEvidence(page, offers[0].item, name), value: '0' };
}
