import type { PageElement } from '../../../page/nodes.ts';
import { resolveUrl } from '../../../page/page.ts';
import { walk } from '../../../page/walk.ts';
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
import { judgePageKind } from '../../../product/page-kind.ts';
import { findTextPrices } from '../../../product/text-prices.ts';
import { readPage } from './pages.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const MAX_CATEGORIES = 2;
const MAX_PRODUCTS = 3;
const MAX_PRODUCT_TRIES = 7;
const INFORMATION = ['terms', 'returns', 'privacy', 'contact'] as const;

export interface SampleDeps {
  fetcher: StoreFetcher;
  sitemaps: Promise<Available<Sitemaps>>;
  checkout: Promise<Checkout>;
}

/** Reads the sample of pages to judge: pages the home page links to, and product pages also from the sitemap. */
export async function gatherSample(
  home: Available<ReadPage>, { fetcher, sitemaps, checkout }: SampleDeps,
): Promise<Sample> {
  if (!home.available) return { pages: [], missing: new Map(PAGE_ROLES.map((role) => [role, home])) };
  const links = internalLinks(home.value);
  const reads: Read[] = [{ role: 'home', page: home }];
  const read = async (role: PageRole, url: URL): Promise<Read> =>
    ({ role, page: readPage(await fetcher.read(url, role === 'product' ? 'products' : 'menu')) });

  const categories = Promise.all(categoryLinks(links).map(({ url }) => read('category', url)));
  const information = Promise.all(INFORMATION.flatMap((role) => {
    const link = roleLink(links, role);
    return link ? [read(role, link.url)] : [];
  }));
  const products = findProducts({
    home: home.value, categories, sitemaps, read: async (url) => (await read('product', url)).page,
  });
  const { cart } = await checkout;
  // What looked like a list by its address may be a product.
  const found = new Set((await products).flatMap(addressOf));
  reads.push(
    ...(await categories).filter((one) => !addressOf(one).some((address) => found.has(address))),
    ...await products, ...await information,
  );
  if (cart.available) reads.push({ role: 'cart', page: readPage(cart.value) });
  return sampleOf(reads, home.value);
}

const isInformation = (page: SampledPage | undefined): boolean => INFORMATION.some((role) => page?.role === role);

interface Read {
  role: PageRole;
  page: Available<ReadPage>;
}

const addressOf = ({ page }: Read): string[] => (page.available ? [page.value.url.href] : []);

function sampleOf(reads: readonly Read[], home: ReadPage): Sample {
  const pages = new Map<string, SampledPage>();
  for (const role of PAGE_ROLES) {
    for (const { page } of reads.filter((read) => read.role === role)) {
      if (page.available && !pages.has(page.value.url.href)) pages.set(page.value.url.href, { ...page.value, role });
    }
  }
  const found = [...pages.values()];
  const missing = new Map<PageRole, Unavailable>();
  for (const role of PAGE_ROLES) {
    if (found.some((page) => page.role === role)) continue;
    const ofRole = reads.flatMap((read) => (read.role === role ? [read.page] : []));
    const isPartOfAnother = ofRole.some((page) => page.available && isInformation(pages.get(page.value.url.href)));
    if (isPartOfAnother) continue;
    const why = ofRole.find((page) => !page.available);
    missing.set(role, why && !why.available ? why : unavailable(home.shell ?? 'not-found'));
  }
  return { pages: found, missing };
}

/** Links whose URL looks like a category, then menu links with no other known role. */
function categoryLinks(links: readonly WebLink[]): readonly WebLink[] {
  const inMenu = links.filter(({ region }) => region === 'nav' || region === 'header');
  const byUrl = [...inMenu, ...links].filter(({ url }) => looksLikeCategory(url));
  const otherMenuLinks = inMenu.filter((link) =>
    linkRoles(link).length === 0 && !looksLikeProduct(link.url) && !looksLikeInfoPage(link.url));
  return [...new Set([...byUrl, ...otherMenuLinks])].slice(0, MAX_CATEGORIES);
}

interface ProductSearch {
  home: ReadPage;
  categories: Promise<readonly Read[]>;
  sitemaps: Promise<Available<Sitemaps>>;
  read(url: URL): Promise<Available<ReadPage>>;
}

/** Reads likely product URLs from the home page, listings and the sitemap until enough are product pages. */
async function findProducts({ home, categories, sitemaps, read }: ProductSearch): Promise<Read[]> {
  const tried = new Set<string>();
  const found: Read[] = [];
  const failed: Read[] = [];
  const nonProducts: ReadPage[] = [];

  async function readUntilEnough(urls: readonly URL[], tries = MAX_PRODUCT_TRIES): Promise<void> {
    for (let from = 0; from < urls.length && found.length < MAX_PRODUCTS && tried.size < tries;) {
      const room = Math.min(MAX_PRODUCTS - found.length, tries - tried.size);
      const batch = urls.slice(from).filter(({ href }) => !tried.has(href)).slice(0, room);
      if (batch.length === 0) return;
      from = urls.indexOf(batch.at(-1)!) + 1;
      for (const { href } of batch) tried.add(href);
      for (const page of await Promise.all(batch.map(read))) {
        if (!page.available) failed.push({ role: 'product', page });
        else if (isProduct(page.value)) found.push({ role: 'product', page });
        else nonProducts.push(page.value);
      }
    }
  }
  const isProduct = (page: ReadPage): boolean => page.url.href !== home.url.href
    && (page.shell ? looksLikeProduct(page.url) : judgePageKind(page.page).isProduct);

  // Some category URLs look like products: keep tries for the products those pages list.
  await readUntilEnough(productLinks(home), MAX_PRODUCT_TRIES - MAX_PRODUCTS);
  if (found.length < MAX_PRODUCTS) {
    const lists = [...(await categories).flatMap(({ page }) => (page.available ? [page.value] : [])), ...nonProducts];
    await readUntilEnough(lists.flatMap(productLinks));
    if (found.length === 0) {
      const listed = await sitemaps;
      if (listed.available) await readUntilEnough(listed.value.files.flatMap(({ productSample }) => productSample));
    }
    if (found.length === 0) await readUntilEnough(lists.flatMap(cardLinks));
    if (found.length === 0) await readUntilEnough(cardLinks(home));
  }
  return found.length > 0 ? found : failed.filter(({ page }) => !page.available && page.reason !== 'not-found');
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

/**
 * Links in the main content that look like product cards: those with a price, then deeper paths, then images; likely
 * lists last.
 */
function cardLinks(page: ReadPage): URL[] {
  const links = internalLinks(page).filter((link) =>
    isInMain(link) && linkRoles(link).length === 0 && !looksLikeInfoPage(link.url));
  const priced = links.filter(({ text }) => findTextPrices(text).length > 0);
  const deeper = links.filter(({ url }) => url.pathname.startsWith(page.url.pathname) && page.url.pathname !== '/');
  const withImage = links.filter(({ element }) => containsImage(element));
  const likely = distinctUrls([...priced, ...deeper, ...withImage].map(({ url }) => url));
  return [...likely.filter((url) => !looksLikeCategory(url)), ...likely.filter(looksLikeCategory)];
}

const isInMain = ({ region }: WebLink): boolean => region === 'main' || region === 'other';

function containsImage(element: PageElement): boolean {
  let found = false;
  walk(element, (node) => {
    if (node.kind === 'element' && node.tagName === 'img') found = true;
    return !found;
  });
  return found;
}
