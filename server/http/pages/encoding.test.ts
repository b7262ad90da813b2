import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './encoding.ts';

test('compressed content decompresses to itself', async () => {
  const content = Buffer.from('Skog og Sjø '.repeat(200));
  for (const thorough of [true, false]) {
    expect(brotliDecompressSync(await compress(content, 'br', { thorough }))).toEqual(content);
    expect(gunzipSync(await compress(content, 'gzip', { thorough }))).toEqual(content);
  }
});
