import type { Evidence } from '../../../../contract/health.ts';
import { readLinkHeader } from '../../../net/link-header.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { resolveUrl } from '../../../page/page.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
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
  /** Declarations that search engines ignore: outside the head, of an alternate version, or not a valid URL. */
  unread: readonly Evidence[];
}

/** With one of these it is taken for an alternate version. */
const OF_ALTERNATES = ['hreflang', 'lang', 'media', 'type'];

/** Reads the canonical URLs from a page's head and the `Link` header. */
export function canonicalsOf({ page, url, result }: Pick<ReadPage, 'page' | 'url' | 'result'>): Canonicals {
  const links: CanonicalLink[] = [];
  const unread: Evidence[] = [];
  for (const { rel, href, element } of readMetadata(page).links) {
    if (!rel.includes('canonical') || href.trim() === '') continue;
    const target = resolveUrl(href, page.base);
    const inHead = parentElement(element)?.tagName === 'head';
    const mark = OF_ALTERNATES.find((name) => attribute(element, name)?.trim());
    const tag = mark ? `<link rel="canonical" ${mark}>` : '<link rel="canonical">';
    const label = inHead ? tag : `<body> ${tag}`;
    const evidence = elementEvidence({ page, url }, element, { label, value: href });
    if (target && inHead && !mark) links.push({ url: target, isRelative: isRelative(href), evidence });
    else unread.push(evidence);
  }
  for (const { href, rel, parameters } of readLinkHeader(result.headers.all('link'))) {
    if (!rel.includes('canonical')) continue;
    const target = resolveUrl(href, url);
    const mark = OF_ALTERNATES.find((name) => parameters.get(name)?.trim());
    const evidence = pageEvidence({ page, url }, mark ? `Link; ${mark}` : 'Link', href);
    if (mark) unread.push(evidence);
    else if (target) links.push({ url: target, isRelative: isRelative(href), evidence });
  }
  return { links, unread };
}

const isRelative = (href: string): boolean => !/^\s*(?:https?:|\/\/)/i.test(href);
