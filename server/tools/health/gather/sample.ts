import { selfAndAncestors, withAncestors } from '../../../page/ancestry.ts';
import { resolveUrl } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
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
const TRIES_A_LEVEL = 2;
const MAX_PROBES = 3;
const INFORMATION = ['terms', 'returns', 'privacy', 'contact'] as const;

interface SampleDeps {
  fetcher: StoreFetcher;
  sitemaps: Promise<Available<Sitemaps>>;
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
  { pages }: Sample, { fetcher, sitemaps }: SampleDeps,
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

/** Reads likely product URLs from the home page, listings and the sitemap until enough are product pages. */
async function findProducts(
  home: ReadPage, categories: Promise<readonly Read[]>, { fetcher, sitemaps }: SampleDeps,
): Promise<Read[]> {
  const tried = new Set<string>();
  const found: Read[] = [];
  const failed: Unavailable[] = [];
  const nonProducts: ReadPage[] = [];

  async function readUntilEnough(urls: readonly URL[], tries = MAX_PRODUCT_TRIES): Promise<void> {
    for (;;) {
      const room = Math.min(MAX_PRODUCTS - found.length, tries - tried.size);
      const batch = distinctUrls(urls).filter(({ href }) => !tried.has(href)).slice(0, Math.max(0, room));
      if (batch.length === 0) return;
      for (const { href } of batch) tried.add(href);
      for (const page of await Promise.all(batch.map(async (url) => readPage(await fetcher.read(url, 'products'))))) {
        if (!page.available) failed.push(page);
        else if (isProduct(page.value)) found.push(page);
        else nonProducts.push(page.value);
      }
    }
  }
  const isProduct = (page: ReadPage): boolean => page.url.href !== home.url.href
    && (page.shell ? looksLikeProduct(page.url) : judgePageKind(page.page).isProduct);

  // Some category URLs look like products: keep tries for the products those pages list.
  await readUntilEnough(productLinks(home), MAX_PRODUCT_TRIES - MAX_PRODUCTS);
  const lists = [...(await categories).flatMap((page) => (page.available ? [page.value] : [])), ...nonProducts];
  await readUntilEnough(lists.flatMap(productLinks));
  if (found.length > 0) return found;

  const listed = await sitemaps;
  const files = listed.available ? listed.value.files : [];
  await readUntilEnough(files.flatMap(({ productSample }) => productSample));
  if (found.length > 0) return found;

  await readUntilEnough([...lists, home].flatMap(pricedLinks));
  if (found.length > 0) await readUntilEnough(lists.flatMap(otherLinks));
  // A list may lead to further lists.
  for (let level: readonly ReadPage[] = lists; found.length === 0 && level.length > 0;) {
    const seen = nonProducts.length;
    const below = level.flatMap((page) => [...productLinks(page), ...pricedLinks(page), ...otherLinks(page)]);
    await readUntilEnough(below, Math.min(MAX_PRODUCT_TRIES, tried.size + TRIES_A_LEVEL));
    level = nonProducts.slice(seen);
  }
  if (found.length === 0) await readUntilEnough(otherLinks(home));
  const listedPages = files.flatMap(({ sample }) => sample).filter((url) => !looksLikeInfoPage(url) && !looksLikeCategory(url));
  if (found.length === 0) await readUntilEnough(listedPages);
  return found.length > 0 ? found : failed.filter(({ reason }) => reason !== 'not-found');
}

/** Product URLs from the page's markup, then links whose URL looks like a product, those in the main content first. */
function productLinks(page: ReadPage): URL[] {
  const links = internalLinks(page);
  const listed = readProductFacts(page.page).products
    .flatMap(({ url }) => (url && resolveUrl(url.text, page.page.base)) ?? [])
    .filter((url) => isSameSite(url, page.url) && isSafeToGet(url));
  const likely = links.filter(({ url }) => looksLikeProduct(url));
  const inMain = likely.filter(isInMain);
  return distinctUrls([...listed, ...[...inMain, ...likely].map(({ url }) => url)]);
}

/** Links in the main content that are on product cards or name a price; likely lists last. */
function pricedLinks(page: ReadPage): URL[] {
  const cards = cardsOf(page.page);
  return linksInMain(page, ({ element, text }) =>
    selfAndAncestors(element).some((at) => cards.has(at)) || findTextPrices(text).length > 0);
}

/** Links in the main content to a deeper path, then those with an image; likely lists last. */
function otherLinks(page: ReadPage): URL[] {
  const pictured = withAncestors(page.page.index.images);
  return [
    ...linksInMain(page, ({ url }) => url.pathname.startsWith(page.url.pathname) && page.url.pathname !== '/'),
    ...linksInMain(page, ({ element }) => pictured.has(element)),
  ];
}

function linksInMain(page: ReadPage, isLikely: (link: WebLink) => boolean): URL[] {
  const likely = distinctUrls(internalLinks(page)
    .filter((link) => isInMain(link) && linkRoles(link).length === 0 && !looksLikeInfoPage(link.url) && isLikely(link)).map(({ url }) => url));
  return [...likely.filter((url) => !looksLikeCategory(url)), ...likely.filter(looksLikeCategory)];
}

const isInMain = ({ region }: WebLink): boolean => region === 'main' || region === 'other';
