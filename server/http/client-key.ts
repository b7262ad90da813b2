import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { CidrList } from '../net/cidr-list.ts';

/** Names the client of a request for the limiters: its IPv4 address, or its IPv6 network of 64 bits. */
export type ClientKey = (req: IncomingMessage) => string;

/** `X-Forwarded-For` counts only from a peer in `trusted`; `onIgnored` is called once when another peer sends it. */
export function createClientKey(trusted: CidrList, onIgnored: () => void): ClientKey {
  let warned = false;
  return (req) => {
    const peer = plainAddress(req.socket.remoteAddress ?? '');
    const forwarded = req.headers['x-forwarded-for'];
    if (forwarded === undefined || peer === undefined) return keyOf(peer);
    if (!trusted.contains(peer)) {
      if (!warned) onIgnored();
      warned = true;
      return keyOf(peer);
    }
    const chain = String(forwarded).split(',').map(plainAddress);
    return keyOf(chain.findLast((address) => address !== undefined && !trusted.contains(address)) ?? peer);
  };
}

function keyOf(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  if (isIP(address) === 4) return address;
  return `${ipv6Groups(address).slice(0, 4).map((group) => group.toString(16)).join(':')}::/64`;
}

/** One address without port, brackets or zone, IPv4-mapped ones as IPv4; nothing when it is no address. */
function plainAddress(entry: string): string | undefined {
  let text = entry.trim().replace(/^"(.*)"$/, '$1');
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text);
  if (bracketed) text = bracketed[1]!;
  else if (/^[\d.]+:\d+$/.test(text)) text = text.slice(0, text.indexOf(':'));
  text = text.replace(/%.*$/, '');
  if (isIP(text) !== 6) return isIP(text) === 4 ? text : undefined;
  const groups = ipv6Groups(text);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!mapped) return text;
  const [high, low] = [groups[6]!, groups[7]!];
  return `${high >> 8}.${high & 255}.${low >> 8}.${low & 255}`;
}

function ipv6Groups(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`);
  const [head = '', tail] = hex.split('::');
  const parse = (part: string): number[] => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const left = parse(head);
  if (tail === undefined) return left;
  const right = parse(tail);
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
