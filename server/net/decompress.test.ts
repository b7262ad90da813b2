import { Readable } from 'node:stream';
import {
  brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync, zstdCompressSync,
} from 'node:zlib';
import { expect, test } from 'vitest';

import { decompress, isDecodingError } from './decompress.ts';
import { NetFault } from './faults.ts';

const PAGE = '<p>Blåbær</p>'.repeat(300);
const gzip = gzipSync(PAGE);
const zstd = zstdCompressSync(PAGE);
const SKIPPED_FRAME = Buffer.from([0x5a, 0x2a, 0x4d, 0x18, 2, 0, 0, 0, 1, 2]);

/** A gzip member with every optional header field. */
const fullHeader = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 3, 0]),
  Buffer.from('abcname\0comment\0'), Buffer.from([0, 0]),
  gzip.subarray(10),
]);
const withFlippedBit = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at < 0 ? copy.length + at : at]! ^= 1;
  return copy;
};

/** Decodes `bytes` in chunks of `size`; in chunks of 1, every boundary in the format is a chunk boundary. */
async function read(bytes: Buffer, encoding: string | null, size: number): Promise<string> {
  const count = Math.ceil(bytes.length / size);
  const chunks = Array.from({ length: count }, (_, index) => bytes.subarray(index * size, (index + 1) * size));
  const decoded: Buffer[] = [];
  for await (const chunk of decompress(Readable.from(chunks), encoding)) decoded.push(chunk);
  return Buffer.concat(decoded).toString();
}

const SIZES = [1, 2, 3, 7, 64, 100_000];

test.each<[string, Buffer, string | null]>([
  ['no encoding', Buffer.from(PAGE), null],
  ['gzip', gzip, 'gzip'],
  ['x-gzip in capitals', gzip, 'X-GZIP'],
  ['gzip with every header field', fullHeader, 'gzip'],
  ['three gzip members, one of them empty',
    Buffer.concat([gzipSync(PAGE.slice(0, 99)), gzipSync(''), gzipSync(PAGE.slice(99))]), 'gzip'],
  ['gzip with a trailing line break', Buffer.concat([gzip, Buffer.from('\r\n')]), 'gzip'],
  ['gzip with trailing zeros', Buffer.concat([gzip, Buffer.alloc(40)]), 'gzip'],
  ['gzip with half a magic number after it', Buffer.concat([gzip, Buffer.from([0x1f])]), 'gzip'],
  ['brotli', brotliCompressSync(PAGE), 'br'],
  ['deflate with its zlib wrapper', deflateSync(PAGE), 'deflate'],
  ['raw deflate, without the wrapper', deflateRawSync(PAGE), 'deflate'],
  ['zstd', zstd, 'zstd'],
  ['two zstd frames', Buffer.concat([zstdCompressSync(PAGE.slice(0, 99)), zstdCompressSync(PAGE.slice(99))]), 'zstd'],
  ['zstd between skippable frames', Buffer.concat([SKIPPED_FRAME, zstd, SKIPPED_FRAME]), 'zstd'],
  ['two encodings', gzipSync(deflateSync(PAGE)), 'deflate, gzip'],
  ['gzip with identity and an empty entry', gzip, 'identity,gzip,'],
  ['a charset as encoding', Buffer.from(PAGE), 'UTF-8'],
  ['none as encoding', Buffer.from(PAGE), 'none'],
])('decodes the whole body in any chunking: %s', async (_name, bytes, encoding) => {
  for (const size of SIZES) expect(await read(bytes, encoding, size)).toBe(PAGE);
});

test.each<[string, Buffer, string]>([
  ['plain text as gzip', Buffer.from(PAGE), 'gzip'],
  ['an empty body as gzip', Buffer.alloc(0), 'gzip'],
  ['gzip cut in half', gzip.subarray(0, gzip.length / 2), 'gzip'],
  ['gzip without its trailer', gzip.subarray(0, -8), 'gzip'],
  ['gzip with a wrong size', withFlippedBit(gzip, -1), 'gzip'],
  ['gzip with a wrong CRC', withFlippedBit(gzip, -8), 'gzip'],
  ['gzip with an unknown method', withFlippedBit(gzip, 2), 'gzip'],
  ['gzip with an unterminated name', Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3, 65, 65]), 'gzip'],
  ['a truncated second gzip member', Buffer.concat([gzip, gzip.subarray(0, 30)]), 'gzip'],
  ['truncated brotli', brotliCompressSync(PAGE).subarray(0, -2), 'br'],
  ['truncated zstd', zstd.subarray(0, -4), 'zstd'],
  ['a truncated second zstd frame', Buffer.concat([zstd, zstd.subarray(0, -4)]), 'zstd'],
  ['zstd with too large a window', zstdCompressSync(Buffer.alloc(20_000_000), {
    params: { [constants.ZSTD_c_windowLog]: 25 },
  }), 'zstd'],
])('rejects with a decoding error in any chunking: %s', async (_name, bytes, encoding) => {
  for (const size of SIZES) {
    await expect(read(bytes, encoding, size)).rejects.toSatisfy(isDecodingError);
  }
});

/** A body followed by `count` copies of a part. */
const withParts = (body: Buffer, part: Buffer, count: number): Buffer => Buffer.concat([body, ...Array<Buffer>(count).fill(part)]);
const CHUNK = Buffer.alloc(2 * 1024, 'a');

test.each<[string, Buffer, Buffer, string]>([
  ['empty gzip members', gzip, gzipSync(''), 'gzip'],
  ['gzip members of a byte', gzip, gzipSync('a'), 'gzip'],
  ['empty zstd frames', zstd, zstdCompressSync(''), 'zstd'],
  ['zstd frames of a byte', zstd, zstdCompressSync('a'), 'zstd'],
  ['skippable zstd frames', zstd, SKIPPED_FRAME, 'zstd'],
])('decodes a hundred tiny parts, and rejects hundreds: %s', async (_name, body, part, encoding) => {
  expect(await read(withParts(body, part, 99), encoding, 100_000)).toMatch(PAGE);
  await expect(read(withParts(body, part, 300), encoding, 100_000)).rejects.toSatisfy(isDecodingError);
});

test.each([
  ['gzip', gzipSync(CHUNK)], ['zstd', zstdCompressSync(CHUNK)],
])('decodes any number of larger parts: %s', async (encoding, part) => {
  expect(await read(withParts(part, part, 300), encoding, 100_000)).toHaveLength(301 * CHUNK.length);
});

test.each(['compress', 'exi', 'gzip, gzip, gzip', 'gzip;q=1'])('throws a NetFault for the encoding %j', (encoding) => {
  expect(() => decompress(Readable.from([]), encoding)).toThrow(NetFault);
});

test('passes on a connection error unchanged', async () => {
  const cut = new NetFault('reset', 'cut');
  const body = Readable.from((async function* () {
    yield gzip.subarray(0, 40);
    throw cut;
  })());
  const reading = (async () => {
    for await (const piece of decompress(body, 'gzip')) expect(piece.length).toBeGreaterThan(0);
  })();
  await expect(reading).rejects.toBe(cut);
});
