import type { PageElement } from '../../../page/nodes.ts';
import { resolveUrl } from '../../../page/page.ts';
import { walk } from '../../../page/walk.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { linkRoles } from '../link-roles.ts';
import type { PageRole, ReadPage, Sample, SampledPage, Sitemaps } from '../gathered.ts';
import { PAGE_ROLES } from '../gathered.ts';
import { unavailable } from '../available.ts';
import type { Available, Unavailable } from '../available.ts';
import { isSafeToGet } from './safe-to-get.ts';
import { internalLinks, isSameSite } from './internal-links.ts';
import type { WebLink } from './internal-links.ts';
import { looksLikeCategory, looksLikeProduct } from '../../../product/address.ts';
import { judgePageKind } from '../../../product/page-kind.ts';
import { readPage } from './pages.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

const CATEGORIES = 2;
const PRODUCTS = 3;
const PRODUCT_TRIES = 7;
const INFORMATION = ['terms', 'returns', 'privacy', 'contact'] as const;

export interface SampleDeps {
  fetcher: StoreFetcher;
  sitemaps: Promise<Available<Sitemaps>>;
  cart: Promise<Available<FetchedResource>>;
}

/** Reads the pages that stand for the store: what the home page links to, and products also from the sitemap. */
export async function gatherSample(home: Available<ReadPage>, { fetcher, sitemaps, cart }: SampleDeps): Promise<Sample> {
  if (!home.available) return { pages: [], missing: new Map(PAGE_ROLES.map((role) => [role, home])) };
  const links = internalLinks(home.value);
  const reads: Read[] = [{ role: 'home', page: home }];
  const read = async (role: PageRole, url: URL): Promise<Read> =>
    ({ role, page: readPage(await fetcher.read(url, role === 'product' ? 'products' : 'menu')) });

  const categories = Promise.all(categoryLinks(links).map(({ url }) => read('category', url)));
  const information = Promise.all(INFORMATION.flatMap((role) => {
    const link = links.find((one) => linkRoles(one).includes(role));
    return link ? [read(role, link.url)] : [];
  }));
  const products = findProducts({
    home: home.value, categories, sitemaps, read: async (url) => (await read('product', url)).page,
  });
  const basket = await cart;
  reads.push(...await categories, ...await products, ...await information);
  if (basket.available) reads.push({ role: 'cart', page: readPage(basket.value) });
  return sampleOf(reads, home.value);
}

const isInformation = (page: SampledPage | undefined): boolean => INFORMATION.some((role) => page?.role === role);

interface Read {
  role: PageRole;
  page: Available<ReadPage>;
}

function sampleOf(reads: readonly Read[], home: ReadPage): Sample {
  const pages = new Map<string, SampledPage>();
  for (const role of PAGE_ROLES) {
    for (const { page } of reads.filter((one) => one.role === role)) {
      if (page.available && !pages.has(page.value.url.href)) pages.set(page.value.url.href, { ...page.value, role });
    }
  }
  const found = [...pages.values()];
  const missing = new Map<PageRole, Unavailable>();
  for (const role of PAGE_ROLES) {
    if (found.some((page) => page.role === role)) continue;
    const own = reads.flatMap((one) => (one.role === role ? [one.page] : []));
    const isPartOfAnother = own.some((page) => page.available && isInformation(pages.get(page.value.url.href)));
    if (isPartOfAnother) continue;
    const why = own.find((page) => !page.available);
    missing.set(role, why && !why.available ? why : unavailable(home.shell ?? 'not-found'));
  }
  return { pages: found, missing };
}

/** Menu links to lists of products; where no address looks like one, menu links that lead to nothing else known. */
function categoryLinks(links: readonly WebLink[]): readonly WebLink[] {
  const inMenu = links.filter(({ region }) => region === 'nav' || region === 'header');
  const sure = [...inMenu, ...links].filter(({ url }) => looksLikeCategory(url));
  const likely = inMenu.filter((link) => linkRoles(link).length === 0 && !looksLikeProduct(link.url) && !isElsewhere(link.url));
  return [...new Set([...sure, ...likely])].slice(0, CATEGORIES);
}

