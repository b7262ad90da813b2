import { isCountry } from '../../../page/language-tag.ts';
import { itemsOf, leafOf } from '../../../product/item.ts';
import { each, fault, has, isAmount, isWhole, like, may, must, mustBeItem, mustBeItems, numberIn, when } from './rules.ts';
import type { Judge, MemberRule } from './rules.ts';

/** The rules for an offer's shipping, unless it refers to a shipping service. Rates are in the offer's currency. */
export const shippingRules = (currency: string | undefined): MemberRule[] => [
  when(
    (details) => itemsOf(details, 'hasShippingService').length === 0,
    mustBeItem('shippingRate', [
      (rate) => must(has(rate, 'value') ? 'value' : 'maxValue', isAmount, 'value')(rate),
      must('currency', (own) => currency === undefined || own === currency || 'contradicts'),
    ]),
    mustBeItems('shippingDestination', REGION),
    mustBeItem('deliveryTime', [each('handlingTime', DAYS), each('transitTime', DAYS)]),
  ),
];

/** Countries in which Google reads a region, given as its ISO 3166-2 code without the country. */
const COUNTRIES_WITH_REGIONS = ['US', 'AU', 'JP'];

const REGION: readonly MemberRule[] = [
  must('addressCountry', isCountry),
  when((region) => has(region, 'addressRegion') && has(region, 'postalCode'), fault('postalCode', 'not-allowed')),
  may('addressRegion', (code, region) => (
    COUNTRIES_WITH_REGIONS.includes(leafOf(region, 'addressCountry')?.text.trim() ?? '')
      ? /^[A-Z\d]{2,3}$/.test(code)
      : 'ignored'
  )),
];

/** The minimum and maximum of handling or transit days. */
const DAYS: readonly MemberRule[] = [
  must('minValue', isWhole, ''),
  must('maxValue', (max, days) => isWhole(max) && !(numberIn(days, 'minValue') > Number(max)), ''),
  must('unitCode', like(/^(?:DAY|d)$/)),
];

// A unit price needs a measure, not a number of pieces.
const isMeasure: Judge = (unit) => !/^(?:C62|H87|EA|PCE|piece|pieces|pcs|stk|st|sheet|sheets)$/i.test(unit);

/** The quantity that a unit price refers to. */
export const QUANTITY: readonly MemberRule[] = [
  must('value', isAmount, ''), must('unitCode', isMeasure, ''), each('valueReference', [may('unitCode', isMeasure, '')], ''),
];
