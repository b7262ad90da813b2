import { expect, test } from 'vitest';
import { readTracking } from './read-tracking.ts';
import type { DevtoolsLog, RawTracking } from './read-tracking.ts';

const PAGE = 'https://www.shop.test/';
const NOW = Date.UTC(2026, 0, 1);
const EMPTY: RawTracking = { at: NOW, cookies: [], local: [], session: [] };

interface Initiator {
  type?: string;
  url?: string;
  lineNumber?: number;
  stack?: object;
}

const requested = (requestId: string, url: string, initiator: Initiator = { type: 'other' }, from?: string) => ({
  method: 'Network.requestWillBeSent',
  params: { requestId, request: { url }, initiator, ...(from === undefined ? {} : { redirectResponse: { url: from } }) },
});
const socket = (requestId: string, url: string, initiator?: Initiator) => ({ method: 'Network.webSocketCreated', params: { requestId, url, initiator } });
const responded = (requestId: string, setCookie?: string, blockedCookies: readonly object[] = []) => ({
  method: 'Network.responseReceivedExtraInfo',
  params: {
    requestId, blockedCookies,
    headers: { 'Content-Type': 'text/html', ...(setCookie === undefined ? {} : { 'Set-Cookie': setCookie }) },
  },
});
const failed = (requestId: string) => ({ method: 'Network.loadingFailed', params: { requestId } });
const script = (...frames: readonly (readonly [url: string, lineNumber: number])[]) =>
  ({ callFrames: frames.map(([url, lineNumber]) => ({ url, lineNumber })) });

const read = (log: DevtoolsLog, raw: Partial<RawTracking> = {}) => readTracking({ ...EMPTY, ...raw }, log, PAGE)!;

test('a visit without cookies or storage', () => {
  expect(read([requested('1', PAGE), responded('1')])).toEqual({
    site: 'shop.test', cookies: [], storage: [],
    hosts: [{ host: 'www.shop.test', site: 'shop.test', url: PAGE, initiator: null }],
  });
});

test.each([
  ['the browser was not asked', null], ['the run has no such artifact', undefined],
  ['gathering failed', new Error('gone') as never],
])('null if %s', (_what, raw) => {
  expect(readTracking(raw, [requested('1', PAGE)], PAGE)).toBeNull();
});

test('null for a page without an address', () => {
  expect(readTracking(EMPTY, [], '')).toBeNull();
});

test('an IP address is its own site', () => {
  expect(readTracking(EMPTY, [], 'http://127.0.0.1:8080/')?.site).toBe('127.0.0.1');
});

test('storage keys by area, cut at 300 characters', () => {
  expect(read([], { local: ['seen', 'x'.repeat(400)], session: ['tab'] }).storage).toEqual([
    { area: 'localStorage', key: 'seen' }, { area: 'localStorage', key: `${'x'.repeat(299)}…` },
    { area: 'sessionStorage', key: 'tab' },
  ]);
});

test('at most 200 cookies, storage keys and hosts', () => {
  const many = Array.from({ length: 300 }, (_, n) => n);
  const { cookies, storage, hosts } = read(many.map((n) => requested(`${n}`, `https://h${n}.test/`)), {
    local: many.map(String),
    cookies: many.map((n) => ({ name: `c${n}`, domain: 'www.shop.test', expires: -1, session: true, httpOnly: false })),
  });
  expect([cookies.length, storage.length, hosts.length]).toEqual([200, 200, 200]);
});

const cookie = (name: string, domain: string, expires?: number) =>
  ({ name, domain, expires: expires ?? -1, session: expires === undefined, httpOnly: false });

/** The address that set the only cookie. */
const setByOf = (name: string, domain: string, log: DevtoolsLog) => read(log, { cookies: [cookie(name, domain)] }).cookies[0]?.setBy;

test('a cookie by its name, domain and lifetime', () => {
  const cookies = [
    { ...cookie('sid', 'www.shop.test'), httpOnly: true }, cookie('_ga', '.shop.test', NOW / 1000 + 36 * 86_400),
    cookie('half', '.shop.test', NOW / 1000 + 43_200),
  ];
  expect(read([], { cookies }).cookies).toEqual([
    { name: 'sid', domain: 'www.shop.test', days: null, httpOnly: true, isKept: true, setBy: null },
    { name: '_ga', domain: '.shop.test', days: 36, httpOnly: false, isKept: true, setBy: null },
    { name: 'half', domain: '.shop.test', days: 0.5, httpOnly: false, isKept: true, setBy: null },
  ]);
});