const isElsewhere = ({ pathname }: URL): boolean =>
  pathname === '/' || /(?:^|\/)(?:blogg?|om-oss|about|konto|account|login|logg-inn|min-side|search|sok|stores?|butikker|wp-)/i.test(pathname);

interface ProductHunt {
  home: ReadPage;
  categories: Promise<readonly Read[]>;
  sitemaps: Promise<Available<Sitemaps>>;
  read(url: URL): Promise<Available<ReadPage>>;
}

/** Follows what looks like products until enough pages prove to be: on the home page, on lists, in the sitemap. */
async function findProducts({ home, categories, sitemaps, read }: ProductHunt): Promise<Read[]> {
  const tried = new Set<string>();
  const kept: Read[] = [];
  const lost: Read[] = [];
  const others: ReadPage[] = [];

  async function follow(urls: readonly URL[], tries = PRODUCT_TRIES): Promise<void> {
    for (let from = 0; from < urls.length && kept.length < PRODUCTS && tried.size < tries;) {
      const room = Math.min(PRODUCTS - kept.length, tries - tried.size);
      const batch = urls.slice(from).filter(({ href }) => !tried.has(href)).slice(0, room);
      if (batch.length === 0) return;
      from = urls.indexOf(batch.at(-1)!) + 1;
      for (const { href } of batch) tried.add(href);
      for (const page of await Promise.all(batch.map(read))) {
        if (!page.available) lost.push({ role: 'product', page });
        else if (isOne(page.value)) kept.push({ role: 'product', page });
        else others.push(page.value);
      }
    }
  }
  const isOne = (page: ReadPage): boolean => page.url.href !== home.url.href
    && (page.shell ? looksLikeProduct(page.url) : judgePageKind(page.page).isProduct);

  // Where lists have addresses like products' the menu must not use up every try: what is no product may list some.
  await follow(productLinks(home), PRODUCT_TRIES - PRODUCTS);
  if (kept.length < PRODUCTS) {
    const lists = [...(await categories).flatMap(({ page }) => (page.available ? [page.value] : [])), ...others];
    await follow(lists.flatMap(productLinks));
    if (kept.length === 0) {
      const found = await sitemaps;
      if (found.available) await follow(found.value.files.flatMap(({ productSample }) => productSample));
    }
    if (kept.length === 0) await follow(lists.flatMap(cardLinks));
    if (kept.length === 0) await follow(cardLinks(home));
  }
  return kept.length > 0 ? kept : lost.filter(({ page }) => !page.available && page.reason !== 'not-found');
}

/** What the page's markup lists as products, then links whose address looks like one's, the main part first. */
function productLinks(page: ReadPage): URL[] {
  const links = internalLinks(page);
  const listed = readProductFacts(page.page).products.flatMap(({ url }) => (url && resolveUrl(url.text, page.page.base)) ?? [])
    .filter((url) => isSameSite(url, page.url) && isSafeToGet(url));
  const alike = links.filter(({ url }) => looksLikeProduct(url));
  const inMain = alike.filter(isInMain);
  return distinct([...listed, ...[...inMain, ...alike].map(({ url }) => url)]);
}

/** Links in the main part that look like cards, whatever their address: with a price, deeper, or with a picture. */
function cardLinks(page: ReadPage): URL[] {
  const links = internalLinks(page).filter((link) =>
    isInMain(link) && linkRoles(link).length === 0 && !looksLikeCategory(link.url) && !isElsewhere(link.url));
  const priced = links.filter(({ text }) => /\d\s*(?:kr|nok|,-|€)|(?:kr|nok|€|\$|£)\s*\d/i.test(text));
  const deeper = links.filter(({ url }) => url.pathname.startsWith(page.url.pathname) && page.url.pathname !== '/');
  const pictured = links.filter(({ element }) => hasPicture(element));
  return distinct([...priced, ...deeper, ...pictured].map(({ url }) => url));
}

const isInMain = ({ region }: WebLink): boolean => region === 'main' || region === 'other';

const distinct = (urls: readonly URL[]): URL[] => [...new Map(urls.map((url) => [url.href, url])).values()];

function hasPicture(element: PageElement): boolean {
  let found = false;
  walk(element, (node) => {
    if (node.kind === 'element' && node.tagName === 'img') found = true;
    return !found;
  });
  return found;
}
