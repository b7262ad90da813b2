import type { Company, Lookup, NotMeasured } from '../../registers/country.ts';
import { facet } from '../../page/facet.ts';
import type { Artifact } from './check.ts';
import type { Gathered, Identity, Listing, PageRole, Sample, SampledPage, ScanInput } from './gathered.ts';
import type { FetchedResource } from './gather/store-fetcher.ts';
import { computed, pages, wholePages } from './artifacts.ts';
import { isTradeOnly, marketOf } from './judging/market.ts';
import type { EuMarket, Market } from './judging/market.ts';
import { available, notApplicable, unavailable } from './available.ts';
import type { Available, Unavailable } from './available.ts';

// What the registry checks may ask for besides what all may.

/** What the caller asked for: always there. */
export const asked: Artifact<ScanInput> = async (gathered) => available(gathered.input);

/** The sample as it is, with why a page is missing: always there. */
export const sample: Artifact<Sample> = async (gathered) => available(await gathered.sample);

/** What addresses of products answered where no page of one was found: always there. */
export const productProbes: Artifact<readonly FetchedResource[]> = async (gathered) => available(await gathered.productProbes);

/** Who is behind the store, wherever it is. */
export const anyIdentity: Artifact<Identity> = (gathered) => gathered.identity;

/** Who is behind the store; does not apply to a store that nothing ties to Norway. */
export const norwegianIdentity: Artifact<Identity> = computed(({ identity }) => identity, (identity) =>
  identity.norwegian ? available(identity) : notApplicable);

/** The same, in a scan of a store that sells to consumers. */
export const consumerIdentity: Artifact<Identity> = async (gathered) =>
  (gathered.input.b2b ? notApplicable : norwegianIdentity(gathered));

/** Where consumers are sold to; does not apply to a trade store. */
export const market: Artifact<Market> = computed(pages, async (found, gathered) => {
  if (gathered.input.b2b || isTradeOnly(found)) return notApplicable;
  const who = await gathered.identity;
  const judged = marketOf(found, who.available && who.value.norwegian);
  // A page that a script has yet to fill may name any money and any country.
  const [first] = found;
  return judged.kind !== 'eu' && first?.shell && found.every(({ shell }) => shell) ? unavailable(first.shell) : available(judged);
});

/** The same of a store that evidently sells to the Union; does not apply to others, Norway's own among them. */
export const euMarket: Artifact<EuMarket> = computed(market, (judged) =>
  (judged.kind === 'eu' ? available(judged) : notApplicable));

/** Who is behind a store that sells to consumers in Norway or in the Union. */
export const consumerStore: Artifact<Identity> = async (gathered) => {
  const norwegian = await consumerIdentity(gathered);
  if (norwegian.available || gathered.input.b2b) return norwegian;
  const judged = await market(gathered);
  if (!judged.available) return judged;
  return judged.value.kind === 'unknown' ? notApplicable : gathered.identity;
};

/** How many the register says are employed; null where it does not say, or was not asked about this store. */
export const employees: Artifact<number | null> = computed(asked, async (_input, { identity }) => {
  const who = await identity;
  return available(who.available && who.value.lookup?.kind === 'found' ? who.value.lookup.company.employees : null);
});

/** A statement of the register about the store's own number. */
export type Registered = Exclude<Lookup, NotMeasured>;

/** What the register says of the store's own number. */
export const registered: Artifact<Registered> = computed(norwegianIdentity, async ({ reading, lookup }, gathered) => {
  if (reading.state === 'ambiguous') return unavailable('ambiguous');
  if (!lookup) return noNumber(gathered);
  return lookup.kind === 'not-measured' ? unavailable(lookup.reason) : available(lookup);
});

/** The company as registered; what is deleted or unknown is for others to say. */
export const company: Artifact<Company> = computed(registered, (lookup) => {
  if (lookup.kind === 'found') return available(lookup.company);
  return unavailable('root-cause', lookup.kind === 'unknown' ? 'orgnr-registered' : 'company-status');
});

/** What the company is listed as receiving. */
export const listing: Artifact<Listing> = async (gathered) => {
  const found = await gathered.listing;
  return !found.available && found.reason === 'not-found' ? noNumber(gathered) : found;
};

/** The pages of a Norwegian store that were read to their end. */
export const norwegianPages: Artifact<readonly SampledPage[]> = computed(norwegianIdentity, (_identity, gathered) =>
  wholePages(gathered));

/** The pages on which what belongs under contact or in the terms can be said to be missing. */
export const contactAndTermsPages = searched('contact', 'terms');

/** The same, of what belongs in the terms. */
export const termsPages = searched('terms');

/** The same, of what belongs in the terms or under returns. */
export const termsAndReturnsPages = searched('terms', 'returns');

/** The same, of what belongs on every page: where the home page, the terms and the page on returns were all found. */
export const homeTermsAndReturnsPages: Artifact<Available<readonly SampledPage[]>> = facet(async (gathered) => {
  const roles = ['home', 'terms', 'returns'] as const;
  const kept = await keptFrom(gathered, roles);
  if (kept) return available(kept);
  const { missing } = await gathered.sample;
  return available(roles.some((role) => missing.has(role)) ? unavailable('not-found') : await wholePages(gathered));
});

/**
 * The pages on which something that belongs on a page of those roles can be said to be missing: those that were read
 * to their end. Where such a page was kept from us, it may stand there, so nothing can be said.
 */
function searched(...roles: readonly PageRole[]): Artifact<Available<readonly SampledPage[]>> {
  return facet(async (gathered) => available(await keptFrom(gathered, roles) ?? await wholePages(gathered)));
}

/** Why there is no number to look up: none was found, or it may stand where we could not look. */
async function noNumber(gathered: Gathered): Promise<Unavailable> {
  const lookedAt = await contactAndTermsPages(gathered);
  return lookedAt.available && !lookedAt.value.available ? lookedAt.value : unavailable('not-found');
}

async function keptFrom(gathered: Gathered, roles: readonly PageRole[]): Promise<Unavailable | null> {
  const { missing } = await gathered.sample;
  const found = await pages(gathered);
  if (!found.available) return found;
  for (const role of roles) {
    const why = missing.get(role);
    if (why && why.reason !== 'not-found') return why;
    const read = found.value.filter((page) => page.role === role);
    const shell = read.find((page) => page.shell)?.shell;
    if (shell) return unavailable(shell);
    if (read.some(({ truncated }) => truncated)) return unavailable('truncated');
  }
  return null;
}
