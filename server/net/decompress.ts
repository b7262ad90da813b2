import type { Transform } from 'node:stream';
import { constants, createBrotliDecompress, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib';

import { byteSource, type ByteSource } from './byte-source.ts';
import { NetFault } from './faults.ts';
import { decodingError, gzipTally, skipGzipHead, takeGzipMagic } from './gzip-member.ts';

/** What this client asks for; every entry is undone here. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Small enough to be cut from the shared pool: larger pieces pile up as garbage that the collector does not see. */
const CHUNK = 8 * 1024;
const MOST_LAYERS = 2;
/** 8 MiB, the most a `zstd` body may need of its reader (RFC 9659 § 3). */
const ZSTD_WINDOW_LOG = 23;
/** What stands in Content-Encoding by mistake and encodes nothing; browsers read such bodies as they are. */
const NO_CODING = new Set([
  '', 'identity', 'none', 'binary', '7bit', '8bit', 'text', 'plain', 'chunked',
  'utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'windows-1252',
]);

type Pieces = AsyncIterable<Buffer>;

/** A decompressor that tells how much of what it was given it has used. */
type Decoder = Transform & { readonly bytesWritten: number };

/**
 * Undoes a Content-Encoding while it is read: nothing is decompressed that nobody reads, so a bomb costs what was taken
 * from it. Throws a `NetFault` for an encoding that is unknown; reading errs with one for bytes that do not fit.
 */
export function decompress(body: Pieces, encoding: string | null): Pieces {
  const layers = (encoding ?? '').toLowerCase().split(',').map((name) => name.trim())
    .filter((name) => !NO_CODING.has(name));
  if (layers.length > MOST_LAYERS) throw new NetFault('bad-encoding', 'the body is encoded too many times');
  return layers.reduceRight((pieces: Pieces, name) => through(name)(byteSource(pieces)), body);
}

function through(name: string): (source: ByteSource) => Pieces {
  switch (name) {
    case 'gzip':
    case 'x-gzip': return gunzip;
    case 'br': return (source) => run(createBrotliDecompress({ chunkSize: CHUNK }), source);
    case 'zstd': return unzstd;
    case 'deflate': return inflate;
    default: throw new NetFault('bad-encoding', `the body is encoded as ${name.slice(0, 40)}`);
  }
}

/** Every member (RFC 1952 § 2.2); what follows the last one and begins none is left, as browsers leave it. */
async function* gunzip(source: ByteSource): AsyncGenerator<Buffer> {
  if (!await takeGzipMagic(source)) throw decodingError('not gzip');
  do {
    await skipGzipHead(source);
    const tally = gzipTally();
    for await (const piece of run(createInflateRaw({ chunkSize: CHUNK }), source)) {
      tally.add(piece);
      yield piece;
    }
    await tally.compare(source);
  } while (await takeGzipMagic(source));
}

/** Every frame, also those that are to be skipped (RFC 8878 § 3.1); what follows them is left. */
async function* unzstd(source: ByteSource): AsyncGenerator<Buffer> {
  do {
    yield* run(createZstdDecompress({
      chunkSize: CHUNK,
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
    }), source);
  } while (await isZstdFrame(source));
}

async function isZstdFrame(source: ByteSource): Promise<boolean> {
  const magic = await source.take(4);
  source.giveBack(magic);
  const number = magic.length === 4 ? magic.readUInt32LE() : 0;
  return number === 0xfd2f_b528 || (number & 0xffff_fff0) >>> 0 === 0x184d_2a50;
}

/** Some servers send deflate without the zlib wrapper that the name stands for; its first byte tells. */
async function* inflate(source: ByteSource): AsyncGenerator<Buffer> {
  const first = await source.take(1);
  source.giveBack(first);
  const isWrapped = ((first[0] ?? 0) & 0x0f) === 8;
  yield* run(isWrapped ? createInflate({ chunkSize: CHUNK }) : createInflateRaw({ chunkSize: CHUNK }), source);
}

/** What a decompressor makes of a source, up to where it ends by itself; what it did not use is given back. */
async function* run(decoder: Decoder, source: ByteSource): AsyncGenerator<Buffer> {
  let given = 0;
  let last: Buffer = Buffer.alloc(0);
  const feed = async (): Promise<void> => {
    while (decoder.writable && !decoder.readableEnded) {
      const piece = await source.next();
      if (!piece) return void decoder.end();
      last = piece;
      given += piece.length;
      await new Promise<void>((used) => decoder.write(piece, () => used()));
      if (given > decoder.bytesWritten) return;
    }
  };
  const feeding = feed().catch((error: Error) => void decoder.destroy(error));
  try {
    for await (const piece of decoder as AsyncIterable<Buffer>) yield piece;
    await feeding;
  } finally {
    decoder.destroy();
  }
  const unused = given - decoder.bytesWritten;
  if (unused > 0) source.giveBack(last.subarray(last.length - unused));
}

/** Whether an error came out of a decompressor. */
export function isDecodingError(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return typeof code === 'string' && /^(?:Z_|ZSTD_|ERR_(?:_|BROTLI|PADDING))/.test(code);
}
