import { itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { atMost, fault, faultIf, has, isAmount, like, may, must, mustBeThing, named, oneOf, when } from './rules.ts';
import type { MemberRule } from './rules.ts';

/** Whom a product is for. */
export const AUDIENCE: readonly MemberRule[] = [
  may('suggestedGender', like(/^(?:https?:\/\/schema\.org\/)?(?:male|female)$|^unisex$/i)),
  may('suggestedMinAge', isAmount), may('suggestedMaxAge', isAmount),
];

const SIZE_GROUP = /^(?:WearableSizeGroup)?(?:regular|petite|plus|tall|big|maternity)$/i;
const SIZE_SYSTEM = /^(?:WearableSizeSystem)?(?:AU|BR|CN|DE|EU|Europe|FR|IT|JP|MX|MEX|UK|US)$/i;

/** A size and the system it belongs to. */
export const SIZE: readonly MemberRule[] = [
  may('sizeGroup', (group) => SIZE_GROUP.test(shortName(group))), atMost(2, 'sizeGroup'),
  may('sizeSystem', (system) => SIZE_SYSTEM.test(shortName(system))),
];

const ISSUERS = ['EC', 'European_Commission', 'ADEME', 'BMWK'];
/** Countries where a rating may replace the EPREL number. */
const RATING_WILL_DO = ['NO', 'CH', 'GB', 'UK'];

/** A certification, of a product that is sent to these countries; in the EU an energy label needs its EPREL number. */
export const certificationIn = (countries: readonly string[]): MemberRule[] => [
  (certificate) => {
    const issuers = itemsOf(certificate, 'issuedBy').map((issuer) => leafOf(issuer, 'name')?.text.trim() ?? '');
    return faultIf(!issuers.some((issuer) => ISSUERS.includes(issuer)), 'issuedBy.name', issuers.length > 0 ? 'malformed' : 'missing');
  },
  must('name', oneOf('EPREL', 'Vehicle_CO2_Class', 'Vehicle_CO2_Class_Discharged_Battery')),
  when(
    (certificate) => !has(certificate, 'certificationIdentification'),
    countries.length > 0 && countries.every((country) => RATING_WILL_DO.includes(country)) ? ratingInstead
      : fault('certificationIdentification', 'missing'),
  ),
];

const ratingInstead: MemberRule = (certificate) => {
  const members = named(certificate, 'name') === 'EPREL' ? ['ratingValue', 'bestRating', 'worstRating'] : ['ratingValue'];
  return mustBeThing('certificationRating', members.map((member) => must(member)))(certificate);
};

/** The countries an offer ships to. */
export const destinationsOf = (offer: Item): string[] =>
  itemsOf(offer, 'shippingDetails').flatMap((details) => itemsOf(details, 'shippingDestination'))
    .flatMap((region) => leafOf(region, 'addressCountry')?.text.trim() ?? []);
