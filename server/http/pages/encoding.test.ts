import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { encodingFor, compress } from './encoding.ts';

describe('encodingFor', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['identity', undefined],
    ['gzip;q=0.0', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j selects %j', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

test('compressed content decompresses to itself', async () => {
  const content = Buffer.from('Skog og Sjø '.repeat(200));
  for (const thorough of [true, false]) {
    expect(brotliDecompressSync(await compress(content, 'br', { thorough }))).toEqual(content);
    expect(gunzipSync(await compress(content, 'gzip', { thorough }))).toEqual(content);
  }
});
