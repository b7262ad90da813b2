import type { Evidence } from '../../../../contract/health.ts';
import { readLinkHeader } from '../../../net/link-header.ts';
import { readMetadata } from '../../../page/metadata.ts';
import { resolveUrl } from '../../../page/page.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import type { ReadPage } from '../gathered.ts';
import { elementEvidence, pageEvidence } from '../page-evidence.ts';

/** A link that a page declares to machines: a tag, or a line of the `Link` header. */
interface DeclaredLink {
  by: 'tag' | 'header';
  /** Where search engines ignore it. */
  isInBody: boolean;
  href: string;
  url: URL | null;
  /** An attribute of the tag, or a parameter of the header. */
  get(name: string): string | undefined;
  evidence(label: string): Evidence;
}

/** The links of this relation that a page declares, those of its source first. */
export function declaredLinks({ page, url, result }: Pick<ReadPage, 'page' | 'url' | 'result'>, rel: string): DeclaredLink[] {
  const tags = readMetadata(page).links.filter((link) => link.rel.includes(rel)).map(({ href, element }): DeclaredLink => ({
    by: 'tag', isInBody: parentElement(element)?.tagName !== 'head', href,
    url: href.trim() === '' ? null : resolveUrl(href, page.base),
    get: (name) => attribute(element, name),
    evidence: (label) => elementEvidence({ page, url }, element, { label, value: href }),
  }));
  const fields = readLinkHeader(result.headers.all('link')).filter((link) => link.rel.includes(rel));
  return [...tags, ...fields.map(({ href, parameters }): DeclaredLink => ({
    by: 'header', isInBody: false, href, url: resolveUrl(href, url),
    get: (name) => parameters.get(name),
    evidence: (label) => pageEvidence({ page, url }, label, href),
  }))];
}
