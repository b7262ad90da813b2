import type { GapFault } from '../../../../contract/emitter.ts';
import { itemsOf, leafOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { faultIf, has, must, mustBeThing, wellFormed } from './found.ts';

const ISSUERS = ['EC', 'European_Commission', 'ADEME', 'BMWK'];
const NAMES = ['EPREL', 'Vehicle_CO2_Class', 'Vehicle_CO2_Class_Discharged_Battery'];
/** Countries where a rating may replace the EPREL number. */
const RATING_WILL_DO = ['NO', 'CH', 'GB', 'UK'];

/** What a certification lacks; in the EU an energy label needs its EPREL number. */
export function certificateFaults(certificate: Item, countries: readonly string[]): GapFault[] {
  const issuer = itemsOf(certificate, 'issuedBy').map((each) => leafOf(each, 'name')?.text.trim() ?? '');
  const name = shortName(leafOf(certificate, 'name')?.text ?? '');
  const willDo = countries.length > 0 && countries.every((country) => RATING_WILL_DO.includes(country));
  const faults: GapFault[] = [
    ...faultIf(!issuer.some((each) => ISSUERS.includes(each)), 'issuedBy.name', issuer.length > 0 ? 'malformed' : 'missing'),
    ...must(certificate, 'name', wellFormed(() => NAMES.includes(name))),
  ];
  if (has(certificate, 'certificationIdentification')) return faults;
  if (!willDo) return [...faults, ...faultIf(true, 'certificationIdentification', 'missing')];
  const members = name === 'EPREL' ? ['ratingValue', 'bestRating', 'worstRating'] : ['ratingValue'];
  return [...faults, ...mustBeThing(certificate, 'certificationRating', (rating) => (
    members.flatMap((member) => must(rating, member, undefined, `certificationRating.${member}`))
  ))];
}

/** The countries an offer ships to. */
export const destinationsOf = (offer: Item | undefined): string[] =>
  (offer ? itemsOf(offer, 'shippingDetails') : []).flatMap((details) => itemsOf(details, 'shippingDestination'))
    .flatMap((region) => leafOf(region, 'addressCountry')?.text.trim() ?? []);

/** The only adult-content value that Google reads. */
export const isAdultConsideration = (value: string): boolean => shortName(value) === 'SexualContentConsideration';
