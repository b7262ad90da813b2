import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import { compress, createTextSender } from './encoding.ts';

const TEXT = 'Skog og Sjø '.repeat(200);

test('compressed content decompresses to itself', async () => {
  const content = Buffer.from(TEXT);
  expect(brotliDecompressSync(await compress(content, 'br'))).toEqual(content);
  expect(gunzipSync(await compress(content, 'gzip'))).toEqual(content);
});

test('a text is compressed only once for each encoding', async () => {
  const send = createTextSender();
  const bodyFor = async (accepted: string | undefined): Promise<Buffer> => {
    const sent = Promise.withResolvers<Buffer>();
    const res = { set: () => res, send: sent.resolve } as unknown as Response;
    await send({ headers: { 'accept-encoding': accepted } } as Request, res, TEXT);
    return sent.promise;
  };
  const [first, second, other, plain] = [await bodyFor('br'), await bodyFor('br, gzip'), await bodyFor('gzip'), await bodyFor(undefined)];
  expect(second).toBe(first);
  expect(gunzipSync(other).toString()).toBe(TEXT);
  expect(plain.toString()).toBe(TEXT);
});
