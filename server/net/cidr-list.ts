import { BlockList, isIP } from 'node:net';

/** A set of address ranges an operator wrote down. */
export interface CidrList {
  readonly size: number;
  /** False for anything that is not an IP address. */
  contains(address: string): boolean;
}

export type CidrListOutcome = { ok: true; list: CidrList } | { ok: false; problem: string };

/** Reads `10.0.0.0/8, 2001:db8::/32, 192.0.2.1`: commas or white space between, a bare address is a range of one. */
export function parseCidrList(text: string): CidrListOutcome {
  const entries = text.split(/[\s,]+/).filter(Boolean);
  const ranges = new BlockList();
  for (const entry of entries) {
    const [address = '', bits, ...rest] = entry.split('/');
    const version = isIP(address);
    const width = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? width : Number(bits);
    const wellFormed = version !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
    if (!wellFormed || prefix > width) return { ok: false, problem: `"${entry}" is not an address range` };
    ranges.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return {
    ok: true,
    list: {
      size: entries.length,
      contains(address) {
        const version = isIP(address);
        return version !== 0 && ranges.check(address, version === 4 ? 'ipv4' : 'ipv6');
      },
    },
  };
}
