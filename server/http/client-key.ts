import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import type { CidrList } from '../net/cidr-list.ts';
import { formatIpv4, parseIp } from '../net/ip.ts';
import type { IpNumber } from '../net/ip.ts';

/** Names the client of a request for the limiters: its IPv4 address, or its IPv6 network of 64 bits. */
export type ClientKey = (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** Whose a connection is, by its own address; undefined for one of `trusted`, behind which there are many callers. */
export function createPeerOf(trusted: CidrList): (remoteAddress: string | undefined) => string | undefined {
  return (remoteAddress = '') => {
    const peer = plainAddress(remoteAddress);
    return peer && trusted.contains(peer) ? undefined : keyOf(peer);
  };
}

/** `X-Forwarded-For` counts only from a peer in `trusted`; `onIgnored` is called once when another peer sends it. */
export function createClientKey(trusted: CidrList, onIgnored: () => void): ClientKey {
  let warned = false;
  return (req) => {
    const { remoteAddress = '' } = req.socket;
    const forwarded = req.headers['x-forwarded-for'];
    // Most requests: such an address is its own key.
    if (forwarded === undefined && isIPv4(remoteAddress)) return remoteAddress;
    const peer = plainAddress(remoteAddress);
    if (forwarded === undefined || peer === null) return keyOf(peer);
    if (!trusted.contains(peer)) {
      if (!warned) onIgnored();
      warned = true;
      return keyOf(peer);
    }
    let trustedHop = peer;
    for (const entry of String(forwarded).split(',').reverse()) {
      const hop = plainAddress(entry);
      // Whoever is left of an entry that is no address was not named by a proxy of ours.
      if (!hop) break;
      if (!trusted.contains(hop)) return keyOf(hop);
      trustedHop = hop;
    }
    return keyOf(trustedHop);
  };
}

function keyOf(ip: IpNumber | null): string {
  if (!ip) return 'unknown';
  return ip.family === 4 ? formatIpv4(ip.value) : `${(ip.value >> 64n).toString(16)}::/64`;
}

/** One address without port, brackets, quotes or zone; IPv4-mapped ones as IPv4. */
function plainAddress(entry: string): IpNumber | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const ip = parseIp((bracketed ?? dotted ?? text).replace(/%.*$/, ''));
  const isMapped = ip?.family === 6 && ip.value >> 32n === 0xffffn;
  return isMapped ? { family: 4, value: ip.value & 0xffff_ffffn } : ip;
}
