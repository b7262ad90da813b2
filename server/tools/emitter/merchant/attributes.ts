import { itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { atMost, fault, faultIf, has, isAmount, like, may, must, mustBeItem, enumValueOf, oneOf, when } from './rules.ts';
import type { MemberRule } from './rules.ts';

/** The rules for the people a product is for. */
export const AUDIENCE: readonly MemberRule[] = [
  may('suggestedGender', like(/^(?:https?:\/\/schema\.org\/)?(?:male|female)$|^unisex$/i)),
  may('suggestedMinAge', isAmount), may('suggestedMaxAge', isAmount),
];

const SIZE_GROUP = /^(?:WearableSizeGroup)?(?:regular|petite|plus|tall|big|maternity)$/i;
const SIZE_SYSTEM = /^(?:WearableSizeSystem)?(?:AU|BR|CN|DE|EU|Europe|FR|IT|JP|MX|MEX|UK|US)$/i;

/** The rules for a size and the system it belongs to. */
export const SIZE: readonly MemberRule[] = [
  may('sizeGroup', (group) => SIZE_GROUP.test(shortName(group))), atMost(2, 'sizeGroup'),
  may('sizeSystem', (system) => SIZE_SYSTEM.test(shortName(system))),
];

const ISSUERS = ['EC', 'European_Commission', 'ADEME', 'BMWK'];
/** Countries in which a rating may replace the EPREL number of an energy label. */
const COUNTRIES_WITHOUT_EPREL = ['NO', 'CH', 'GB', 'UK'];

/** The rules for a certification of a product that ships to these countries. */
export const certificationRules = (countries: readonly string[]): MemberRule[] => [
  (certificate) => {
    const issuers = itemsOf(certificate, 'issuedBy').map((issuer) => leafOf(issuer, 'name')?.text.trim() ?? '');
    return faultIf(
      !issuers.some((issuer) => ISSUERS.includes(issuer)),
      'issuedBy.name',
      issuers.length > 0 ? 'malformed' : 'missing',
    );
  },
  must('name', oneOf('EPREL', 'Vehicle_CO2_Class', 'Vehicle_CO2_Class_Discharged_Battery')),
  when(
    (certificate) => !has(certificate, 'certificationIdentification'),
    countries.length > 0 && countries.every((country) => COUNTRIES_WITHOUT_EPREL.includes(country)) ? requireRating
      : fault('certificationIdentification', 'missing'),
  ),
];

const requireRating: MemberRule = (certificate) => {
  const members = enumValueOf(certificate, 'name') === 'EPREL' ? ['ratingValue', 'bestRating', 'worstRating'] : ['ratingValue'];
  return mustBeItem('certificationRating', members.map((member) => must(member)))(certificate);
};

/** The countries an offer ships to. */
export const destinationsOf = (offer: Item): string[] =>
  itemsOf(offer, 'shippingDetails').flatMap((details) => itemsOf(details, 'shippingDestination'))
    .flatMap((region) => leafOf(region, 'addressCountry')?.text.trim() ?? []);
