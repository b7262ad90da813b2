import { parseUrl } from '../../net/parse-url.ts';

// Redirect services whose URLs contain the target.
const IN_QUERY: readonly (readonly [pattern: RegExp, names: readonly string[]])[] = [
  [/^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url$/, ['q', 'url']],
  [/^(?:www\.)?duckduckgo\.com\/l\/?$/, ['uddg']],
  [/^lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?$/, ['u']],
  [/^(?:www\.)?youtube\.com\/redirect$/, ['q']],
];
const IN_PATH: readonly RegExp[] = [
  /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/amp\/(s\/)?(.+)$/,
  /^[^/]*\.cdn\.ampproject\.org\/[a-z]{1,2}\/(s\/)?(.+)$/,
];
// Result pages of search engines.
const RESULT_PAGES: readonly RegExp[] = [
  /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/search$/,
  /^(?:(?:www|[a-z]{2})\.)?bing\.com\/(?:search|news\/search|images\/search|shop)$/,
  /^(?:(?:www|html|lite)\.)?duckduckgo\.com\/(?:html\/?|lite\/?)?$/,
  /^(?:[a-z]{2}\.)?search\.yahoo\.com\/search/,
  /^search\.brave\.com\/(?:search|news|images)$/,
  /^(?:www\.)?(?:ecosia\.org|kagi\.com|you\.com|perplexity\.ai)\/search/,
  /^(?:www\.)?startpage\.com\/(?:sp\/search|do\/)/,
  /^(?:www\.)?yandex\.[a-z]{2,3}\/search\/?$/,
  /^(?:www\.)?(?:qwant\.com|mojeek\.com)\/(?:search)?$/,
];
// Link shorteners, whose URLs do not contain the target.
const SHORTENERS = new Set([
  'bit.ly', 'buff.ly', 'cutt.ly', 'dlvr.it', 'fb.me', 'goo.gl', 'is.gd', 'lnkd.in', 'maps.app.goo.gl', 'ow.ly', 'rb.gy',
  'rebrand.ly', 'shorturl.at', 't.co', 't.ly', 'tiny.cc', 'tinyurl.com', 'trib.al',
]);
const MAX_DEPTH = 3;

/** The target of a redirect whose URL contains it, else the URL itself; undefined if that is no http(s) URL. */
export function unwrapLink(address: string): URL | undefined {
  let url = webAddress(address);
  for (let depth = 0; url && depth < MAX_DEPTH; depth += 1) {
    const inner = innerTarget(url);
    if (!inner) break;
    url = inner;
  }
  return url;
}

/** Whether a URL is a shortened link. */
export function isShortened({ hostname, pathname }: URL): boolean {
  return SHORTENERS.has(hostname.replace(/^www\./, '')) && pathname.length > 1;
}

/** Whether a URL is a results page of a search engine. */
export function isResultsPage({ hostname, pathname, searchParams }: URL): boolean {
  const hasQuery = ['q', 'p', 'query', 'text'].some((name) => searchParams.has(name))
    || pathname.startsWith('/search/');
  return hasQuery && RESULT_PAGES.some((pattern) => pattern.test(hostname + pathname));
}

function innerTarget(url: URL): URL | undefined {
  const at = url.hostname + url.pathname;
  const [, names] = IN_QUERY.find(([pattern]) => pattern.test(at)) ?? [];
  if (names) return webAddress(names.map((name) => url.searchParams.get(name)).find(Boolean) ?? '');
  for (const pattern of IN_PATH) {
    const [inside, secure, target] = pattern.exec(at) ?? [];
    const url = inside ? webAddress(`${secure ? 'https' : 'http'}://${target}`) : undefined;
    if (url?.hostname.includes('.')) return url;
  }
  return bingTarget(url);
}

// Bing encodes the target in base64, after `u=a1`.
function bingTarget({ hostname, pathname, searchParams }: URL): URL | undefined {
  if (hostname !== 'www.bing.com' || pathname !== '/ck/a') return undefined;
  const encoded = /^a1([\w-]{8,4000})$/.exec(searchParams.get('u') ?? '')?.[1];
  return encoded ? webAddress(Buffer.from(encoded, 'base64url').toString()) : undefined;
}

function webAddress(address: string): URL | undefined {
  return /^https?:/i.test(address) ? parseUrl(address) ?? undefined : undefined;
}
