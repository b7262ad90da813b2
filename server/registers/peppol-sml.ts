import { createHash } from 'node:crypto';
import type { NaptrRecord } from 'node:dns';
import type { NameResolver } from '../net/resolve.ts';

const SCHEME = 'iso6523-actorid-upis';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** The label of a participant such as `0192:923609016`: base32 of SHA-256 of its value, without padding. */
export function participantLabel(participant: string): string {
  return base32(createHash('sha256').update(participant.toLowerCase()).digest());
}

/** The name whose NAPTR records give the publisher of a participant's metadata. */
export const participantName = (participant: string, zone: string): string =>
  `${participantLabel(participant)}.${SCHEME}.${zone}`;

/** The locator's answer: the publisher's base URL, no such participant, or nothing usable. */
export type Located =
  | { kind: 'located'; base: URL }
  | { kind: 'absent' }
  | { kind: 'unusable' };

export interface LocatorOptions {
  resolver: Pick<NameResolver, 'resolveNaptr'>;
  zone: string;
  signal: AbortSignal;
}

/** Looks one participant up in the locator. Rejects only with the signal's reason. */
export async function locate(
  participant: string, { resolver, zone, signal }: LocatorOptions,
): Promise<Located> {
  const answer = await resolver.resolveNaptr(participantName(participant, zone), signal);
  if (answer.ok ? answer.records.length === 0 : answer.fault === 'dns-nxdomain') return { kind: 'absent' };
  const base = answer.ok ? publisherIn(answer.records) : null;
  return base ? { kind: 'located', base } : { kind: 'unusable' };
}

/** The participant's publisher: the record of the lowest order, then preference, with a usable https URL. */
export function publisherIn(records: readonly NaptrRecord[]): URL | null {
  const own = records
    .filter(({ service, flags }) => service.toLowerCase() === 'meta:smp' && flags.toLowerCase() === 'u')
    .toSorted((a, b) => a.order - b.order || a.preference - b.preference);
  for (const { regexp } of own) {
    const target = replacementIn(regexp);
    const base = target === null ? null : URL.parse(target);
    if (base?.protocol === 'https:' && base.search === '' && base.hash === '') return base;
  }
  return null;
}

/** `!.*!https://smp.example/!`: the first character is the delimiter; the pattern must match the whole name. */
function replacementIn(regexp: string): string | null {
  const [delimiter = ''] = regexp;
  const parts = delimiter === '' || /[\\\w]/.test(delimiter) ? [] : regexp.slice(1).split(delimiter);
  const [pattern, replacement] = parts;
  if (parts.length !== 3 || !replacement || replacement.includes('\\')) return null;
  return /^\^?\.\*\$?$/.test(pattern ?? '') ? replacement : null;
}

/** The last digit is filled up with zeros. */
function base32(bytes: Buffer): string {
  const digits = Math.ceil(bytes.length * 8 / 5);
  const padding = BigInt(digits * 5 - bytes.length * 8);
  const number = BigInt(`0x${bytes.toString('hex')}`) << padding;
  return [...number.toString(32).padStart(digits, '0')].map((digit) => ALPHABET[parseInt(digit, 32)]).join('');
}
