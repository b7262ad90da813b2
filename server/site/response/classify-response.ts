import { VENDORS } from '../../lexicon/vendors.ts';
import type { VendorMarks } from '../../lexicon/vendors.ts';
import type { Page } from '../../page/page.ts';
import { resolveUrl } from '../../page/page.ts';
import { detectClosedStore } from './closed-store.ts';
import type { ClosedStore } from './closed-store.ts';
import { extractSignals } from './signals.ts';
import type { Signals } from './signals.ts';
import { readWording } from './wording.ts';

/** What came back, as far as telling who answered needs it. */
export interface ResponseFacts {
  status: number;
  /** Of the last hop. */
  url: URL;
  headers: Iterable<readonly [name: string, value: string]>;
  /** The body as a page, whatever its type; null where it was not read. */
  page: Page | null;
}

/**
 * Who answered. Having a vendor is no wall; only what stands in the store's place is one. The vendor is null where
 * nothing says whose it is.
 */
export type ResponseClass =
  /** As any visitor is answered, whatever the status says of the page. */
  | { kind: 'store' }
  /** Something tests the visitor, or turned him away for what he is. */
  | { kind: 'wall' | 'waiting-room'; vendor: string | null; marker: string }
  /** A status that turns away, and no sign of a wall but perhaps of who most likely refused. */
  | { kind: 'refusal'; status: number; vendor: string | null; marker: string }
  | { kind: 'closed' } & ClosedStore;

type Obstacle = Extract<ResponseClass, { kind: 'wall' | 'waiting-room' }>;

/** What turns a visitor away for what he is or where he comes from. 430 is Shopify's own, 999 LinkedIn's. */
const REFUSING: readonly number[] = [401, 403, 418, 429, 430, 451, 503, 999];
/** No server's own: what answers so has looked at its visitor. */
const NOBODYS: readonly number[] = [418, 999];
/** Faults of a form, an address or a server. */
const FAULTS: readonly number[] = [400, 404, 410, 422];
/** The most a page shows that stands in a store's place; more where it has nothing of its own. */
const LITTLE_TEXT = 600;
const MAX_TEXT = 2_500;
const NEAR_EMPTY = 200;
const MAX_MARKER = 80;

/** Tells a wall, a waiting room, a refusal and a closed store from an answer of the store. */
export function classifyResponse({ status, url, headers, page }: ResponseFacts): ResponseClass {
  const head = headText(status, headers);
  const decided = byHead(head, url);
  if (decided) return decided;
  const signals = page && page.text.text.trim().length <= MAX_TEXT ? extractSignals(page) : null;
  const seen = signals && { status, url, head, signals, turnsAway: turnsAway(status) };
  const obstacle = seen && byPage(seen);
  if (obstacle) return obstacle;
  const mayBeClosed = signals && signals.visible.length <= LITTLE_TEXT && (status < 400 || status === 503);
  const closed = mayBeClosed ? detectClosedStore(signals, url) : null;
  return closed ? { kind: 'closed', ...closed } : byStatus(status, head, page?.html ?? '');
}

/** Every other status of error; what is beyond the standard's range is somebody's own. */
function turnsAway(status: number): boolean {
  return status >= 400 && !FAULTS.includes(status) && (status === 503 || status < 500 || status > 599);
}

function headText(status: number, headers: ResponseFacts['headers']): string {
  const lines = Array.from(headers, ([name, value]) => `${name.toLowerCase()}: ${value.trim()}`);
  return [`status: ${status}`, ...lines].join('\n');
}

function byHead(head: string, url: URL): Obstacle | null {
  const decisive = firstMark('decides', head);
  if (decisive) return { kind: 'wall', ...decisive };
  // Where it was sent counts as where it went.
  const location = /^status: 3\d\d\n/.test(head) ? /^location: (.*)$/m.exec(head)?.[1] : undefined;
  for (const target of [url, location === undefined ? null : resolveUrl(location, url)]) {
    const place = target ? target.host + target.pathname + target.search : '';
    const waiting = firstMark('waitingPlace', place);
    if (waiting) return { kind: 'waiting-room', ...waiting };
    const wall = firstMark('place', place);
    if (wall) return { kind: 'wall', ...wall };
  }
  return null;
}

type MarkKind = Exclude<keyof VendorMarks, 'vendor' | 'seen'>;

function firstMark(kind: MarkKind, text: string): { vendor: string; marker: string } | null {
  for (const { vendor, [kind]: mark } of VENDORS) {
    const found = mark?.exec(text);
    if (found) return { vendor, marker: markerOf(found[0]) };
  }
  return null;
}

function markerOf(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replace(/: ?$/, '').trim().slice(0, MAX_MARKER);
}

/** A page as the rules see it. */
interface ClassifiedPage {
  status: number;
  url: URL;
  head: string;
  signals: Signals;
  turnsAway: boolean;
}

