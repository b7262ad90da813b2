import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPage } from './page/page.ts';
import { judgePageKind } from './product/page-kind.ts';
import { readShown } from './product/shown-prices.ts';
import { verifyMarkup } from './tools/emitter/verify.ts';
import { readPrices } from './tools/health/product-page.ts';

const folder = process.env['CORPUS_DIR'];

interface SavedPage {
  id: string;
  url: string;
  file: string;
}

// Each tool gets a page of its own, as if each had fetched it.
test.skipIf(folder === undefined)('on every saved page the health scan and the emitter agree', { timeout: 300_000 }, () => {
  const lines = readFileSync(join(folder!, 'truth.jsonl'), 'utf8').split('\n').filter((line) => line.trim() !== '');
  const disagreeing = lines.flatMap((line) => {
    const { id, url, file } = JSON.parse(line) as SavedPage;
    const html = gunzipSync(readFileSync(join(folder!, file))).toString('utf8');
    const scanned = createPage(html, new URL(url));
    const page = createPage(html, new URL(url));
    const { stated, shown } = readPrices(scanned);
    const agree = judgePageKind(scanned).isProduct === judgePageKind(page).isProduct && shown.best?.amount === readShown(page).best?.amount;
    // The price that the emitter gives must be among those that the scan finds in the markup.
    const { price } = verifyMarkup(page);
    const isKnown = !price.ok || price.value.kind !== 'price'
      || stated.some(({ amount, otherwise }) => price.value.kind === 'price' && [amount, otherwise].includes(price.value.amount));
    return agree && isKnown ? [] : [id];
  });
  expect(lines.length).toBeGreaterThan(200);
  expect(disagreeing).toEqual([]);
});
