import type { Company, NumberReading, NumberOccurrence } from '../../registers/companies.ts';
import { hopsOf } from './artifacts-access-rig.ts';
import { ORIGIN, fetched } from './artifacts-rig.ts';
import type { Identity, SampledPage, FetchedResource, Available } from './gathered.ts';
import type { EuMarket } from './judging/market.ts';
import { available } from './available.ts';

export const NUMBER = '923609016';

/** A number in the home page's footer. */
export const occurrence = (given: Partial<NumberOccurrence> = {}): NumberOccurrence => ({
  number: NUMBER, valid: true, written: '923 609 016',
  page: `${ORIGIN}/`, area: 'footer', labelled: true, vatMark: true,
  context: 'Org.nr. 923 609 016 MVA', ...given,
});

/** A company in good standing. */
export const company = (given: Partial<Company> = {}): Company => ({
  number: NUMBER, name: 'NORDLYS ULL AS', parent: null, status: 'active',
  vatRegistered: true, website: null, employees: null, ...given,
});

/** The reading of pages that give one number. */
export const given = (...occurrences: readonly NumberOccurrence[]): NumberReading =>
  ({ state: 'present-valid', number: NUMBER, occurrences });

/** The identity of a Norwegian store. */
export const identity = (reading: NumberReading = given(occurrence()), more: Partial<Identity> = {}): Identity =>
  ({ norwegian: true, reading, lookup: null, hints: [], foreign: [], ...more });

/** Input of a judge that searches pages, all of them fully read. */
export const readToTheEnd = (...pages: SampledPage[]): {
  identity: Identity;
  pages: SampledPage[];
  whereItBelongs: Available<SampledPage[]>;
} =>
  ({ identity: identity(), pages, whereItBelongs: available(pages) });

/** The market of a store that sells to the EU. */
export const euMarket = (...countries: readonly string[]): EuMarket =>
  ({ kind: 'eu', countries, evidence: [{ label: 'currency', value: 'EUR', page: `${ORIGIN}/` }] });

/** A resource that was redirected to another page. */
export const sentTo = (path: string, from = '/'): FetchedResource => fetched('<h1>Hi</h1>', {
  path, hops: hopsOf(302, ORIGIN + from, path),
});
