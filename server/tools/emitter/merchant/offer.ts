import { AVAILABILITIES } from '../../../../contract/vocabulary.ts';
import { isCurrencyCode } from '../../../product/currency.ts';
import { isOfType, itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';
import {
  each, fault, faultIf, has, isWhole, judged, may, must, mustBeItem,
  NOTHING, numberIn, oneOf, plain, unique, when, withFaults,
} from './rules.ts';
import type { Judge, MemberRule, Rule } from './rules.ts';
import { QUANTITY } from './shipping.ts';

/** True for the price that everybody pays now, not a former price or one for members. */
const isActive = (specification: Item): boolean =>
  !has(specification, 'priceType') && !has(specification, 'validForMemberTier');

const specificationsOf = (offer: Item): readonly Item[] => itemsOf(offer, 'priceSpecification');
const activePricesOf = (offer: Item): Item[] =>
  specificationsOf(offer).filter((price) => isActive(price) && leafOf(price, 'price'));

// The price that everybody pays now: the offer's own, else that of a price specification.
const activePrice = (offer: Item): Leaf | undefined =>
  leafOf(offer, 'price') ?? activePricesOf(offer).flatMap((price) => leafOf(price, 'price') ?? [])[0];

/** An Offer with a price of its own; an AggregateOffer states only a range. */
export const offersRule: Rule = (product, property, { offer }) => {
  if (itemsOf(product, property).length === 0) return judged(leafOf(product, property), property, () => false);
  const value = offer.types[0] ?? 'Offer';
  if (isOfType(offer, 'AggregateOffer') || has(offer, 'lowPrice')) return { value, faults: faultIf(true, property, 'range') };
  return { value, faults: faultIf(offer.types.length > 0 && !isOfType(offer, 'Offer'), property, 'malformed') };
};

const isPrice: Judge = (value) => /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) && Number(value) > 0;

/** The price that everybody pays now. */
export const priceRule: Rule = (offer, property) => {
  const price = activePrice(offer);
  if (price) {
    const differs = activePricesOf(offer).some((other) => numberIn(other, 'price') !== Number(price.text));
    return withFaults(judged(price, property, isPrice), faultIf(differs, 'priceSpecification.price', 'ignored'));
  }
  const malformed = plain()(offer, property);
  if (malformed.value !== undefined) return malformed;
  const hasOtherPrice = specificationsOf(offer).some((price) => has(price, 'price'));
  const low = judged(leafOf(offer, 'lowPrice'), property, () => 'range');
  return low.value === undefined ? withFaults(low, faultIf(hasOtherPrice, property, 'not-the-price')) : low;
};

/** The currency, which must be stated where its price is. */
export const currencyRule: Rule = (offer, property) => {
  const own = leafOf(offer, property);
  const specifications = activePricesOf(offer);
  const leaf = own ?? specifications.flatMap((price) => leafOf(price, property) ?? [])[0];
  return withFaults(judged(leaf, property, isCurrencyCode), [
    ...faultIf(specifications.some((price) => !has(price, property)), `priceSpecification.${property}`, 'missing'),
    ...faultIf(has(offer, 'price') && !own && leaf !== undefined, property, 'missing'),
  ]);
};

/** Price specifications: former prices, prices for members, and unit prices. */
export const specificationRule: Rule = (offer) => {
  const specifications = specificationsOf(offer);
  const [first] = specifications;
  if (!first) return NOTHING;
  const active = Number(activePrice(offer)?.text);
  const unitPrices = specifications.filter((price) => has(price, 'referenceQuantity'));
  const hasActive = unitPrices.length === 0
    || unitPrices.some((price) => isActive(price) && numberIn(price, 'price') === active);
  const faults = [...each('priceSpecification', SPECIFICATION)(offer), ...unitPrices.flatMap(quantityFaults)];
  return {
    value: first.types[0] ?? 'priceSpecification',
    faults: unique([...faults, ...faultIf(!hasActive, 'priceSpecification.price', 'contradicts')]),
  };
};

const quantityFaults = mustBeItem('referenceQuantity', QUANTITY, 'priceSpecification.referenceQuantity');

const SPECIFICATION: readonly MemberRule[] = [
  may('priceType', oneOf('StrikethroughPrice', 'ListPrice')),
  when((price) => has(price, 'priceType'), must('price', isPrice)),
  when((price) => has(price, 'price') && !has(price, 'priceCurrency'), fault('priceCurrency', 'missing')),
  may('membershipPointsEarned', isWhole),
  when((price) => has(price, 'membershipPointsEarned') && !has(price, 'validForMemberTier'), fault('validForMemberTier', 'missing')),
];

/** Accepts one of Google's availability values in any case, as a name or a URL. */
export const isAvailability: Judge = (value) =>
  AVAILABILITIES.some((name) => name.toLowerCase() === shortName(value).toLowerCase());
