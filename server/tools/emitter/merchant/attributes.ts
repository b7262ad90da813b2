import type { GapFault } from '../../../../contract/emitter.ts';
import { leavesOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, isAmount, may, wellFormed } from './found.ts';

const GENDER = /^(?:https?:\/\/schema\.org\/)?(?:male|female)$|^unisex$/i;

/** What is wrong with whom a product is for. */
export const audienceFaults = (audience: Item): GapFault[] => [
  ...may(audience, 'suggestedGender', wellFormed((gender) => GENDER.test(gender))),
  ...['suggestedMinAge', 'suggestedMaxAge'].flatMap((member) => may(audience, member, wellFormed(isAmount))),
];

const SIZE_GROUP = /^(?:WearableSizeGroup)?(?:regular|petite|plus|tall|big|maternity)$/i;
const SIZE_SYSTEM = /^(?:WearableSizeSystem)?(?:AU|BR|CN|DE|EU|Europe|FR|IT|JP|MX|MEX|UK|US)$/i;
const MOST_SIZE_GROUPS = 2;

/** What is wrong with a size and the system it belongs to. */
export const sizeFaults = (size: Item): GapFault[] => [
  ...may(size, 'sizeGroup', wellFormed((group) => SIZE_GROUP.test(shortName(group)))),
  ...faultIf(leavesOf(size, 'sizeGroup').length > MOST_SIZE_GROUPS, 'sizeGroup', 'several'),
  ...may(size, 'sizeSystem', wellFormed((system) => SIZE_SYSTEM.test(shortName(system)))),
];
