import { holds, parseBlock } from './ip.ts';
import type { IpBlock, IpNumber } from './ip.ts';

/** A set of address ranges from the operator's configuration. */
export interface CidrList {
  readonly size: number;
  contains(ip: IpNumber): boolean;
}

export type CidrListOutcome = { ok: true; list: CidrList } | { ok: false; problem: string };

/** Parses `10.0.0.0/8, 2001:db8::/32, 192.0.2.1`, separated by commas or white space. */
export function parseCidrList(text: string): CidrListOutcome {
  const blocks: IpBlock[] = [];
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const block = parseBlock(entry);
    if (!block) return { ok: false, problem: `"${entry}" is not an address range` };
    blocks.push(block);
  }
  const contains = (ip: IpNumber): boolean => blocks.some((block) => holds(block, ip));
  return { ok: true, list: { size: blocks.length, contains } };
}
