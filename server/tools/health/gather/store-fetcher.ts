import type { FetchFault } from '../../../net/faults.ts';
import { createPage } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import type { Robots } from '../../../site/robots.ts';
import { classifyResponse } from '../../../site/response/classify-response.ts';
import type { ResponseClass } from '../../../site/response/classify-response.ts';
import type { FetchAnswer, FetchFailure, FetchOptions, FetchResult, OpenSink, SessionRequests } from '../../../net/fetch-types.ts';
import { headOnly } from '../../../net/fetch-types.ts';
import { available, unavailable } from '../available.ts';
import type { Available, Unmeasured } from '../available.ts';
import { decodeHtml, isHtml, isHtmlType } from './html.ts';
import type { RequestPurpose, RequestBudget } from './request-budget.ts';
import type { PageReader } from './page-reader.ts';
import { sortBody } from './sorted-body.ts';
import type { SortedBody } from './sorted-body.ts';

/** One address that was fetched, and how the store received us. */
export interface FetchedResource {
  asked: URL;
  result: FetchResult | null;
  access: ResourceAccess;
  /** The parsed page, which has the body as its source, where the answer is one of the store's own HTML pages. */
  page: Page | null;
}

/** Who answered, or why nobody did. */
export type ResourceAccess =
  | ResponseClass
  /** No usable answer; the result's fault code says why. */
  | { kind: 'fault' }
  /**
   * Walls or silences had come one after the other, robots.txt has a group for us by name that forbids it, or the
   * scan's requests or bytes were used up.
   */
  | { kind: 'not-asked'; because: 'walls' | 'silence' | 'robots' | 'budget' };

/** Served as to any visitor: not a wall, not a refusal, whatever the status. */
export interface ServedResource extends FetchedResource {
  result: FetchAnswer;
}

