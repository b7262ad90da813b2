import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPage } from './page/page.ts';
import { verifyMarkup } from './tools/emitter/verify.ts';
import { readPrices } from './tools/health/product-page.ts';

const folder = process.env['CORPUS_DIR'];

interface SavedPage {
  id: string;
  url: string;
  file: string;
}

// Whether a page is one product's, and which price it shows, both tools ask of the same functions.
test.skipIf(folder === undefined)('on every saved page the price that the emitter gives is one that the health scan knows', { timeout: 300_000 }, () => {
  const lines = readFileSync(join(folder!, 'truth.jsonl'), 'utf8').split('\n').filter((line) => line.trim() !== '');
  const given = lines.flatMap((line) => {
    const { id, url, file } = JSON.parse(line) as SavedPage;
    const page = createPage(gunzipSync(readFileSync(join(folder!, file))).toString('utf8'), new URL(url));
    const { price } = verifyMarkup(page);
    if (!price.ok || price.value.kind !== 'price') return [];
    const { amount } = price.value;
    const isKnown = readPrices(page).stated.some((stated) => [stated.amount, stated.otherwise].includes(amount));
    return [{ id, isKnown }];
  });
  expect(lines.length).toBeGreaterThan(200);
  expect(given.length).toBeGreaterThan(50);
  expect(given.filter(({ isKnown }) => !isKnown)).toEqual([]);
});
