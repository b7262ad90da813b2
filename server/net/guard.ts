import { isIP } from 'node:net';
import type { GuardRefusal } from '../../contract/vocabulary.ts';
import { hostKindOf, normalise, parseUrlInput, portOf, type UrlOutcome } from './address.ts';
import { allowsPort, embeddedIpv4, mapKeyOf, type EgressPolicy } from './egress-policy.ts';
import { isWithin, parseIp } from './ip.ts';
import type { DnsFault, NameResolver, PinnedAddress } from './resolve.ts';
import { specialRangeOf } from './special-ranges.ts';

/** A URL that passed the guard, with the only IP addresses to connect to. */
export interface Target {
  url: URL;
  /** The port to connect to at `addresses`; differs from the URL's when an operator mapped it. */
  port: number;
  addresses: readonly PinnedAddress[];
  /** True when the addresses come from the operator's `EGRESS_MAP` instead of DNS. */
  mapped: boolean;
}

/** The guard's verdict on one hop: `detail` explains it, `dns` says why the name in `url` is `unresolved`. */
export type AddressVerdict =
  | { ok: true; target: Target }
  | { ok: false; code: GuardRefusal; detail: string; url?: URL; dns?: DnsFault };

/** Checks every address that a caller or a third party names, before a socket is opened to it. */
export interface AddressGuard {
  judge(url: URL, signal: AbortSignal): Promise<AddressVerdict>;
}

/** The same, for user input. */
export interface InputGuard extends AddressGuard {
  /** User input: trimmed, a bare hostname read as https. */
  judgeInput(input: string, signal: AbortSignal): Promise<AddressVerdict>;
}

interface GuardOptions {
  policy: EgressPolicy;
  resolver: Pick<NameResolver, 'resolve'>;
  /** Called on every refusal. */
  onRefused?: (code: GuardRefusal) => void;
}

/** Creates the guard from the operator's policy and the IANA registries. Rejects only with the signal's reason. */
export function createAddressGuard({ policy, resolver, onRefused = () => {} }: GuardOptions): InputGuard {
  async function judge(parsed: UrlOutcome, signal: AbortSignal): Promise<AddressVerdict> {
    const verdict = await verdictOn(parsed, signal);
    if (!verdict.ok) onRefused(verdict.code);
    return verdict;
  }

  async function verdictOn(parsed: UrlOutcome, signal: AbortSignal): Promise<AddressVerdict> {
    if (!parsed.ok) return parsed;
    const { url } = parsed;
    const mapped = policy.map.get(mapKeyOf(url));
    if (mapped) {
      const { address, family, port } = mapped;
      return { ok: true, target: { url, port, addresses: [{ address, family }], mapped: true } };
    }
    const host = hostKindOf(url);
    if ('detail' in host) return refuse(host.kind === 'internal' ? 'private' : 'invalid', host.detail);
    if (policy.onlyMapped) return refuse('private', `this server only reaches the hosts its operator mapped`);

    const resolved = host.kind === 'literal' ? literal(host.address) : await resolver.resolve(host.name, signal);
    if (!resolved.ok) return { ok: false, code: 'unresolved', detail: resolved.detail, url, dns: resolved.fault };
    const judged = resolved.addresses.map((pinned) => ({ pinned, reason: reasonAgainst(policy, pinned.address) }));
    const addresses = judged.filter(({ reason }) => reason === null).map(({ pinned }) => pinned);
    if (addresses.length === 0) {
      const { pinned, reason } = judged[0]!;
      const subject = host.kind === 'literal' ? 'the address' : `${host.name} only`;
      return refuse('private', `${subject} leads to ${pinned.address} (${reason})`);
    }
    const port = portOf(url);
    if (!allowsPort(policy, port)) return refuse('forbidden', `port ${port} is not allowed`);
    return { ok: true, target: { url, port, addresses, mapped: false } };
  }

  return {
    judgeInput: (input, signal) => judge(parseUrlInput(input), signal),
    judge: (url, signal) => judge(normalise(url), signal),
  };
}

/** Why an IP address is forbidden, in words; `null` when it is allowed. Any other text is forbidden. */
export function reasonAgainst(policy: Pick<EgressPolicy, 'deny' | 'nat64'>, address: string): string | null {
  const ip = parseIp(address);
  if (!ip) return 'not an address';
  if (isWithin(policy.deny, ip)) return 'closed by the operator';
  const embedded = policy.nat64 && embeddedIpv4(policy.nat64, ip);
  return embedded ? reasonAgainst({ deny: policy.deny, nat64: null }, embedded) : specialRangeOf(ip);
}

const literal = (address: string) => ({ ok: true as const, addresses: [{ address, family: isIP(address) as 4 | 6 }] });

const refuse = (code: 'invalid' | 'forbidden' | 'private', detail: string): AddressVerdict =>
  ({ ok: false, code, detail });
