import type { Evidence } from '../../../../contract/health.ts';
import { facet } from '../../../page/facet.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { short } from '../evidence.ts';
import { withoutFragment } from '../gather/internal-links.ts';
import type { ReadPage } from '../gathered.ts';
import { tagEvidence } from '../page-evidence.ts';
import { declaredLinks } from './declared-links.ts';

/** A language version declared by hreflang. */
export interface Version {
  page: ReadPage;
  code: string;
  href: string;
  url: string | null;
  evidence: Evidence;
}

/**
 * The language versions that a page declares: `read` in the head or the `Link` header, `ignored` in the body, as search
 * engines do.
 */
export const languageVersionsOf = facet((page: ReadPage) => {
  const declared = declaredLinks(page, 'alternate').flatMap(({ by, isInBody, href, url, get, evidence }) => {
    const code = get('hreflang');
    if (code === undefined || FEED.test(get('type') ?? '')) return [];
    const label = `hreflang="${short(code, 40)}"`;
    const version: Version = {
      page, code: code.trim(), href, url: url && withoutFragment(url).href, evidence: evidence(by === 'tag' ? label : `Link: ${label}`),
    };
    return [{ isInBody, version }];
  });
  const read = declared.flatMap(({ isInBody, version }) => (isInBody ? [] : [version]));
  const ignored = declared.flatMap(({ isInBody, version }) => (isInBody ? [version.evidence] : []));
  const headEnder = ignored[0] && findHeadEnder(page, ignored[0]);
  return { read, ignored: headEnder ? [headEnder, ...ignored] : ignored };
});

const FEED = /^\s*application\/(?:rss\+xml|atom\+xml|feed\+json)\b/i;

/** The element that implicitly closed the head before `</head>`, so that later links ended up in the body. */
function findHeadEnder(page: ReadPage, { offset = 0 }: Evidence): Evidence | null {
  const { html, index } = page.page;
  const head = html.search(/<\/head/i);
  if (head === -1 || offset > head) return null;
  const body = index.root?.childNodes.find((node): node is PageElement => node.kind === 'element' && node.tagName === 'body');
  const headEnder = body?.childNodes.find((node): node is PageElement => node.kind === 'element');
  return headEnder && (headEnder.place?.start ?? head) < offset ? tagEvidence(page, headEnder) : null;
}