test.each([
  ['the page', 'sid', 'www.shop.test', 'sid=1; Path=/; HttpOnly'],
  ['the page for its whole domain', 'sid', '.shop.test', 'sid=1; Domain=shop.test'],
  ['one of several Set-Cookie lines', 'sid', 'www.shop.test', 'a=1\nsid=2\nb=3'],
  ['a line with spaces, and an equals sign in its value', 'sid', 'www.shop.test', ' sid =a=b; Path=/'],
  ['a line without a name', '', 'www.shop.test', 'value'],
])('a cookie set by %s', (_what, name, domain, field) => {
  expect(setByOf(name, domain, [requested('1', PAGE), responded('1', field)])).toBe(PAGE);
});

test.each([
  ['sets another name', 'sid', 'www.shop.test', [requested('1', PAGE), responded('1', 'other=sid; x=sid')]],
  ['comes from another host', 'sid', 'shop.test', [requested('1', PAGE), responded('1', 'sid=1')]],
  ['comes from a host with a similar ending', 'sid', '.op.test', [requested('1', PAGE), responded('1', 'sid=1')]],
  ['had its cookie blocked by the browser', 'sid', 'www.shop.test',
    [requested('1', PAGE), responded('1', 'sid=1', [{ cookieLine: 'sid=1' }])]],
  ['sets no cookie', 'sid', 'www.shop.test', [requested('1', PAGE), responded('1')]],
])('a cookie without a known setter: the only response %s', (_what, name, domain, log) => {
  expect(setByOf(name, domain, log)).toBeNull();
});

test('a cookie set by a redirect: the responses to a request come in the order of its redirects', () => {
  const log = [
    requested('1', 'https://a.test/1'), responded('1', 'hop=1'), responded('1', 'end=1'),
    requested('1', 'https://b.test/2', undefined, 'https://a.test/1'),
  ];
  expect(setByOf('hop', 'a.test', log)).toBe('https://a.test/1');
  expect(setByOf('end', 'b.test', log)).toBe('https://b.test/2');
  expect(setByOf('hop', 'b.test', log)).toBeNull();
});

test('a cookie set by two responses: the first counts', () => {
  expect(setByOf('sid', '.shop.test', [
    requested('1', PAGE), responded('1'), requested('2', 'https://a.shop.test/1'), responded('2', 'sid=1'),
    requested('3', 'https://b.shop.test/2'), responded('3', 'sid=2'),
  ])).toBe('https://a.shop.test/1');
});

const TAG = 'https://tags.test/t.js';
const blocked = (blockedReasons: readonly string[], ...cookies: readonly ReturnType<typeof cookie>[]) =>
  responded('1', 'x=1', cookies.map((one) => ({ cookieLine: 'x=1', blockedReasons, cookie: one })));

test.each([
  'UserPreferences', 'ThirdPartyPhaseout', 'ThirdPartyBlockedInFirstPartySet',
])('a third-party cookie that only our browser blocks: %s', (why) => {
  expect(read([requested('1', TAG), blocked([why], cookie('IDE', '.tags.test', NOW / 1000 + 86_400))]).cookies).toEqual([
    { name: 'IDE', domain: '.tags.test', days: 1, httpOnly: false, isKept: false, setBy: TAG },
  ]);
});

test.each([
  ['a cookie that any browser blocks', [requested('1', TAG), blocked(['InvalidDomain'], cookie('a', '.tags.test'))]],
  ['a third-party cookie that any browser blocks',
    [requested('1', TAG), blocked(['UserPreferences', 'SameSiteNoneInsecure'], cookie('a', '.tags.test'))]],
  ['a blocked cookie that has expired',
    [requested('1', TAG), blocked(['UserPreferences'], cookie('a', '.tags.test', NOW / 1000))]],
  ['a blocked cookie without a reason', [requested('1', TAG), blocked([], cookie('a', '.tags.test'))]],
  ['a blocked cookie that could not be parsed',
    [requested('1', TAG), responded('1', 'x=1', [{ cookieLine: 'x=1', blockedReasons: ['UserPreferences'] }])]],
])('%s is not listed', (_what, log) => {
  expect(read(log).cookies).toEqual([]);
});

