import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { FieldData } from '../../lab/crux.ts';
import type { LabMeasurement } from '../../lab/lab-result.ts';
import type { FetchTimings } from '../../net/fetch-types.ts';
import { facet } from '../../page/facet.ts';
import type { Page } from '../../page/page.ts';
import { readProductFacts } from '../../product/facts.ts';
import { isFound } from './gather/robots.ts';
import type { SitemapFile } from './gather/sitemap-file.ts';
import type { ServedResource, FetchedResource } from './gather/store-fetcher.ts';
import type { Artifact } from './check.ts';
import type {
  EdgeProbe, Entry, Gathered, Hosts, ReadPage, RobotsFile, SampledPage, ServedRobots, ShownPage, Sitemaps, TriedLinks,
} from './gathered.ts';
import { available, notApplicable, unavailable } from './available.ts';
import type { Available } from './available.ts';

// What a check may ask for. Whatever keeps an artifact from being there is said here or in the gatherers, never in a
// check. What is worked out here is worked out once a scan.

/** An artifact worked out from another; where that one is not available, nor is this, for the same reason. */
export const computed = <From, T>(
  source: Artifact<From>, compute: (from: From, gathered: Gathered) => Available<T> | Promise<Available<T>>,
): Artifact<T> => facet(async (gathered: Gathered) => {
  const found = await source(gathered);
  return found.available ? compute(found.value, gathered) : found;
});

/** How we got in, or did not: always there. */
export const entry: Artifact<Entry> = async (gathered) => available(await gathered.entry);

/** When the scan began, in milliseconds since the epoch: always there. */
export const now: Artifact<number> = async (gathered) => available(gathered.now);

/** The home page, read and parsed; what stands in its head may be judged even where the page was cut short. */
export const home: Artifact<ReadPage> = (gathered) => gathered.home;

export const hosts: Artifact<Hosts> = (gathered) => gathered.hosts;
export const randomPath: Artifact<ServedResource> = (gathered) => gathered.randomPath;
export const cart: Artifact<FetchedResource> = async (gathered) => (await gathered.checkout).cart;
export const checkout: Artifact<FetchedResource> = async (gathered) => (await gathered.checkout).checkout;

/** What stood at /robots.txt, whatever it was. */
export const robotsFile: Artifact<RobotsFile> = (gathered) => gathered.robots;

/** What robots.txt decides: everything allowed where there is none. */
export const robots: Artifact<ServedRobots> = computed(robotsFile, ({ rules, url, resource }) =>
  (rules.available ? available({ ...rules.value, url: resource.result?.url ?? url }) : rules));

/** The lines of robots.txt. No file has none to judge; a web page in its place is a fault of its own. */
export const robotsLines: Artifact<ServedRobots> = computed(robotsFile, ({ rules, status, isHtml }, gathered) => {
  if (!rules.available) return rules;
  if (!isFound(status)) return notApplicable;
  return isHtml ? unavailable('root-cause', 'robots-is-text') : robots(gathered);
});

/** The pages of the sample, the home page first; at least one. */
export const pages: Artifact<readonly SampledPage[]> = facet(async (gathered) => {
  const [read, sample] = await Promise.all([gathered.home, gathered.sample]);
  return sample.pages.length > 0 ? available(sample.pages) : read as Available<never>;
});

/** The pages that were read to their end, shells among them. */
export const pagesToTheEnd = without(pages, whyCut);

/** The pages that have their content in the HTML: not the shells a script fills. */
export const writtenPages = without(pages, whyShell);

/** The pages that were read to their end, for what may stand anywhere on a page. */
export const wholePages = without(writtenPages, whyCut);

/** The pages a search engine may show: a cart and a checkout are nobody's search result. */
export const searchPages: Artifact<readonly SampledPage[]> = computed(pages, (all) =>
  available(all.filter(({ role }) => role !== 'cart' && role !== 'checkout')));

/** Those of them that have their content in the HTML: what a shell's head lacks a script may yet bring. */
export const writtenSearchPages = without(searchPages, whyShell);

/** The product pages of the sample, at least one; shells among them. */
export const products: Artifact<readonly SampledPage[]> = computed(pages, async (all, gathered) => {
  const found = all.filter(({ role }) => role === 'product');
  if (found.length > 0) return available(found);
  return (await gathered.sample).missing.get('product') ?? unavailable('not-found');
});

/** The product pages that have their content in the HTML. */
export const writtenProducts = without(products, whyShell);

/** The product pages that were read to their end. */
export const wholeProducts = without(writtenProducts, whyCut);

/**
 * The product pages whose markup can be judged: those with a Product, and those without one that were read to their
 * end and do not state it in a markup language we do not read.
 */
