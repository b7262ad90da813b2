import { valuesOf } from '../../../../product/item.ts';
import type { Item, Value } from '../../../../product/item.ts';
import { isMeaningful } from '../../../../product/product.ts';
import { defineCheck, pass, warn } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { markupEvidence } from '../../evidence.ts';
import { storeItems } from '../../judging/store-items.ts';
import { productsOf } from '../../product-page.ts';

const TERMS = ['shipping', 'returns'] as const;

/** The properties for each term, in the offer or, for the whole store, in its Organization. */
const PROPERTIES: Readonly<Record<(typeof TERMS)[number], readonly string[]>> = {
  shipping: ['shippingDetails', 'hasShippingService'],
  returns: ['hasMerchantReturnPolicy'],
};

export const check = defineCheck({
  id: 'shipping-returns',
  requiredArtifacts: { products: 'markedProducts', pages: 'pages' },
  judge({ products, pages }) {
    const total = products.length;
    const ofStore = pages.flatMap((page) => storeItems(page));
    const lacking = TERMS.map((term) => ({
      term, pages: states(ofStore, term) ? [] : products.filter((page) => !states(itemsOfOffers(page), term)),
    }));
    const some = lacking.filter((one) => one.pages.length > 0).toSorted((a, b) => b.pages.length - a.pages.length);
    const [most] = some;
    if (!most) return pass({ total });
    const evidence = some.flatMap(({ term, pages: without }) => without.map((page) =>
      ({ ...markupEvidence(page, productsOf(page.page)[0]!.item, PROPERTIES[term][0]!), value: '0' })));
    const alike = some.filter((one) =>
      one.pages.length === most.pages.length && one.pages.every((page) => most.pages.includes(page)));
    return warn({ missing: alike.map(({ term }) => term).join(', '), count: most.pages.length, total }, evidence);
  },
});

const states = (items: readonly Item[], term: (typeof TERMS)[number]) =>
  items.some((item) => PROPERTIES[term].some((property) => valuesOf(item, property).some(statesTerms)));

/** True for an object with a property, or a reference: a bare type states no terms. */
const statesTerms = (value: Value) =>
  (value.kind === 'leaf' ? isMeaningful(value) : value.id !== undefined || value.properties.size > 0);

const itemsOfOffers = ({ page }: SampledPage): Item[] =>
  [...new Set(productsOf(page).flatMap(({ item, offers }) => [item, ...offers.map((offer) => offer.item)]))];
