import { domainInProse, registrableDomain } from './domains.ts';
import type { SourceLink } from './engines/engine.ts';
import { isResultsPage, isShortened, unwrapLink } from './wrapped-links.ts';

const MAX_TOP_DOMAINS = 20;

/** A normalized page that an engine named; `domain` is null if a redirect could not be resolved. */
export interface Source {
  url: string;
  domain: string | null;
}

/** The redirect to resolve over the network, if its target cannot be told otherwise. */
export function unresolvedRedirect({ url, title }: SourceLink): string | undefined {
  const page = unwrapLink(url);
  if (!page) return undefined;
  return isShortened(page) || (isGeminiRedirect(page) && domainShaped(title) === undefined) ? page.href : undefined;
}

/** Normalizes links: redirects unwrapped, query and fragment dropped, duplicates removed. */
export function sourcesOf(links: readonly SourceLink[], resolved: ReadonlyMap<string, string> = new Map()): Source[] {
  const sources = new Map<string, Source>();
  for (const link of links) {
    const source = sourceOf(link, resolved);
    if (source && !sources.has(source.url)) sources.set(source.url, source);
  }
  return [...sources.values()];
}

function sourceOf(link: SourceLink, resolved: ReadonlyMap<string, string>): Source | undefined {
  const url = unwrapLink(link.url);
  if (!url) return undefined;
  const page = unwrapLink(resolved.get(url.href) ?? '') ?? url;
  if (isResultsPage(page)) return undefined;
  if (isShortened(page)) return { url: page.href, domain: null };
  // The title names the domain, not the page.
  if (isGeminiRedirect(page)) return { url: page.href, domain: domainShaped(link.title) ?? null };
  return { url: `${page.origin}${page.pathname}`, domain: registrableDomain(page.hostname) };
}

function isGeminiRedirect({ hostname, pathname }: URL): boolean {
  return hostname === 'vertexaisearch.cloud.google.com' && pathname.startsWith('/grounding-api-redirect/');
}

function domainShaped(title: string | undefined): string | undefined {
  const words = title?.trim().toLowerCase() ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(words) ? domainInProse(words) : undefined;
}

/** In how many answers each domain is cited; by count, then by name. */
export function topCitedDomains(answers: readonly (readonly Source[])[]): { domain: string; count: number }[] {
  const cited = answers.flatMap((sources) => [...new Set(sources.flatMap((source) => source.domain ?? []))]);
  return [...Map.groupBy(cited, (domain) => domain)]
    .map(([domain, { length: count }]) => ({ domain, count }))
    .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1))
    .slice(0, MAX_TOP_DOMAINS);
}
