import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { once } from '../async/once.ts';
import { formatIpv4, isWithin, parseIp, unmapped } from '../net/ip.ts';
import type { IpBlock, IpNumber } from '../net/ip.ts';

/** The caller of a request as the rate limits count it: an IPv4 address or an IPv6 /64 network. */
export type CallerOf = (req: Pick<IncomingMessage, 'headers' | 'socket'>) => string;

/** The peer of a connection; undefined for a trusted proxy, behind which there are many callers. */
export function createPeerOf(trusted: readonly IpBlock[]): (remoteAddress?: string) => string | undefined {
  return (remoteAddress = '') => {
    const peer = plainAddress(remoteAddress);
    return peer && isWithin(trusted, peer) ? undefined : keyOf(peer);
  };
}

/** Reads `X-Forwarded-For` only from `trusted` peers; `onIgnored` is called once if another peer sends it. */
export function createCallerOf(trusted: readonly IpBlock[], onIgnored: () => void): CallerOf {
  const warn = once(onIgnored);
  return (req) => {
    const { remoteAddress = '' } = req.socket;
    const forwarded = req.headers['x-forwarded-for'];
    // Fast path for most requests.
    if (forwarded === undefined && isIPv4(remoteAddress)) return remoteAddress;
    const peer = plainAddress(remoteAddress);
    if (forwarded === undefined || peer === null) return keyOf(peer);
    if (!isWithin(trusted, peer)) {
      warn();
      return keyOf(peer);
    }
    let trustedHop = peer;
    for (const entry of String(forwarded).split(',').reverse()) {
      const hop = plainAddress(entry);
      // Entries left of an invalid one were not added by a trusted proxy.
      if (!hop) break;
      if (!isWithin(trusted, hop)) return keyOf(hop);
      trustedHop = hop;
    }
    return keyOf(trustedHop);
  };
}

function keyOf(ip: IpNumber | null): string {
  if (!ip) return 'unknown';
  return ip.family === 4 ? formatIpv4(ip.value) : `${(ip.value >> 64n).toString(16)}::/64`;
}

/** The address without port, brackets, quotes or zone; IPv4-mapped IPv6 as IPv4. */
function plainAddress(entry: string): IpNumber | null {
  const text = entry.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, dotted] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const ip = parseIp((bracketed ?? dotted ?? text).replace(/%.*$/, ''));
  return ip && unmapped(ip);
}
