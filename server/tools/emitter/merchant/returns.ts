import { isCountry } from '../../../page/language-tag.ts';
import { atMost, fault, has, isCount, may, must, mustBeItem, enumValueOf, oneOf, when } from './rules.ts';
import type { MemberRule } from './rules.ts';

const FINITE_WINDOW = 'MerchantReturnFiniteReturnWindow';
const PAID_RETURN = 'ReturnShippingFees';
const WITHOUT_AMOUNT = ['FreeReturn', 'ReturnFeesCustomerResponsibility'];
const FEES_AMOUNT = 'returnShippingFeesAmount';
const MAX_COUNTRIES = 50;

const POLICY: readonly MemberRule[] = [
  must('applicableCountry', isCountry), atMost(MAX_COUNTRIES, 'applicableCountry'),
  must('returnPolicyCategory', oneOf(FINITE_WINDOW, 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow')),
  when((policy) => enumValueOf(policy, 'returnPolicyCategory') === FINITE_WINDOW, must('merchantReturnDays', isCount)),
  may('returnFees', oneOf(PAID_RETURN, ...WITHOUT_AMOUNT)),
  may('returnMethod', oneOf('ReturnAtKiosk', 'ReturnByMail', 'ReturnInStore')),
  when((policy) => enumValueOf(policy, 'returnFees') === PAID_RETURN, mustBeItem(FEES_AMOUNT, [
    must('value', (value) => Number(value) > 0, ''), must('currency'),
  ])),
  when(
    (policy) => WITHOUT_AMOUNT.includes(enumValueOf(policy, 'returnFees')) && has(policy, FEES_AMOUNT),
    fault(FEES_AMOUNT, 'not-allowed'),
  ),
];

/** Members that count only in an organisation's policy. On an offer they are ignored, which is no error. */
const ORGANISATION_ONLY = [
  'customerRemorseReturnFees', 'customerRemorseReturnLabelSource', 'customerRemorseReturnShippingFeesAmount',
  'itemDefectReturnFees', 'itemDefectReturnLabelSource', 'itemDefectReturnShippingFeesAmount', 'itemCondition', 'refundType',
  'restockingFee', 'returnLabelSource', 'returnPolicySeasonalOverride',
];

/** The rules for an offer's return policy. */
export const OFFER_RETURNS: readonly MemberRule[] = [
  ...POLICY, ...ORGANISATION_ONLY.map((member) => when((policy) => has(policy, member), fault(member, 'ignored'))),
];

/** The rules for an organisation's return policy, for which a link suffices. */
export const ORGANISATION_RETURNS: readonly MemberRule[] = [
  when((policy) => !has(policy, 'merchantReturnLink'), ...POLICY),
];
