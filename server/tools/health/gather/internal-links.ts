import { facet } from '../../../page/facet.ts';
import { readLinks } from '../../../page/links.ts';
import type { PageLink } from '../../../page/links.ts';
import type { Page } from '../../../page/page.ts';
import type { ReadPage } from '../gathered.ts';
import { isSafeToGet } from './safe-to-get.ts';

/** A link whose address is of the web. */
export type WebLink = PageLink & { url: URL };

/** The page's links. */
export const linksOf = facet((page: Page): readonly PageLink[] => readLinks(page));

/** The page's harmless links within the store, in document order, each address once and without its fragment. */
export function internalLinks({ page, url: own }: Pick<ReadPage, 'page' | 'url'>): WebLink[] {
  const found = new Map<string, WebLink>();
  for (const link of linksOf(page)) {
    if (!link.url || !isSameSite(link.url, own) || !isSafeToGet(link.url)) continue;
    const url = withoutFragment(link.url);
    if (url.href !== own.href && !found.has(url.href)) found.set(url.href, { ...link, url });
  }
  return [...found.values()];
}

/** The same host, `www` or not, on its usual port. */
export const isSameSite = (a: URL, b: URL): boolean => bare(a) === bare(b) && a.port === b.port;

const bare = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

/** The address of the page a link leads to; a bare `#`, which the fragment does not tell of, is taken off as well. */
export function withoutFragment(url: URL): URL {
  if (!url.href.includes('#')) return url;
  const plain = new URL(url);
  plain.hash = '';
  return plain;
}
