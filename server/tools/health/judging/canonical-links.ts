import type { Evidence } from '../../../../contract/health.ts';
import { readLinkHeader } from '../../../net/link-header.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { resolveUrl } from '../../../page/page.ts';
import { parentElement } from '../../../page/tree.ts';
import type { ReadPage } from '../gathered.ts';
import { elementEvidence, pageEvidence } from '../page-evidence.ts';

/** One canonical URL that a page declares. */
export interface CanonicalLink {
  url: URL;
  isRelative: boolean;
  evidence: Evidence;
}

/** The canonical URLs that a page declares. */
export interface Canonicals {
  links: readonly CanonicalLink[];
  /** Declarations that search engines ignore: outside the head, or not a valid URL. */
  unread: readonly Evidence[];
}

const LABEL = '<link rel="canonical">';

/** Reads the canonical URLs from a page's head and the `Link` header. */
export function canonicalsOf({ page, url, result }: Pick<ReadPage, 'page' | 'url' | 'result'>): Canonicals {
  const links: CanonicalLink[] = [];
  const unread: Evidence[] = [];
  for (const { rel, href, element } of readMetadata(page).links) {
    if (!rel.includes('canonical') || href.trim() === '') continue;
    const target = resolveUrl(href, page.base);
    const inHead = parentElement(element)?.tagName === 'head';
    const label = inHead ? LABEL : `<body> ${LABEL}`;
    const evidence = elementEvidence({ page, url }, element, { label, value: href });
    if (target && inHead) links.push({ url: target, isRelative: isRelative(href), evidence });
    else unread.push(evidence);
  }
  for (const { href, rel } of readLinkHeader(result.headers.all('link'))) {
    if (!rel.includes('canonical')) continue;
    const target = resolveUrl(href, url);
    const evidence = pageEvidence({ page, url }, 'Link', href);
    if (target) links.push({ url: target, isRelative: isRelative(href), evidence });
  }
  return { links, unread };
}

const isRelative = (href: string): boolean => !/^\s*(?:https?:|\/\/)/i.test(href);
