import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { canonicalIp, formatIpv4, holds, parseBlock, parseIp } from './ip.ts';
import { specialRangeOf } from './special-ranges.ts';

const ipv4 = fc.bigInt({ min: 0n, max: 0xffff_ffffn });
const groups = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), { minLength: 8, maxLength: 8 });

test('parses IPv4 in every spelling a URL accepts', () => {
  fc.assert(fc.property(ipv4, fc.integer({ min: 0, max: 3 }), (value, spelling) => {
    const forms = [formatIpv4(value), `${value}`, `0x${value.toString(16)}`, `0${value.toString(8)}`];
    expect(parseIp(new URL(`http://${forms[spelling]}/`).hostname)).toEqual({ family: 4, value });
  }));
});

test('parses IPv6 in full, compressed and with a dotted IPv4 tail', () => {
  fc.assert(fc.property(groups, (parts) => {
    const full = parts.map((part) => part.toString(16)).join(':');
    const value = parts.reduce((sum, part) => (sum << 16n) | BigInt(part), 0n);
    const head = parts.slice(0, 6).map((part) => part.toString(16)).join(':');
    const dotted = `${head}:${formatIpv4(value & 0xffff_ffffn)}`;
    const short = new URL(`http://[${full}]/`).hostname.slice(1, -1);
    for (const form of [full, dotted, short]) expect(parseIp(form)).toEqual({ family: 6, value });
  }));
});

test('matches IPv4 blocks like Node’s BlockList', () => {
  fc.assert(fc.property(ipv4, fc.integer({ min: 1, max: 32 }), ipv4, (base, prefix, other) => {
    const list = new BlockList();
    list.addSubnet(formatIpv4(base), prefix);
    const block = parseBlock(`${formatIpv4(base)}/${prefix}`)!;
    for (const value of [base, other]) {
      expect(holds(block, { family: 4, value })).toBe(list.check(formatIpv4(value)));
    }
  }));
});

test('no IPv6 address outside 2000::/3 is public', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), (value) => {
    fc.pre(value >> 125n !== 1n);
    expect(specialRangeOf({ family: 6, value })).not.toBeNull();
  }));
});

describe('boundaries of the special ranges', () => {
  test.each([
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['168.63.129.15', '168.63.129.16', '168.63.129.16', '168.63.129.17'],
    ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
    ['2000:ffff::', '2001::', '2001:1ff:ffff::', '2001:200::'],
    ['2001:db7::', '2001:db8::', '2001:db8:ffff::', '2001:db9::'],
    ['2001:ffff::', '2002::', '2002:ffff::', '2003::'],
    ['3ffe:ffff::', '3fff::', '3fff:fff:ffff::', '3fff:1000::'],
  ])('%s | %s to %s | %s', (before, first, last, after) => {
    const isPublic = (text: string): boolean => specialRangeOf(parseIp(text)!) === null;
    expect([before, first, last, after].map(isPublic)).toEqual([true, false, false, true]);
  });

  test('223.255.255.255 is public, 224.0.0.0 multicast and 255.255.255.255 reserved', () => {
    expect(specialRangeOf(parseIp('223.255.255.255')!)).toBeNull();
    expect(specialRangeOf(parseIp('224.0.0.0')!)).toContain('multicast');
    expect(specialRangeOf(parseIp('255.255.255.255')!)).toContain('reserved');
  });
});

test('canonicalIp reads mapped IPv6 as IPv4, and returns null for anything but an address', () => {
  expect(canonicalIp('::ffff:127.0.0.1')).toBe('127.0.0.1');
  expect(canonicalIp('2606:4700:0::1')).toBe(canonicalIp('2606:4700::0001'));
  expect(canonicalIp('::1')).not.toBe(canonicalIp('0.0.0.1'));
  const nonsense = ['', 'shop.no', '1.2.3', '1.2.3.4/8', 'fe80::1%eth0', '[::1]'];
  for (const text of nonsense) expect(canonicalIp(text)).toBeNull();
});
