import type { Evidence } from '../../../../contract/health.ts';
import type { ReadPage } from '../gathered.ts';
import { declaredLinks } from './declared-links.ts';

/** One canonical URL that a page declares. */
export interface CanonicalLink {
  url: URL;
  isRelative: boolean;
  evidence: Evidence;
}

/** With one of these it is taken for an alternate version. */
const OF_ALTERNATES = ['hreflang', 'lang', 'media', 'type'];

/**
 * The canonical URLs of a page's head and its `Link` header; `unread` are declarations that search engines ignore:
 * outside the head, of an alternate version, or not a valid URL.
 */
export function canonicalsOf(read: Pick<ReadPage, 'page' | 'url' | 'result'>) {
  const links: CanonicalLink[] = [];
  const unread: Evidence[] = [];
  for (const { by, isInBody, href, url, get, evidence } of declaredLinks(read, 'canonical')) {
    if (href.trim() === '') continue;
    const mark = OF_ALTERNATES.find((name) => get(name)?.trim());
    const tag = `${isInBody ? '<body> ' : ''}<link rel="canonical"${mark ? ` ${mark}` : ''}>`;
    const seen = evidence(by === 'tag' ? tag : `Link${mark ? `; ${mark}` : ''}`);
    if (url && !isInBody && !mark) links.push({ url, isRelative: isRelative(href), evidence: seen });
    else if (url || by === 'tag') unread.push(seen);
  }
  return { links, unread };
}

const isRelative = (href: string): boolean => !/^\s*(?:https?:|\/\/)/i.test(href);
