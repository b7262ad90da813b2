import { attribute } from '../../../page/tree.ts';
import type { NoIndex } from '../../../site/indexing.ts';
import type { LdBlock } from '../../../product/jsonld-block.ts';
import { withoutFragment } from '../gather/internal-links.ts';

// Lines to copy, made of what a page says itself. Where they would have to be guessed, there are none.

/** Longer ones are not read before they are pasted. */
const MOST_CHARS = 4_000;

const inAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A line for a terminal that shows what an address answers. */
export const curlSnippet = ({ href }: URL): string => `curl -sSL -D - -o /dev/null '${href.replaceAll("'", '%27')}'`;

/** A page's own address as its canonical one; where it has a query, only its owner knows which part of it counts. */
export function canonicalSnippet(pages: readonly { url: URL }[]): string | undefined {
  const page = pages.find(({ url }) => url.search === '');
  return page && `<link rel="canonical" href="${inAttribute(withoutFragment(page.url).href)}">`;
}

/** Entries of a sitemap for these pages. */
export function locSnippet(pages: readonly { url: URL }[]): string | undefined {
  const urls = [...new Set(pages.map(({ url }) => withoutFragment(url).href))];
  const text = urls.map((href) => `<url><loc>${inAttribute(href)}</loc></url>`).join('\n');
  return text === '' || text.length > MOST_CHARS ? undefined : text;
}

/** The one tag that keeps a page out of search, with what else it says. */
export function indexSnippet(rules: readonly NoIndex[]): string | undefined {
  const [tag, ...others] = rules;
  if (tag?.by !== 'meta' || others.length > 0 || tag.value.length > MOST_CHARS) return undefined;
  const left = tag.value.split(/[\s,]+/).filter((word) => word !== '' && !/^(?:noindex|none)$/i.test(word));
  // A date that is past is no word by itself.
  if (/unavailable_after/i.test(tag.value)) return undefined;
  const name = attribute(tag.element, 'name') ?? 'robots';
  return `<meta name="${inAttribute(name)}" content="${inAttribute(left.join(', ') || 'index, follow')}">`;
}

/**
 * A JSON-LD block that can be read again: without the one character that breaks it, or where more was wrong, with what is
 * beyond doubt put right.
 */
export function jsonLdSnippet({ raw, offset, error, json, repair }: LdBlock): string | undefined {
  if (!error || raw.length > MOST_CHARS) return undefined;
  const at = error.offset - offset;
  const less = (raw.slice(0, at) + raw.slice(at + 1)).trim();
  const text = parses(less) ? less : repair === null || repair === 'general' ? undefined : JSON.stringify(json, null, 2);
  return text?.replaceAll('</', String.raw`<\/`);
}

function parses(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
