import type { Sample, Sitemaps } from '../gathered.ts';
import type { Available } from '../available.ts';
import { internalLinks } from './internal-links.ts';
import { looksLikeProduct } from '../../../product/address.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

const PROBES = 3;

/**
 * What addresses that look like products' answer, where the sample has no page of a product: most were asked for in
 * looking for one. Empty where it has one.
 */
export async function gatherProductProbes(
  { pages }: Sample, { fetcher, sitemaps }: { fetcher: StoreFetcher; sitemaps: Promise<Available<Sitemaps>> },
): Promise<readonly FetchedResource[]> {
  if (pages.length === 0 || pages.some(({ role }) => role === 'product')) return [];
  const linked = pages.filter(({ role }) => role === 'home' || role === 'category')
    .flatMap((page) => internalLinks(page).filter(({ url }) => looksLikeProduct(url)).map(({ url }) => url));
  const found = linked.length > 0 ? null : await sitemaps;
  const listed = found?.available ? found.value.files.flatMap(({ productSample }) => productSample) : [];
  const urls = [...new Map([...linked, ...listed].map((url) => [url.href, url])).values()].slice(0, PROBES);
  return Promise.all(urls.map((url) => fetcher.read(url, 'products')));
}
