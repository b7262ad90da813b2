import { parseUrl } from '../../net/parse-url.ts';

// Redirect services whose URL contains the target.
const IN_QUERY: readonly (readonly [place: RegExp, names: readonly string[]])[] = [
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
// Shorteners: their URL does not contain the target.
const SHORTENERS = new Set([
  'bit.ly', 'buff.ly', 'cutt.ly', 'dlvr.it', 'fb.me', 'goo.gl', 'is.gd', 'lnkd.in', 'maps.app.goo.gl', 'ow.ly', 'rb.gy',
  'rebrand.ly', 'shorturl.at', 't.co', 't.ly', 'tiny.cc', 'tinyurl.com', 'trib.al',
]);
const MAX_WRAPS = 3;

/** The target of a URL, as far as the URL itself contains it; `undefined` if it is no http(s) URL. */
export function unwrapLink(address: string): URL | undefined {
  let url = webAddress(address);
  for (let wraps = 0; url && wraps < MAX_WRAPS; wraps += 1) {
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

/** Whether a URL is a search engine's page of results. */
export function isResultsPage({ hostname, pathname, searchParams }: URL): boolean {
  const asks = ['q', 'p', 'query', 'text'].some((name) => searchParams.has(name)) || pathname.startsWith('/search/');
  return asks && RESULT_PAGES.some((place) => place.test(hostname + pathname));
}

function innerTarget(url: URL): URL | undefined {
  const at = url.hostname + url.pathname;
  const [, names] = IN_QUERY.find(([place]) => place.test(at)) ?? [];
  if (names) return webAddress(names.map((name) => url.searchParams.get(name)).find(Boolean) ?? '');
  for (const place of IN_PATH) {
    const [inside, secure, target] = place.exec(at) ?? [];
    const url = inside ? webAddress(`${secure ? 'https' : 'http'}://${target}`) : undefined;
    if (url?.hostname.includes('.')) return url;
  }
  return bingTarget(url);
}

/** Bing encodes the target as `u=a1` and base64. */
function bingTarget({ hostname, pathname, searchParams }: URL): URL | undefined {
  if (hostname !== 'www.bing.com' || pathname !== '/ck/a') return undefined;
  const encoded = /^a1([\w-]{8,4000})$/.exec(searchParams.get('u') ?? '')?.[1];
  return encoded ? webAddress(Buffer.from(encoded, 'base64url').toString()) : undefined;
}

function webAddress(address: string): URL | undefined {
  return /^https?:/i.test(address) ? parseUrl(address) ?? undefined : undefined;
}
