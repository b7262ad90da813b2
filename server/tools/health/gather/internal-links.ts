import { facet } from '../../../page/facet.ts';
import { readLinks } from '../../../page/links.ts';
import type { PageLink } from '../../../page/links.ts';
import type { ReadPage } from '../gathered.ts';
import { isSafeToGet } from './safe-to-get.ts';

/** A link with an http or https URL. */
export type WebLink = PageLink & { url: URL };

/** The page's same-site links that are safe to GET, in document order, each URL once and without fragment. */
export const internalLinks = facet(({ page, url: own }: Pick<ReadPage, 'page' | 'url'>): readonly WebLink[] => {
  const found = new Map<string, WebLink>();
  for (const link of readLinks(page)) {
    if (!link.url || !isSameSite(link.url, own) || !isSafeToGet(link.url)) continue;
    const url = withoutFragment(link.url);
    if (url.href !== own.href && !found.has(url.href))
      found.set(url.href, url === link.url ? link as WebLink : { ...link, url });
  }
  return [...found.values()];
});

/** The same host, with or without `www`, and the same port. */
export const isSameSite = (a: URL, b: URL): boolean => withoutWww(a) === withoutWww(b) && a.port === b.port;

const withoutWww = ({ hostname }: URL) => hostname.replace(/^www\./, '');

/** The URL without its fragment; also removes an empty `#`, for which `URL.hash` is empty. */
export function withoutFragment(url: URL): URL {
  if (!url.href.includes('#')) return url;
  const copy = new URL(url);
  copy.hash = '';
  return copy;
}

/** The URLs without repetitions, in order of first occurrence. */
export const distinctUrls = (urls: readonly URL[]): URL[] => [...new Map(urls.map((url) => [url.href, url])).values()];

/** A key shared by URLs that differ only in http or https, default port, empty query or fragment. */
export const urlKey = ({ host, pathname, search }: URL): string => host.replace(/:(?:80|443)$/, '') + pathname + search;
