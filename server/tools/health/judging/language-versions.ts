import type { Evidence } from '../../../../contract/health.ts';
import { readLinkHeader } from '../../../net/link-header.ts';
import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { resolveUrl } from '../../../page/page.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import { short } from '../evidence.ts';
import { withoutFragment } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';
import { elementEvidence, pageEvidence, tagEvidence } from '../page-evidence.ts';

/** A language version declared by hreflang. */
export interface Version {
  page: ReadPage;
  code: string;
  href: string;
  url: string | null;
  evidence: Evidence;
}

/** Versions declared in the head or the `Link` header, and those in the body, which search engines ignore. */
export interface LanguageVersions {
  read: readonly Version[];
  ignored: readonly Evidence[];
}

/** Reads a page's language versions. */
export const languageVersionsOf = facet((page: ReadPage): LanguageVersions => {
  const read: Version[] = [];
  const ignored: Evidence[] = [];
  for (const { rel, hreflang, href, url, element } of readMetadata(page.page).links) {
    if (!rel.includes('alternate') || hreflang === undefined || FEED.test(attribute(element, 'type') ?? '')) continue;
    const evidence = elementEvidence(page, element, { label: labelOf(hreflang), value: href });
    if (parentElement(element)?.tagName !== 'head') ignored.push(evidence);
    else read.push({ page, code: hreflang.trim(), href, url: addressOf(url), evidence });
  }
  const [first] = ignored;
  const headEnder = first && findHeadEnder(page, first);
  return { read: [...read, ...fromLinkHeader(page)], ignored: headEnder ? [headEnder, ...ignored] : ignored };
});

const FEED = /^\s*application\/(?:rss\+xml|atom\+xml|feed\+json)\b/i;

const labelOf = (code: string): string => `hreflang="${short(code, 40)}"`;

const addressOf = (url: string | null): string | null => (url === null ? null : withoutFragment(new URL(url)).href);

/** The element that implicitly closed the head before `</head>`, so that later links ended up in the body. */
function findHeadEnder(page: ReadPage, { offset = 0 }: Evidence): Evidence | null {
  const { html, index } = page.page;
  const head = html.search(/<\/head/i);
  if (head === -1 || offset > head) return null;
  const body = index.root?.childNodes.find((node): node is PageElement => node.kind === 'element' && node.tagName === 'body');
  const headEnder = body?.childNodes.find((node): node is PageElement => node.kind === 'element');
  return headEnder && (headEnder.place?.start ?? head) < offset ? tagEvidence(page, headEnder) : null;
}

function fromLinkHeader(page: ReadPage): Version[] {
  return readLinkHeader(page.result.headers.all('link')).flatMap(({ href, rel, parameters }) => {
    const code = parameters.get('hreflang');
    if (code === undefined || !rel.includes('alternate') || FEED.test(parameters.get('type') ?? '')) return [];
    const url = addressOf(resolveUrl(href, page.url)?.href ?? null);
    return [{ page, code: code.trim(), href, url, evidence: pageEvidence(page, `Link: ${labelOf(code)}`, href) }];
  });
}
