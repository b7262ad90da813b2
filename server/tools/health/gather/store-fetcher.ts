import { CRAWLER_TOKEN } from '../../../../contract/service-info.ts';
import { decodeText } from '../../../net/charset.ts';
import type { FetchFault } from '../../../net/faults.ts';
import { isHtmlResponse } from '../../../page/begins-as-html.ts';
import { createPage } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import type { Robots } from '../../../site/robots.ts';
import { classifyResponse } from '../../../site/response/classify-response.ts';
import type { ResponseClass } from '../../../site/response/classify-response.ts';
import type {
  FetchResponse, FetchFailure, FetchOptions, FetchResult, OpenSink, SessionRequests,
} from '../../../net/fetch-types.ts';
import { headOnly } from '../../../net/fetch-types.ts';
import { available, unavailable } from '../available.ts';
import type { FetchedResource, ResourceAccess, ServedResource, Available, Unmeasured } from '../gathered.ts';
import type { RequestPurpose, RequestBudget } from './request-budget.ts';
import type { PageReader } from './page-reader.ts';
import { pageOrSink } from './page-or-sink.ts';

type RobotsRules = Promise<Available<{ rules: Available<Robots> }>>;

export type StoreFetcher = ReturnType<typeof createStoreFetcher>;

/** After this many in a row, further requests are skipped. */
const MAX_WALLS_IN_A_ROW = 2;
const MAX_TIMEOUTS_IN_A_ROW = 4;

/** Bytes of HTML one scan parses; a parsed page takes about seven times its size in memory until the scan ends. */
const MAX_HTML_BYTES = 16_000_000;

const MAX_BOM_BYTES = 3;
const MAX_ERROR_BYTES = 4_000;

