import type { CDPEvents, Protocol } from 'puppeteer-core';
import { getDomain } from 'tldts';
import { truncate, truncateUrl } from './truncate.ts';
import type { LabTracking, ObservedCookie, ObservedHost } from './lab-result.ts';

/** Cookies and storage keys at the end of the visit. */
export interface RawTracking {
  /** When they were read, in milliseconds since the epoch. */
  at: number;
  cookies: readonly RawCookie[];
  /** Keys of the page's own origin. */
  local: readonly string[];
  session: readonly string[];
}

/** `expires` is in seconds since the epoch, and meaningless for a session cookie. */
type RawCookie = Pick<Protocol.Network.Cookie, 'name' | 'domain' | 'expires' | 'session' | 'httpOnly'>;

/** Events of the DevTools protocol, in order. */
export type DevtoolsLog = readonly { method: string; params?: unknown }[];

/** A request, or the opening of a web socket. */
type Sent = { requestId: string }
  & Partial<CDPEvents['Network.requestWillBeSent'] & CDPEvents['Network.webSocketCreated']>;
type ResponseInfo = CDPEvents['Network.responseReceivedExtraInfo'];

/** One address in the redirect chain of a request. */
interface Hop {
  id: string;
  /** How many redirects led there. */
  nth: number;
  url: URL;
  initiator: ObservedHost['initiator'];
}

/** Responses by the id of the request, in the order of its hops. */
type Responses = ReadonlyMap<string, readonly ResponseInfo[]>;

const MAX_ENTRIES = 200;
const DAY_MS = 86_400_000;
/** Asynchronous parent stacks to search; the initiator of a longer chain stays unknown. */
const MAX_STACKS = 20;

/** What a visit left behind and the hosts it requested; `null` if that was not gathered, or gathering failed. */
export function readTracking(raw: RawTracking | null | undefined, log: DevtoolsLog, page: string): LabTracking | null {
  const address = URL.parse(page);
  // If a gatherer fails, Lighthouse stores the error as its artifact.
  if (!raw || !('cookies' in raw) || !address) return null;
  const hops = hopsIn(log);
  const responses = Map.groupBy(paramsOf(log, 'Network.responseReceivedExtraInfo'), ({ requestId }) => requestId);
  const set = hops.flatMap(({ id, nth, url }) => cookiesOf(responses.get(id)?.[nth]).map((name) => ({ name, url })));
  const setBy = ({ name, domain }: RawCookie): string | null => {
    const found = set.find((one) => one.name === name && domainMatches(domain, one.url.hostname));
    return found ? truncateUrl(found.url.href) : null;
  };
  const kept = raw.cookies.slice(0, MAX_ENTRIES).map((cookie) => ({ cookie, isKept: true, setBy: setBy(cookie) }));
  const refused = hops.flatMap(({ id, nth, url }) => refusedOf(responses.get(id)?.[nth])
    // A response with an expired cookie deletes it.
    .filter(({ session, expires }) => session || expires * 1000 > raw.at)
    .map((cookie) => ({ cookie, isKept: false, setBy: truncateUrl(url.href) })));
  const cookies = Map.groupBy([...kept, ...refused], ({ cookie: { name, domain } }) => `${domain} ${name}`);
  return {
    site: siteOf(address.hostname),
    cookies: [...cookies.values()].slice(0, MAX_ENTRIES).map(([first]): ObservedCookie => {
      const { cookie: { name, domain, httpOnly, session, expires }, isKept, setBy } = first!;
      const days = session ? null : (expires * 1000 - raw.at) / DAY_MS;
      return { name: truncate(name), domain: truncate(domain), days, httpOnly, isKept, setBy };
    }),
    storage: [
      ...raw.local.map((key) => ({ area: 'localStorage' as const, key: truncate(key) })),
      ...raw.session.map((key) => ({ area: 'sessionStorage' as const, key: truncate(key) })),
    ].slice(0, MAX_ENTRIES),
    hosts: hostsOf(hops, responses, log),
  };
}

const REQUEST_EVENTS = ['Network.requestWillBeSent', 'Network.webSocketCreated'];

