import { AVAILABILITIES } from '../../../../contract/vocabulary.ts';
import { isCurrencyCode } from '../../../product/currency.ts';
import { isOfType, itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';
import {
  each, fault, faultIf, has, isWhole, judged, may, must, mustBeThing, NOTHING, numberOf, oneOf, plain, unique, when, withFaults,
} from './rules.ts';
import type { Judge, MemberRule, Rule } from './rules.ts';
import { QUANTITY } from './shipping.ts';

/** True for the active price: not a former price or a members' price. */
const isActive = (specification: Item): boolean =>
  !has(specification, 'priceType') && !has(specification, 'validForMemberTier');

const specificationsOf = (offer: Item): readonly Item[] => itemsOf(offer, 'priceSpecification');
const pricesOf = (offer: Item): Item[] => specificationsOf(offer).filter((price) => isActive(price) && leafOf(price, 'price'));

// The active price: the offer's own, else that of a price specification.
const activePrice = (offer: Item): Leaf | undefined =>
  leafOf(offer, 'price') ?? pricesOf(offer).flatMap((price) => leafOf(price, 'price') ?? [])[0];

/** One Offer with its own price; an AggregateOffer range does not count. */
export const offersRule: Rule = (product, property, { offer }) => {
  if (itemsOf(product, property).length === 0) return judged(leafOf(product, property), property, () => false);
  const value = offer.types[0] ?? 'Offer';
  if (isOfType(offer, 'AggregateOffer') || has(offer, 'lowPrice')) return { value, faults: faultIf(true, property, 'range') };
  return { value, faults: faultIf(offer.types.length > 0 && !isOfType(offer, 'Offer'), property, 'malformed') };
};

const isPrice: Judge = (value) => /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) && Number(value) > 0;

export const priceRule: Rule = (offer, property) => {
  const price = activePrice(offer);
  if (price) {
    const differs = pricesOf(offer).some((other) => numberOf(other, 'price') !== Number(price.text));
    return withFaults(judged(price, property, isPrice), faultIf(differs, 'priceSpecification.price', 'ignored'));
  }
  const node = plain()(offer, property);
  if (node.value !== undefined) return node;
  const isNotThePrice = specificationsOf(offer).some((price) => has(price, 'price'));
  const low = judged(leafOf(offer, 'lowPrice'), property, () => 'range');
  return low.value === undefined ? withFaults(low, faultIf(isNotThePrice, property, 'not-the-price')) : low;
};

/** The currency must be beside the price it belongs to. */
export const currencyRule: Rule = (offer, property) => {
  const own = leafOf(offer, property);
  const specifications = pricesOf(offer);
  const leaf = own ?? specifications.flatMap((price) => leafOf(price, property) ?? [])[0];
  return withFaults(judged(leaf, property, isCurrencyCode), [
    ...faultIf(specifications.some((price) => !has(price, property)), `priceSpecification.${property}`, 'missing'),
    ...faultIf(has(offer, 'price') && !own && leaf !== undefined, property, 'missing'),
  ]);
};

/** Prices beside the offer's own: former ones, those for members, and those of a measure. */
export const specificationRule: Rule = (offer) => {
  const specifications = specificationsOf(offer);
  const [first] = specifications;
  if (!first) return NOTHING;
  const active = Number(activePrice(offer)?.text);
  const compared = specifications.filter((price) => has(price, 'referenceQuantity'));
  const isRead = compared.length === 0 || compared.some((price) => isActive(price) && numberOf(price, 'price') === active);
  const faults = [...each('priceSpecification', SPECIFICATION)(offer), ...compared.flatMap(measured)];
  return {
    value: first.types[0] ?? 'priceSpecification',
    faults: unique([...faults, ...faultIf(!isRead, 'priceSpecification.price', 'contradicts')]),
  };
};

const measured = mustBeThing('referenceQuantity', QUANTITY, 'priceSpecification.referenceQuantity');

const SPECIFICATION: readonly MemberRule[] = [
  may('priceType', oneOf('StrikethroughPrice', 'ListPrice')),
  when((price) => has(price, 'priceType'), must('price', isPrice)),
  when((price) => has(price, 'price') && !has(price, 'priceCurrency'), fault('priceCurrency', 'missing')),
  may('membershipPointsEarned', isWhole),
  when((price) => has(price, 'membershipPointsEarned') && !has(price, 'validForMemberTier'), fault('validForMemberTier', 'missing')),
];

/** One of Google's own enumeration values, ignoring case. */
export const isAvailability: Judge = (value) =>
  AVAILABILITIES.some((name) => name.toLowerCase() === shortName(value).toLowerCase());
