import type { GapFault } from '../../../../contract/emitter.ts';
import { isCountry } from '../../../page/language-tag.ts';
import { itemsOf, leafOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, has, isAmount, isWhole, may, must, mustBeThing, mustBeThings, numberOf, wellFormed } from './found.ts';
import type { Judge } from './found.ts';

/** What an offer's shipping lacks; it may instead refer to a service of the organisation. */
export function shippingFaults(details: Item, currency: string | undefined): GapFault[] {
  if (itemsOf(details, 'hasShippingService').length > 0) return [];
  return [
    ...mustBeThing(details, 'shippingRate', (rate) => rateFaults(rate, currency)),
    ...mustBeThings(details, 'shippingDestination', regionFaults),
    ...mustBeThing(details, 'deliveryTime', timeFaults),
  ];
}

function rateFaults(rate: Item, currency: string | undefined): GapFault[] {
  const own = leafOf(rate, 'currency')?.text.trim();
  const amount = has(rate, 'value') ? 'value' : 'maxValue';
  return [
    ...must(rate, amount, wellFormed(isAmount), 'shippingRate.value'),
    ...must(rate, 'currency', () => (currency === undefined || own === currency ? null : 'contradicts'), 'shippingRate.currency'),
  ];
}

/** Where Google reads a region, by its ISO 3166-2 code without the country. */
const WITH_REGIONS = ['US', 'AU', 'JP'];

function regionFaults(region: Item): GapFault[] {
  const country = leafOf(region, 'addressCountry')?.text.trim() ?? '';
  const judgeRegion: Judge = (code) => {
    if (!WITH_REGIONS.includes(country)) return 'ignored';
    return /^[A-Z\d]{2,3}$/.test(code) ? null : 'malformed';
  };
  const both = has(region, 'addressRegion') && has(region, 'postalCode');
  return [
    ...must(region, 'addressCountry', wellFormed(isCountry), 'shippingDestination.addressCountry'),
    ...faultIf(both, 'shippingDestination.postalCode', 'not-allowed'),
    ...may(region, 'addressRegion', judgeRegion, 'shippingDestination.addressRegion'),
  ];
}

/** Handling and transit days, each with minimum and maximum. */
function timeFaults(time: Item): GapFault[] {
  return ['handlingTime', 'transitTime'].flatMap((member) => itemsOf(time, member).flatMap((span) => {
    const path = `deliveryTime.${member}`;
    const least = numberOf(span, 'minValue');
    return [
      ...must(span, 'minValue', wellFormed(isWhole), path),
      ...must(span, 'maxValue', wellFormed((value) => isWhole(value) && !(least > Number(value))), path),
      ...must(span, 'unitCode', wellFormed((value) => value === 'DAY' || value === 'd'), `${path}.unitCode`),
    ];
  }));
}

const PIECES = /^(?:C62|H87|EA|PCE|piece|pieces|pcs|stk|st|sheet|sheets)$/i;

const isMeasure = wellFormed((unit) => !PIECES.test(unit));

/** What the reference quantity of a unit price lacks. */
export function referenceFaults(quantity: Item): GapFault[] {
  const path = 'priceSpecification.referenceQuantity';
  return [
    ...must(quantity, 'value', wellFormed(isAmount), path),
    ...must(quantity, 'unitCode', isMeasure, path),
    ...itemsOf(quantity, 'valueReference').flatMap((of) => may(of, 'unitCode', isMeasure, path)),
  ];
}
