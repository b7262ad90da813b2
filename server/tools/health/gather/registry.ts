import type { HealthSummary } from '../../../../contract/health.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { namedCurrencies } from '../../../product/facts.ts';
import type { NumberReading, NumberOccurrence } from '../../../registers/companies.ts';
import { extractOrgnrs } from '../../../registers/orgnr-extract.ts';
import { candidatesOf, weighOrgnrs } from '../../../registers/orgnr-weigh.ts';
import { foreignNumbers } from '../../../registers/foreign-numbers.ts';
import type { ForeignNumber } from '../../../registers/foreign-numbers.ts';
import type { Registers } from '../../../registers/registers.ts';
import type { Identity, Listing, SampledPage, ScanInput, Available } from '../gathered.ts';
import { notApplicable, available, unavailable } from '../available.ts';
import { storeNames, toStorePage } from './registry-pages.ts';

/** Extracts the store's company number from its pages, home first, and looks it up in the register. Never rejects. */
export async function gatherIdentity(
  pages: readonly SampledPage[], { registers: { companies }, signal }: { registers: Registers; signal: AbortSignal },
): Promise<Identity> {
  const storePages = pages.map(toStorePage);
  const occurrences = storePages.flatMap(extractOrgnrs);
  const host = pages[0]?.url.hostname ?? '';
  const lookups = await companies.lookupAll(candidatesOf(occurrences), signal);
  const names = storeNames(pages);
  const domestic = weighOrgnrs(occurrences, { host, names, lookups });
  const foreign = storePages.flatMap((page) => foreignNumbers(page, names));
  const reading = domestic.state === 'missing' ? orForeign(domestic, foreign) : domestic;
  const norwegian = isNorwegian(pages, occurrences);
  const lookup = reading.state === 'present-valid'
    ? lookups.get(reading.number) ?? await companies.lookup(reading.number, signal) : null;
  const hints = reading.state === 'missing' && norwegian ? await companies.byWebsite(host, signal) : [];
  return { norwegian, reading, lookup, hints, foreign };
}

/** If the pages give only a foreign company number, the store's number is ambiguous rather than missing. */
function orForeign(reading: NumberReading, foreign: readonly ForeignNumber[]): NumberReading {
  const occurrences = foreign.filter(({ form }) => form !== 'wrong');
  return occurrences.length === 0 ? reading : { state: 'ambiguous', numbers: [], occurrences };
}

/** Asks Peppol which documents the company, or else its parent, can receive. Makes no request except in B2B scans. */
export async function gatherListing(
  input: ScanInput, identity: Available<Identity>,
  { registers, signal }: { registers: Registers; signal: AbortSignal },
): Promise<Available<Listing>> {
  if (!input.b2b) return notApplicable;
  if (!identity.available) return identity;
  const { norwegian, reading, lookup } = identity.value;
  if (norwegian && reading.state === 'ambiguous') return unavailable('ambiguous');
  if (!norwegian || reading.state !== 'present-valid') return unavailable('not-found');
  const parent = lookup?.kind === 'found' ? lookup.company.parent : null;
  let own: Listing | null = null;
  for (const number of [reading.number, ...(parent ? [parent.number] : [])]) {
    const receiving = await registers.peppol.lookup(`0192:${number}`, signal);
    if (receiving.kind === 'not-measured') return unavailable(receiving.reason);
    if (receiving.kind === 'listed') return available({ number, receiving });
    own ??= { number, receiving };
  }
  return available(own!);
}

/** True if the domain, language, currency or a company number suggests that the store sells in Norway. */
function isNorwegian(pages: readonly SampledPage[], occurrences: readonly NumberOccurrence[]): boolean {
  return occurrences.some(({ labelled, area }) => labelled && area !== 'item')
    || pages.some(({ page, url }) => url.hostname.endsWith('.no')
      || /^(?:nb|nn|no)(?:-|$)/i.test(readMetadata(page).lang?.trim() ?? '') || namedCurrencies(page).has('NOK'));
}

/** The registered company behind a Norwegian store; null elsewhere, where nine digits may be anything. */
export function companyIn(identity: Available<Identity>): HealthSummary['company'] {
  const lookup = identity.value?.norwegian ? identity.value.lookup : null;
  switch (lookup?.kind) {
    case 'found': {
      const { number, name, status } = lookup.company;
      return { orgnr: number, name, status: status ?? 'unknown' };
    }
    case 'deleted': return { orgnr: lookup.number, name: lookup.name, status: lookup.place ? 'unknown' : 'deleted' };
    default: return null;
  }
}
