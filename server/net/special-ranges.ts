import { holds, parseBlock, type IpNumber } from './ip.ts';

// IANA IPv4 Special-Purpose Address Registry (RFC 6890, RFC 8190), as it stood in November 2026: every row that is not
// globally reachable, and the service anycast rows (AS112, AMT, 6to4), which never lead to a store. Multicast and
// 240.0.0.0/4 from the IPv4 address space registry. 168.63.129.16 is Azure's host agent on a public address.
const IPV4_DENIED: readonly (readonly [block: string, what: string])[] = [
  ['0.0.0.0/8', 'this network'],
  ['10.0.0.0/8', 'private use'],
  ['100.64.0.0/10', 'shared address space'],
  ['127.0.0.0/8', 'loopback'],
  ['168.63.129.16/32', 'cloud host agent'],
  ['169.254.0.0/16', 'link local'],
  ['172.16.0.0/12', 'private use'],
  ['192.0.0.0/24', 'protocol assignments'],
  ['192.0.2.0/24', 'documentation'],
  ['192.31.196.0/24', 'AS112'],
  ['192.52.193.0/24', 'AMT'],
  ['192.88.99.0/24', '6to4 relay'],
  ['192.168.0.0/16', 'private use'],
  ['192.175.48.0/24', 'AS112'],
  ['198.18.0.0/15', 'benchmarking'],
  ['198.51.100.0/24', 'documentation'],
  ['203.0.113.0/24', 'documentation'],
  ['224.0.0.0/4', 'multicast'],
  ['240.0.0.0/4', 'reserved'],
];

// IANA IPv6 Special-Purpose Address Registry and the IPv6 unicast registry, as they stood in November 2026.
// Only 2000::/3 is global unicast: mapped, compatible, NAT64, ULA, link local and the rest lie outside it.
const IPV6_ALLOWED = '2000::/3';
const IPV6_DENIED: readonly (readonly [block: string, what: string])[] = [
  ['2001::/23', 'protocol assignments'],
  ['2001:db8::/32', 'documentation'],
  ['2002::/16', '6to4'],
  ['2620:4f:8000::/48', 'AS112'],
  ['3fff::/20', 'documentation'],
];

const denied = [...IPV4_DENIED, ...IPV6_DENIED].map(([text, what]) =>
  ({ block: parseBlock(text)!, name: `${text}, ${what}` }));
const globalUnicast = parseBlock(IPV6_ALLOWED)!;

/** The special-purpose block of an address, in words; `null` for a public address. */
export function specialRangeOf(ip: IpNumber): string | null {
  if (ip.family === 6 && !holds(globalUnicast, ip)) return `outside ${IPV6_ALLOWED}`;
  return denied.find(({ block }) => holds(block, ip))?.name ?? null;
}
