import { holds, parseBlocks } from './ip.ts';
import type { IpNumber } from './ip.ts';

/** A set of address ranges from the operator's configuration. */
export interface CidrList {
  readonly size: number;
  contains(ip: IpNumber): boolean;
}

export type CidrListOutcome = { ok: true; list: CidrList } | { ok: false; problem: string };

/** Parses `10.0.0.0/8, 2001:db8::/32, 192.0.2.1`, separated by commas or white space. */
export function parseCidrList(text: string): CidrListOutcome {
  const parsed = parseBlocks(text);
  if (!parsed.ok) return parsed;
  const { value: blocks } = parsed;
  return { ok: true, list: { size: blocks.length, contains: (ip) => blocks.some((block) => holds(block, ip)) } };
}
