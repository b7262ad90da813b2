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
  | { kind: 'unusable'; detail: string };

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
  if (!answer.ok) {
    return answer.fault === 'dns-nxdomain' ? { kind: 'absent' } : { kind: 'unusable', detail: answer.detail };
  }
  if (answer.records.length === 0) return { kind: 'absent' };
  const base = publisherIn(answer.records);
  if (base) return { kind: 'located', base };
  return { kind: 'unusable', detail: 'the locator names no publisher that can be asked over https' };
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

function base32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET[(held >>> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}