export const markupProducts: Artifact<readonly SampledPage[]> = computed(products, (found) => {
  const judged = found.filter((page) =>
    isMarkedProduct(page) || (!page.shell && !page.truncated && !statesRdfaProduct(page.page)));
  if (judged.length > 0) return available(judged);
  const why = found.find(({ shell }) => shell)?.shell;
  if (why) return unavailable(why);
  return unavailable(found.some(({ truncated }) => truncated) ? 'truncated' : 'ambiguous');
});

/** The product pages that state a Product in their markup. */
export const markedProducts: Artifact<readonly SampledPage[]> = computed(markupProducts, (found) => {
  const marked = found.filter(isMarkedProduct);
  return marked.length > 0 ? available(marked) : unavailable('root-cause', 'product-present');
});

const RDFA_PRODUCT = /\stypeof\s*=\s*["']?[^"'>]{0,200}\bProduct\b/i;
const statesRdfaProduct = ({ html }: Page): boolean => RDFA_PRODUCT.test(html);

const isMarkedProduct = ({ page }: SampledPage): boolean => readProductFacts(page).main !== null;

/** The sitemap files that were found, answered or not; none found is not available, for the cause `sitemap-found`. */
export const sitemaps: Artifact<Sitemaps> = (gathered) => gathered.sitemaps;

const LISTS: readonly SitemapFile['content'][] = ['urlset', 'index', 'feed', 'text'];

/** The sitemap files whose addresses were read, at least one. */
export const sitemapFiles: Artifact<readonly SitemapFile[]> = computed(sitemaps, ({ files }) => {
  const read = files.filter(({ content }) => content !== null && LISTS.includes(content));
  if (read.length > 0) return available(read);
  const why = files.find((file) => file.unavailable !== null)?.unavailable;
  if (why) return unavailable(why);
  const isPacked = files.some(({ fault, gzip }) => fault === 'bad-encoding' || gzip === 'mismatch');
  if (isPacked) return unavailable('root-cause', 'sitemap-gzip');
  const isServed = files.some(({ status, content }) => status === 200 && content !== 'html');
  return unavailable('root-cause', isServed ? 'sitemap-xml' : 'sitemap-fetch');
});

/** Up to ten addresses of the sitemap, visited; those kept from us are not among them. */
export const sitemapSample: Artifact<readonly FetchedResource[]> = (gathered) => gathered.sitemapSample;

/** The links that were tried. */
export const triedLinks: Artifact<TriedLinks> = (gathered) => gathered.links;

/** What canonical addresses that are not in the sample answer. */
export const canonicalTargets: Artifact<ReadonlyMap<string, FetchedResource>> = (gathered) => gathered.canonicalTargets;

export const llmsTxt: Artifact<ServedResource> = (gathered) => gathered.llmsTxt;

/** What stood where AI agents look for the store's profiles, whatever its status. */
export const ucpProfile: Artifact<ServedResource> = (gathered) => gathered.ucpProfile;
export const acpProfile: Artifact<ServedResource> = (gathered) => gathered.acpProfile;

/** How AI crawlers' names were received; does not apply unless the operator switched the probe on. */
export const edgeProbe: Artifact<readonly EdgeProbe[]> = (gathered) => gathered.edgeProbe;

/** The home page as a browser showed it, even where the browser's budget cut the page short. */
export const labEvenCut: Artifact<LabMeasurement> = (gathered) => gathered.lab;

/** The same, all of it. */
export const lab: Artifact<LabMeasurement> = computed(labEvenCut, (measured) =>
  measured.cutBy ? unavailable('budget') : available(measured));

/** The pages that a browser has shown, before their scripts ran and after. */
export const shownPages: Artifact<readonly ShownPage[]> = (gathered) => gathered.shownPages;

/** How long the home page's first byte took, three times. */
export const firstBytes: Artifact<readonly FetchTimings[]> = (gathered) => gathered.firstBytes;

/** What real visitors met. */
export const field: Artifact<FieldData> = (gathered) => gathered.field;

/**
 * The artifact as the check's own business: it is called either way and told whether it is available. Written as a
 * constant of its own, for inside `requiredArtifacts` a generic call takes the types from `judge`.
 */
export const maybe = <T>(artifact: Artifact<T>): Artifact<Available<T>> => async (gathered) =>
  available(await artifact(gathered));

/** Why of such a page a judgement would be a guess; null where it would not. */
type Unfit = (page: SampledPage) => UnmeasuredReason | null;

function whyShell({ shell }: SampledPage): UnmeasuredReason | null {
  return shell;
}

function whyCut({ truncated }: SampledPage): UnmeasuredReason | null {
  return truncated ? 'truncated' : null;
}

/** Leaves out the pages of which a judgement would be a guess; where none is left, says why. */
function without(source: Artifact<readonly SampledPage[]>, whyUnfit: Unfit): Artifact<readonly SampledPage[]> {
  return computed(source, (found) => {
    const fit = found.filter((page) => whyUnfit(page) === null);
    if (fit.length > 0) return available(fit);
    const why = found.map(whyUnfit).find((reason) => reason !== null);
    return unavailable(why ?? 'not-found');
  });
}