test('a cookie set again, blocked or kept, counts once', () => {
  const log = [requested('1', TAG), blocked(['UserPreferences'], cookie('a', 'tags.test'), cookie('a', 'tags.test'), cookie('b', 'tags.test'))];
  expect(read(log, { cookies: [cookie('b', 'tags.test')] }).cookies.map(({ name, isKept }) => [name, isKept])).toEqual([['b', true], ['a', false]]);
});

/** The initiator of the first request to `host.other.test`. */
const initiatorOf = (initiator: Initiator | undefined, from?: string) =>
  read([requested('1', PAGE), requested('2', 'https://host.other.test/x', initiator, from)]).hosts.find(({ host }) => host === 'host.other.test')?.initiator;

test.each([
  ['the page', { type: 'parser', url: PAGE, lineNumber: 11 }, { url: PAGE, line: 12 }],
  ['a style sheet without a line', { type: 'parser', url: `${PAGE}a.css` }, { url: `${PAGE}a.css`, line: null }],
  ['a script', { type: 'script', stack: script([`${PAGE}app.js`, 0], [PAGE, 4]) }, { url: `${PAGE}app.js`, line: 1 }],
  ['a script whose first frames have no http address',
    { type: 'script', stack: script(['', 0], ['pptr:x', 1], [PAGE, 4]) }, { url: PAGE, line: 5 }],
  ['an asynchronous script, by its parent stacks',
    { type: 'script', stack: { callFrames: [], parent: { parent: script([`${PAGE}app.js`, 8]) } } },
    { url: `${PAGE}app.js`, line: 9 }],
  ['a module', { type: 'script', url: `${PAGE}m.js`, lineNumber: 2 }, { url: `${PAGE}m.js`, line: 3 }],
  ['the browser', { type: 'other' }, null],
  ['an address that is not http', { type: 'parser', url: 'about:blank', lineNumber: 2 }, null],
  ['an unknown initiator', undefined, null],
])('a host requested by %s', (_what, initiator, expected) => {
  expect(initiatorOf(initiator)).toEqual(expected);
});

test('a host requested by a redirect', () => {
  expect(initiatorOf({ type: 'parser', url: PAGE, lineNumber: 1 }, 'https://go.test/r')).toEqual({ url: 'https://go.test/r', line: null });
});

test('a host counts once, by its first request', () => {
  const { hosts } = read([
    requested('1', PAGE), requested('2', 'https://cdn.other.co.uk/a', { type: 'parser', url: PAGE, lineNumber: 3 }),
    requested('3', 'https://x.test/'),
    requested('4', 'https://cdn.other.co.uk/b', { type: 'parser', url: PAGE, lineNumber: 9 }),
    requested('5', `${PAGE}c`),
  ]);
  expect(hosts.map(({ host, site, url, initiator }) => [host, site, url, initiator?.line])).toEqual([
    ['www.shop.test', 'shop.test', PAGE, undefined], ['cdn.other.co.uk', 'other.co.uk', 'https://cdn.other.co.uk/a', 4],
    ['x.test', 'x.test', 'https://x.test/', undefined],
  ]);
});

test.each([
  ['still pending', [requested('2', 'https://other.test/')], true],
  ['answered', [requested('2', 'https://other.test/'), responded('2')], true],
  ['answered, though loading failed afterwards', [requested('2', 'https://other.test/'), responded('2'), failed('2')],
    true],
  ['not reached', [requested('2', 'https://other.test/'), failed('2')], false],
  ['not reached by a redirect',
    [requested('2', PAGE), responded('2'), requested('2', 'https://other.test/', undefined, PAGE), failed('2')],
    false],
  ['requested over a WebSocket', [socket('2', 'wss://other.test/', { type: 'script', stack: script([PAGE, 1]) })],
    true],
  ['only requested by a preflight', [requested('2', 'https://other.test/', { type: 'preflight' })], false],
  ['only named in data: and blob: URLs',
    [requested('2', 'data:text/plain,https://other.test/'), requested('3', 'blob:https://other.test/1')], false],
])('a host that is %s', (_what, log, isListed) => {
  expect(read(log).hosts.some(({ host }) => host === 'other.test')).toBe(isListed);
});