/** Every requested address, in order. Preflights are left out: the request itself follows them. */
function hopsIn(log: DevtoolsLog): Hop[] {
  const hops: Hop[] = [];
  const counts = new Map<string, number>();
  for (const { method, params } of log) {
    if (!REQUEST_EVENTS.includes(method)) continue;
    const request = params as Sent;
    const url = URL.parse(request.request?.url ?? request.url ?? '');
    if (!url || !/^(?:http|ws)s?:$/.test(url.protocol) || request.initiator?.type === 'preflight') continue;
    const { requestId: id } = request;
    const nth = counts.get(id) ?? 0;
    counts.set(id, nth + 1);
    hops.push({ id, nth, url, initiator: initiatorOf(request) });
  }
  return hops;
}

/** The initiator: the redirect, the running script, or the page or file that contains the reference. */
function initiatorOf({ redirectResponse, initiator }: Sent): ObservedHost['initiator'] {
  if (redirectResponse) return { url: truncateUrl(redirectResponse.url), line: null };
  const { url, lineNumber } = frameOf(initiator?.stack) ?? initiator ?? {};
  if (!url || !isHttp(url)) return null;
  return { url: truncateUrl(url), line: lineNumber === undefined ? null : lineNumber + 1 };
}

function frameOf(stack: Protocol.Runtime.StackTrace | undefined): { url?: string; lineNumber?: number } | undefined {
  for (let at = stack, depth = 0; at && depth < MAX_STACKS; at = at.parent, depth += 1) {
    const frame = at.callFrames?.find(({ url }) => url && isHttp(url));
    if (frame) return frame;
  }
  return undefined;
}

const isHttp = (url: string): boolean => /^https?:/.test(url);

/** The names of the cookies that a response set. */
function cookiesOf({ headers = {}, blockedCookies = [] }: Partial<ResponseInfo> = {}): string[] {
  const blocked = new Set(blockedCookies.map(({ cookieLine }) => cookieLine));
  const field = Object.entries(headers).find(([name]) => name.toLowerCase() === 'set-cookie')?.[1] ?? '';
  return field.split('\n').slice(0, MAX_ENTRIES).filter((line) => line !== '' && !blocked.has(line)).map((line) => {
    const [pair = ''] = line.split(';');
    return pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
  });
}

/** The reasons for which our browser blocks third-party cookies that a visitor's browser may keep. */
const THIRD_PARTY_REASONS = ['UserPreferences', 'ThirdPartyPhaseout', 'ThirdPartyBlockedInFirstPartySet'];

/** The cookies of a response that were blocked only for being third-party. */
const refusedOf = ({ blockedCookies = [] }: Partial<ResponseInfo> = {}): RawCookie[] =>
  blockedCookies.slice(0, MAX_ENTRIES).flatMap(({ cookie, blockedReasons: reasons = [] }) => {
    const isThirdParty = reasons.length > 0 && reasons.every((reason) => THIRD_PARTY_REASONS.includes(reason));
    return cookie && isThirdParty ? [cookie] : [];
  });

/** Whether a host may set cookies for a domain; a leading dot includes subdomains. */
const domainMatches = (domain: string, host: string): boolean =>
  (domain.startsWith('.') ? `.${host}`.endsWith(domain) : host === domain);

/** The requested hosts; a request that failed without a response reached none. */
function hostsOf(hops: readonly Hop[], responses: Responses, log: DevtoolsLog): ObservedHost[] {
  const failed = new Set(paramsOf(log, 'Network.loadingFailed').map(({ requestId }) => requestId));
  const reached = hops.filter(({ id, nth }) => !failed.has(id) || nth < (responses.get(id)?.length ?? 0));
  return [...Map.groupBy(reached, ({ url }) => url.hostname)].slice(0, MAX_ENTRIES).map(([host, [first]]) =>
    ({ host, site: siteOf(host), url: truncateUrl(first!.url.href), initiator: first!.initiator }));
}

const siteOf = (host: string): string => getDomain(host) ?? host;

/** The parameters of every event of one kind, in order. */
export const paramsOf = <Event extends keyof CDPEvents>(log: DevtoolsLog, event: Event) =>
  log.flatMap(({ method, params }) => (method === event ? [params as CDPEvents[Event]] : []));
