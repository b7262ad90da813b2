import { domainInProse, registrableDomain } from './domains.ts';
import type { SourceLink } from './engines/engine.ts';

/** A page an engine named, brought to one form; `domain` is null where a redirect could not be resolved. */
export interface Source {
  url: string;
  domain: string | null;
}

const GEMINI_REDIRECT = /^https:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//;

/** The link to ask Google about when nothing else tells where it leads. */
export function unresolvedRedirect({ url, title }: SourceLink): string | undefined {
  return GEMINI_REDIRECT.test(url) && domainShaped(title) === undefined ? url : undefined;
}

/** Brings links to one form: redirects unwrapped, query and fragment dropped, each page once. */
export function sourcesOf(links: readonly SourceLink[], resolved: ReadonlyMap<string, string> = new Map()): Source[] {
  const sources = new Map<string, Source>();
  for (const link of links) {
    const source = sourceOf(link, resolved);
    if (source && !sources.has(source.url)) sources.set(source.url, source);
  }
  return [...sources.values()];
}

function sourceOf(link: SourceLink, resolved: ReadonlyMap<string, string>): Source | undefined {
  if (GEMINI_REDIRECT.test(link.url)) {
    const target = resolved.get(link.url);
    // A title tells whose page it is, not which.
    return target === undefined ? { url: link.url, domain: domainShaped(link.title) ?? null } : pageOf(target);
  }
  return pageOf(link.url);
}

function pageOf(address: string): Source | undefined {
  const url = unwrapped(address);
  return url && { url: `${url.origin}${url.pathname}`, domain: registrableDomain(url.hostname) };
}

/** The page behind `google.com/url?q=…`, unwrapped without asking anybody. */
function unwrapped(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  if (!/^(www\.)?google\.[a-z.]+$/.test(url.hostname) || url.pathname !== '/url') return url;
  const target = url.searchParams.get('q') ?? url.searchParams.get('url');
  return target && URL.canParse(target) && /^https?:/i.test(target) ? new URL(target) : url;
}

function domainShaped(title: string | undefined): string | undefined {
  const words = title?.trim().toLowerCase() ?? '';
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(words) ? domainInProse(words) : undefined;
}

/** How often each domain is cited, an answer counting once; most first, then by name. */
export function topCitedDomains(
  answers: readonly (readonly Source[])[],
  limit = 20,
): { domain: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const sources of answers) {
    for (const domain of new Set(sources.flatMap((source) => source.domain ?? []))) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([domain, count]) => ({ domain, count }))
    .sort((a, b) => b.count - a.count || (a.domain < b.domain ? -1 : 1))
    .slice(0, limit);
}
