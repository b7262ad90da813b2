import { z } from 'zod';
import { normalise, portOf } from './address.ts';
import { formatIpv4, holds, parseBlock, parseIp, type IpBlock, type IpNumber } from './ip.ts';
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

export type PolicyOutcome = { ok: true; policy: EgressPolicy } | { ok: false; problems: string[] };

const DEFAULT_PORTS = '80,443,8080,8443';
const NAT64_LENGTHS = [32, 40, 48, 56, 64, 96];

type Parsed<T> = { ok: true; value: T } | { ok: false; problem: string };

/** An environment variable, read by `parse`; absent is empty. */
export const variable = <T>(parse: (text: string) => Parsed<T>) => z.string().default('').transform((text, context) => {
  const parsed = parse(text.trim());
  if (!parsed.ok) context.addIssue(parsed.problem);
  return parsed.ok ? parsed.value : z.NEVER;
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
export type EgressVariable = keyof typeof Environment.shape;

/** The environment variables an `EgressPolicy` is read from. */
export const EGRESS_VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** Parses all six variables; absent or empty means the default. Problems name the variable and the entry. */
export function parseEgressPolicy(env: Readonly<Partial<Record<EgressVariable, string>>>): PolicyOutcome {
  const { data, error } = Environment.safeParse(env);
  if (error) return { ok: false, problems: problemsOf(error) };
  const { EGRESS_MAP: map, EGRESS_ONLY: onlyMapped, EGRESS_DENY: deny, EGRESS_PORTS: ports } = data;
  return {
    ok: true, policy: { map, onlyMapped, deny, ports, nat64: data.NAT64_PREFIX, dnsServers: data.DNS_SERVERS },
  };
}

/** What is wrong with each variable, by its name. */
export const problemsOf = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

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

/** Entries separated by commas or white space; the first that cannot be read is the problem. */
function parseList<T>(text: string, read: (entry: string) => T | null, isNot: string): Parsed<T[]> {
  const values: T[] = [];
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const value = read(entry);
    if (value === null) return problem(`"${entry}" is ${isNot}`);
    values.push(value);
  }
  return { ok: true, value: values };
}

/** Parses CIDR blocks. */
export function parseBlocks(text: string): Parsed<IpBlock[]> {
  return parseList(text, parseBlock, 'not an address range');
}

function parseMap(text: string): Parsed<Map<string, MappedAddress>> {
  const parsed = parseList(text, readMapping, 'not host:port=ip:port');
  if (!parsed.ok) return parsed;
  const keys = parsed.value.map(([key]) => key);
  const repeated = keys.find((key, at) => keys.indexOf(key) < at);
  return repeated ? problem(`"${repeated}" is mapped twice`) : { ok: true, value: new Map(parsed.value) };
}

function parseOnly(text: string): Parsed<boolean> {
  if (text !== '' && text !== 'mapped') return problem('must be "mapped" or unset');
  return { ok: true, value: text === 'mapped' };
}

function parseNat64(text: string): Parsed<IpBlock | null> {
  if (text === '') return { ok: true, value: null };
  const block = parseBlock(text);
  if (block?.family === 6 && NAT64_LENGTHS.includes(block.prefix)) return { ok: true, value: block };
  return problem(`must be an IPv6 prefix of ${NAT64_LENGTHS.join(', ')} bits`);
}

const problem = (words: string): { ok: false; problem: string } => ({ ok: false, problem: words });

function readPort(text: string | undefined): number | null {
  if (!text || !/^\d{1,5}$/.test(text)) return null;
  const port = Number(text);
  return port >= 1 && port <= 65_535 ? port : null;
}

function readPortRange(text: string): PortRange | null {
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
