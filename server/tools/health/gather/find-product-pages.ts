import { selfAndAncestors, withAncestors } from '../../../page/ancestry.ts';
import { MAX_RESOLVED, resolveUrl } from '../../../page/page.ts';
import { looksLikeCategory, looksLikeInfoPage, looksLikeProduct } from '../../../product/address.ts';
import { cardsOf } from '../../../product/cards.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { isOfType, itemsOf, leafOf } from '../../../product/item.ts';
import { judgePageKind } from '../../../product/page-kind.ts';
import { findTextPrices } from '../../../product/text-prices.ts';
import type { ReadPage, Sitemaps, ServedResource, Available, Unavailable } from '../gathered.ts';
import { linkRoles } from '../link-roles.ts';
import { internalLinks, isSameSite } from './internal-links.ts';
import type { WebLink } from './internal-links.ts';
import { readPage } from './pages.ts';
import { isSafeToGet } from './safe-to-get.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const MAX_PRODUCTS = 3;
const MAX_PRODUCT_TRIES = 7;
/** Only a few at a time: each may lead to products, which come first. */
const BATCH_OF_LINKS = 2;

/** Dependencies of the search for products. */
export interface ProductSearchDeps {
  fetcher: StoreFetcher;
  sitemaps: Promise<Available<Sitemaps>>;
  /** Pages of the sitemap that are read for its own checks. */
  sitemapSample: Promise<Available<readonly ServedResource[]>>;
}

/** A page, or why there is none. */
export type Read = Available<ReadPage>;

/** Reads the likeliest pages first until enough are products; links on the other pages read become candidates too. */
export async function findProductPages(
  home: ReadPage, categories: Promise<readonly Read[]>, { fetcher, sitemaps, sitemapSample }: ProductSearchDeps,
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

  async function readCandidates(
    { maxRank, batch, tries }: { maxRank: number; batch: number; tries: number },
  ): Promise<void> {
    for (;;) {
      const room = Math.min(batch, MAX_PRODUCTS - found.length, tries - tried.size);
      const untried = [...candidates.values()].filter(({ url, rank }) => rank <= maxRank && !tried.has(url.href));
      const byRank = untried.toSorted((one, other) => one.rank - other.rank || other.depth - one.depth);
      const next = byRank.slice(0, Math.max(0, room));
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
  for (const { value: page } of await categories) if (page) addCandidates(candidatesOn(page, 1));
  await readCandidates(byAddress);
  if (found.length > 0) return found;

  const listed = (await sitemaps).value?.files.flatMap(({ productSample }) => productSample) ?? [];
  addCandidates(listed.map((url) => ({ url, rank: 0, depth: 0 })));
  await readCandidates(byAddress);
  if (found.length > 0) return found;

  await readCandidates({ maxRank: Infinity, batch: BATCH_OF_LINKS, tries: MAX_PRODUCT_TRIES });
  if (found.length > 0) return found;

  // These pages are fetched in any case.
  const read = (await sitemapSample).value?.map(readPage) ?? [];
  const products = read.filter(({ value: page }) => page && isProduct(page)).slice(0, MAX_PRODUCTS);
  return products.length > 0 ? products : failed.filter(({ reason }) => reason !== 'not-found');
}

/** A page that may be a product's, or lead to one. */
interface Candidate {
  url: URL;
  /** Smaller is likelier. */
  rank: number;
  /** How many links away from the home page it is; of candidates with the same rank, the deepest are read first. */
  depth: number;
}

/** The candidates on a page: products in its markup, then links ranked by how they look, main content first. */
function* candidatesOn(page: ReadPage, depth: number): Generator<Candidate> {
  const { products, items } = readProductFacts(page.page);
  const listed = items.filter((item) => isOfType(item, 'ItemList')).flatMap((list) => itemsOf(list, 'itemListElement'));
  const stated = [
    ...products.map(({ url }) => ({ url, rank: 0 })), ...listed.map((step) => ({ url: leafOf(step, 'url'), rank: 1 })),
  ];
  for (const { url: leaf, rank } of stated.slice(0, MAX_RESOLVED)) {
    const url = leaf && resolveUrl(leaf.text, page.page.base);
    if (url && isSameSite(url, page.url) && isSafeToGet(url)) yield { url, rank, depth };
  }
  const cards = cardsOf(page.page);
  const pictured = withAncestors(page.page.index.images);
  const ranks: readonly ((link: WebLink) => boolean)[] = [
    ({ url }) => looksLikeProduct(url),
    ({ text }) => findTextPrices(text).length > 0,
    ({ element }) => selfAndAncestors(element).some((at) => cards.has(at)),
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

/** For a link that does not look like a product's: 0 if it may be one, 1 for a category, 2 for anything else. */
function unlikeliness(link: WebLink): number {
  if (!isInMain(link) || looksLikeInfoPage(link.url)) return 2;
  return looksLikeCategory(link.url) ? 1 : 0;
}

const isInMain = ({ region }: WebLink) => region === 'main' || region === 'other';
