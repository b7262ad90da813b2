import type { GapFault } from '../../../../contract/emitter.ts';
import { isCountry } from '../../../page/language-tag.ts';
import { leafOf, leavesOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, has, isWhole, may, must, mustBeThing, wellFormed } from './found.ts';

const CATEGORIES = ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow'];
const FEES = ['FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'];
const METHODS = ['ReturnAtKiosk', 'ReturnByMail', 'ReturnInStore'];
/** Read only in an organisation's policy: on an offer these are ignored, not wrong. */
const OF_ORGANISATIONS = [
  'customerRemorseReturnFees', 'customerRemorseReturnLabelSource', 'customerRemorseReturnShippingFeesAmount',
  'itemDefectReturnFees', 'itemDefectReturnLabelSource', 'itemDefectReturnShippingFeesAmount', 'itemCondition', 'refundType',
  'restockingFee', 'returnLabelSource', 'returnPolicySeasonalOverride',
];
const MOST_COUNTRIES = 50;

/** What an offer's return policy lacks. */
export function returnFaults(policy: Item): GapFault[] {
  const category = shortName(leafOf(policy, 'returnPolicyCategory')?.text ?? '');
  return [
    ...must(policy, 'applicableCountry', wellFormed(isCountry)),
    ...faultIf(leavesOf(policy, 'applicableCountry').length > MOST_COUNTRIES, 'applicableCountry', 'several'),
    ...must(policy, 'returnPolicyCategory', wellFormed(() => CATEGORIES.includes(category))),
    ...(category === CATEGORIES[0] ? must(policy, 'merchantReturnDays', wellFormed((days) => isWhole(days) && Number(days) >= 1)) : []),
    ...may(policy, 'returnFees', wellFormed((fees) => FEES.includes(shortName(fees)))),
    ...may(policy, 'returnMethod', wellFormed((method) => METHODS.includes(shortName(method)))),
    ...feeFaults(policy),
    ...OF_ORGANISATIONS.flatMap((member) => faultIf(has(policy, member), member, 'ignored')),
  ];
}

/** What an organisation's return policy lacks; a link alone is also valid. */
export const organisationReturnFaults = (policy: Item): GapFault[] =>
  (has(policy, 'merchantReturnLink') ? [] : returnFaults(policy).filter(({ fault }) => fault !== 'ignored'));

const AMOUNT = 'returnShippingFeesAmount';

function feeFaults(policy: Item): GapFault[] {
  const fees = shortName(leafOf(policy, 'returnFees')?.text ?? '');
  if (fees === 'ReturnShippingFees') {
    return mustBeThing(policy, AMOUNT, (amount) => [
      ...must(amount, 'value', wellFormed((value) => Number(value) > 0), AMOUNT), ...must(amount, 'currency', undefined, `${AMOUNT}.currency`),
    ]);
  }
  const isFree = fees === 'FreeReturn' || fees === 'ReturnFeesCustomerResponsibility';
  return faultIf(isFree && has(policy, AMOUNT), AMOUNT, 'not-allowed');
}
