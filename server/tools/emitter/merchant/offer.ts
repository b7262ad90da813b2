import type { GapFault } from '../../../../contract/emitter.ts';
import { AVAILABILITIES } from '../../../../contract/vocabulary.ts';
import { isCurrencyCode } from '../../../product/currency.ts';
import { isOfType, itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';
import { faultIf, has, isWhole, judged, may, must, mustBeThing, NOTHING, numberOf, plain, unique, wellFormed, withFaults } from './found.ts';
import type { Found } from './found.ts';
import { referenceFaults } from './shipping.ts';

/** True for the active price: not a former price or a members' price. */
const isActive = (specification: Item): boolean =>
  !has(specification, 'priceType') && !has(specification, 'validForMemberTier');

const specificationsOf = (offer: Item): Item[] => itemsOf(offer, 'priceSpecification');
const pricesOf = (offer: Item): Item[] =>
  specificationsOf(offer).filter((each) => isActive(each) && leafOf(each, 'price') !== undefined);

// The active price: the offer's own, else that of a price specification.
const activePrice = (offer: Item): Leaf | undefined =>
  leafOf(offer, 'price') ?? pricesOf(offer).flatMap((each) => leafOf(each, 'price') ?? [])[0];

/** One Offer with its own price; an AggregateOffer range does not count. */
export function offersRule(offer: Item | undefined, plain: Leaf | undefined): Found {
  if (!offer) return judged(plain, 'offers', () => 'malformed');
  const value = offer.types[0] ?? 'Offer';
  if (isOfType(offer, 'AggregateOffer') || has(offer, 'lowPrice')) return { value, faults: faultIf(true, 'offers', 'range') };
  return { value, faults: faultIf(offer.types.length > 0 && !isOfType(offer, 'Offer'), 'offers', 'malformed') };
}

const isPrice = (value: string): boolean => /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value) && Number(value) > 0;

export function priceRule(offer: Item | undefined): Found {
  if (!offer) return NOTHING;
  const price = activePrice(offer);
  if (price) {
    const differs = pricesOf(offer).some((each) => numberOf(each, 'price') !== Number(price.text));
    return withFaults(judged(price, 'price', wellFormed(isPrice)), faultIf(differs, 'priceSpecification.price', 'ignored'));
  }
  const low = leafOf(offer, 'lowPrice');
  const node = plain(offer, 'price');
  if (node.value !== undefined) return node;
  if (low) return judged(low, 'price', () => 'range');
  return { value: undefined, faults: faultIf(specificationsOf(offer).some((each) => has(each, 'price')), 'price', 'not-the-price') };
}

/** The currency must be beside the price it belongs to. */
export function currencyRule(offer: Item | undefined): Found {
  if (!offer) return NOTHING;
  const own = leafOf(offer, 'priceCurrency');
  const specifications = pricesOf(offer);
  const found = judged(
    own ?? specifications.flatMap((each) => leafOf(each, 'priceCurrency') ?? [])[0], 'priceCurrency', wellFormed(isCurrencyCode),
  );
  return withFaults(found, [
    ...faultIf(specifications.some((each) => !has(each, 'priceCurrency')), 'priceSpecification.priceCurrency', 'missing'),
    ...faultIf(has(offer, 'price') && !own && found.value !== undefined, 'priceCurrency', 'missing'),
  ]);
}

const FORMER = ['StrikethroughPrice', 'ListPrice'];

/** Prices beside the offer's own: former ones, those for members, and those of a measure. */
export function specificationRule(offer: Item | undefined): Found {
  const [first] = offer ? specificationsOf(offer) : [];
  if (!offer || !first) return NOTHING;
  const active = Number(activePrice(offer)?.text);
  const compared = specificationsOf(offer).filter((each) => has(each, 'referenceQuantity'));
  const isRead = compared.length === 0 || compared.some((each) => isActive(each) && numberOf(each, 'price') === active);
  return {
    value: first.types[0] ?? 'priceSpecification',
    faults: unique([
      ...specificationsOf(offer).flatMap(specificationFaults),
      ...compared.flatMap((each) => mustBeThing(each, 'referenceQuantity', referenceFaults)),
      ...faultIf(!isRead, 'priceSpecification.price', 'contradicts'),
    ]),
  };
}

function specificationFaults(each: Item): GapFault[] {
  const path = (member: string): string => `priceSpecification.${member}`;
  const earns = has(each, 'membershipPointsEarned');
  return [
    ...may(each, 'priceType', wellFormed((type) => FORMER.includes(shortName(type))), path('priceType')),
    ...(has(each, 'priceType') ? must(each, 'price', wellFormed(isPrice), path('price')) : []),
    ...faultIf(has(each, 'price') && !has(each, 'priceCurrency'), path('priceCurrency'), 'missing'),
    ...may(each, 'membershipPointsEarned', wellFormed(isWhole), path('membershipPointsEarned')),
    ...faultIf(earns && !has(each, 'validForMemberTier'), path('validForMemberTier'), 'missing'),
  ];
}

/** One of Google's own enumeration values. */
export const isAvailability = (value: string): boolean =>
  AVAILABILITIES.some((name) => name.toLowerCase() === shortName(value).toLowerCase());

const CONDITIONS = ['NewCondition', 'RefurbishedCondition', 'UsedCondition'];
export const isCondition = (value: string): boolean => CONDITIONS.includes(shortName(value));
