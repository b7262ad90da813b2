import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packResult, unpackResult } from './lab-job.ts';
import type { LabJob } from './lab-job.ts';

const RENDER: LabJob = { kind: 'render', urls: ['https://shop.test/'], withinMs: 1_000 };
const pageOf = (html: string) =>
  [{ ok: true as const, document: { url: 'https://shop.test/', status: 200, headers: {}, html } }];
const packed = (json: string): string => gzipSync(json).toString('base64');

test('a result as large as a page may be is unpacked as it was', async () => {
  const result = pageOf('[{,'.repeat(1_000_000));
  expect(await unpackResult(RENDER, await packResult(result as never))).toEqual(result);
});

test.each([
  ['levels', `[{"ok":true,"document":${'['.repeat(5_000_000)}`], ['values', `[${'{},'.repeat(1_000_000)}{}]`],
])('a worker’s result of too many %s is not parsed', async (_what, json) => {
  await expect(unpackResult(RENDER, packed(json))).rejects.toThrow('too many values or levels');
});

test('a result that is larger than a worker may pack is not unpacked', async () => {
  const noise = JSON.stringify(pageOf(randomBytes(3_200_000).toString('base64')));
  const text = gzipSync(noise, { level: 0 }).toString('base64');
  await expect(unpackResult(RENDER, text)).rejects.toThrow('too large');
});

test('a result for another number of pages is refused', async () => {
  await expect(unpackResult(RENDER, packed(JSON.stringify([...pageOf(''), ...pageOf('')])))).rejects.toThrow('each page');
});
