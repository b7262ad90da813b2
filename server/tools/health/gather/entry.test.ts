import { describe, expect, test } from 'vitest';
import { CERTIFICATE } from '../artifacts-rig.ts';
import { gatherEntry } from './entry.ts';
import { CHALLENGE, scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';

const HOME = 'https://shop.test/';
const PLAIN = 'http://shop.test/';
const PAGE = { body: '<h1>Shop</h1>' };

async function enter(answers: Answers, input = HOME) {
  const { fetcher, session, requests } = scriptedFetcher(
    answers, { ok: true, alpn: null, certificate: { ...CERTIFICATE, protocol: 'TLSv1' } },
  );
  return { entry: await gatherEntry(new URL(input), fetcher, session), requests };
}

describe('the outcome of entry', () => {
  test.each([
    ['a page', PAGE, 'scanned', undefined],
    ['a page with any 2xx status', { ...PAGE, status: 299 }, 'scanned', undefined],
    ['401', { status: 401 }, 'refused', undefined], ['403', { status: 403 }, 'refused', undefined],
    ['429', { status: 429 }, 'refused', undefined],
    ['451', { status: 451 }, 'refused', undefined], ['503', { status: 503 }, 'refused', undefined],
    ['430, another refusal', { status: 430 }, 'refused', undefined],
    ['418, which only bots get', { status: 418 }, 'challenged', 'bot-challenge'],
    ['a home page that is a 404', { status: 404 }, 'unreachable', 'store-reachable'],
    ['a home page that is a 410', { status: 410 }, 'unreachable', 'store-reachable'],
    ['a server error', { status: 500 }, 'unreachable', 'store-reachable'],
    ['a redirect without a target', { status: 302 }, 'unreachable', 'store-reachable'],
    ['a challenge', CHALLENGE, 'challenged', 'bot-challenge'],
    ['a closed store', { body: '<title>Kommer snart</title><h1>Kommer snart</h1>' }, 'closed', 'store-open'],
    ['a waiting room', { body: '<title>Waiting room</title><p>You are in line.</p>' }, 'waiting-room', undefined],
    ['an endless redirect', redirectTo('/'), 'unreachable', 'store-reachable'],
  ] as const)('%s', async (_name, answer, outcome, rootCause) => {
    const { entry } = await enter({ [HOME]: answer });
    expect(entry.outcome).toBe(outcome);
    if (outcome === 'scanned') expect(entry.home).toMatchObject({ available: true });
    else expect(entry.home).toMatchObject({ available: false, ...(rootCause ? { rootCause } : { reason: 'refused' }) });
  });

  test('the platform is detected only in the store\'s own response', async () => {
    const shopify = {
      body: '<h1>Shop</h1><script>Shopify.shop = "a.myshopify.com"</script><script src="https://cdn.shopify.com/a.js"></script>',
    };
    expect((await enter({ [HOME]: shopify })).entry.platform).toMatchObject({ id: 'shopify' });
    expect((await enter({ [HOME]: { ...shopify, status: 403 } })).entry.platform).toBeNull();
  });
});

describe('a home page that only sends its visitors on', () => {
  const onward = (url: string) => ({ body: `<meta http-equiv="refresh" content="0; url=${url}">` });

  test('is not taken for the store: the page it leads to is', async () => {
    const { entry } = await enter({ [HOME]: onward('/no/'), [`${HOME}no/`]: PAGE });
    expect(entry).toMatchObject({ outcome: 'scanned', home: { available: true, value: { url: { pathname: '/no/' } } } });
    expect(entry.url.href).toBe(`${HOME}no/`);
  });

  test.each(['', '<p>Hei'])('is not taken for the store either if its header does that: body "%s"', async (body) => {
    const { entry } = await enter({ [HOME]: { headers: { refresh: '0; url=/no/' }, body }, [`${HOME}no/`]: PAGE });
    expect(entry).toMatchObject({ outcome: 'scanned', url: { pathname: '/no/' } });
  });

  test('is judged by where it leads, a wall or nothing included', async () => {
    expect((await enter({ [HOME]: onward('/no/'), [`${HOME}no/`]: CHALLENGE })).entry.outcome).toBe('challenged');
    expect((await enter({ [HOME]: onward('/no/'), [`${HOME}no/`]: { status: 404 } })).entry.outcome).toBe('unreachable');
  });

  test('is followed as a redirect is, with the same retries', async () => {
    const www = 'https://www.shop.test/';
    const expired = { ...PAGE, certificate: { fault: 'tls-expired' as const } };
    const { entry } = await enter({ [HOME]: onward(www), [www]: expired });
    expect(entry).toMatchObject({ outcome: 'scanned', tries: [{ ok: true }, { code: 'tls-expired' }, { ok: true }] });
    expect((await enter({ [HOME]: onward('/no/'), [`${HOME}no/`]: [{ status: 502 }, PAGE] })).entry.outcome).toBe('scanned');
  });

  test('is followed a few times only, and the last one is not taken for the store either', async () => {
    const { entry, requests } = await enter({ [HOME]: onward('/a'), [`${HOME}a`]: onward('/b'), [`${HOME}b`]: onward('/a') });
    expect(requests).toEqual([HOME, `${HOME}a`, `${HOME}b`]);
    expect(entry).toMatchObject({
      outcome: 'unreachable', home: { available: false }, last: { access: { kind: 'fault' }, page: null },
      tries: [{ status: 200 }, { status: 200 }, { status: 200 }, { code: 'too-many-redirects', url: { pathname: '/b' } }],
    });
    const loop = await enter({ [HOME]: onward('/a'), [`${HOME}a`]: onward('/') });
    expect(loop.entry.outcome).toBe('unreachable');
  });
});

describe('retries', () => {
  test('once after a server error, and the second response counts', async () => {
    const { entry, requests } = await enter({ [HOME]: [{ status: 502 }, PAGE] });
    expect(entry).toMatchObject({ outcome: 'scanned', tries: [{ status: 502 }, { status: 200 }] });
    expect(requests).toEqual([HOME, HOME]);
    expect((await enter({ [HOME]: { status: 500 } })).requests).toEqual([HOME, HOME]);
  });

  test('not after 503, which is a refusal, nor after 404', async () => {
    expect((await enter({ [HOME]: { status: 503 } })).requests).toEqual([HOME]);
    expect((await enter({ [HOME]: { status: 404 } })).requests).toEqual([HOME]);
  });

  test.each(['tls-expired', 'tls-name', 'tls-untrusted'] as const)('without verification after %s', async (fault) => {
    const { entry } = await enter({ [HOME]: { ...PAGE, certificate: { fault } } });
    expect(entry).toMatchObject(
      {
        outcome: 'scanned', tries: [{ ok: false, code: fault, certificate: { fault } }, { ok: true }], legacyTls: null,
      },
    );
  });

  test('without verification at each host of a redirect chain, up to three', async () => {
    const bad = (location?: string) =>
      ({ ...(location ? { status: 301, headers: { location } } : PAGE), certificate: { fault: 'tls-name' as const } });
    const through = (hosts: number): Answers => Object.fromEntries(Array.from({ length: hosts }, (_, place) =>
      [
        place === 0 ? HOME : `https://s${place}.test/`,
        bad(place === hosts - 1 ? undefined : `https://s${place + 1}.test/`),
      ]));
    expect((await enter(through(3))).entry.outcome).toBe('scanned');
    expect((await enter(through(4))).entry).toMatchObject({ outcome: 'unreachable', tries: { length: 4 } });
  });
});

describe('fallback to http', () => {
  test.each(
    ['refused', 'connect-timeout', 'reset', 'timeout', 'tls-absent', 'tls-protocol', 'malformed', 'failed'] as const,
  )(
    'if https failed: %s', async (fault) => {
      const { entry } = await enter({ [HOME]: fault, [PLAIN]: PAGE });
      expect(entry).toMatchObject({ outcome: 'scanned', tries: [{ code: fault }, { ok: true }] });
      expect(entry.last.result?.url?.href).toBe(PLAIN);
    });

  test.each(
    ['dns-nxdomain', 'no-route', 'redirect-invalid'] as const,
  )('not if http would fail in the same way: %s', async (fault) => {
    expect((await enter({ [HOME]: fault, [PLAIN]: PAGE })).requests).toEqual([HOME]);
  });

  test('if http fails too, the result of https counts', async () => {
    const { entry } = await enter({ [HOME]: 'timeout', [PLAIN]: 'refused' });
    expect(entry).toMatchObject(
      {
        outcome: 'unreachable', last: { result: { code: 'timeout' } },
        tries: [{ code: 'timeout' }, { code: 'refused' }],
      },
    );
  });

  test('not after a redirect to another host, or if http was requested', async () => {
    expect(
      (await enter({ [HOME]: redirectTo('https://other.test/'), 'https://other.test/': 'refused' })).requests,
    ).toEqual([HOME, 'https://other.test/']);
    expect((await enter({ [PLAIN]: 'refused' }, PLAIN)).requests).toEqual([PLAIN]);
  });
});

test('legacy TLS versions are tried if the handshake failed on the protocol version', async () => {
  expect(
    (await enter({ [HOME]: 'tls-protocol', [PLAIN]: PAGE })).entry.legacyTls,
  ).toMatchObject({ ok: true, certificate: { protocol: 'TLSv1' } });
});

test('the requested URL is kept after a redirect', async () => {
  const { entry } = await enter(
    { 'https://shop.test/no': redirectTo('/nb'), 'https://shop.test/nb': PAGE }, 'https://shop.test/no',
  );
  expect(entry.requestedUrl.href).toBe('https://shop.test/no');
  expect(entry.home).toMatchObject({ available: true, value: { url: new URL('https://shop.test/nb') } });
});