/** All requests of a scan: each address is fetched once, whoever asks, and its page parsed once. */
export interface StoreFetcher {
  /** Reads the whole answer. */
  read(url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource>;
  /** Asks anew and forgets the answer there was. */
  readAgain(url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource>;
  /** Reads the whole answer under another name; never answered from memory. */
  readAs(url: URL, userAgent: string): Promise<FetchedResource>;
  /** Hands the body to a sink as it comes, but for an HTML page, which is read as one. Never answered from memory. */
  stream(url: URL, purpose: RequestPurpose, open: OpenSink, options?: FetchOptions): Promise<FetchedResource>;
  /** Reads status and headers alone, unless the whole answer was read before. */
  head(url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource>;
  /** Reads status and headers alone; never answered from memory, nor kept. */
  headAgain(url: URL, purpose: RequestPurpose): Promise<FetchedResource>;
  /** From here on what robots.txt forbids us by name is not asked for; all but entry and robots wait for it. */
  obey(robots: Promise<Available<{ rules: Available<Robots> }>>): void;
  /** No more requests for this purpose. */
  finish(purpose: RequestPurpose): void;
}

/** The name a robots.txt knows us by; rules for everybody do not bind a scan that a person started. */
const OUR_TOKEN = 'StorefrontAnalysis';

/** So many in a row, and the rest of the scan would only meet more of them. */
const WALLS_IN_A_ROW = 2;
const SILENCES_IN_A_ROW = 4;

/** Bytes of HTML a scan parses; a parsed page takes some seven times its size in memory until the scan ends. */
const MOST_HTML = 16_000_000;

const LONGEST_MARK = 3;
const SHORT_ERROR = 4_000;

/** The fetcher of one scan, over one fetch session. */
export function createStoreFetcher(session: Pick<SessionRequests, 'get' | 'stream'>, budget: RequestBudget, reader: PageReader): StoreFetcher {
  const whole = new Map<string, Promise<FetchedResource>>();
  const heads = new Map<string, Promise<FetchedResource>>();
  /** In a row, by host: what stands before another's says nothing of the store's. */
  const walls = new Map<string, number>();
  let silences = 0;
  let parsed = 0;
  let rules: Promise<Available<{ rules: Available<Robots> }>> | null = null;

  async function isForbidden({ pathname, search }: URL): Promise<boolean> {
    const file = await rules;
    if (!file?.available || !file.value.rules.available) return false;
    const { allowed, group } = file.value.rules.value.decide(OUR_TOKEN, pathname + search);
    return !allowed && group === OUR_TOKEN.toLowerCase();
  }

  function givenUp({ host }: URL): 'walls' | 'silence' | null {
    if ((walls.get(host) ?? 0) >= WALLS_IN_A_ROW) return 'walls';
    return silences >= SILENCES_IN_A_ROW ? 'silence' : null;
  }

  async function fetchOnce(asked: URL, purpose: RequestPurpose, fetch: () => Promise<FetchResult>): Promise<FetchedResource> {
    if (purpose !== 'entry' && purpose !== 'robots' && await isForbidden(asked)) {
      return notAsked(asked, 'robots');
    }
    const slot = await budget.take(purpose, asked.host);
    if (!slot) return notAsked(asked, 'budget');
    const given = givenUp(asked);
    if (given) {
      slot.done(0);
      return notAsked(asked, given);
    }
    const result = await fetch();
    slot.done(result.hops.length + 1);
    const isPage = result.ok && result.body.length > 0 && isHtml(result);
    const hasRoom = !isPage || parsed + result.body.length <= MOST_HTML;
    if (isPage && hasRoom) parsed += result.body.length;
    const page = isPage && hasRoom ? reader(decodeHtml(result), result.url) : null;
    if (isPage && !page) return notAsked(asked, 'budget');
    const access = accessOf(result, page);
    // A front may guard addresses that people have no business at: what it does there says nothing of the store's pages.
    if (purpose !== 'profiles') {
      walls.set(asked.host, access.kind === 'wall' ? (walls.get(asked.host) ?? 0) + 1 : 0);
      silences = !result.ok && SILENT.includes(result.code) ? silences + 1 : 0;
    }
    // The page keeps its source: of its bytes only a byte order mark, which is no part of it, need be kept as well.
    if (isPage) return { asked, result: { ...result, body: result.body.slice(0, LONGEST_MARK) }, access, page };
    return { asked, result, access, page };
  }

  const readAnew = (url: URL, purpose: RequestPurpose, options?: FetchOptions): Promise<FetchedResource> => {
    const fresh = fetchOnce(url, purpose, () => session.get(url, options));
    whole.set(url.href, fresh);
    return fresh;
  };

  return {
    read: (url, purpose, options) => whole.get(url.href) ?? readAnew(url, purpose, options),
    readAgain: readAnew,
    readAs: (url, userAgent) => fetchOnce(url, 'links', () => session.get(url, { headers: { 'user-agent': userAgent } })),
    stream: (url, purpose, open, options) => fetchOnce(url, purpose, async () => {
      let sorted: SortedBody | null = null;
      const result = await session.stream(url, (head) => {
        if (!isHtmlType(head.headers)) return open(head);
        sorted = sortBody(() => open(head));
        return sorted.write;
      }, options);
      const page = await (sorted as SortedBody | null)?.finish();
      return result.ok ? { ...result, body: page ?? new Uint8Array() } : result;
    }),
    head(url, purpose, options) {
      // A redirect that was not followed tells who asks for the page behind it nothing.
      const asked = options?.maxRedirects === undefined ? url.href : `${url.href} ${options.maxRedirects}`;
      const known = whole.get(url.href) ?? heads.get(asked);
      if (known) return known;
      const fresh = fetchOnce(url, purpose, () => session.stream(url, headOnly, options));
      heads.set(asked, fresh);
      return fresh;
    },
    headAgain: (url, purpose) => fetchOnce(url, purpose, () => session.stream(url, headOnly)),
    obey(robots) {
      rules = robots;
    },
    finish: (purpose) => budget.finish(purpose),
  };
}

function notAsked(asked: URL, because: Extract<ResourceAccess, { kind: 'not-asked' }>['because']): FetchedResource {
  return { asked, result: null, access: { kind: 'not-asked', because }, page: null };
}

function accessOf(result: FetchResult, page: Page | null): ResourceAccess {
  if (!result.ok) return { kind: 'fault' };
  return classifyResponse({ ...result, headers: result.headers.entries, page: page ?? errorPage(result) });
}

/** A short refusal of another type than HTML, JSON for one, to tell who refused. */
function errorPage({ status, body, headers, url }: FetchAnswer): Page | null {
  return status >= 400 && body.length <= SHORT_ERROR ? createPage(decodeHtml({ headers, body }), url) : null;
}

/** The resource as evidence: served, or why nothing of the store was seen. */
export function servedOr(resource: FetchedResource): Available<ServedResource> {
  const why = unavailableBecause(resource);
  return why ?? available(resource as ServedResource);
}

/** Why a resource shows nothing of the store; `null` when it does. */
export function unavailableBecause({ result, access }: FetchedResource): Unmeasured | null {
  switch (access.kind) {
    case 'store': return null;
    case 'wall': return unavailable('challenged');
    case 'refusal': case 'waiting-room': return unavailable('refused');
    case 'closed': return unavailable('closed');
    case 'not-asked': return unavailable(REASONS[access.because]);
    case 'fault': return unavailable(result && !result.ok ? reasonOf(result) : 'unreachable');
  }
}

const REASONS = { walls: 'challenged', silence: 'timeout', robots: 'refused', budget: 'budget' } as const;
const SILENT: readonly FetchFault[] = ['timeout', 'connect-timeout', 'dns-timeout', 'cancelled'];

function reasonOf({ code }: FetchFailure): 'timeout' | 'budget' | 'unreachable' {
  if (code === 'budget') return 'budget';
  return SILENT.includes(code) ? 'timeout' : 'unreachable';
}
