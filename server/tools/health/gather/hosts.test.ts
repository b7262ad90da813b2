import { describe, expect, test } from 'vitest';
import type { AddressVerdict } from '../../../net/guard.ts';
import { answer } from '../artifacts-rig.ts';
import { available, unavailable } from '../available.ts';
import { counterpartOf, gatherHosts } from './hosts.ts';
import { scriptedFetcher, redirectTo } from './store-fetcher-rig.ts';
import type { Answers } from './store-fetcher-rig.ts';
import type { PinnedAddress } from '../../../net/resolve.ts';

const HOME = 'https://shop.test/';
const V4: PinnedAddress = { address: '93.184.216.34', family: 4 };
const V6: PinnedAddress = { address: '2606:2800:220:1::1', family: 6 };
const unresolved: AddressVerdict = { ok: false, code: 'unresolved', detail: '' };
const resolving = (addresses: readonly PinnedAddress[], mapped = false): AddressVerdict =>
  ({ ok: true, target: { url: new URL(HOME), port: 443, mapped, addresses } });

async function gather(answers: Answers, { home = HOME, verdict = unresolved, aborted = false } = {}) {
  const { fetcher, session, requests } = scriptedFetcher(answers);
  const signal = aborted ? AbortSignal.abort() : new AbortController().signal;
  return {
    requests,
    hosts: await gatherHosts(answer({ url: home }), { fetcher, session, signal, guard: { judge: async () => verdict } }),
  };
}

describe('port 80', () => {
  test.each([
    ['redirects to the home page, which is not requested again', redirectTo(HOME), {
      status: 200, hops: [{ url: 'http://shop.test/', status: 301, location: HOME }],
    }],
    ['redirects to the home page temporarily', redirectTo(HOME, 302), { hops: [{ status: 302 }] }],
    ['shows a page', { body: '<h1>Shop</h1>' }, { status: 200, hops: [] }],
    ['is closed', 'refused', { ok: false, code: 'refused' }],
  ] as const)('%s', async (_name, given, expected) => {
    const { hosts, requests } = await gather({ 'http://shop.test/': given });
    expect(hosts.plain).toMatchObject({ requestedUrl: new URL('http://shop.test/'), result: expected });
    expect(requests.filter((url) => url === HOME)).toEqual([]);
  });

  test('redirects elsewhere, and each step is a request of its own', async () => {
    const { hosts } = await gather(
      {
        'http://shop.test/': redirectTo('/no'), 'http://shop.test/no': redirectTo('https://www.shop.test/no', 308),
        'https://www.shop.test/no': {},
      },
    );
    expect(hosts.plain.result).toMatchObject(
      { ok: true, status: 200, url: new URL('https://www.shop.test/no'), hops: [{ status: 301 }, { status: 308 }] },
    );
  });

  test('redirects endlessly: five steps are followed', async () => {
    const steps = Object.fromEntries(
      Array.from({ length: 9 }, (_, step) => [`http://shop.test/${step || ''}`, redirectTo(`/${step + 1}`)]),
    );
    const { hosts } = await gather(steps);
    expect(hosts.plain.result).toMatchObject({ ok: true, status: 301 });
    expect(hosts.plain.result?.hops).toHaveLength(5);
  });

  test('redirects without a valid target', async () => {
    expect(
      (await gather({ 'http://shop.test/': { status: 302 } })).hosts.plain.result,
    ).toMatchObject({ status: 302, hops: [] });
    expect(
      (await gather({ 'http://shop.test/': { status: 302, headers: { location: 'http://' } } })).hosts.plain.result,
    ).toMatchObject({ status: 302, hops: [] });
  });
});

describe('the www counterpart', () => {
  test.each([
    ['shop.test', 'www.shop.test'], ['www.shop.test', 'shop.test'], ['shop.co.uk', 'www.shop.co.uk'],
    ['butikk.shop.test', null], ['www.butikk.shop.test', null],
    ['93.184.216.34', null], ['localhost', null],
  ])('of %s is %s', (host, other) => expect(counterpartOf(host)).toBe(other));

  test('is requested over the home page\'s own scheme and port', async () => {
    const { hosts, requests } = await gather({}, { home: 'https://shop.test:8443/no' });
    expect(hosts.counterpart?.requestedUrl.hostname).toBe('www.shop.test');
    expect(requests.toSorted()).toEqual(['http://shop.test/', 'https://www.shop.test:8443/']);
    expect(
      (await gather({}, { home: 'http://shop.test/' })).requests.toSorted(),
    ).toEqual(['http://shop.test/', 'http://www.shop.test/']);
  });

  test('is not requested if there is none', async () => {
    const { hosts, requests } = await gather({}, { home: 'https://butikk.shop.test/' });
    expect(hosts.counterpart).toBeNull();
    expect(requests).toEqual(['http://butikk.shop.test/']);
  });
});

test('the TLS handshake is tried only for https', async () => {
  expect((await gather({})).hosts.tls).toMatchObject({ ok: true, alpn: 'h2' });
  expect((await gather({}, { home: 'http://shop.test/' })).hosts.tls).toBeNull();
});

describe('IPv6', () => {
  test.each([
    ['with an IPv6 address', resolving([V4, V6]), available(true)], ['without one', resolving([V4]), available(false)],
    ['if the operator mapped the host', resolving([V6], true), unavailable('not-configured')],
    ['if the lookup failed', unresolved, unavailable('unreachable')],
  ])('%s', async (_name, verdict, expected) => expect((await gather({}, { verdict })).hosts.ipv6).toEqual(expected));

  test(
    'is not looked up when the scan is over',
    async () => expect((await gather({}, { verdict: resolving([V6]), aborted: true })).hosts.ipv6)
      .toEqual(unavailable('timeout')),
  );

  test('is unknown if the lookup throws', async () => {
    const { fetcher, session } = scriptedFetcher({});
    const hosts = await gatherHosts(answer({ url: HOME }), {
      fetcher, session, signal: new AbortController().signal, guard: {
        judge: async () => Promise.reject(new Error('no resolver')),
      },
    });
    expect(hosts.ipv6).toEqual(unavailable('unreachable'));
  });
});
