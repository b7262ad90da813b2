import { normalise, portOf } from './address.ts';
import { formatIpv4, holds, parseBlock, parseBlocks, parseIp, type IpBlock, type IpNumber } from './ip.ts';
import type { PinnedAddress } from './resolve.ts';

/** The address an operator maps a `host:port` to. */
export interface MappedAddress extends PinnedAddress {
  port: number;
}

/** The operator's rules for outgoing connections. */
export interface EgressPolicy {
  /** By `host:port`, the host as `URL` normalises it. */
  map: ReadonlyMap<string, MappedAddress>;
  /** True when every host outside `map` is refused. */
  onlyMapped: boolean;
  deny: readonly IpBlock[];
  ports: readonly PortRange[];
  nat64: IpBlock | null;
  /** `ip:port`; empty for the system's. */
  dnsServers: readonly string[];
}

/** Inclusive. */
export interface PortRange {
  first: number;
  last: number;
}

/** The environment variables an `EgressPolicy` is read from. */
export const EGRESS_VARIABLES = [
  'EGRESS_MAP', 'EGRESS_ONLY', 'EGRESS_DENY', 'EGRESS_PORTS', 'NAT64_PREFIX', 'DNS_SERVERS',
] as const;
export type EgressVariable = (typeof EGRESS_VARIABLES)[number];

export type PolicyOutcome = { ok: true; policy: EgressPolicy } | { ok: false; problems: string[] };

type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

const DEFAULT_PORTS = '80,443,8080,8443';
const NAT64_LENGTHS = [32, 40, 48, 56, 64, 96];

/** Parses all six variables; absent or empty means the default. Problems name the variable and the entry. */
export function parseEgressPolicy(env: Readonly<Partial<Record<EgressVariable, string>>>): PolicyOutcome {
  const problems: string[] = [];
  const read = <T>(name: EgressVariable, parse: (text: string) => Parsed<T>): T | undefined => {
    const parsed = parse(env[name]?.trim() ?? '');
    if (parsed.ok) return parsed.value;
    problems.push(`${name}: ${parsed.problem}`);
    return undefined;
  };
  const map = read('EGRESS_MAP', parseMap);
  const onlyMapped = read('EGRESS_ONLY', parseOnly);
  const deny = read('EGRESS_DENY', parseBlocks);
  const ports = read('EGRESS_PORTS', parsePorts);
  const nat64 = read('NAT64_PREFIX', parseNat64);
  const dnsServers = read('DNS_SERVERS', parseServers);
  if (!map || onlyMapped === undefined || !deny || !ports || nat64 === undefined || !dnsServers) {
    return { ok: false, problems };
  }
  return { ok: true, policy: { map, onlyMapped, deny, ports, nat64, dnsServers } };
}

/** The key of a normalised URL in `EgressPolicy.map`. */
export const mapKeyOf = (url: URL): string => `${url.hostname}:${portOf(url)}`;

/** Whether the policy allows this port. */
export const allowsPort = (policy: EgressPolicy, port: number): boolean =>
  policy.ports.some(({ first, last }) => port >= first && port <= last);

/** The IPv4 address embedded in a NAT64 address (RFC 6052 § 2.2); `null` outside the prefix. */
export function embeddedIpv4(nat64: IpBlock, ip: IpNumber): string | null {
  if (!holds(nat64, ip)) return null;
  const suffix = ip.value & ((1n << BigInt(128 - nat64.prefix)) - 1n);
  if (nat64.prefix === 96) return formatIpv4(suffix);
  // Bits 64 to 71 are always zero and split the IPv4 address.
  const headBits = BigInt(64 - nat64.prefix);
  const head = suffix >> 64n;
  const tail = (suffix >> (24n + headBits)) & ((1n << (32n - headBits)) - 1n);
  return formatIpv4(((head << (32n - headBits)) | tail) & 0xffff_ffffn);
}

function parseMap(text: string): Parsed<Map<string, MappedAddress>> {
  const map = new Map<string, MappedAddress>();
  for (const entry of entriesOf(text)) {
    const [from = '', to = '', ...rest] = entry.split('=');
    const key = readHostAndPort(from);
    const address = readAddressAndPort(to);
    if (rest.length > 0 || !key || !address) return problem(`"${entry}" is not host:port=ip:port`);
    if (map.has(key)) return problem(`"${key}" is mapped twice`);
    map.set(key, address);
  }
  return { ok: true, value: map };
}

const parseOnly = (text: string): Parsed<boolean> =>
  text === '' || text === 'mapped' ? { ok: true, value: text === 'mapped' } : problem('must be "mapped" or unset');

function parsePorts(text: string): Parsed<PortRange[]> {
  const ranges: PortRange[] = [];
  for (const entry of entriesOf(text === '' ? DEFAULT_PORTS : text)) {
    const [, from, to] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(entry) ?? [];
    const first = readPort(from);
    const last = readPort(to ?? from);
    if (!first || !last || first > last) return problem(`"${entry}" is neither a port nor a range of ports`);
    ranges.push({ first, last });
  }
  return { ok: true, value: ranges };
}

function parseNat64(text: string): Parsed<IpBlock | null> {
  if (text === '') return { ok: true, value: null };
  const block = parseBlock(text);
  if (block?.family === 6 && NAT64_LENGTHS.includes(block.prefix)) return { ok: true, value: block };
  return problem(`must be an IPv6 prefix of ${NAT64_LENGTHS.join(', ')} bits`);
}

function parseServers(text: string): Parsed<string[]> {
  const servers: string[] = [];
  for (const entry of entriesOf(text)) {
    const server = parseIp(entry) ? { address: entry, port: 53 } : readAddressAndPort(entry);
    if (!server) return problem(`"${entry}" is not ip:port`);
    const { address, port } = server;
    servers.push(address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`);
  }
  return { ok: true, value: servers };
}

const entriesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const problem = (words: string): { ok: false; problem: string } => ({ ok: false, problem: words });

function readPort(text: string | undefined): number | null {
  if (!text || !/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port >= 1 && port <= 65_535 ? port : null;
}

function readHostAndPort(text: string): string | null {
  const [, host = '', digits] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  const port = readPort(digits);
  const url = URL.parse(`http://${host}/`);
  const reading = url && normalise(url);
  if (!port || !reading?.ok || reading.url.pathname !== '/' || reading.url.port !== '') return null;
  return `${reading.url.hostname}:${port}`;
}

function readAddressAndPort(text: string): MappedAddress | null {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text) ?? [];
  const address = bracketed ?? plain ?? '';
  const ip = parseIp(address);
  const port = readPort(digits);
  if (!ip || !port || (ip.family === 6) !== (bracketed !== undefined)) return null;
  return { address, family: ip.family, port };
}