/** Sets a cookie and asks for the same address again. */
const PASSES = new RegExp([
  '\\bdocument\\.cookie\\s*=[^]{0,1000}\\blocation\\s*',
  '(?:\\.\\s*reload\\s*\\(|(?:(?:\\.\\s*href\\s*)?=|\\.\\s*replace\\s*\\()\\s*(?:\\w+\\.)?location\\b)',
].join(''));
/** Asks for itself again after some seconds. */
const RELOADS = /^(?:refresh: |meta content=)\d+$/m;
/** Looks at what tells a robot, or has something computed. */
const PROBES = new RegExp([
  '\\bnavigator\\.(?:webdriver|plugins)\\b', '\\bcrypto\\.subtle\\b', 'captcha', 'anti-?(?:bot|ddos)', 'fingerprint',
  'proof[ -]?of[ -]?work',
].join('|'), 'i');
const SENDS_ON = /\bdocument\.cookie\s*=|\blocation\b|\.submit\(\)|\bfetch\(|\bXMLHttpRequest\b/;

/** By what only a vendor's pages bear, or share with pages that have nothing else; then by what the page says. */
function byPage({ status, url, head, signals, turnsAway }: ClassifiedPage): Obstacle | null {
  const { visible, code, hasForm, noOutboundLinks, noOwnResources } = signals;
  // A refusal has no data of its own that could hold a mark.
  const markup = turnsAway && visible.length < NEAR_EMPTY ? `${signals.markup}\n${code}` : signals.markup;
  const leadsNowhere = noOutboundLinks || (turnsAway && signals.fewLinks);
  if (signals.isStore || !leadsNowhere || (visible.length > LITTLE_TEXT && !noOwnResources)) return null;
  const waits = firstMark('waits', `${markup}\n${signals.wording}`);
  if (waits) return { kind: 'waiting-room', ...waits };
  const hasNothing = noOwnResources && noOutboundLinks;
  const answers = status < 400 || turnsAway;
  const mark = firstMark('acts', markup) ?? (answers ? firstMark('says', signals.wording) : null);
  if (mark) return { kind: 'wall', ...mark };
  if (!answers || visible.length > LITTLE_TEXT) return null;
  const { tests, stops, inLine, crowd, testName, saysOnlyThat } = readWording(signals, url);
  // A script that is only loaded may serve what another has yet to show.
  const shown = firstMark('present', markup.replaceAll(/^script src=.*$/gm, ''));
  const present = shown ?? firstMark('present', markup);
  const isShown = shown !== null;
  const isAll = hasNothing && !hasForm
    && (isShown ? visible.length < NEAR_EMPTY : visible === '' && code.trim() === '');
  const asks = testName !== null || (saysOnlyThat && tests !== null);
  if (present && (isAll || (isShown && (turnsAway || asks)))) return { kind: 'wall', ...present };
  const waitingCookie = firstMark('waitingCookie', head);
  const line = inLine ?? (hasNothing && RELOADS.test(`${head}\n${markup}`) ? waitingCookie?.marker ?? crowd : null);
  if (line !== null) return { kind: 'waiting-room', vendor: waitingCookie?.vendor ?? null, marker: markerOf(line) };
  const passes = PASSES.test(code);
  const acts = (noOwnResources || testName !== null)
    && (hasForm || code.trim() !== '' || /^(?:script src|meta content)=/m.test(markup));
  const words = (turnsAway || passes || (acts && saysOnlyThat) ? tests : null)
    ?? (turnsAway || hasNothing ? stops : null)
    ?? (turnsAway || signals.isPuzzle ? testName : null)
    ?? (hasNothing && visible.length < NEAR_EMPTY && (passes || (PROBES.test(code) && SENDS_ON.test(code)))
      ? 'document.cookie' : null);
  return words === null ? null : { kind: 'wall', vendor: null, marker: markerOf(words) };
}

/** How the servers behind a front sign their own refusals. */
const ORIGIN = new RegExp([
  '<center>(?:nginx|openresty)(?:/[\\d.]+)?(?: \\([^)<]*\\))?</center>', '<address>Apache\\b',
  '\\bpowered by LiteSpeed Web Server\\b', '<h2>403 - Forbidden: Access is denied\\.</h2>',
].join('|'), 'i');
const ORIGIN_WINDOW = 10_000;

function byStatus(status: number, head: string, html: string): ResponseClass {
  if (!REFUSING.includes(status)) return { kind: 'store' };
  if (NOBODYS.includes(status)) return { kind: 'wall', vendor: null, marker: `status ${status}` };
  // A front passes on what the store's own server says.
  const front = status === 451 || ORIGIN.test(html.slice(0, ORIGIN_WINDOW)) ? null : firstMark('fronts', head);
  return { kind: 'refusal', status, vendor: front?.vendor ?? null, marker: front?.marker ?? `status ${status}` };
}
