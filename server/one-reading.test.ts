import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPage } from './page/page.ts';
import { judgePageKind } from './product/page-kind.ts';
import { readPage } from './tools/emitter/read-page.ts';
import { readPrices } from './tools/health/product-page.ts';

const folder = process.env['CORPUS_DIR'];

interface SavedPage {
  id: string;
  url: string;
  file: string;
}

// The emitter reads a page of its own, through its entry point, as it does after fetching it.
test.skipIf(folder === undefined)('on every saved page the health scan and the emitter agree', { timeout: 300_000 }, async () => {
  const lines = readFileSync(join(folder!, 'truth.jsonl'), 'utf8').split('\n').filter((line) => line.trim() !== '');
  const disagreeing: string[] = [];
  let priced = 0;
  for (const line of lines) {
    const { id, url, file } = JSON.parse(line) as SavedPage;
    const html = gunzipSync(readFileSync(join(folder!, file))).toString('utf8');
    const emitted = await readPage({ html, url, status: 200, headers: [['content-type', 'text/html']], now: 0 }, null);
    const page = createPage(html, new URL(url));
    const price = emitted.ok ? emitted.result.fields.find(({ id: field }) => field === 'price') : undefined;
    const amount = price?.status === 'verified' && price.value.kind === 'price' ? price.value.amount : undefined;
    if (amount !== undefined) priced += 1;
    const isKnown = amount === undefined
      || readPrices(page).stated.some((stated) => [stated.amount, stated.otherwise].includes(amount));
    if (emitted.ok !== judgePageKind(page).isProduct || !isKnown) disagreeing.push(id);
  }
  expect(lines.length).toBeGreaterThan(200);
  expect(priced).toBeGreaterThan(50);
  expect(disagreeing).toEqual([]);
});
