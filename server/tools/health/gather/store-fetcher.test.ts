import { describe, expect, test } from 'vitest';
import { robotsFileOf } from '../artifacts-robots-rig.ts';
import { scriptedFetch } from '../scripted-fetch-rig.ts';
import type { ScriptedAnswer, ScriptedFetch } from '../scripted-fetch-rig.ts';
import { available } from '../available.ts';
import { createRequestBudget } from './request-budget.ts';
import { createPageReader } from './page-reader.ts';
import { createStoreFetcher, servedOr, unavailableBecause } from './store-fetcher.ts';
import { CHALLENGE, redirectTo, scriptedFetcher } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';
import type { StoreFetcher } from './store-fetcher.ts';

const at = (path: string): URL => new URL(path, 'https://shop.test');

function open(answers: Record<string, ScriptedAnswer>, requests = 60): { fetcher: StoreFetcher; fetch: ScriptedFetch } {
  const fetch = scriptedFetch(answers);
  const signal = new AbortController().signal;
  const fetcher = createStoreFetcher(fetch.openSession({ signal }), createRequestBudget(requests), createPageReader());
  return { fetcher, fetch };
}

const robots = (text: string) => Promise.resolve(available(robotsFileOf(text)));

test('identifies who refused by a short response of any type', async () => {
  const headers = { 'content-type': 'application/json' };
  const { fetcher } = open({
    'https://shop.test/a': { status: 403, body: '{"url":"https://geo.captcha-delivery.com/captcha/?x"}', headers },
    'https://shop.test/b': { status: 403, body: '{"error":"forbidden"}', headers },
  });
  expect((await fetcher.read(at('/a'), 'entry')).access).toMatchObject({ kind: 'wall', vendor: 'DataDome' });
  expect((await fetcher.read(at('/b'), 'entry')).access).toMatchObject({ kind: 'refusal', vendor: null });
});

test('stops requests to a host after two walls in a row, and to no other host', async () => {
  const wall = { status: 403, headers: { 'cf-mitigated': 'challenge' } };
  const { fetcher } = open({
    'https://shop.test/a': {}, 'https://other.test/a': wall, 'https://other.test/b': wall, 'https://other.test/c': {},
  });
  const ask = async (url: string) => (await fetcher.read(new URL(url), 'links')).access;
  expect(await ask('https://other.test/a')).toMatchObject({ kind: 'wall' });
  expect(await ask('https://other.test/b')).toMatchObject({ kind: 'wall' });
  expect(await ask('https://other.test/c')).toEqual({ kind: 'not-asked', because: 'walls' });
  expect(await ask('https://shop.test/a')).toEqual({ kind: 'store' });
});

describe('a URL is requested once', () => {
  test('whether for its body or only its head', async () => {
    const { fetcher, fetch } = open({ 'https://shop.test/a': { body: '<h1>A</h1>' } });
    const [first, second, third] = await Promise.all([
      fetcher.read(at('/a'), 'menu'), fetcher.read(at('/a'), 'links'), fetcher.head(at('/a'), 'links'),
    ]);
    expect(fetch.requests).toEqual(['https://shop.test/a']);
    expect(second).toBe(first);
    expect(third.page).toBe(first.page);
  });

  test('but again if its redirect was not followed the first time', async () => {
    const { fetcher } = open({ 'http://shop.test/': { status: 301, headers: { location: 'https://shop.test/' } }, 'https://shop.test/': {} });
    const url = new URL('http://shop.test/');
    const bare = await fetcher.head(url, 'entry', { maxRedirects: 0 });
    const followed = await fetcher.head(url, 'links');
    expect([bare, followed].map(({ result }) => [result?.ok && result.status, result?.hops.length])).toEqual([[301, 0], [200, 1]]);
  });

  test.each(['read', 'head'] as const)('and %s without redirects gets no response that followed one, nor the other way round', async (method) => {
    const { fetcher, fetch } = open({
      'https://shop.test/a': redirectTo('/b'), 'https://shop.test/b': {}, 'https://shop.test/c': redirectTo('/b'),
    });
    const outcome = async (path: string, options?: { maxRedirects: 0 }) => {
      const { result } = await fetcher[options ? method : 'read'](at(path), 'entry', options);
      return result?.ok && [result.status, result.hops.length];
    };
    expect(await outcome('/a')).toEqual([200, 1]);
    expect(await outcome('/a', { maxRedirects: 0 })).toEqual([301, 0]);
    expect(await outcome('/c', { maxRedirects: 0 })).toEqual([301, 0]);
    expect(await outcome('/c')).toEqual([200, 1]);
    // A response that was not redirected answers both.
    expect(await outcome('/b')).toEqual([200, 0]);
    const before = fetch.requests.length;
    expect(await outcome('/b', { maxRedirects: 0 })).toEqual([200, 0]);
    expect(fetch.requests.length).toBe(before);
  });

  test('a page is parsed only if the response is HTML', async () => {
    const { fetcher } = open({ 'https://shop.test/a': { body: 'x', headers: { 'content-type': 'text/plain' } } });
    expect((await fetcher.read(at('/a'), 'menu')).page).toBeNull();
  });

  test.each([
    ['<!-- a --><p>hei</p>', true], ['\uFEFF<!doctype html><p>hei</p>', true], ['{}', false], ['<p>hei</p>', false],
  ])('without a content type %j is a page: %s', async (body, isPage) => {
    const { fetcher } = open({ 'https://shop.test/a': { body, headers: { 'content-type': '' } } });
    expect((await fetcher.read(at('/a'), 'menu')).page !== null).toBe(isPage);
  });
});

