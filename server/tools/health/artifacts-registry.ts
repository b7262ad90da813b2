import { facet } from '../../page/facet.ts';
import { computed, known, part } from './artifact.ts';
import type { Artifact } from './artifact.ts';
import type { Gathered } from './gather/gather.ts';
import type { Identity, Listing, PageRole, SampledPage, Unavailable } from './gathered.ts';
import { pages, storePages, wholePages } from './artifacts.ts';
import { isTradeOnly, marketOf } from './judging/market.ts';
import { available, notApplicable, unavailable } from './available.ts';

// Artifacts for the registry checks, in addition to those in artifacts.ts.

/** The scan's input. */
export const asked = known('input');

/** The sample, including why pages are missing. */
export const sample = known('sample');

/** Responses of likely product URLs when no product page was found. */
export const productProbes = known('productProbes');

/** The company behind the store, in any country. */
export const anyIdentity = part('identity');

/** The company behind the store; not applicable if nothing indicates sales in Norway. */
export const norwegianIdentity = computed(anyIdentity, (identity) =>
  identity.norwegian ? available(identity) : notApplicable);

/** The company behind a store that sells to consumers in Norway; otherwise not applicable. */
export const consumerIdentity: Artifact<Identity> = async (gathered) =>
  (await isB2b(gathered) ? notApplicable : norwegianIdentity(gathered));

/** Whether the scan was requested for a B2B store, or the store's pages say that it sells to businesses only. */
async function isB2b(gathered: Gathered): Promise<boolean> {
  if (gathered.input.b2b) return true;
  const found = await pages(gathered);
  return found.available && isTradeOnly(found.value);
}

/** The market the store sells to; not applicable to a B2B store. No check requires it by itself. */
const market = computed(pages, async (found, gathered) => {
  if (await isB2b(gathered)) return notApplicable;
  const { value: who } = await gathered.identity;
  const judged = marketOf(found, who?.norwegian ?? false);
  // A shell may still render any currency and any country.
  const [first] = found;
  return judged.kind !== 'eu' && first?.shell && found.every(({ shell }) => shell)
    ? unavailable(first.shell) : available(judged);
});

/** The market of a store that evidently sells to the EU; not applicable to any other, Norwegian stores included. */
export const euMarket = computed(market, (judged) =>
  (judged.kind === 'eu' ? available(judged) : notApplicable));

/** The company behind a store that sells to consumers in Norway or the EU. */
export const consumerStore: Artifact<Identity> = async (gathered) => {
  const norwegian = await consumerIdentity(gathered);
  if (norwegian.available || gathered.input.b2b) return norwegian;
  const judged = await market(gathered);
  if (!judged.available) return judged;
  return judged.value.kind === 'unknown' ? notApplicable : gathered.identity;
};

/** The number of employees in the register; null if not stated, or if the company was not looked up. */
export const employees: Artifact<number | null> = async ({ identity }) => {
  const { value: who } = await identity;
  return available(who?.lookup?.kind === 'found' ? who.lookup.company.employees : null);
};

/** The register's answer for a Norwegian store's own number. */
export const registered = computed(norwegianIdentity, async ({ reading, lookup }, gathered) => {
  if (reading.state === 'ambiguous') return unavailable('ambiguous');
  if (!lookup) return noNumber(gathered);
  return lookup.kind === 'not-measured' ? unavailable(lookup.reason) : available(lookup);
});

/** The registered company; deleted or unknown companies are findings of other checks. */
export const company = computed(registered, (lookup) => {
  if (lookup.kind === 'found') return available(lookup.company);
  return unavailable('root-cause', lookup.kind === 'unknown' ? 'orgnr-registered' : 'company-status');
});

/** The company's Peppol listing. */
export const listing: Artifact<Listing> = async (gathered) => {
  const found = await gathered.listing;
  return !found.available && found.reason === 'not-found' ? noNumber(gathered) : found;
};

/** The pages of a Norwegian store that are neither shells nor truncated. */
export const norwegianPages = computed(norwegianIdentity, (_identity, gathered) =>
  wholePages(gathered));

/** The pages to search for what belongs on the contact or terms page, or on the one about the company. */
export const contactTermsAndCompanyPages = searchable(['contact', 'terms', 'company']);

/** The pages to search for what belongs in the terms. */
export const termsPages = searchable(['terms']);

/** The pages to search for what belongs in the terms or on the returns page. */
export const termsAndReturnsPages = searchable(['terms', 'returns']);

/** The pages to search for what belongs on home, terms and returns pages; unavailable if one of those was not found. */
export const homeTermsAndReturnsPages = searchable(['home', 'terms', 'returns'], { required: true });

/**
 * The store's pages to search for something that belongs on a page with one of these roles. Unavailable if such a page
 * could not be read, as it may contain what is searched for; with `required`, also if such a page was not found.
 */
function searchable(roles: readonly PageRole[], { required = false } = {}): Artifact<readonly SampledPage[]> {
  return facet(async (gathered) => {
    const unread = await whyUnread(gathered, roles);
    if (unread) return unread;
    const { missing } = await gathered.sample;
    const lacksOne = required && roles.some((role) => missing.has(role));
    return lacksOne ? unavailable('not-found') : storePages(gathered);
  });
}

/** Why there is no number to look up: none was found, or a page that may have it could not be read. */
async function noNumber(gathered: Gathered): Promise<Unavailable> {
  const searched = await contactTermsAndCompanyPages(gathered);
  return searched.available ? unavailable('not-found') : searched;
}

async function whyUnread(gathered: Gathered, roles: readonly PageRole[]): Promise<Unavailable | null> {
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
