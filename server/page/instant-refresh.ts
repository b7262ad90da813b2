import { MAX_ADDRESS_CHARS } from '../net/parse-url.ts';
import { readMetadata } from './metadata.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { attribute } from './tree.ts';

const IS_REFRESH = /^\s*refresh\s*$/i;
const AT_ONCE = /^\s*0+(?:\.[\d.]*)?(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(?!url\s*=\s*$)(\S.*))/i;

/** Where a page sends its visitors at once, which browsers and search engines take for a redirect; null if it stays. */
export function instantRefresh(page: Page): URL | null {
  const first = readMetadata(page).meta.get('refresh')
    ?.find(({ content, element }) => IS_REFRESH.test(attribute(element, 'http-equiv') ?? '') && content.trim() !== '');
  const [, ...quoted] = AT_ONCE.exec(first?.content ?? '') ?? [];
  const href = quoted.find((each) => each !== undefined);
  const target = href === undefined ? null : resolveUrl(href, page.base);
  // To a place on the page, a browser only scrolls.
  if (target) target.hash = '';
  return target && target.href !== page.url.href && target.href.length <= MAX_ADDRESS_CHARS ? target : null;
}
