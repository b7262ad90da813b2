import { AVAILABILITIES } from '../../../../contract/vocabulary.ts';
import { isCurrencyCode } from '../../../product/currency.ts';
import { isOfType, itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item, Leaf } from '../../../product/item.ts';
import { has, judged, NOTHING, unique, wellFormed } from './found.ts';
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
  leafOf(offer, 'price') ?? pricesOf(offer).map((each) => leafOf(each, 'price')).find(Boolean);

/** One Offer with its own price; an AggregateOffer range does not count. */
export function offersRule(offer: Item | undefined, plain: Leaf | undefined): Found {
  if (!offer) return judged(plain, 'offers', () => 'malformed');
  const isRange = isOfType(offer, 'AggregateOffer') || has(offer, 'lowPrice');
  const isOffer = offer.types.length === 0 || isOfType(offer, 'Offer');
  const fault = isRange ? 'range' : isOffer ? null : 'malformed';
  return { value: offer.types[0] ?? 'Offer', faults: fault === null ? [] : [{ member: 'offers', fault }] };
}

const isPrice = (value: string): boolean => /^(?:\d+\.?\d*|\.\d+)$/.test(value) && Number(value) > 0;

export function priceRule(offer: Item | undefined): Found {
  if (!offer) return NOTHING;
  const price = activePrice(offer);
  if (price === undefined) {
    const low = leafOf(offer, 'lowPrice');
    if (low) return judged(low, 'price', () => 'range');
    const isOld = specificationsOf(offer).some((each) => !isActive(each) && has(each, 'price'));
    return isOld ? { value: undefined, faults: [{ member: 'price', fault: 'not-the-price' }] } : NOTHING;
  }
  const found = judged(price, 'price', wellFormed(isPrice));
  const differs = pricesOf(offer).some((each) => Number(leafOf(each, 'price')?.text) !== Number(price.text));
  return differs ? { ...found, faults: [...found.faults, { member: 'priceSpecification.price', fault: 'ignored' }] } : found;
}

/** The currency must be beside the price it belongs to. */
export function currencyRule(offer: Item | undefined): Found {
  if (!offer) return NOTHING;
  const own = leafOf(offer, 'priceCurrency');
  const specifications = pricesOf(offer);
  const found = judged(
    own ?? specifications.map((each) => leafOf(each, 'priceCurrency')).find(Boolean), 'priceCurrency', wellFormed(isCurrencyCode),
  );
  const lacking = specifications.filter((each) => !has(each, 'priceCurrency')).map(() => (
    { member: 'priceSpecification.priceCurrency', fault: 'missing' as const }
  ));
  const apart = has(offer, 'price') && own === undefined && found.value !== undefined
    ? [{ member: 'priceCurrency', fault: 'missing' as const }] : [];
  return { ...found, faults: unique([...found.faults, ...lacking, ...apart]) };
}

/** A unit price is read only beside the active price. */
export function unitPriceRule(offer: Item | undefined): Found {
  const compared = offer ? specificationsOf(offer).filter((each) => itemsOf(each, 'referenceQuantity').length > 0) : [];
  const [first] = compared;
  if (!offer || !first) return NOTHING;
  const active = Number(activePrice(offer)?.text);
  const isRead = compared.some((each) => isActive(each) && Number(leafOf(each, 'price')?.text) === active);
  return {
    value: first.types[0] ?? 'priceSpecification',
    faults: unique([
      ...compared.flatMap((each) => itemsOf(each, 'referenceQuantity')).flatMap(referenceFaults),
      ...(isRead ? [] : [{ member: 'priceSpecification.price', fault: 'contradicts' as const }]),
    ]),
  };
}

/** One of Google's own enumeration values. */
export const isAvailability = (value: string): boolean =>
  AVAILABILITIES.some((name) => name.toLowerCase() === shortName(value).toLowerCase());

const CONDITIONS = ['NewCondition', 'RefurbishedCondition', 'UsedCondition'];
export const isCondition = (value: string): boolean => CONDITIONS.includes(shortName(value));
