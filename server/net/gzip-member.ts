import type { ByteSource } from './byte-source.ts';

const METHOD_DEFLATE = 8;
const HAS_HEADER_CRC = 2;
const HAS_EXTRA = 4;
const HAS_NAME = 8;
const HAS_COMMENT = 16;
const RESERVED_FLAGS = 0xe0;
/** The fixed part of the header after the two magic bytes. */
const FIXED_BYTES = 8;
const TRAILER_BYTES = 8;

/** Consumes the two magic bytes of a gzip member; pushes anything else back. */
export async function readGzipMagic(source: ByteSource): Promise<boolean> {
  const magic = await source.read(2);
  if (magic[0] === 0x1f && magic[1] === 0x8b) return true;
  source.unshift(magic);
  return false;
}

/** Skips the rest of a member's header (RFC 1952 § 2.3). Throws a decoding error. */
export async function skipGzipHead(source: ByteSource): Promise<void> {
  const [method, flags = RESERVED_FLAGS] = await readExactly(source, FIXED_BYTES);
  const isKnown = method === METHOD_DEFLATE && (flags & RESERVED_FLAGS) === 0;
  if (!isKnown) throw decodingError('unsupported gzip header');
  if (flags & HAS_EXTRA) {
    const length = (await readExactly(source, 2)).readUInt16LE();
    await readExactly(source, length);
  }
  if (flags & HAS_NAME) await skipZeroTerminated(source);
  if (flags & HAS_COMMENT) await skipZeroTerminated(source);
  if (flags & HAS_HEADER_CRC) await readExactly(source, 2);
}

/** Reads a member's trailer. Throws a decoding error if its CRC, or its size modulo 2³², does not match. */
export async function verifyGzipTrailer(
  source: ByteSource, { sum, size }: { sum: number; size: number },
): Promise<void> {
  const trailer = await readExactly(source, TRAILER_BYTES);
  if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== size % 2 ** 32) {
    throw decodingError('gzip checksum mismatch');
  }
}

/** An error like those of Node's zlib. */
export const decodingError = (message: string): Error => Object.assign(new Error(message), { code: 'Z_DATA_ERROR' });

async function readExactly(source: ByteSource, count: number): Promise<Buffer> {
  const bytes = await source.read(count);
  if (bytes.length < count) throw decodingError('truncated gzip member');
  return bytes;
}

async function skipZeroTerminated(source: ByteSource): Promise<void> {
  for (;;) {
    const chunk = await source.next();
    if (!chunk) throw decodingError('truncated gzip member');
    const end = chunk.indexOf(0);
    if (end === -1) continue;
    source.unshift(chunk.subarray(end + 1));
    return;
  }
}
