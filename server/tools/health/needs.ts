import type { FieldData } from '../../lab/crux.ts';
import type { LabMeasurement } from '../../lab/lab-result.ts';
import type { FetchTimings } from '../../net/fetch-types.ts';
import type { Robots } from '../../site/robots.ts';
import { facet } from '../../page/facet.ts';
import type { Page } from '../../page/page.ts';
import { readProductFacts } from '../../product/facts.ts';
import { isFound } from './gather/robots.ts';
import type { SitemapFile } from './gather/sitemap-file.ts';
import type { ServedVisit, Visit } from './gather/visits.ts';
import type { Need } from './check.ts';
import type { EdgeProbe, Entry, Hosts, ReadPage, RobotsFile, SampledPage, Sitemaps, TriedLinks } from './gathered.ts';
import { notApplicable, seen, unseen } from './seen.ts';
import type { Seen } from './seen.ts';

// What a check may ask for. Whatever keeps a piece from being seen is said here or in the gatherers, never in a check.

/** How we got in, or did not: always there. */
export const entry: Need<Entry> = async (gathered) => seen(await gathered.entry);

/** When the scan began, in milliseconds since the epoch: always there. */
export const now: Need<number> = async (gathered) => seen(gathered.now);

/** The home page, read and parsed; what stands in its head may be judged even where the page was cut short. */
export const home: Need<ReadPage> = async (gathered) => (await gathered.entry).home;

export const hosts: Need<Hosts> = (gathered) => gathered.hosts;
export const randomPath: Need<ServedVisit> = (gathered) => gathered.randomPath;
export const cart: Need<Visit> = async (gathered) => (await gathered.checkout).cart;
export const checkout: Need<Visit> = async (gathered) => (await gathered.checkout).checkout;

/** What stood at /robots.txt, whatever it was. */
export const robotsFile: Need<RobotsFile> = (gathered) => gathered.robots;

/** What robots.txt decides: everything allowed where there is none. */
export const robots: Need<Robots> = async (gathered) => {
  const file = await gathered.robots;
  return file.seen ? file.value.rules : file;
};

/** The lines of robots.txt. No file has none to judge; a web page in its place is a fault of its own. */
export const robotsLines: Need<Robots> = async (gathered) => {
  const file = await gathered.robots;
  if (!file.seen || !file.value.rules.seen) return robots(gathered);
  if (!isFound(file.value.status)) return notApplicable;
  return file.value.isHtml ? unseen('root-cause', 'robots-is-text') : file.value.rules;
};

/** The pages of the sample, the home page first; at least one. */
export const pages: Need<readonly SampledPage[]> = async (gathered) => {
  const [, sample] = await Promise.all([gathered.entry, gathered.sample]);
  return sample.pages.length > 0 ? seen(sample.pages) : (await gathered.entry).home as Seen<never>;
};

/** The pages that were read to their end, shells among them. */
export const pagesToTheEnd = without(pages, ({ truncated }) => truncated, 'truncated');

/** The pages that have their content in the HTML: not the shells a script fills. */
export const writtenPages = without(pages, ({ shell }) => shell, 'needs-script');

/** The pages that were read to their end, for what may stand anywhere on a page. */
export const wholePages = without(writtenPages, ({ truncated }) => truncated, 'truncated');

/** The pages a search engine may show: a cart and a checkout are nobody's search result. */
export const searchPages: Need<readonly SampledPage[]> = async (gathered) => {
  const found = await pages(gathered);
  return found.seen ? seen(found.value.filter(({ role }) => role !== 'cart' && role !== 'checkout')) : found;
};

/** Those of them that have their content in the HTML: what a shell's head lacks a script may yet bring. */
export const writtenSearchPages = without(searchPages, ({ shell }) => shell, 'needs-script');

/** The product pages of the sample, at least one; shells among them. */
export const products: Need<readonly SampledPage[]> = async (gathered) => {
  const all = await pages(gathered);
  if (!all.seen) return all;
  const found = all.value.filter(({ role }) => role === 'product');
  if (found.length > 0) return seen(found);
  return (await gathered.sample).missing.get('product') ?? unseen('not-found');
};

/** The product pages that have their content in the HTML. */
export const writtenProducts = without(products, ({ shell }) => shell, 'needs-script');

/** The product pages that were read to their end. */
export const wholeProducts = without(writtenProducts, ({ truncated }) => truncated, 'truncated');

/**
 * The product pages whose markup can be judged: those with a Product, and those without one that were read to their
 * end and do not state it in a markup language we do not read.
 */
