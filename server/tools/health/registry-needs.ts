import type { Company, Lookup, NotMeasured } from '../../registers/country.ts';
import type { Need } from './check.ts';
import type { Gathered, Identity, Listing, PageRole, Sample, SampledPage, ScanInput } from './gathered.ts';
import type { Visit } from './gather/visits.ts';
import { pages, wholePages } from './needs.ts';
import { notApplicable, seen, unseen } from './seen.ts';
import type { Seen, Unseen } from './seen.ts';

// What the registry checks may ask for besides what all may.

/** What the caller asked for: always there. */
export const asked: Need<ScanInput> = async (gathered) => seen(gathered.input);

/** The sample as it is, with why a page is missing: always there. */
export const sample: Need<Sample> = async (gathered) => seen(await gathered.sample);

/** What addresses of products answered where no page of one was found: always there. */
export const productDoors: Need<readonly Visit[]> = async (gathered) => seen(await gathered.productDoors);

/** Who is behind the store; does not apply to a store that nothing ties to Norway. */
export const norwegianIdentity: Need<Identity> = async (gathered) => {
  const identity = await gathered.identity;
  return identity.seen && !identity.value.norwegian ? notApplicable : identity;
};

/** The same, in a scan of a store that sells to consumers. */
export const consumerIdentity: Need<Identity> = async (gathered) =>
  (gathered.input.b2b ? notApplicable : norwegianIdentity(gathered));

/** A statement of the register about the store's own number. */
export type Registered = Exclude<Lookup, NotMeasured>;

/** What the register says of the store's own number. */
export const registered: Need<Registered> = async (gathered) => {
  const identity = await norwegianIdentity(gathered);
  if (!identity.seen) return identity;
  const { reading, lookup } = identity.value;
  if (reading.state === 'ambiguous') return unseen('ambiguous');
  if (!lookup) return noNumber(gathered);
  return lookup.kind === 'not-measured' ? unseen(lookup.reason) : seen(lookup);
};

/** The company as registered; what is deleted or unknown is for others to say. */
export const company: Need<Company> = async (gathered) => {
  const lookup = await registered(gathered);
  if (!lookup.seen) return lookup;
  if (lookup.value.kind === 'found') return seen(lookup.value.company);
  return unseen('root-cause', lookup.value.kind === 'unknown' ? 'orgnr-registered' : 'company-status');
};

/** What the company is listed as receiving. */
export const listing: Need<Listing> = async (gathered) => {
  const found = await gathered.listing;
  return !found.seen && found.reason === 'not-found' ? noNumber(gathered) : found;
};

/** The pages of a Norwegian store that were read to their end. */
export const norwegianPages: Need<readonly SampledPage[]> = ofNorwegian(wholePages);

/**
 * The pages on which something that belongs on a page of those roles can be said to be missing: those that were read
 * to their end. Where such a page was kept from us, it may stand there, so nothing can be said.
 */
export const searched = (...roles: readonly PageRole[]): Need<Seen<readonly SampledPage[]>> => async (gathered) =>
  seen(await keptFrom(gathered, roles) ?? await wholePages(gathered));

/** Why there is no number to look up: none was found, or it may stand where we could not look. */
async function noNumber(gathered: Gathered): Promise<Unseen> {
  const pagesLookedAt = await searched('contact', 'terms')(gathered);
  return pagesLookedAt.seen && !pagesLookedAt.value.seen ? pagesLookedAt.value : unseen('not-found');
}

async function keptFrom(gathered: Gathered, roles: readonly PageRole[]): Promise<Unseen | null> {
  const { missing } = await gathered.sample;
  const found = await pages(gathered);
  if (!found.seen) return found;
  for (const role of roles) {
    const why = missing.get(role);
    if (why && why.reason !== 'not-found') return why;
    const read = found.value.filter((page) => page.role === role);
    if (read.some(({ shell }) => shell)) return unseen('needs-script');
    if (read.some(({ truncated }) => truncated)) return unseen('truncated');
  }
  return null;
}

function ofNorwegian<T>(need: Need<T>): Need<T> {
  return async (gathered) => {
    const identity = await norwegianIdentity(gathered);
    return identity.seen ? need(gathered) : identity;
  };
}
