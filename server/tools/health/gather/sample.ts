import { linkRoles, roleLink } from '../link-roles.ts';
import type {
  Checkout, PageRole, ReadPage, Sample, SampledPage, FetchedResource, Available, Unavailable,
} from '../gathered.ts';
import { PAGE_ROLES } from '../gathered.ts';
import { unavailable } from '../available.ts';
import { findProductPages } from './find-product-pages.ts';
import type { ProductSearchDeps, Read } from './find-product-pages.ts';
import { distinctUrls, internalLinks } from './internal-links.ts';
import type { WebLink } from './internal-links.ts';
import { looksLikeCategory, looksLikeInfoPage, looksLikeProduct } from '../../../product/address.ts';
import { readPage } from './pages.ts';

const MAX_CATEGORIES = 2;
const MAX_PROBES = 3;
const INFORMATION = ['terms', 'returns', 'privacy', 'contact', 'company'] as const;

/** Reads the sample of pages to judge: pages the home page links to, and product pages also from the sitemap. */
export async function gatherSample(
  home: Available<ReadPage>, { checkout, ...deps }: ProductSearchDeps & { checkout: Promise<Checkout> },
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
  const searching = findProductPages(home.value, categories, deps);
  const { cart } = await checkout;
  const products = await searching;
  // A page whose URL looks like a category may be a product.
  const ofProducts = new Set(products.flatMap(addressOf));
  const lists = (await categories).filter((one) => !addressOf(one).some((address) => ofProducts.has(address)));
  return sampleOf(new Map<PageRole, readonly Read[]>([
    ['home', [home]], ['category', lists], ['product', products], ...await information,
    ['cart', cart.value ? [readPage(cart.value)] : []],
  ]), home.value);
}

/**
 * Requests URLs that look like product pages when the sample has no product page; most are cached from the search for
 * one. Empty when the sample has one.
 */
export async function gatherProductProbes(
  { pages }: Sample, { fetcher, sitemaps }: Pick<ProductSearchDeps, 'fetcher' | 'sitemaps'>,
): Promise<readonly FetchedResource[]> {
  if (pages.length === 0 || pages.some(({ role }) => role === 'product')) return [];
  const linked = pages.filter(({ role }) => role === 'home' || role === 'category')
    .flatMap((page) => internalLinks(page).filter(({ url }) => looksLikeProduct(url)).map(({ url }) => url));
  const fallback = linked.length > 0 ? null : await sitemaps;
  const listed = fallback?.value?.files.flatMap(({ productSample }) => productSample) ?? [];
  const urls = distinctUrls([...linked, ...listed]).slice(0, MAX_PROBES);
  return Promise.all(urls.map((url) => fetcher.read(url, 'products')));
}

const addressOf = ({ value: page }: Read): string[] => (page ? [page.url.href] : []);

function sampleOf(reads: ReadonlyMap<PageRole, readonly Read[]>, home: ReadPage): Sample {
  const pages = new Map<string, SampledPage>();
  const missing = new Map<PageRole, Unavailable>();
  for (const role of PAGE_ROLES) {
    const ofRole = reads.get(role) ?? [];
    for (const { value: page } of ofRole) {
      if (page && !pages.has(page.url.href)) pages.set(page.url.href, { ...page, role });
    }
    // One information page may also cover the subject of another.
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
