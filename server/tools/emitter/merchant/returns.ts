import { isCountry } from '../../../page/language-tag.ts';
import { atMost, fault, has, isCount, may, must, mustBeThing, named, oneOf, when } from './rules.ts';
import type { MemberRule } from './rules.ts';

const LIMITED = 'MerchantReturnFiniteReturnWindow';
const PAID = 'ReturnShippingFees';
const UNPAID = ['FreeReturn', 'ReturnFeesCustomerResponsibility'];
const AMOUNT = 'returnShippingFeesAmount';
const MAX_COUNTRIES = 50;

const POLICY: readonly MemberRule[] = [
  must('applicableCountry', isCountry), atMost(MAX_COUNTRIES, 'applicableCountry'),
  must('returnPolicyCategory', oneOf(LIMITED, 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow')),
  when((policy) => named(policy, 'returnPolicyCategory') === LIMITED, must('merchantReturnDays', isCount)),
  may('returnFees', oneOf(PAID, ...UNPAID)),
  may('returnMethod', oneOf('ReturnAtKiosk', 'ReturnByMail', 'ReturnInStore')),
  when((policy) => named(policy, 'returnFees') === PAID, mustBeThing(AMOUNT, [
    must('value', (value) => Number(value) > 0, ''), must('currency'),
  ])),
  when((policy) => UNPAID.includes(named(policy, 'returnFees')) && has(policy, AMOUNT), fault(AMOUNT, 'not-allowed')),
];

/** Read only in an organisation's policy: on an offer these are ignored, not wrong. */
const OF_ORGANISATIONS = [
  'customerRemorseReturnFees', 'customerRemorseReturnLabelSource', 'customerRemorseReturnShippingFeesAmount',
  'itemDefectReturnFees', 'itemDefectReturnLabelSource', 'itemDefectReturnShippingFeesAmount', 'itemCondition', 'refundType',
  'restockingFee', 'returnLabelSource', 'returnPolicySeasonalOverride',
];

/** An offer's return policy. */
export const OFFER_RETURNS: readonly MemberRule[] = [
  ...POLICY, ...OF_ORGANISATIONS.map((member) => when((policy) => has(policy, member), fault(member, 'ignored'))),
];

/** An organisation's return policy; a link alone is also valid. */
export const ORGANISATION_RETURNS: readonly MemberRule[] = [when((policy) => !has(policy, 'merchantReturnLink'), ...POLICY)];