/** All HTTP requests of a scan go through here. A whole response is fetched once per URL and way of redirecting. */
export function createStoreFetcher(
  session: Pick<SessionRequests, 'get' | 'stream'>, budget: RequestBudget, reader: PageReader,
) {
  const whole = new Map<string, Promise<FetchedResource>>();
  const heads = new Map<string, Promise<FetchedResource>>();
  /** Consecutive walls and timeouts per host: those of another host say nothing about the store. */
  const walls = new Map<string, number>();
  const timeouts = new Map<string, number>();
  let parsed = 0;
  let rules: RobotsRules | null = null;

  async function isForbidden({ pathname, search }: URL): Promise<boolean> {
    // Rules for `*` do not apply: a person started the scan.
    const decision = (await rules)?.value?.rules.value?.decide(
      CRAWLER_TOKEN,
      pathname + search,
      { ignoresWildcard: true },
    );
    return decision?.allowed === false;
  }

  function gaveUpBecause({ host }: URL): 'walls' | 'silence' | null {
    if ((walls.get(host) ?? 0) >= MAX_WALLS_IN_A_ROW) return 'walls';
    return (timeouts.get(host) ?? 0) >= MAX_TIMEOUTS_IN_A_ROW ? 'silence' : null;
  }

  /** `null` when no more HTML may be parsed. */
  function parse(result: FetchResponse): Page | null {
    if (parsed + result.body.length > MAX_HTML_BYTES) return null;
    parsed += result.body.length;
    return reader(decodeText(result), result.url);
  }

  async function fetchOnce(
    requestedUrl: URL, purpose: RequestPurpose, fetch: () => Promise<FetchResult>,
  ): Promise<FetchedResource> {
    if (purpose !== 'entry' && purpose !== 'robots' && await isForbidden(requestedUrl)) {
      return notAsked(requestedUrl, 'robots');
    }
    const slot = await budget.take(purpose, requestedUrl.host);
    if (!slot) return notAsked(requestedUrl, 'budget');
    const gaveUp = gaveUpBecause(requestedUrl);
    if (gaveUp) {
      slot.done(0);
      return notAsked(requestedUrl, gaveUp);
    }
    const result = await fetch();
    slot.done(result.hops.length + 1);
    const isPage = result.ok && result.body.length > 0 && isHtml(result);
    const page = isPage ? parse(result) : null;
    if (isPage && !page) return notAsked(requestedUrl, 'budget');
    const access = accessOf(result, page);
    // A WAF may block profile URLs that people never visit; that says nothing about the store's pages.
    if (purpose !== 'profiles') {
      const { host } = requestedUrl;
      const isTimeout = !result.ok && TIMEOUT_FAULTS.includes(result.code);
      walls.set(host, access.kind === 'wall' ? (walls.get(host) ?? 0) + 1 : 0);
      timeouts.set(host, isTimeout ? (timeouts.get(host) ?? 0) + 1 : 0);
    }
    // The page keeps its decoded source; of the raw bytes only a byte order mark is still needed.
    const kept = isPage ? { ...result, body: result.body.slice(0, MAX_BOM_BYTES) } : result;
    return { requestedUrl, result: kept, access, page };
  }

  const get = (url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource> =>
    fetchOnce(url, purpose, () => session.get(url, options));

  /** Fetches again and replaces the cached response. */
  const readAgain = (url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource> => {
    const fresh = get(url, purpose, options);
    whole.set(keyOf(url, options), fresh);
    return fresh;
  };

  /** Fetches status and headers only; never cached. */
  const headAgain = (url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource> =>
    fetchOnce(url, purpose, () => session.stream(url, headOnly, options));

  function cached(
    cache: typeof whole, url: URL, options: FetchOptions | undefined, fetch: () => Promise<FetchedResource>,
  ): Promise<FetchedResource> {
    const key = keyOf(url, options);
    const known = whole.get(key) ?? cache.get(key);
    if (known) return known;
    // A response that was not redirected also answers a request that follows no redirects.
    const followed = key === url.href ? undefined : whole.get(url.href);
    const fresh = followed?.then((resource) => (resource.result?.hops.length ? fetch() : resource)) ?? fetch();
    cache.set(key, fresh);
    return fresh;
  }

  return {
    /** Fetches the whole response, cached by URL and by whether redirects are followed. */
    read: (url: URL, purpose: RequestPurpose, options?: FetchOptions) =>
      cached(whole, url, options, () => get(url, purpose, options)),
    readAgain,
    /** Fetches with another user agent; never cached. */
    readAs: (url: URL, userAgent: string) => get(url, 'links', { headers: { 'user-agent': userAgent } }),
    /** Streams the body to a sink, except an HTML page, which is parsed. Never cached. */
    stream: (url: URL, purpose: RequestPurpose, open: OpenSink, options?: FetchOptions) =>
      fetchOnce(url, purpose, async () => {
        const body = pageOrSink(open);
        const result = await session.stream(url, body.open, options);
        const page = await body.finish();
        return result.ok ? { ...result, body: page ?? new Uint8Array() } : result;
      }),
    /** Fetches status and headers only, unless the whole response is cached. */
    head: (url: URL, purpose: RequestPurpose, options?: FetchOptions) =>
      cached(heads, url, options, () => headAgain(url, purpose, options)),
    headAgain,
    /** From now on, skips URLs that robots.txt forbids us by name; all purposes but entry and robots wait for it. */
    obey(robots: RobotsRules): void {
      rules = robots;
    },
    /** No more requests for this purpose: its reserved share is released. */
    finish: budget.finish,
  };
}

/** A request that follows redirects and one that does not may get different responses. */
const keyOf = (url: URL, options?: FetchOptions): string =>
  (options?.maxRedirects === undefined ? url.href : `${url.href} ${options.maxRedirects}`);

/** A resource that was not requested, and why. */
export const notAsked = (requestedUrl: URL, because: keyof typeof NOT_ASKED): FetchedResource =>
  ({ requestedUrl, result: null, access: { kind: 'not-asked', because }, page: null });

function accessOf(result: FetchResult, page: Page | null): ResourceAccess {
  if (!result.ok) return { kind: 'fault' };
  return classifyResponse({ ...result, headers: result.headers.entries, page: page ?? errorPage(result) });
}

/** A short error body that is not HTML (JSON, say), parsed to identify who refused. */
function errorPage({ status, body, headers, url }: FetchResponse): Page | null {
  return status >= 400 && body.length <= MAX_ERROR_BYTES ? createPage(decodeText({ headers, body }), url) : null;
}

/** The resource if the store served it, else why not. */
export function servedOr(resource: FetchedResource): Available<ServedResource> {
  const why = unavailableBecause(resource);
  return why ?? available(resource as ServedResource);
}

/** Whether there is no page at an address. */
export const isGone = (status: number): boolean => status === 404 || status === 410;

/** The text of a response; of a page, only its source was kept. */
export const textOf = ({ page, result }: ServedResource): string => page?.html ?? new TextDecoder().decode(result.body);

/** Why a resource is not a response of the store; `null` if it is. */
export function unavailableBecause({ result, access }: FetchedResource): Unmeasured | null {
  if (access.kind === 'fault') return unavailable(result && !result.ok ? reasonOf(result) : 'unreachable');
  return access.kind === 'not-asked' ? unavailable(NOT_ASKED[access.because]) : unavailableAs(access.kind);
}

/** Why nothing is measured on a response of this kind; `null` if it is the store's own. */
export const unavailableAs = (kind: ResponseClass['kind']): Unmeasured | null =>
  (kind === 'store' ? null : unavailable(NOT_STORE[kind]));

const NOT_STORE = { wall: 'challenged', refusal: 'refused', 'waiting-room': 'refused', closed: 'closed' } as const;
const NOT_ASKED = {
  walls: 'challenged', silence: 'timeout', robots: 'refused', unsafe: 'ambiguous', budget: 'budget',
} as const;
const TIMEOUT_FAULTS: readonly FetchFault[] = ['timeout', 'connect-timeout', 'dns-timeout', 'cancelled'];

/** Why nothing is measured after this fault. */
export function reasonOf({ code }: Pick<FetchFailure, 'code'>): 'timeout' | 'budget' | 'unreachable' {
  if (code === 'budget') return 'budget';
  return TIMEOUT_FAULTS.includes(code) ? 'timeout' : 'unreachable';
}

/** Enough bytes to recognise HTML that is sent without a `Content-Type`. */
const SNIFFED_BYTES = 4_096;

const isHtml = ({ headers, body }: FetchResponse) =>
  isHtmlResponse(headers.get('content-type'), decodeText({ headers, body: body.subarray(0, SNIFFED_BYTES) }));
