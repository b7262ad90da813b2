import type { Transform } from 'node:stream';
import {
  constants, crc32, createBrotliDecompress, createInflate, createInflateRaw, createZstdDecompress,
} from 'node:zlib';

import { byteSource, type ByteSource } from './byte-source.ts';
import { NetFault } from './faults.ts';
import { decodingError, readGzipMagic, skipGzipHead, verifyGzipTrailer } from './gzip-member.ts';

/** The encodings this client accepts, all decoded here. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Small enough for Node's buffer pool: larger buffers pile up as external memory that the GC does not account for. */
const CHUNK_BYTES = 8 * 1024;
const MAX_LAYERS = 2;
/** Members or frames of less than a chunk: each needs a new decoder, which costs as much as decoding 1,000 bytes. */
const MAX_SMALL_PARTS = 100;
const BYTES_WORTH_A_PART = 1024;
/** 8 MiB, the largest window a `zstd` body may require (RFC 9659 § 3). */
const ZSTD_WINDOW_LOG = 23;
/** Values sent in Content-Encoding by mistake; browsers read such bodies as they are. */
const NO_CODING = new Set([
  '', 'identity', 'none', 'binary', '7bit', '8bit', 'text', 'plain', 'chunked',
  'utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'windows-1252',
]);

type Chunks = AsyncIterable<Buffer>;

/** A zlib stream; `bytesWritten` is the input it has consumed. */
type Decoder = Transform & { readonly bytesWritten: number };

/**
 * Decodes a Content-Encoding lazily: a decompression bomb costs only what is read of it. Throws a `NetFault` for an
 * unknown encoding; reading throws a decoding error for invalid bytes.
 */
export function decompress(body: Chunks, encoding: string | null): Chunks {
  const layers = (encoding ?? '').toLowerCase().split(',').map((name) => name.trim())
    .filter((name) => !NO_CODING.has(name));
  if (layers.length > MAX_LAYERS) throw new NetFault('bad-encoding', 'the body is encoded too many times');
  return layers.reduceRight((chunks: Chunks, name) => decoderFor(name)(byteSource(chunks)), body);
}

function decoderFor(name: string): (source: ByteSource) => Chunks {
  switch (name) {
    case 'gzip':
    case 'x-gzip': return gunzip;
    case 'br': return (source) => run(createBrotliDecompress({ chunkSize: CHUNK_BYTES }), source);
    case 'zstd': return unzstd;
    case 'deflate': return inflate;
    default: throw new NetFault('bad-encoding', `the body is encoded as ${name.slice(0, 40)}`);
  }
}

/** Decodes every gzip member (RFC 1952 § 2.2); like browsers, ignores trailing bytes that are not a member. */
async function* gunzip(source: ByteSource): AsyncGenerator<Buffer> {
  if (!await readGzipMagic(source)) throw decodingError('not gzip');
  const spendPart = partBudget();
  do {
    await skipGzipHead(source);
    let sum = 0;
    let size = 0;
    for await (const chunk of run(createInflateRaw({ chunkSize: CHUNK_BYTES }), source)) {
      sum = crc32(chunk, sum);
      size += chunk.length;
      yield chunk;
    }
    await verifyGzipTrailer(source, { sum, size });
    spendPart(size);
  } while (await readGzipMagic(source));
}

/** Decodes every frame, skippable frames included (RFC 8878 § 3.1); ignores trailing bytes. */
async function* unzstd(source: ByteSource): AsyncGenerator<Buffer> {
  const spendPart = partBudget();
  const params = { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG };
  do {
    let size = 0;
    for await (const chunk of run(createZstdDecompress({ chunkSize: CHUNK_BYTES, params }), source)) {
      size += chunk.length;
      yield chunk;
    }
    spendPart(size);
  } while (await isZstdFrame(source));
}

/** Counts parts by their decoded size; throws a decoding error once there are too many small ones. */
function partBudget(): (decodedBytes: number) => void {
  let small = 0;
  let total = 0;
  return (decodedBytes) => {
    total += decodedBytes;
    if (decodedBytes < CHUNK_BYTES) small += 1;
    if (small > MAX_SMALL_PARTS + total / BYTES_WORTH_A_PART) throw decodingError('too many small parts');
  };
}

async function isZstdFrame(source: ByteSource): Promise<boolean> {
  const magic = await source.read(4);
  source.unshift(magic);
  const number = magic.length === 4 ? magic.readUInt32LE() : 0;
  return number === 0xfd2f_b528 || (number & 0xffff_fff0) >>> 0 === 0x184d_2a50;
}

/** Some servers send raw deflate without the zlib wrapper; the first byte tells which it is. */
async function* inflate(source: ByteSource): AsyncGenerator<Buffer> {
  const first = await source.read(1);
  source.unshift(first);
  const isWrapped = ((first[0] ?? 0) & 0x0f) === 8;
  const create = isWrapped ? createInflate : createInflateRaw;
  yield* run(create({ chunkSize: CHUNK_BYTES }), source);
}

/** Runs a decoder over a source up to the end of its stream, and pushes unused input back. */
async function* run(decoder: Decoder, source: ByteSource): AsyncGenerator<Buffer> {
  let fed = 0;
  let last: Buffer = Buffer.alloc(0);
  const feed = async (): Promise<void> => {
    while (decoder.writable && !decoder.readableEnded) {
      const chunk = await source.next();
      if (!chunk) return void decoder.end();
      last = chunk;
      fed += chunk.length;
      await new Promise<void>((used) => decoder.write(chunk, () => used()));
      if (fed > decoder.bytesWritten) return;
    }
  };
  const feeding = feed().catch((error: Error) => void decoder.destroy(error));
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) yield chunk;
    await feeding;
  } finally {
    decoder.destroy();
  }
  const unused = fed - decoder.bytesWritten;
  if (unused > 0) source.unshift(last.subarray(last.length - unused));
}

/** Whether a decompressor threw this error. */
export function isDecodingError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === 'string' && /^(?:Z_|ZSTD_|ERR_(?:_|BROTLI|PADDING))/.test(code);
}
