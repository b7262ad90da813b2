import { isCountry } from '../../../page/language-tag.ts';
import { itemsOf, leafOf } from '../../../product/item.ts';
import { each, fault, has, isAmount, isWhole, like, may, must, mustBeThing, mustBeThings, numberOf, when } from './rules.ts';
import type { Judge, MemberRule } from './rules.ts';

/** An offer's shipping, which may instead refer to a service of the organisation. */
export const shippingIn = (currency: string | undefined): MemberRule[] => [
  when(
    (details) => itemsOf(details, 'hasShippingService').length === 0,
    mustBeThing('shippingRate', [
      (rate) => must(has(rate, 'value') ? 'value' : 'maxValue', isAmount, 'value')(rate),
      must('currency', (own) => currency === undefined || own === currency || 'contradicts'),
    ]),
    mustBeThings('shippingDestination', REGION),
    mustBeThing('deliveryTime', [each('handlingTime', DAYS), each('transitTime', DAYS)]),
  ),
];

/** Where Google reads a region, by its ISO 3166-2 code without the country. */
const WITH_REGIONS = ['US', 'AU', 'JP'];

const REGION: readonly MemberRule[] = [
  must('addressCountry', isCountry),
  when((region) => has(region, 'addressRegion') && has(region, 'postalCode'), fault('postalCode', 'not-allowed')),
  may('addressRegion', (code, region) => (
    WITH_REGIONS.includes(leafOf(region, 'addressCountry')?.text.trim() ?? '') ? /^[A-Z\d]{2,3}$/.test(code) : 'ignored'
  )),
];

/** Handling or transit days, from the least to the most. */
const DAYS: readonly MemberRule[] = [
  must('minValue', isWhole, ''),
  must('maxValue', (most, days) => isWhole(most) && !(numberOf(days, 'minValue') > Number(most)), ''),
  must('unitCode', like(/^(?:DAY|d)$/)),
];

const isMeasure: Judge = (unit) => !/^(?:C62|H87|EA|PCE|piece|pieces|pcs|stk|st|sheet|sheets)$/i.test(unit);

/** The reference quantity of a unit price. */
export const QUANTITY: readonly MemberRule[] = [
  must('value', isAmount, ''), must('unitCode', isMeasure, ''), each('valueReference', [may('unitCode', isMeasure, '')], ''),
];