export const markupProducts: Need<readonly SampledPage[]> = async (gathered) => {
  const found = await products(gathered);
  if (!found.seen) return found;
  const judged = found.value.filter((page) =>
    isMarkedProduct(page) || (!page.shell && !page.truncated && !statesRdfaProduct(page.page)));
  if (judged.length > 0) return seen(judged);
  if (found.value.some(({ shell }) => shell)) return unseen('needs-script');
  return unseen(found.value.some(({ truncated }) => truncated) ? 'truncated' : 'ambiguous');
};

/** The product pages that state a Product in their markup. */
export const markedProducts: Need<readonly SampledPage[]> = async (gathered) => {
  const found = await markupProducts(gathered);
  if (!found.seen) return found;
  const marked = found.value.filter(isMarkedProduct);
  return marked.length > 0 ? seen(marked) : unseen('root-cause', 'product-present');
};

const RDFA_PRODUCT = /\stypeof\s*=\s*["']?[^"'>]{0,200}\bProduct\b/i;
const statesRdfaProduct = facet(({ html }: Page): boolean => RDFA_PRODUCT.test(html));

const isMarkedProduct = ({ page }: SampledPage): boolean => readProductFacts(page).main !== null;

/** The sitemap files that were found, answered or not; none found is not seen, for the cause `sitemap-found`. */
export const sitemaps: Need<Sitemaps> = (gathered) => gathered.sitemaps;

const LISTS: readonly SitemapFile['content'][] = ['urlset', 'index', 'feed', 'text'];

/** The sitemap files whose addresses were read, at least one. */
export const sitemapFiles: Need<readonly SitemapFile[]> = async (gathered) => {
  const found = await gathered.sitemaps;
  if (!found.seen) return found;
  const { files } = found.value;
  const read = files.filter(({ content }) => content !== null && LISTS.includes(content));
  if (read.length > 0) return seen(read);
  const why = files.find((file) => file.unseen !== null)?.unseen;
  if (why) return unseen(why);
  if (files.some(({ fault, gzip }) => fault === 'bad-encoding' || gzip === 'mismatch')) return unseen('root-cause', 'sitemap-gzip');
  const isServed = files.some(({ status, content }) => status === 200 && content !== 'html');
  return unseen('root-cause', isServed ? 'sitemap-xml' : 'sitemap-fetch');
};

/** Up to ten addresses of the sitemap, visited; those kept from us are not among them. */
export const sitemapSample: Need<readonly Visit[]> = (gathered) => gathered.sitemapSample;

/** The links that were tried. */
export const triedLinks: Need<TriedLinks> = (gathered) => gathered.links;

/** What canonical addresses that are not in the sample answer. */
export const canonicalTargets: Need<ReadonlyMap<string, Visit>> = (gathered) => gathered.canonicalTargets;

export const llmsTxt: Need<ServedVisit> = (gathered) => gathered.llmsTxt;

/** How AI crawlers' names were received; does not apply unless the operator switched the probe on. */
export const edgeProbe: Need<readonly EdgeProbe[]> = (gathered) => gathered.edgeProbe;

/** The home page as a browser showed it, all of it. */
export const lab: Need<LabMeasurement> = async (gathered) => {
  const found = await gathered.lab;
  return found.seen && found.value.cutBy ? unseen('budget') : found;
};

/** The same, even where the browser's budget cut the page short. */
export const labEvenCut: Need<LabMeasurement> = (gathered) => gathered.lab;

/** How long the home page's first byte took, three times. */
export const firstBytes: Need<readonly FetchTimings[]> = (gathered) => gathered.firstBytes;

/** What real visitors met. */
export const field: Need<FieldData> = (gathered) => gathered.field;

/**
 * The need as the check's own business: it is called either way and told what was seen. Written as a constant of its
 * own, for inside `needs` a generic call takes the types from `judge`.
 */
export const maybe = <T>(need: Need<T>): Need<Seen<T>> => async (gathered) => seen(await need(gathered));

/** Leaves out the pages of which a judgement would be a guess; where none is left, says why. */
function without(
  need: Need<readonly SampledPage[]>, isUnfit: (page: SampledPage) => boolean, reason: 'needs-script' | 'truncated',
): Need<readonly SampledPage[]> {
  return async (gathered) => {
    const found = await need(gathered);
    if (!found.seen) return found;
    const fit = found.value.filter((page) => !isUnfit(page));
    return fit.length > 0 ? seen(fit) : unseen(reason);
  };
}
