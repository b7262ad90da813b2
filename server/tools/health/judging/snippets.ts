import { attribute } from '../../../page/tree.ts';
import type { RobotsTag } from '../../../site/indexing.ts';
import type { LdBlock } from '../../../product/jsonld-block.ts';
import { withoutFragment } from '../gather/internal-links.ts';

// Snippets are lines to copy, made only of what a page itself states; where one would need a guess, there is none.

/** Longer snippets would be pasted without being read. */
const MAX_CHARS = 4_000;

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** What ends a quoted URL in a shell, or makes several of one for curl. */
const SHELL_SIGN = /['[\]{}]/g;

/** A command that shows a URL's response headers. */
export const curlSnippet = ({ href }: URL): string => {
  const quoted = href.replace(SHELL_SIGN, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `curl -sSL -D - -o /dev/null '${quoted}'`;
};

/** A canonical link to the first URL without a query: only the owner knows which parts of a query matter. */
export function canonicalSnippet(pages: readonly { url: URL }[]): string | undefined {
  const page = pages.find(({ url }) => url.search === '');
  return page && `<link rel="canonical" href="${inAttribute(withoutFragment(page.url).href)}">`;
}

/** Sitemap entries for these pages. */
export function locSnippet(pages: readonly { url: URL }[]): string | undefined {
  const urls = [...new Set(pages.map(({ url }) => withoutFragment(url).href))];
  const text = urls.map((href) => `<url><loc>${inAttribute(href)}</loc></url>`).join('\n');
  return text === '' || text.length > MAX_CHARS ? undefined : text;
}

/**
 * The meta tag that keeps a page out of search, with its other values only. `nofollow` is removed too, as systems write
 * it together with noindex. Undefined for a header, or if several rules keep the page out.
 */
export function indexSnippet(rules: readonly RobotsTag[]): string | undefined {
  const [tag, ...others] = rules;
  if (tag?.by !== 'meta' || others.length > 0 || tag.value.length > MAX_CHARS) return undefined;
  const remaining = tag.value.split(',').map((rule) => rule.trim())
    .filter((rule) => rule !== '' && !/^(?:noindex|nofollow|none)$/i.test(rule));
  // Such values cannot be split: dates of `unavailable_after` may contain commas, and some tags separate by spaces.
  if (/unavailable_after|[^\s,:]\s+[^\s,]/i.test(tag.value)) return undefined;
  const name = attribute(tag.element, 'name') ?? 'robots';
  return `<meta name="${inAttribute(name)}" content="${inAttribute(remaining.join(', ') || 'index, follow')}">`;
}

/** A JSON-LD block as repaired by the safe steps; undefined if only the general repair helped, or no repair did. */
export function jsonLdSnippet({ raw, json, repair }: LdBlock): string | undefined {
  if (repair === null || repair === 'general' || raw.length > MAX_CHARS) return undefined;
  return JSON.stringify(json, null, 2).replaceAll('</', String.raw`<\/`);
}
