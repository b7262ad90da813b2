import { selfAndAncestors, withAncestors } from '../../../page/ancestry.ts';
import { resolveUrl } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { isOfType, itemsOf, leafOf } from '../../../product/item.ts';
import { linkRoles, roleLink } from '../link-roles.ts';
import type { Checkout, PageRole, ReadPage, Sample, SampledPage, Sitemaps } from '../gathered.ts';
import { PAGE_ROLES } from '../gathered.ts';
import { unavailable } from '../available.ts';
import type { Available, Unavailable } from '../available.ts';
import { isSafeToGet } from './safe-to-get.ts';
import { distinctUrls, internalLinks, isSameSite } from './internal-links.ts';
import type { WebLink } from './internal-links.ts';
import { looksLikeCategory, looksLikeInfoPage, looksLikeProduct } from '../../../product/address.ts';
import { cardsOf } from '../../../product/cards.ts';
import { judgePageKind } from '../../../product/page-kind.ts';
import { findTextPrices } from '../../../product/text-prices.ts';
import { readPage } from './pages.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

const MAX_CATEGORIES = 2;
const MAX_PRODUCTS = 3;
const MAX_PRODUCT_TRIES = 7;
/** Few at a time, as one of them may lead to products. */
const BATCH_OF_LINKS = 2;
const MAX_PROBES = 3;
/** Each address that is resolved holds a copy of its base. */
const MAX_STATED = 1_000;
const INFORMATION = ['terms', 'returns', 'privacy', 'contact'] as const;

interface SampleDeps {
  fetcher: StoreFetcher;
  sitemaps: Promise<Available<Sitemaps>>;
  /** Pages of the sitemap that are read for its own checks. */
  sitemapSample: Promise<Available<readonly FetchedResource[]>>;
}

/** Reads the sample of pages to judge: pages the home page links to, and product pages also from the sitemap. */
export async function gatherSample(
  home: Available<ReadPage>, { checkout, ...deps }: SampleDeps & { checkout: Promise<Checkout> },
): Promise<Sample> {
  if (!home.available) return { pages: [], missing: new Map(PAGE_ROLES.map((role) => [role, home])) };
  const links = internalLinks(home.value);
  const readLinked = (linked: readonly WebLink[]): Promise<Read[]> =>
    Promise.all(linked.map(async ({ url }) => readPage(await deps.fetcher.read(url, 'menu'))));

  const categories = readLinked(categoryLinks(links));
  const information = Promise.all(INFORMATION.map(async (role) => {
    const link = roleLink(links, role);
    return [role, await readLinked(link ? [link] : [])] as const;
  }));
  const searching = findProducts(home.value, categories, deps);
  const { cart } = await checkout;
  const products = await searching;
  // What looked like a list by its address may be a product.
  const found = new Set(products.flatMap(addressOf));
  const lists = (await categories).filter((one) => !addressOf(one).some((address) => found.has(address)));
  return sampleOf(new Map<PageRole, readonly Read[]>([
    ['home', [home]], ['category', lists], ['product', products], ...await information,
    ['cart', cart.available ? [readPage(cart.value)] : []],
  ]), home.value);
}

/**
 * Requests URLs that look like product pages when the sample has no product page; most are cached from the search for
 * one. Empty when the sample has one.
 */
export async function gatherProductProbes(
  { pages }: Sample, { fetcher, sitemaps }: Pick<SampleDeps, 'fetcher' | 'sitemaps'>,
): Promise<readonly FetchedResource[]> {
  if (pages.length === 0 || pages.some(({ role }) => role === 'product')) return [];
  const linked = pages.filter(({ role }) => role === 'home' || role === 'category')
    .flatMap((page) => internalLinks(page).filter(({ url }) => looksLikeProduct(url)).map(({ url }) => url));
  const found = linked.length > 0 ? null : await sitemaps;
  const listed = found?.available ? found.value.files.flatMap(({ productSample }) => productSample) : [];
  const urls = distinctUrls([...linked, ...listed]).slice(0, MAX_PROBES);
  return Promise.all(urls.map((url) => fetcher.read(url, 'products')));
}

type Read = Available<ReadPage>;

const addressOf = (page: Read): string[] => (page.available ? [page.value.url.href] : []);

function sampleOf(reads: ReadonlyMap<PageRole, readonly Read[]>, home: ReadPage): Sample {
  const pages = new Map<string, SampledPage>();
  const missing = new Map<PageRole, Unavailable>();
  for (const role of PAGE_ROLES) {
    const ofRole = reads.get(role) ?? [];
    for (const page of ofRole) {
      if (page.available && !pages.has(page.value.url.href)) pages.set(page.value.url.href, { ...page.value, role });
    }
    // One information page may hold what another is about.
    const roles: readonly PageRole[] = [role, ...INFORMATION];
    const isThere = ofRole.flatMap(addressOf).some((address) => roles.includes(pages.get(address)!.role));
    if (isThere) continue;
    missing.set(role, ofRole.find((page) => !page.available) ?? unavailable(home.shell ?? 'not-found'));
  }
  return { pages: [...pages.values()], missing };
}

/** Links whose URL looks like a category, then menu links with no other known role. */
function categoryLinks(links: readonly WebLink[]): readonly WebLink[] {
  const inMenu = links.filter(({ region }) => region === 'nav' || region === 'header');
  const byUrl = [...inMenu, ...links].filter(({ url }) => looksLikeCategory(url));
  const otherMenuLinks = inMenu.filter((link) =>
    linkRoles(link).length === 0 && !looksLikeProduct(link.url) && !looksLikeInfoPage(link.url));
  return [...new Set([...byUrl, ...otherMenuLinks])].slice(0, MAX_CATEGORIES);
}

