import { isIPv4, isIPv6 } from 'node:net';

/** An IP address as a number. */
export interface IpNumber {
  family: 4 | 6;
  value: bigint;
}

/** A CIDR block: its first address and prefix length. */
export interface IpBlock extends IpNumber {
  prefix: number;
}

const widthOf = (family: 4 | 6): number => (family === 4 ? 32 : 128);

/** Parses dotted IPv4 or any notation of IPv6 without a zone; `null` for anything else. */
export function parseIp(text: string): IpNumber | null {
  if (isIPv4(text)) return { family: 4, value: ipv4Value(text) };
  if (isIPv6(text) && !text.includes('%')) return { family: 6, value: ipv6Value(text) };
  return null;
}

/** Parses CIDR notation; a bare address is a block of one. Host bits are cleared. */
export function parseBlock(text: string): IpBlock | null {
  const [address = '', bits, ...rest] = text.split('/');
  const ip = parseIp(address);
  if (!ip || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const prefix = bits === undefined ? widthOf(ip.family) : Number(bits);
  if (prefix > widthOf(ip.family)) return null;
  const hostBits = BigInt(widthOf(ip.family) - prefix);
  return { family: ip.family, value: (ip.value >> hostBits) << hostBits, prefix };
}

/** Whether the block contains the address; never across families. */
export function holds(block: IpBlock, ip: IpNumber): boolean {
  const hostBits = BigInt(widthOf(block.family) - block.prefix);
  return block.family === ip.family && ip.value >> hostBits === block.value >> hostBits;
}

/** Whether one of the blocks contains the address. */
export const isWithin = (blocks: readonly IpBlock[], ip: IpNumber): boolean => blocks.some((block) => holds(block, ip));

/** Formats a number as dotted IPv4. */
export const formatIpv4 = (value: bigint): string =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');

/** A canonical form for comparison, IPv4-mapped IPv6 as IPv4; `null` when the text is not an address. */
export function canonicalIp(text: string): string | null {
  const ip = parseIp(text);
  if (!ip) return null;
  const { family, value } = unmapped(ip);
  return family === 4 ? formatIpv4(value) : value.toString(16).padStart(32, '0');
}

/** Turns IPv4-mapped IPv6 into IPv4; returns any other address unchanged. */
export const unmapped = (ip: IpNumber): IpNumber =>
  (ip.family === 6 && ip.value >> 32n === 0xffffn ? { family: 4, value: ip.value & 0xffff_ffffn } : ip);

const ipv4Value = (text: string): bigint =>
  text.split('.').reduce((value, part) => (value << 8n) | BigInt(part), 0n);

function ipv6Value(text: string): bigint {
  // URLs normalise a dotted IPv4 tail to hexadecimal groups.
  const [head = '', tail = ''] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n);
}