test('parses no more HTML than memory allows, and reports the rest as over budget', async () => {
  const page = { body: `<h1>A</h1><!--${' '.repeat(2_900_000)}-->` };
  const { fetcher } = open(Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`https://shop.test/${place}`, page])));
  const reasons = [];
  for (let place = 0; place < 8; place += 1) {
    const resource = await fetcher.read(at(`/${place}`), 'entry');
    reasons.push(unavailableBecause(resource)?.reason ?? resource.page?.index.headings.length);
  }
  expect(reasons).toEqual([1, 1, 1, 1, 1, 'budget', 'budget', 'budget']);
});

test('truncates a page with too many elements, and parses at most seven such pages in a scan', async () => {
  const page = { body: `<h1>A</h1>${'<br>'.repeat(41_000)}` };
  const { fetcher } = open(Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`https://shop.test/${place}`, page])));
  const visited = await Promise.all(Array.from({ length: 8 }, (_, place) => fetcher.read(at(`/${place}`), 'entry')));
  expect(visited.map(({ page: read }) => read?.truncated ?? null)).toEqual([...Array(6).fill('elements'), 'elements', null]);
  expect(visited.map((resource) => unavailableBecause(resource)?.reason ?? null)).toEqual([...Array(7).fill(null), 'budget']);
});

describe('why a response is unavailable', () => {
  test.each([
    ['timeout', 'timeout'], ['connect-timeout', 'timeout'], ['cancelled', 'timeout'], ['budget', 'budget'],
    ['reset', 'unreachable'], ['dns-nxdomain', 'unreachable'], [{ status: 403 }, 'refused'], [{ status: 503 }, 'refused'],
  ] as const)('%j: %s', async (answer, reason) => {
    const { fetcher } = open({ 'https://shop.test/a': answer });
    expect(unavailableBecause(await fetcher.read(at('/a'), 'entry'))).toMatchObject({ reason });
  });

  test.each([200, 301, 404, 500])('%i is a response of the store', async (status) => {
    const { fetcher } = open({ 'https://shop.test/a': { status } });
    expect(unavailableBecause(await fetcher.read(at('/a'), 'entry'))).toBeNull();
  });

  test('the budget is spent', async () => {
    const { fetcher, fetch } = open({ 'https://shop.test/a': {}, 'https://shop.test/b': {} }, 1);
    await fetcher.read(at('/a'), 'entry');
    expect(unavailableBecause(await fetcher.read(at('/b'), 'entry'))).toMatchObject({ reason: 'budget' });
    expect(fetch.requests).toEqual(['https://shop.test/a']);
  });
});

test('stops requesting a store after four timeouts', async () => {
  const { fetcher, fetch } = open(Object.fromEntries(
    Array.from({ length: 9 }, (_, place) => [`https://shop.test/${place}`, 'timeout' as const])));
  for (let place = 0; place < 9; place += 1) {
    expect(unavailableBecause(await fetcher.read(at(`/${place}`), 'entry'))).toMatchObject({ reason: 'timeout' });
  }
  expect(fetch.requests).toHaveLength(4);
});

