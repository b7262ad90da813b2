import { crc32 } from 'node:zlib';

import type { ByteSource } from './byte-source.ts';

const DEFLATED = 8;
const HAS_CHECKSUM = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;
const RESERVED = 0xe0;
/** Of what follows the two bytes a member begins with, up to the fields that may be absent. */
const FIXED_BYTES = 8;
const TRAILER_BYTES = 8;

/** Takes the two bytes that a gzip member begins with; anything else is given back. */
export async function takeGzipMagic(source: ByteSource): Promise<boolean> {
  const magic = await source.take(2);
  if (magic[0] === 0x1f && magic[1] === 0x8b) return true;
  source.giveBack(magic);
  return false;
}

/** Reads past the rest of a member's head (RFC 1952 § 2.3). Throws as a decompressor does. */
export async function skipGzipHead(source: ByteSource): Promise<void> {
  const [method, flags = RESERVED] = await take(source, FIXED_BYTES);
  if (method !== DEFLATED || (flags & RESERVED) !== 0) throw decodingError('a gzip head that says nothing known');
  if (flags & HAS_EXTRA) {
    const length = (await take(source, 2)).readUInt16LE();
    await take(source, length);
  }
  if (flags & HAS_NAME) await skipText(source);
  if (flags & HAS_COMMENT) await skipText(source);
  if (flags & HAS_CHECKSUM) await take(source, 2);
}

/** Holds what was unpacked of a member against what its trailer says. */
export function gzipTally() {
  let sum = 0;
  let size = 0;
  return {
    add(piece: Buffer): void {
      sum = crc32(piece, sum);
      size = (size + piece.length) % 2 ** 32;
    },
    /** Takes the trailer. Throws as a decompressor does. */
    async compare(source: ByteSource): Promise<void> {
      const trailer = await take(source, TRAILER_BYTES);
      if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== size) {
        throw decodingError('a gzip trailer that speaks of something else');
      }
    },
  };
}

/** An error of the kind the platform's decompressors throw. */
export const decodingError = (words: string): Error => Object.assign(new Error(words), { code: 'Z_DATA_ERROR' });

async function take(source: ByteSource, count: number): Promise<Buffer> {
  const bytes = await source.take(count);
  if (bytes.length < count) throw decodingError('the end inside a gzip member');
  return bytes;
}

async function skipText(source: ByteSource): Promise<void> {
  for (;;) {
    const piece = await source.next();
    if (!piece) throw decodingError('the end inside a gzip member');
    const end = piece.indexOf(0);
    if (end === -1) continue;
    source.giveBack(piece.subarray(end + 1));
    return;
  }
}
