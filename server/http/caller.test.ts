import { describe, expect, test, vi } from 'vitest';
import { parseBlock } from '../net/ip.ts';
import { createCallerOf, createPeerOf } from './caller.ts';

const trusted = ['10.0.0.0/8', '2001:db8:ffff::/48'].map((text) => parseBlock(text)!);

function callerFor(remoteAddress: string | undefined, forwarded?: string, onIgnored = () => {}): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return createCallerOf(trusted, onIgnored)({ headers, socket: { remoteAddress } } as never);
}

test.each([
  ['192.0.2.1', '192.0.2.1'], ['::ffff:192.0.2.1', '192.0.2.1'], ['2001:db8:1:2::5', '20010db800010002::/64'],
  ['10.1.2.3', undefined], ['::ffff:10.1.2.3', undefined], ['2001:db8:ffff::1', undefined], [undefined, 'unknown'],
])('a connection from %s counts for the peer %s', (remoteAddress, peer) => {
  expect(createPeerOf(trusted)(remoteAddress)).toBe(peer);
});

describe('the caller', () => {
  test.each([
    ['an IPv4 peer', '192.0.2.1', undefined, '192.0.2.1'],
    ['an IPv4-mapped peer', '::ffff:192.0.2.1', undefined, '192.0.2.1'],
    ['an IPv6 peer by its network', '2001:db8:1:2:aaaa::1', undefined, '20010db800010002'],
    ['a peer with a zone', 'fe80::1%eth0', undefined, 'fe80000000000000'],
    ['a header from an untrusted peer', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['a header from a trusted peer', '10.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['the rightmost untrusted address', '10.0.0.1', '203.0.113.9, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['an address with a port', '10.0.0.1', '198.51.100.7:4711', '198.51.100.7'],
    ['an IPv6 address with a port', '10.0.0.1', '[2001:db8:1:2::5]:4711', '20010db800010002'],
    ['a quoted address', '10.0.0.1', '"[2001:db8:1:2::5]"', '20010db800010002'],
    ['a malformed entry further left', '10.0.0.1', 'unknown, 198.51.100.7', '198.51.100.7'],
    ['an unusable entry next to the peer', '10.0.0.1', '198.51.100.7, unknown', '10.0.0.1'],
    ['an empty entry next to the peer', '10.0.0.1', '198.51.100.7,', '10.0.0.1'],
    ['an empty header', '10.0.0.1', '', '10.0.0.1'],
    ['an unusable entry behind a trusted proxy', '10.0.0.1', '198.51.100.7, unix:, 10.2.2.2', '10.2.2.2'],
    ['trusted proxies alone', '10.0.0.1', '10.3.3.3, 10.2.2.2', '10.3.3.3'],
    ['a trusted IPv6 peer', '2001:db8:ffff::1', '198.51.100.7', '198.51.100.7'],
    ['no address at all', undefined, undefined, 'unknown'],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(callerFor(remote, forwarded)).toBe(/^[\da-f]{16}$/.test(expected) ? `${expected.replace(/^0+/, '')}::/64` : expected);
  });

  test('is the same for two hosts of one IPv6 network, and different for two networks', () => {
    expect(callerFor('2001:db8:1:2::1')).toBe(callerFor('2001:db8:1:2:ffff::9'));
    expect(callerFor('2001:db8:1:2::1')).not.toBe(callerFor('2001:db8:1:3::1'));
  });

  test('warns once about a header it does not trust', () => {
    const onIgnored = vi.fn();
    const callerOf = createCallerOf(trusted, onIgnored);
    for (let i = 0; i < 3; i += 1) {
      callerOf({ headers: { 'x-forwarded-for': '1.2.3.4' }, socket: { remoteAddress: '192.0.2.1' } } as never);
    }
    expect(onIgnored).toHaveBeenCalledOnce();
  });
});
