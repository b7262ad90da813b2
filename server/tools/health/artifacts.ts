import type { UnmeasuredReason } from '../../../contract/vocabulary.ts';
import type { Page } from '../../page/page.ts';
import { readProductFacts } from '../../product/facts.ts';
import { isFound } from './gather/robots.ts';
import { computed, known, part } from './artifact.ts';
import type { Artifact } from './artifact.ts';
import type { SampledPage, FetchedResource } from './gathered.ts';
import { available, notApplicable, unavailable } from './available.ts';
import { noIndexOf } from './judging/noindex.ts';
import { declaresInRdfa } from './judging/rdfa.ts';
import { isStorePage } from './judging/store-page.ts';
import { isRead, whyUnread } from './judging/sitemap-files.ts';

// Every export here is an artifact that checks require by its name. Why an artifact is unavailable is decided here or
// in the gatherers, never in a check.

/** How the scan reached the home page, or why not. */
export const entry = known('entry');

/** The scan's start in milliseconds since the epoch. */
export const now = known('now');

/** The parsed home page; its head can be judged even if the page was truncated. */
export const home = part('home');

export const hosts = part('hosts');

/** The response for a random path, which should be a 404. */
export const randomPath = part('randomPath');

export const cart: Artifact<FetchedResource> = async (gathered) => (await gathered.checkout).cart;
export const checkout: Artifact<FetchedResource> = async (gathered) => (await gathered.checkout).checkout;

/** The response for /robots.txt, whatever it is. */
export const robotsFile = part('robots');

/** The rules of robots.txt; a missing file allows everything. */
export const robots = computed(robotsFile, ({ rules }) => rules);

/** The lines of robots.txt; not applicable without a file. HTML in its place is reported by a check of its own. */
export const robotsLines = computed(robotsFile, ({ rules, status, isHtml }) => {
  if (!rules.available) return rules;
  if (!isFound(status)) return notApplicable;
  return isHtml ? unavailable('root-cause', 'robots-is-text') : rules;
});

/** The pages of the sample, home first; at least one. */
export const pages = computed(home, async (_home, gathered) =>
  available((await gathered.sample).pages));

const whyShell = ({ shell }: SampledPage): UnmeasuredReason | null => shell;
const whyTruncated = ({ truncated }: SampledPage): UnmeasuredReason | null => (truncated ? 'truncated' : null);

/** Filters out the pages that cannot be judged; unavailable with the reason if none is left. */
const without = (
  source: Artifact<readonly SampledPage[]>, whyUnfit: (page: SampledPage) => UnmeasuredReason | null,
): Artifact<readonly SampledPage[]> => computed(source, (found) => {
  const fit = found.filter((page) => whyUnfit(page) === null);
  if (fit.length > 0) return available(fit);
  return unavailable(found.map(whyUnfit).find((reason) => reason !== null) ?? 'not-found');
});

/** The untruncated pages, shells included. */
export const untruncatedPages = without(pages, whyTruncated);

/** The pages with their content in the HTML: no app shells. */
export const writtenPages = without(pages, whyShell);

/** The pages that are neither shells nor truncated, for what may be anywhere on a page. */
export const wholePages = without(writtenPages, whyTruncated);

/**
 * The `wholePages` of a store that was seen: if every page is a gate in front of it, as an age question is, the store
 * may well have what they lack.
 */
export const storePages = computed(wholePages, async (whole, gathered) => {
  const { pages: all } = await gathered.sample;
  const isSeen = all.some((page) => (
    page.role === 'product' || readProductFacts(page.page).products.length > 0 || isStorePage(page)));
  return isSeen ? available(whole) : unavailable('not-found');
});

/**
 * The pages that may be search results: no cart, and no page that asks not to be indexed. Home and product
 * pages are kept even if they ask so.
 */
export const searchPages = computed(pages, (all, { now: at }) =>
  available(all.filter((page) => {
    if (page.role === 'cart') return false;
    return page.role === 'home' || page.role === 'product' || noIndexOf(page, at).length === 0;
  })));

/** The `searchPages` that are not shells: a script may still add what a shell's head lacks. */
export const writtenSearchPages = without(searchPages, whyShell);

/** The product pages of the sample, shells included; at least one. */
export const products = computed(pages, async (all, gathered) => {
  const found = all.filter(({ role }) => role === 'product');
  if (found.length > 0) return available(found);
  return (await gathered.sample).missing.get('product') ?? unavailable('not-found');
});

/** The product pages that are neither shells nor truncated. */
export const wholeProducts = without(without(products, whyShell), whyTruncated);

/**
 * The product pages whose markup can be judged: those with a Product, and those that certainly have none. The latter
 * are read to their end, declare no Product in RDFa and have no product that may be theirs.
 */
export const markupProducts = computed(products, (found) => {
  const judged = found.filter((page) =>
    isMarkedProduct(page)
    || (!page.shell && !page.truncated && !statesRdfaProduct(page.page) && !mayStateProduct(page.page)));
  if (judged.length > 0) return available(judged);
  const why = [whyShell, whyTruncated].flatMap((reason) => found.map(reason)).find((reason) => reason !== null);
  return unavailable(why ?? 'ambiguous');
});

/** The product pages with a Product in their markup. */
export const markedProducts = computed(markupProducts, (found) => {
  const marked = found.filter(isMarkedProduct);
  return marked.length > 0 ? available(marked) : unavailable('root-cause', 'product-present');
});

const statesRdfaProduct = declaresInRdfa('Product');

/** A JSON-LD product without a URL may be the page's own, even if its name differs from the page's. */
const mayStateProduct = (page: Page) => readProductFacts(page).products
  .some(({ role, source, url }) => role === 'plain' && source === 'jsonld' && url === undefined);

const isMarkedProduct = ({ page }: SampledPage) => readProductFacts(page).main !== null;

/** The sitemap files found, whatever their response; if none, unavailable with root cause `sitemap-found`. */
export const sitemaps = part('sitemaps');

/** The sitemap files whose entries were read; at least one. */
export const sitemapFiles = computed(sitemaps, ({ files }) => {
  const read = files.filter(isRead);
  return read.length > 0 ? available(read) : whyUnread(files);
});

/** Up to ten fetched URLs of the sitemap that the store served; at least one. */
export const sitemapSample = part('sitemapSample');

/** The links that were requested. */
export const triedLinks = part('links');

/** Some language versions of the home page that are not in the sample. */
export const languageVersions = part('languageVersions');

/** Responses of canonical URLs that are not in the sample, by URL without fragment. */
export const canonicalTargets = part('canonicalTargets');

export const llmsTxt = part('llmsTxt');

/** Responses for the UCP and ACP profiles, whatever their status. */
export const ucpProfile = part('ucpProfile');
export const acpProfile = part('acpProfile');

/** Responses to AI crawlers' user agents; not applicable unless the operator enabled the probe. */
export const edgeProbe = part('edgeProbe');

/** The lab's measurement of the home page, even if the browser's budget cut it short. */
export const partialLab = part('lab');

/** The lab's complete measurement of the home page. */
export const lab = computed(partialLab, (measured) =>
  measured.exhaustedBudget ? unavailable('budget') : available(measured));

/** The pages rendered by a browser, before and after their scripts ran. */
export const shownPages = part('shownPages');

/** Timings of three fetches of the home page. */
export const firstBytes = part('firstBytes');

/** Field data (CrUX). */
export const field = part('field');
