import { VENDORS } from '../../lexicon/vendors.ts';
import type { VendorMarks } from '../../lexicon/vendors.ts';
import type { Page } from '../../page/page.ts';
import { resolveUrl } from '../../page/page.ts';
import { detectClosedStore, detectCountryNotice, detectParkedDomain, detectServerPage } from './closed-store.ts';
import type { ClosedStore } from './closed-store.ts';
import { extractSignals, LITTLE_TEXT } from './signals.ts';
import type { Signals } from './signals.ts';
import { turnsAway } from './turns-away.ts';
import { readWording } from './wording.ts';

/** The parts of a response that tell who answered. */
export interface ResponseFacts {
  status: number;
  /** The URL after redirects. */
  url: URL;
  headers: Iterable<readonly [name: string, value: string]>;
  /** The parsed body, whatever its type; null if it was not read. */
  page: Page | null;
}

/**
 * Who answered. A store behind a vendor of bot protection is still the store; a wall answers in its place. `vendor` is
 * null if unknown.
 */
export type ResponseClass =
  /** The store itself, with any status. */
  | { kind: 'store' }
  /** Bot protection that challenges or blocks the visitor. */
  | { kind: 'wall' | 'waiting-room'; vendor: string | null; marker: string }
  /** A refusing status without any other sign of a wall, or a notice; the vendor is the likely one. */
  | { kind: 'refusal'; status: number; vendor: string | null; marker: string }
  | { kind: 'closed' } & ClosedStore;

type Obstacle = Extract<ResponseClass, { kind: 'wall' | 'waiting-room' }>;

/** No web server sends these statuses by itself: they come from bot protection. */
const UNASSIGNED_STATUSES: readonly number[] = [418, 999];
const MAX_TEXT = 2_500;
const NEAR_EMPTY = 200;
const MAX_MARKER = 80;

/** Classifies a response: the store, or what answered in its place. */
export function classifyResponse({ status, url, headers, page }: ResponseFacts): ResponseClass {
  const head = headText(status, headers);
  const decided = byHead(head, url);
  if (decided) return decided;
  const signals = page && page.text.text.trim().length <= MAX_TEXT ? extractSignals(page) : null;
  const obstacle = signals && byPage(signals, head, { status, url });
  if (obstacle) return obstacle;
  const short = signals && signals.visible.length <= LITTLE_TEXT ? signals : null;
  const isError = status >= 400;
  const mayBeClosed = !isError || status === 401 || status === 503;
  const closed = (mayBeClosed ? short && detectClosedStore(short, status, url) : null)
    ?? (isError ? null : (signals && detectParkedDomain(signals)) ?? (page && detectServerPage(page)));
  if (closed) return { kind: 'closed', ...closed };
  const marker = short && !isError ? detectCountryNotice(short) : null;
  return marker === null ? byStatus(status, head, page?.html ?? '') : { kind: 'refusal', status, vendor: null, marker };
}

function headText(status: number, headers: ResponseFacts['headers']): string {
  const lines = Array.from(headers, ([name, value]) => `${name.toLowerCase()}: ${value.trim()}`);
  return [`status: ${status}`, ...lines].join('\n');
}