test('timeouts of other hosts do not stop requests to a store', async () => {
  const others = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.test/`);
  const { fetcher } = open({ 'https://shop.test/a': {}, ...Object.fromEntries(others.map((url) => [url, 'timeout' as const])) });
  for (const url of others) await fetcher.head(new URL(url), 'links');
  expect((await fetcher.read(at('/a'), 'links')).access).toEqual({ kind: 'store' });
});

test('requests that are skipped after walls leave the budget to other hosts', async () => {
  const wall = { status: 403, headers: { 'cf-mitigated': 'challenge' } };
  const { fetcher } = open({ 'https://other.test/a': wall, 'https://other.test/b': wall, 'https://shop.test/a': {} }, 3);
  for (const path of ['a', 'b', 'c', 'd']) await fetcher.read(new URL(path, 'https://other.test'), 'entry');
  expect((await fetcher.read(at('/a'), 'entry')).access).toEqual({ kind: 'store' });
});

describe('robots.txt', () => {
  const answers = { 'https://shop.test/a': {}, 'https://shop.test/b': {} };

  test('a group that names us is obeyed', async () => {
    const { fetcher, fetch } = open(answers);
    fetcher.obey(robots('User-agent: StorefrontAnalysis\nDisallow: /a'));
    expect(unavailableBecause(await fetcher.read(at('/a'), 'menu'))).toMatchObject({ reason: 'refused' });
    expect(unavailableBecause(await fetcher.read(at('/b'), 'menu'))).toBeNull();
    expect(fetch.requests).toEqual(['https://shop.test/b']);
  });

  test('the wildcard group is not obeyed in a scan that a person started', async () => {
    const { fetcher } = open(answers);
    fetcher.obey(robots('User-agent: *\nDisallow: /'));
    expect(unavailableBecause(await fetcher.read(at('/a'), 'menu'))).toBeNull();
  });
});

test('walls and timeouts at profiles for AI agents do not stop requests for pages', async () => {
  const wall = { status: 403, headers: { 'cf-mitigated': 'challenge' } };
  const { fetcher } = open({
    'https://shop.test/a': wall, 'https://shop.test/ucp': wall, 'https://shop.test/acp': wall, 'https://shop.test/b': {},
    'https://shop.test/late': 'timeout',
  });
  const ask = async (path: string, purpose: 'entry' | 'profiles') => (await fetcher.read(at(path), purpose)).access.kind;
  expect([await ask('/a', 'entry'), await ask('/ucp', 'profiles'), await ask('/acp', 'profiles')]).toEqual(['wall', 'wall', 'wall']);
  for (let time = 0; time < 5; time += 1) expect(await ask(`/late?${time}`, 'profiles')).toBe('fault');
  expect(await ask('/b', 'entry')).toBe('store');
});

describe('a profile', () => {
  const AT = at('/.well-known/ucp');
  const JSON_FILE = { headers: { 'content-type': 'application/json' }, body: '{"ucp":{}}' };

  const gather = async (answer: Answers[string], others: Answers = {}) =>
    servedOr(await scriptedFetcher({ [AT.href]: answer, ...others }).fetcher.read(AT, 'profiles'));

  test('a file is available, whatever its status', async () => {
    expect(await gather(JSON_FILE)).toMatchObject({ available: true, value: { result: { status: 200, url: AT } } });
    expect(await gather({ status: 404 })).toMatchObject({ available: true, value: { result: { status: 404 } } });
    expect(await gather({ status: 500 })).toMatchObject({ available: true, value: { result: { status: 500 } } });
  });

  test('redirects are followed and recorded', async () => {
    const elsewhere = 'https://www.shop.test/.well-known/ucp';
    expect(await gather(redirectTo(elsewhere), { [elsewhere]: JSON_FILE })).toMatchObject({
      available: true, value: { result: { status: 200, url: new URL(elsewhere), hops: [{ status: 301, location: elsewhere }] } },
    });
  });

  test.each([
    [{ status: 401 }, 'refused'], [{ status: 403 }, 'refused'], [{ status: 429 }, 'refused'], [{ status: 503 }, 'refused'],
    [CHALLENGE, 'challenged'], ['timeout', 'timeout'], ['reset', 'unreachable'],
  ] as const)('%j: unavailable, %s', async (answer, reason) => {
    expect(await gather(answer)).toEqual({ available: false, reason });
  });
});
