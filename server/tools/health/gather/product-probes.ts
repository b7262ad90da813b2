import type { Sample, Sitemaps } from '../gathered.ts';
import type { Available } from '../available.ts';
import { distinctUrls, internalLinks } from './internal-links.ts';
import { looksLikeProduct } from '../../../product/address.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

const MAX_PROBES = 3;

/**
 * Requests URLs that look like product pages when the sample has no product page; most are cached from the search for
 * one. Empty when the sample has one.
 */
export async function gatherProductProbes(
  { pages }: Sample, { fetcher, sitemaps }: { fetcher: StoreFetcher; sitemaps: Promise<Available<Sitemaps>> },
): Promise<readonly FetchedResource[]> {
  if (pages.length === 0 || pages.some(({ role }) => role === 'product')) return [];
  const linked = pages.filter(({ role }) => role === 'home' || role === 'category')
    .flatMap((page) => internalLinks(page).filter(({ url }) => looksLikeProduct(url)).map(({ url }) => url));
  const found = linked.length > 0 ? null : await sitemaps;
  const listed = found?.available ? found.value.files.flatMap(({ productSample }) => productSample) : [];
  const urls = distinctUrls([...linked, ...listed]).slice(0, MAX_PROBES);
  return Promise.all(urls.map((url) => fetcher.read(url, 'products')));
}
