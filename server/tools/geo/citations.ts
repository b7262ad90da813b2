import { citedDomains } from '../../../contract/report/visibility/report.ts';
import { domainInProse, registrableDomain } from './domains.ts';
import type { SourceLink } from './engines/engine.ts';
import { firstOfEach } from './engines/wire.ts';
import { isResultsPage, isShortened, unwrapLink } from './wrapped-links.ts';

const MAX_TOP_DOMAINS = 20;

/** A page that an engine names, with its URL normalized. `domain` is null if a redirect could not be resolved. */
export interface Source {
  url: string;
  domain: string | null;
}

/** The URL to request if only a request can tell where a redirect leads; undefined for any other link. */
export function unresolvedRedirect({ url, title }: SourceLink): string | undefined {
  const page = unwrapLink(url);
  return page && domainOfRedirect(page, title) === null ? page.href : undefined;
}

/**
 * The distinct pages that links lead to, without query and fragment. Redirects are followed as far as their own URLs or
 * `resolved` tell the target; results pages of search engines are left out.
 */
export function sourcesOf(links: readonly SourceLink[], resolved: ReadonlyMap<string, string> = new Map()): Source[] {
  return firstOfEach(links.flatMap((link) => sourceOf(link, resolved) ?? []));
}

function sourceOf(link: SourceLink, resolved: ReadonlyMap<string, string>): Source | undefined {
  const url = unwrapLink(link.url);
  if (!url) return undefined;
  const page = unwrapLink(resolved.get(url.href) ?? '') ?? url;
  if (isResultsPage(page)) return undefined;
  const domain = domainOfRedirect(page, link.title);
  if (domain !== undefined) return { url: page.href, domain };
  return { url: `${page.origin}${page.pathname}`, domain: registrableDomain(page.hostname) };
}

/** The domain that a redirect leads to, named by the titles of Gemini's; null if unknown, undefined for other URLs. */
function domainOfRedirect(url: URL, title: string | undefined): string | null | undefined {
  if (isShortened(url)) return null;
  const isGemini = url.hostname === 'vertexaisearch.cloud.google.com'
    && url.pathname.startsWith('/grounding-api-redirect/');
  return isGemini ? domainIn(title) ?? null : undefined;
}

function domainIn(title: string | undefined): string | undefined {
  const words = title?.trim().toLowerCase() ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(words) ? domainInProse(words) : undefined;
}

/** The domains cited in the most answers, with the number of these answers. */
export const topCitedDomains = (answers: readonly (readonly Source[])[]): ReturnType<typeof citedDomains> =>
  citedDomains(answers.map((sources) => sources.flatMap(({ domain }) => domain ?? []))).slice(0, MAX_TOP_DOMAINS);
