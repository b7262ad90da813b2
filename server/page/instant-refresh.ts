import { MAX_ADDRESS_CHARS } from '../net/parse-url.ts';
import { readMetadata } from './metadata.ts';
import { resolveUrl } from './page.ts';
import type { Page } from './page.ts';
import { attribute } from './tree.ts';

const IS_REFRESH = /^\s*refresh\s*$/i;
const AT_ONCE = /^\s*0+(?:\.[\d.]*)?(?:\s*[;,]\s*|\s+)(?:url\s*=\s*)?(?:"([^"]*)|'([^']*)|(?!url\s*=\s*$)(\S.*))/i;

/** What may send visitors on: the page at `url` and its `Refresh` header. */
interface Refreshing {
  url: URL;
  page: Page | null;
  header: string | null;
}

/** Where a page sends its visitors at once, which browsers and search engines take for a redirect; null if it stays. */
export function instantRefresh({ url, page, header }: Refreshing): URL | null {
  const inHeader = header?.trim() ? header : null;
  const [, ...quoted] = AT_ONCE.exec(inHeader ?? (page && metaRefresh(page)) ?? '') ?? [];
  const href = quoted.find((each) => each !== undefined);
  // Browsers read the header before the page, which may name another base.
  const target = href === undefined ? null : resolveUrl(href, inHeader === null && page ? page.base : url);
  // To a place on the page, a browser only scrolls.
  if (target) target.hash = '';
  return target && target.href !== url.href && target.href.length <= MAX_ADDRESS_CHARS ? target : null;
}

const metaRefresh = (page: Page): string | undefined => readMetadata(page).meta.get('refresh')
  ?.find(({ content, element }) => IS_REFRESH.test(attribute(element, 'http-equiv') ?? '') && content.trim() !== '')
  ?.content;
