import { z } from 'zod';
import { normalise, portOf } from './address.ts';
import { holds, parseBlock, parseIp, type IpBlock, type IpNumber } from './ip.ts';
import type { PinnedAddress } from './resolve.ts';

/** The address an operator maps a `host:port` to. */
export interface MappedAddress extends PinnedAddress {
  port: number;
}

const DEFAULT_PORTS = '80,443,8080,8443';
const NAT64_LENGTHS = [32, 40, 48, 56, 64, 96];

/** The schema of an environment variable, empty if absent. The message of an error thrown by `parse` is the problem. */
export const variable = <T>(parse: (text: string) => T) => z.string().default('').transform((text, context) => {
  try {
    return parse(text.trim());
  } catch (problem) {
    context.addIssue((problem as Error).message);
    return z.NEVER;
  }
});

const Environment = z.object({
  EGRESS_MAP: variable(parseMap),
  EGRESS_ONLY: variable(parseOnly),
  EGRESS_DENY: variable(parseBlocks),
  EGRESS_PORTS: variable((text) =>
    parseList(text || DEFAULT_PORTS, readPortRange, 'neither a port nor a range of ports')),
  NAT64_PREFIX: variable(parseNat64),
  DNS_SERVERS: variable((text) => parseList(text, readServer, 'not ip:port')),
});

/** The environment variables an `EgressPolicy` is read from. */
export const EGRESS_VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** Reads the policy from all six variables; absent or empty means the default. Problems name the variable. */
export const EgressPolicy = Environment.transform((variables) => ({
  /** By `host:port`, the host as `URL` normalises it. */
  map: variables.EGRESS_MAP,
  /** True when every host outside `map` is refused. */
  onlyMapped: variables.EGRESS_ONLY,
  deny: variables.EGRESS_DENY,
  ports: variables.EGRESS_PORTS,
  nat64: variables.NAT64_PREFIX,
  /** `ip:port`; empty for the system's. */
  dnsServers: variables.DNS_SERVERS,
}));

/** The operator's rules for outgoing connections. */
export type EgressPolicy = Readonly<z.output<typeof EgressPolicy>>;

/** The key of a normalised URL in `EgressPolicy.map`. */
export const mapKeyOf = (url: URL): string => `${url.hostname}:${portOf(url)}`;

/** Whether the policy allows this port. */
export const allowsPort = (policy: EgressPolicy, port: number): boolean =>
  policy.ports.some(({ first, last }) => port >= first && port <= last);

/** The IPv4 address embedded in a NAT64 address (RFC 6052 § 2.2); `null` outside the prefix. */
export function embeddedIpv4(nat64: IpBlock, ip: IpNumber): string | null {
  if (!holds(nat64, ip)) return null;
  const start = nat64.prefix / 8;
  // Byte 8 is always zero and splits the IPv4 address.
  const bytes = [0, 1, 2, 3, 4].map((offset) => start + offset).filter((at) => at !== 8).slice(0, 4);
  return bytes.map((at) => (ip.value >> BigInt(8 * (15 - at))) & 0xffn).join('.');
}

/** Reads entries separated by commas or white space; throws for the first that is invalid. */
function parseList<T>(text: string, read: (entry: string) => T | null, problem: string): T[] {
  return text.split(/[\s,]+/).filter(Boolean).map((entry) => {
    const value = read(entry);
    if (value === null) throw new Error(`"${entry}" is ${problem}`);
    return value;
  });
}

/** Parses a list of CIDR blocks; throws an error that quotes the first invalid entry. */
export function parseBlocks(text: string): IpBlock[] {
  return parseList(text, parseBlock, 'not an address range');
}

function parseMap(text: string): Map<string, MappedAddress> {
  const mappings = parseList(text, readMapping, 'not host:port=ip:port');
  const keys = mappings.map(([key]) => key);
  const repeated = keys.find((key, at) => keys.indexOf(key) < at);
  if (repeated) throw new Error(`"${repeated}" is mapped twice`);
  return new Map(mappings);
}

function parseOnly(text: string): boolean {
  if (text !== '' && text !== 'mapped') throw new Error('must be "mapped" or unset');
  return text === 'mapped';
}

function parseNat64(text: string): IpBlock | null {
  if (text === '') return null;
  const block = parseBlock(text);
  if (block?.family === 6 && NAT64_LENGTHS.includes(block.prefix)) return block;
  throw new Error(`must be an IPv6 prefix of ${NAT64_LENGTHS.join(', ')} bits`);
}

function readPort(digits: string | undefined): number | null {
  const port = Number(digits);
  return port >= 1 && port <= 65_535 ? port : null;
}

/** Both ends belong to the range. */
function readPortRange(text: string) {
  const [, from, to] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text) ?? [];
  const first = readPort(from);
  const last = readPort(to ?? from);
  return first && last && first <= last ? { first, last } : null;
}

function readMapping(text: string): [string, MappedAddress] | null {
  const [from = '', to = '', ...rest] = text.split('=');
  const key = readHostAndPort(from);
  const address = readAddressAndPort(to);
  return key && address && rest.length === 0 ? [key, address] : null;
}

function readServer(text: string): string | null {
  const server = parseIp(text) ? { address: text, port: 53 } : readAddressAndPort(text);
  return server && `${server.address.includes(':') ? `[${server.address}]` : server.address}:${server.port}`;
}

function readHostAndPort(text: string): string | null {
  const [, host = '', digits] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  const port = readPort(digits);
  const url = URL.parse(`http://${host}/`);
  const normalised = url && normalise(url);
  if (!port || !normalised?.ok || normalised.url.pathname !== '/' || normalised.url.port !== '') return null;
  return `${normalised.url.hostname}:${port}`;
}

function readAddressAndPort(text: string): MappedAddress | null {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? '';
  const ip = parseIp(address);
  const port = readPort(digits);
  if (!ip || !port || (ip.family === 6) !== (bracketed !== undefined)) return null;
  return { address, family: ip.family, port };
}
