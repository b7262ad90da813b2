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

/** A gzip member with every field its head may have. */
const wordy = Buffer.concat([
  Buffer.from([0x1f, 0x8b, 8, 2 | 4 | 8 | 16, 0, 0, 0, 0, 0, 3, 3, 0]),
  Buffer.from('abcname\0comment\0'), Buffer.from([0, 0]),
  gzip.subarray(10),
]);
const changed = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy[at < 0 ? copy.length + at : at]! ^= 1;
  return copy;
};

/** Handed over in pieces of every length, so that each border between two things lies between two pieces once. */
async function read(bytes: Buffer, encoding: string | null, size: number): Promise<string> {
  const count = Math.ceil(bytes.length / size);
  const cut = Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
  const read: Buffer[] = [];
  for await (const piece of decompress(Readable.from(cut), encoding)) read.push(piece);
  return Buffer.concat(read).toString();
}

const SIZES = [1, 2, 3, 7, 64, 100_000];

test.each<[string, Buffer, string | null]>([
  ['no coding', Buffer.from(PAGE), null],
  ['gzip', gzip, 'gzip'],
  ['its old name in capitals', gzip, 'X-GZIP'],
  ['a wordy gzip head', wordy, 'gzip'],
  ['two gzip members', Buffer.concat([gzipSync(PAGE.slice(0, 99)), gzipSync(''), gzipSync(PAGE.slice(99))]), 'gzip'],
  ['gzip and a line after it', Buffer.concat([gzip, Buffer.from('\r\n')]), 'gzip'],
  ['gzip and zeros after it', Buffer.concat([gzip, Buffer.alloc(40)]), 'gzip'],
  ['gzip and half a magic after it', Buffer.concat([gzip, Buffer.from([0x1f])]), 'gzip'],
  ['brotli', brotliCompressSync(PAGE), 'br'],
  ['deflate as it should be', deflateSync(PAGE), 'deflate'],
  ['deflate without its wrapper', deflateRawSync(PAGE), 'deflate'],
  ['zstd', zstd, 'zstd'],
  ['two zstd frames', Buffer.concat([zstdCompressSync(PAGE.slice(0, 99)), zstdCompressSync(PAGE.slice(99))]), 'zstd'],
  ['zstd behind a frame to be skipped', Buffer.concat([SKIPPED_FRAME, zstd, SKIPPED_FRAME]), 'zstd'],
  ['two codings', gzipSync(deflateSync(PAGE)), 'deflate, gzip'],
  ['a coding and what is none', gzip, 'identity,gzip,'],
  ['what is no coding', Buffer.from(PAGE), 'UTF-8'],
  ['the word for no coding that is none either', Buffer.from(PAGE), 'none'],
])('%s is read whole', async (_name, bytes, encoding) => {
  for (const size of SIZES) expect(await read(bytes, encoding, size)).toBe(PAGE);
});

test.each<[string, Buffer, string]>([
  ['plain text', Buffer.from(PAGE), 'gzip'],
  ['nothing', Buffer.alloc(0), 'gzip'],
  ['half a gzip', gzip.subarray(0, gzip.length / 2), 'gzip'],
  ['gzip without its trailer', gzip.subarray(0, -8), 'gzip'],
  ['gzip of another length', changed(gzip, -1), 'gzip'],
  ['gzip of another sum', changed(gzip, -8), 'gzip'],
  ['gzip by an unknown method', changed(gzip, 2), 'gzip'],
  ['gzip whose name has no end', Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3, 65, 65]), 'gzip'],
  ['a second member cut short', Buffer.concat([gzip, gzip.subarray(0, 30)]), 'gzip'],
  ['half a brotli', brotliCompressSync(PAGE).subarray(0, -2), 'br'],
  ['half a zstd', zstd.subarray(0, -4), 'zstd'],
  ['a second frame cut short', Buffer.concat([zstd, zstd.subarray(0, -4)]), 'zstd'],
  ['zstd that needs too much memory', zstdCompressSync(Buffer.alloc(20_000_000), {
    params: { [constants.ZSTD_c_windowLog]: 25 },
  }), 'zstd'],
])('%s does not fit', async (_name, bytes, encoding) => {
  for (const size of SIZES) {
    await expect(read(bytes, encoding, size)).rejects.toSatisfy(isDecodingError);
  }
});

test.each(['compress', 'exi', 'gzip, gzip, gzip', 'gzip;q=1'])('%j is a fault of its own', (encoding) => {
  expect(() => decompress(Readable.from([]), encoding)).toThrow(NetFault);
});

test('what breaks off on the wire is told as it was', async () => {
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
