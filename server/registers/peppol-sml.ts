import { createHash } from 'node:crypto';
import type { NaptrRecord } from 'node:dns';
import type { NameResolver } from '../net/resolve.ts';

/** The scheme of participants' identifiers. */
export const PARTICIPANT_SCHEME = 'iso6523-actorid-upis';
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/**
 * The name whose NAPTR records give the publisher of a participant's metadata. Its first label is the unpadded base32
 * of the SHA-256 of the participant, such as `0192:923609016`.
 */
export const participantName = (participant: string, zone: string): string =>
  `${base32(createHash('sha256').update(participant.toLowerCase()).digest())}.${PARTICIPANT_SCHEME}.${zone}`;

/** The base URL of a participant's publisher; null if the answer is unusable. Rejects only with the signal's reason. */
export async function locate(
  participant: string,
  { resolver, zone, signal }: { resolver: Pick<NameResolver, 'resolveNaptr'>; zone: string; signal: AbortSignal },
): Promise<URL | 'absent' | null> {
  const answer = await resolver.resolveNaptr(participantName(participant, zone), signal);
  if (!answer.ok) return answer.fault === 'dns-nxdomain' ? 'absent' : null;
  return answer.records.length === 0 ? 'absent' : publisherIn(answer.records);
}

/** `!.*!https://smp.example/!`: the first character is the delimiter; the pattern must match the whole name. */
const REPLACEMENT = /^([^\\\w])\^?\.\*\$?\1((?:(?!\1)[^\\])+)\1(?:(?!\1).)*$/s;

/** The participant's publisher: the record of the lowest order, then preference, with a usable https URL. */
export function publisherIn(records: readonly NaptrRecord[]): URL | null {
  return records
    .filter(({ service, flags }) => service.toLowerCase() === 'meta:smp' && flags.toLowerCase() === 'u')
    .toSorted((a, b) => a.order - b.order || a.preference - b.preference)
    .map(({ regexp }) => URL.parse(REPLACEMENT.exec(regexp)?.[2] ?? ''))
    .find((base) => base?.protocol === 'https:' && base.search === '' && base.hash === '') ?? null;
}

/** Base32 without padding characters; the unused bits of the last digit are zero. */
function base32(bytes: Buffer): string {
  const digits = Math.ceil(bytes.length * 8 / 5);
  const padding = BigInt(digits * 5 - bytes.length * 8);
  const number = BigInt(`0x${bytes.toString('hex')}`) << padding;
  return [...number.toString(32).padStart(digits, '0')].map((digit) => ALPHABET[parseInt(digit, 32)]).join('');
}
