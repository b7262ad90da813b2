import type { Evidence } from '../../../../contract/health.ts';
import { readLinkHeader } from '../../../net/link-header.ts';
import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { resolveUrl } from '../../../page/page.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import { short, elementEvidence, pageEvidence, tagEvidence } from '../evidence.ts';
import { withoutFragment } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';

/** A link that a page declares to machines: a `<link>` tag, or an entry of the `Link` header. */
interface DeclaredLink {
  by: 'tag' | 'header';
  /** True if the tag is outside the head, where search engines ignore it. */
  isInBody: boolean;
  href: string;
  url: URL | null;
  /** An attribute of the tag, or a parameter of the header. */
  get(name: string): string | undefined;
  evidence(label: string): Evidence;
}

/** What may declare links. */
type Declaring = Pick<ReadPage, 'page' | 'url' | 'result'>;

/** The links with this relation that a page declares: those in its HTML first, then those in its `Link` header. */
export function declaredLinks({ page, url, result }: Declaring, rel: string): DeclaredLink[] {
  const tags = readMetadata(page).links
    .filter((link) => link.rel.includes(rel))
    .map(({ href, element }): DeclaredLink => ({
      by: 'tag', isInBody: parentElement(element)?.tagName !== 'head', href,
      url: href.trim() === '' ? null : resolveUrl(href, page.base),
      get: (name) => attribute(element, name),
      evidence: (label) => elementEvidence({ page, url }, element, { label, value: href }),
    }));
  const fields = readLinkHeader(result.headers.all('link')).filter((link) => link.rel.includes(rel));
  return [...tags, ...fields.map(({ href, parameters }): DeclaredLink => ({
    by: 'header', isInBody: false, href, url: resolveUrl(href, url),
    get: (name) => parameters.get(name),
    evidence: (label) => pageEvidence({ url }, label, href),
  }))];
}

/** One canonical URL that a page declares. */
export interface CanonicalLink {
  url: URL;
  isRelative: boolean;
  evidence: Evidence;
}

/** Search engines take a canonical link with one of these attributes for a link to an alternate version. */
const ALTERNATE_ATTRIBUTES = ['hreflang', 'lang', 'media', 'type'];

/**
 * The canonical URLs in a page's head and its `Link` header. `ignored` holds declarations that search engines ignore:
 * outside the head, of an alternate version, or with an invalid URL.
 */
export function canonicalsOf(read: Declaring) {
  const links: CanonicalLink[] = [];
  const ignored: Evidence[] = [];
  for (const { by, isInBody, href, url, get, evidence } of declaredLinks(read, 'canonical')) {
    if (href.trim() === '') continue;
    const alternate = ALTERNATE_ATTRIBUTES.find((name) => get(name)?.trim());
    const tag = `${isInBody ? '<body> ' : ''}<link rel="canonical"${alternate ? ` ${alternate}` : ''}>`;
    const shown = evidence(by === 'tag' ? tag : `Link${alternate ? `; ${alternate}` : ''}`);
    if (url && !isInBody && !alternate) links.push({ url, isRelative: isRelative(href), evidence: shown });
    else if (url || by === 'tag') ignored.push(shown);
  }
  return { links, ignored };
}

/** The canonical URL that a page declares, without its fragment: the first of several; `null` without one. */
export function canonicalOf(read: Declaring): URL | null {
  const [first] = canonicalsOf(read).links;
  return first ? withoutFragment(first.url) : null;
}

const isRelative = (href: string) => !/^\s*https?:/i.test(href);

/** A language version declared by hreflang. */
export interface Version {
  page: ReadPage;
  code: string;
  href: string;
  url: string | null;
  evidence: Evidence;
}

/**
 * The language versions that a page declares. `read`: in the head or the `Link` header. `ignored`: in the body, where
 * search engines ignore them, preceded by the element that ended the head too early, if there is one.
 */
export const languageVersionsOf = facet((page: ReadPage) => {
  const read: Version[] = [];
  const ignored: Evidence[] = [];
  for (const { by, isInBody, href, url, get, evidence } of declaredLinks(page, 'alternate')) {
    const code = get('hreflang');
    if (code === undefined || FEED.test(get('type') ?? '')) continue;
    const label = `hreflang="${short(code, 40)}"`;
    const shown = evidence(by === 'tag' ? label : `Link: ${label}`);
    if (isInBody) ignored.push(shown);
    else read.push({ page, code: code.trim(), href, url: url && withoutFragment(url).href, evidence: shown });
  }
  const headEnder = ignored[0] && findHeadEnder(page, ignored[0]);
  return { read, ignored: headEnder ? [headEnder, ...ignored] : ignored };
});

const FEED = /^\s*application\/(?:rss\+xml|atom\+xml|feed\+json)\b/i;

/** The element that implicitly closed the head before `</head>`, so that later links ended up in the body. */
function findHeadEnder(page: ReadPage, { offset = 0 }: Evidence): Evidence | null {
  const { html, index } = page.page;
  const head = html.search(/<\/head/i);
  if (head === -1 || offset > head) return null;
  const body = index.root?.childNodes.find((node): node is PageElement =>
    node.kind === 'element' && node.tagName === 'body');
  const headEnder = body?.childNodes.find((node): node is PageElement => node.kind === 'element');
  return headEnder && (headEnder.place?.start ?? head) < offset ? tagEvidence(page, headEnder) : null;
}
