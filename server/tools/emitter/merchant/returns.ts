import type { GapFault } from '../../../../contract/emitter.ts';
import { isCountry } from '../../../page/language-tag.ts';
import { leafOf, leavesOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { has, isWhole, must, wellFormed } from './found.ts';

const CATEGORIES = ['MerchantReturnFiniteReturnWindow', 'MerchantReturnNotPermitted', 'MerchantReturnUnlimitedWindow'];
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
    ...(leavesOf(policy, 'applicableCountry').length > MOST_COUNTRIES ? [{ member: 'applicableCountry', fault: 'several' as const }] : []),
    ...must(policy, 'returnPolicyCategory', wellFormed(() => CATEGORIES.includes(category))),
    ...(category === CATEGORIES[0] ? must(policy, 'merchantReturnDays', wellFormed((days) => isWhole(days) && Number(days) >= 1)) : []),
    ...feeFaults(policy),
    ...OF_ORGANISATIONS.filter((member) => has(policy, member)).map((member) => ({ member, fault: 'ignored' as const })),
  ];
}

/** What an organisation's return policy lacks; a link alone is also valid. */
export const organisationReturnFaults = (policy: Item): GapFault[] =>
  (has(policy, 'merchantReturnLink') ? [] : returnFaults(policy).filter(({ fault }) => fault !== 'ignored'));

const AMOUNT = 'returnShippingFeesAmount';

function feeFaults(policy: Item): GapFault[] {
  const fees = shortName(leafOf(policy, 'returnFees')?.text ?? '');
  if (fees === 'FreeReturn' || fees === 'ReturnFeesCustomerResponsibility') {
    return has(policy, AMOUNT) ? [{ member: AMOUNT, fault: 'not-allowed' }] : [];
  }
  if (fees !== 'ReturnShippingFees') return [];
  const [amount] = policy.properties.get(AMOUNT.toLowerCase()) ?? [];
  if (amount === undefined) return [{ member: AMOUNT, fault: 'missing' }];
  if (amount.kind === 'leaf') return [{ member: AMOUNT, fault: 'malformed' }];
  return [
    ...must(amount, 'value', wellFormed((value) => Number(value) > 0), AMOUNT), ...must(amount, 'currency', undefined, `${AMOUNT}.currency`),
  ];
}