function byHead(head: string, url: URL): Obstacle | null {
  const decisive = firstMark('decides', head);
  if (decisive) return { kind: 'wall', ...decisive };
  // A redirect counts as its target.
  const location = /^status: 3\d\d\n/.test(head) ? /^location: (.*)$/m.exec(head)?.[1] : undefined;
  for (const target of [url, location && resolveUrl(location, url)]) {
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

/** Matches code that sets a cookie and reloads the same URL. */
const SETS_COOKIE_AND_RELOADS = new RegExp([
  '\\bdocument\\.cookie\\s*=[^]{0,1000}\\blocation\\s*',
  '(?:\\.\\s*reload\\s*\\(|(?:(?:\\.\\s*href\\s*)?=|\\.\\s*replace\\s*\\()\\s*(?:\\w+\\.)?location\\b)',
].join(''));
/** Matches a page that reloads itself after some seconds. */
const RELOADS = /^(?:refresh: |meta content=)\d+$/m;
/** Matches code that reads what reveals a robot, or makes the browser compute something. */
const PROBES = new RegExp([
  '\\bnavigator\\.(?:webdriver|plugins)\\b', '\\bcrypto\\.subtle\\b', 'captcha', 'anti-?(?:bot|ddos)', 'fingerprint',
  'proof[ -]?of[ -]?work',
].join('|'), 'i');
/** Matches code that sends a result or leads to another page. */
const SENDS_ON = /\bdocument\.cookie\s*=|\blocation\b|\.submit\(\)|\bfetch\(|\bXMLHttpRequest\b/;

/** Classifies by a vendor's marks, then by what the page says. */
function byPage(
  signals: Signals, head: string, { status, url }: Pick<ResponseFacts, 'status' | 'url'>,
): Obstacle | null {
  const isRefused = turnsAway(status);
  const { visible, code, hasForm, noOwnResources } = signals;
  // In a refusal, inline code contains no data that could be mistaken for a mark.
  const markup = isRefused ? `${signals.markup}\n${code}` : signals.markup;
  const leadsNowhere = isRefused || (signals.fewLinks && !signals.leadsOn);
  if (signals.isStore || !leadsNowhere || (visible.length > LITTLE_TEXT && !noOwnResources)) return null;
  const waits = firstMark('waits', `${markup}\n${signals.wording}`);
  if (waits) return { kind: 'waiting-room', ...waits };
  const answers = status < 400 || isRefused;
  const mark = firstMark('acts', markup) ?? (answers ? firstMark('says', signals.wording) : null);
  if (mark) return { kind: 'wall', ...mark };
  if (!answers || visible.length > LITTLE_TEXT) return null;
  const { tests, stops, inLine, testName, saysOnlyThat } = readWording(signals, url);
  // A script file that was only loaded need not have challenged the visitor.
  const shown = firstMark('present', markup.replaceAll(/^script src=.*$/gm, ''));
  const present = shown ?? firstMark('present', markup);
  const isWholePage = noOwnResources && !hasForm
    && (shown ? visible.length < NEAR_EMPTY : visible === '' && code.trim() === '');
  const namesChallenge = testName !== null || (saysOnlyThat && tests !== null);
  if (present && (isWholePage || (shown && (isRefused || namesChallenge)))) return { kind: 'wall', ...present };
  const waitingCookie = firstMark('waitingCookie', head);
  const queueWords = inLine ?? (noOwnResources && RELOADS.test(`${head}\n${markup}`) ? waitingCookie?.marker : null);
  if (queueWords) {
    return { kind: 'waiting-room', vendor: waitingCookie?.vendor ?? null, marker: markerOf(queueWords) };
  }
  const letsBrowsersPass = SETS_COOKIE_AND_RELOADS.test(code);
  const acts = (noOwnResources || testName !== null)
    && /^(?:form$|script$|meta content=)/m.test(markup);
  const challenges = isRefused || letsBrowsersPass || (acts && saysOnlyThat);
  const onlyProbes = noOwnResources && visible.length < NEAR_EMPTY
    && (letsBrowsersPass || (PROBES.test(code) && SENDS_ON.test(code)));
  const words = (challenges ? tests : null)
    ?? (isRefused || noOwnResources ? stops : null)
    ?? (isRefused || signals.isPuzzle ? testName : null)
    ?? (onlyProbes ? 'document.cookie' : null);
  return words === null ? null : { kind: 'wall', vendor: null, marker: markerOf(words) };
}

/** Matches error pages of origin servers, even behind a proxy. */
const ORIGIN = new RegExp([
  '<center>(?:nginx|openresty)(?:/[\\d.]+)?(?: \\([^)<]*\\))?</center>', '<address>Apache\\b',
  '\\bpowered by LiteSpeed Web Server\\b', '<h2>403 - Forbidden: Access is denied\\.</h2>',
].join('|'), 'i');
const ORIGIN_WINDOW = 10_000;

function byStatus(status: number, head: string, html: string): ResponseClass {
  if (!turnsAway(status)) return { kind: 'store' };
  if (UNASSIGNED_STATUSES.includes(status)) return { kind: 'wall', vendor: null, marker: `status ${status}` };
  // If the store's own server refused, the proxy in front of it is not named.
  const proxy = status === 451 || ORIGIN.test(html.slice(0, ORIGIN_WINDOW)) ? null : firstMark('fronts', head);
  return { kind: 'refusal', status, vendor: null, marker: `status ${status}`, ...proxy };
}
