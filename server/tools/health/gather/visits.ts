import type { FetchFault } from '../../../net/faults.ts';
import { createPage } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import { classifyResponse } from '../../../site/response/classify-response.ts';
import type { ResponseClass } from '../../../site/response/classify-response.ts';
import type { FetchAnswer, FetchFailure, FetchOptions, FetchResult, OpenSink, SessionRequests } from '../../../net/fetch-types.ts';
import { headOnly } from '../../../net/fetch-types.ts';
import type { RobotsFile } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available, Unmeasured } from '../available.ts';
import { decodeHtml, isHtml, isHtmlType } from './html.ts';
import type { Errand, Turns } from './errands.ts';
import type { PageReader } from './page-reader.ts';
import { sortBody } from './sorted-body.ts';
import type { SortedBody } from './sorted-body.ts';

/** One address that was asked for, and how we were received. */
export interface Visit {
  asked: URL;
  result: FetchResult | null;
  access: VisitAccess;
  /** The parsed page, which has the body as its source, where the answer is one of the store's own HTML pages. */
  page: Page | null;
}

/** Who answered, or why nobody did. */
export type VisitAccess =
  | ResponseClass
  /** No usable answer; the result's fault code says why. */
  | { kind: 'fault' }
  /**
   * Walls or silences had come one after the other, robots.txt has a group for us by name that forbids it, or the
   * scan's requests or bytes were used up.
   */
  | { kind: 'not-asked'; because: 'walls' | 'silence' | 'robots' | 'budget' };

/** A visit that was answered as any visitor is: not a wall, not a refusal, whatever the status else. */
export interface ServedVisit extends Visit {
  result: FetchAnswer;
}

/** The scan's way out: each address is asked for once, whoever asks, and its page parsed once. */
export interface Visits {
  /** Reads the whole answer. */
  read(url: URL, errand: Errand, options?: FetchOptions): Promise<Visit>;
  /** Asks anew and forgets the answer there was. */
  readAgain(url: URL, errand: Errand, options?: FetchOptions): Promise<Visit>;
  /** Reads the whole answer under another name; never answered from memory. */
  readAs(url: URL, userAgent: string): Promise<Visit>;
  /** Hands the body to a sink as it comes, but for an HTML page, which is read as one. Never answered from memory. */
  pour(url: URL, errand: Errand, open: OpenSink, options?: FetchOptions): Promise<Visit>;
  /** Reads status and headers alone, unless the whole answer was read before. */
  knock(url: URL, errand: Errand, options?: FetchOptions): Promise<Visit>;
  /** Reads status and headers alone; never answered from memory, nor kept. */
  knockAnew(url: URL, errand: Errand): Promise<Visit>;
  /** From here on what robots.txt forbids us by name is not asked for; all but entry and robots wait for it. */
  obey(robots: Promise<Available<RobotsFile>>): void;
  /** This errand asks no more. */
  finish(errand: Errand): void;
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

/** Opens a scan's visits over one fetch session. */
export function createVisits(session: Pick<SessionRequests, 'get' | 'stream'>, turns: Turns, reader: PageReader): Visits {
  const whole = new Map<string, Promise<Visit>>();
  const heads = new Map<string, Promise<Visit>>();
  /** In a row, by host: what stands before another's says nothing of the store's. */
  const walls = new Map<string, number>();
  let silences = 0;
  let parsed = 0;
  let rules: Promise<Available<RobotsFile>> | null = null;

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

  async function visit(asked: URL, errand: Errand, fetch: () => Promise<FetchResult>): Promise<Visit> {
    if (errand !== 'entry' && errand !== 'robots' && await isForbidden(asked)) {
      return notAsked(asked, 'robots');
    }
    const turn = await turns.take(errand, asked.host);
    if (!turn) return notAsked(asked, 'budget');
    const given = givenUp(asked);
    if (given) {
      turn.done(0);
      return notAsked(asked, given);
    }
    const result = await fetch();
    turn.done(result.hops.length + 1);
    const isPage = result.ok && result.body.length > 0 && isHtml(result);
    const hasRoom = !isPage || parsed + result.body.length <= MOST_HTML;
    if (isPage && hasRoom) parsed += result.body.length;
    const page = isPage && hasRoom ? reader(decodeHtml(result), result.url) : null;
    if (isPage && !page) return notAsked(asked, 'budget');
    const access = accessOf(result, page);
    // A front may guard addresses that people have no business at: what it does there says nothing of the store's pages.
    if (errand !== 'profiles') {
      walls.set(asked.host, access.kind === 'wall' ? (walls.get(asked.host) ?? 0) + 1 : 0);
      silences = !result.ok && SILENT.includes(result.code) ? silences + 1 : 0;
    }
    // The page keeps its source: of its bytes only a byte order mark, which is no part of it, need be kept as well.
    if (isPage) return { asked, result: { ...result, body: result.body.slice(0, LONGEST_MARK) }, access, page };
    return { asked, result, access, page };
  }

  const readAnew = (url: URL, errand: Errand, options?: FetchOptions): Promise<Visit> => {
    const fresh = visit(url, errand, () => session.get(url, options));
    whole.set(url.href, fresh);
    return fresh;
  };

  return {
    read: (url, errand, options) => whole.get(url.href) ?? readAnew(url, errand, options),
    readAgain: readAnew,
    readAs: (url, userAgent) => visit(url, 'links', () => session.get(url, { headers: { 'user-agent': userAgent } })),
    pour: (url, errand, open, options) => visit(url, errand, async () => {
      let sorted: SortedBody | null = null;
      const result = await session.stream(url, (head) => {
        if (!isHtmlType(head.headers)) return open(head);
        sorted = sortBody(() => open(head));
        return sorted.write;
      }, options);
      const page = await (sorted as SortedBody | null)?.finish();
      return result.ok ? { ...result, body: page ?? new Uint8Array() } : result;
    }),
    knock(url, errand, options) {
      // A redirect that was not followed tells who asks for the page behind it nothing.
      const asked = options?.maxRedirects === undefined ? url.href : `${url.href} ${options.maxRedirects}`;
      const known = whole.get(url.href) ?? heads.get(asked);
      if (known) return known;
      const fresh = visit(url, errand, () => session.stream(url, headOnly, options));
      heads.set(asked, fresh);
      return fresh;
    },
    knockAnew: (url, errand) => visit(url, errand, () => session.stream(url, headOnly)),
    obey(robots) {
      rules = robots;
    },
    finish: (errand) => turns.finish(errand),
  };
}

function notAsked(asked: URL, because: Extract<VisitAccess, { kind: 'not-asked' }>['because']): Visit {
  return { asked, result: null, access: { kind: 'not-asked', because }, page: null };
}

function accessOf(result: FetchResult, page: Page | null): VisitAccess {
  if (!result.ok) return { kind: 'fault' };
  return classifyResponse({ ...result, headers: result.headers.entries, page: page ?? errorPage(result) });
}

/** A short refusal of another type than HTML, JSON for one, to tell who refused. */
function errorPage({ status, body, headers, url }: FetchAnswer): Page | null {
  return status >= 400 && body.length <= SHORT_ERROR ? createPage(decodeHtml({ headers, body }), url) : null;
}

/** The visit as evidence: served, or why nothing of the store was seen. */
export function servedOr(visit: Visit): Available<ServedVisit> {
  const why = unavailableBecause(visit);
  return why ?? available(visit as ServedVisit);
}

/** Why a visit shows nothing of the store; `null` when it does. */
export function unavailableBecause({ result, access }: Visit): Unmeasured | null {
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