/** Reads the likeliest pages first until enough are products; the links of those that are none join the candidates. */
async function findProducts(
  home: ReadPage, categories: Promise<readonly Read[]>, { fetcher, sitemaps, sitemapSample }: SampleDeps,
): Promise<Read[]> {
  const candidates = new Map<string, Candidate>();
  const tried = new Set<string>();
  const found: Read[] = [];
  const failed: Unavailable[] = [];

  const addCandidates = (added: Iterable<Candidate>): void => {
    for (const one of added) {
      const known = candidates.get(one.url.href);
      if (!known || known.rank > one.rank) candidates.set(one.url.href, one);
    }
  };
  const isProduct = (page: ReadPage): boolean => page.url.href !== home.url.href
    && (page.shell ? looksLikeProduct(page.url) : judgePageKind(page.page).isProduct);

  async function readCandidates({ maxRank, batch, tries }: { maxRank: number; batch: number; tries: number }): Promise<void> {
    for (;;) {
      const room = Math.min(batch, MAX_PRODUCTS - found.length, tries - tried.size);
      const next = [...candidates.values()].filter(({ url, rank }) => rank <= maxRank && !tried.has(url.href))
        .toSorted((one, other) => one.rank - other.rank || other.depth - one.depth).slice(0, Math.max(0, room));
      if (next.length === 0) return;
      for (const { url } of next) tried.add(url.href);
      const pages = await Promise.all(next.map(async ({ url }) => readPage(await fetcher.read(url, 'products'))));
      for (const [at, page] of pages.entries()) {
        if (!page.available) failed.push(page);
        else if (isProduct(page.value)) found.push(page);
        else addCandidates(candidatesOn(page.value, next[at]!.depth + 1));
      }
    }
  }
  const byAddress = { maxRank: 0, batch: MAX_PRODUCTS, tries: MAX_PRODUCT_TRIES };

  // Some category URLs look like products: keep tries for the products those pages list.
  addCandidates(candidatesOn(home, 0));
  await readCandidates({ ...byAddress, tries: MAX_PRODUCT_TRIES - MAX_PRODUCTS });
  for (const page of await categories) if (page.available) addCandidates(candidatesOn(page.value, 1));
  await readCandidates(byAddress);
  if (found.length > 0) return found;

  const listed = await sitemaps;
  const files = listed.available ? listed.value.files : [];
  addCandidates(files.flatMap(({ productSample }) => productSample).map((url) => ({ url, rank: 0, depth: 0 })));
  await readCandidates(byAddress);
  if (found.length > 0) return found;

  await readCandidates({ maxRank: Infinity, batch: BATCH_OF_LINKS, tries: MAX_PRODUCT_TRIES });
  if (found.length > 0) return found;

  // These are read anyway.
  const ofSitemap = await sitemapSample;
  const read = ofSitemap.available ? ofSitemap.value.map(readPage) : [];
  const products = read.filter((page) => page.available && isProduct(page.value)).slice(0, MAX_PRODUCTS);
  return products.length > 0 ? products : failed.filter(({ reason }) => reason !== 'not-found');
}

/** A page that may be a product's, or lead to one. */
interface Candidate {
  url: URL;
  /** The smaller, the likelier. */
  rank: number;
  /** Of links from the home page that lead here; deeper ones of a rank first. */
  depth: number;
}

/** The candidates that a page names: products of its markup, then links by how they look, those in the main content first. */
function* candidatesOn(page: ReadPage, depth: number): Generator<Candidate> {
  const { products, items } = readProductFacts(page.page);
  const listed = items.filter((item) => isOfType(item, 'ItemList')).flatMap((list) => itemsOf(list, 'itemListElement'));
  const stated = [
    ...products.map(({ url }) => ({ url, rank: 0 })), ...listed.map((step) => ({ url: leafOf(step, 'url'), rank: 1 })),
  ];
  for (const { url: leaf, rank } of stated.slice(0, MAX_STATED)) {
    const url = leaf && resolveUrl(leaf.text, page.page.base);
    if (url && isSameSite(url, page.url) && isSafeToGet(url)) yield { url, rank, depth };
  }
  const cards = cardsOf(page.page);
  const pictured = withAncestors(page.page.index.images);
  const ranks: readonly ((link: WebLink) => boolean)[] = [
    ({ url }) => looksLikeProduct(url),
    ({ element, text }) => selfAndAncestors(element).some((at) => cards.has(at)) || findTextPrices(text).length > 0,
    ({ url }) => url.pathname.startsWith(page.url.pathname) && page.url.pathname !== '/',
    ({ element }) => pictured.has(element),
    () => true,
  ];
  const links = internalLinks(page).filter((link) => looksLikeProduct(link.url) || linkRoles(link).length === 0);
  for (const link of [...links.filter(isInMain), ...links.filter((one) => !isInMain(one))]) {
    const rank = ranks.findIndex((fits) => fits(link));
    yield { url: link.url, rank: rank === 0 ? 0 : rank + ranks.length * unlikeliness(link), depth };
  }
}

/** Of a link that does not look like a product's: lists come after those that may be products, then all others. */
function unlikeliness(link: WebLink): number {
  if (!isInMain(link) || looksLikeInfoPage(link.url)) return 2;
  return looksLikeCategory(link.url) ? 1 : 0;
}

const isInMain = ({ region }: WebLink): boolean => region === 'main' || region === 'other';
