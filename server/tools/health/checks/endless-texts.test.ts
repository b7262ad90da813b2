import { expect, test } from 'vitest';
import { readHeaders } from '../../../net/headers.ts';
import { createPage } from '../../../page/page.ts';
import type { SampledPage } from '../gathered.ts';
import { check as ratingSane } from './schema/rating-sane.ts';
import { check as doctypeCharset } from './seo/doctype-charset.ts';

// A pattern that starts over at every character would take quadratic time on such texts.
const ENDLESS = 500_000;

function read(html: string): SampledPage {
  const url = new URL('https://a.test/produkt/vott');
  const result = { body: Buffer.from(html), headers: readHeaders([]) };
  return { page: createPage(html, url), url, result, role: 'product' } as unknown as SampledPage;
}

test('a charset followed by spaces only is missing', () => {
  const page = read(`<!doctype html><meta http-equiv="content-type" content="charset='${' '.repeat(ENDLESS)}">`);
  expect(doctypeCharset.judge({ pages: [page] })).toMatchObject({ status: 'fail', params: { variant: 'charset' } });
  const named = read(`<!doctype html><meta http-equiv="content-type" content="text/html; charset = ' utf-8">`);
  expect(doctypeCharset.judge({ pages: [named] })).toMatchObject({ status: 'pass' });
});

test.each([
  [`4${' '.repeat(ENDLESS)}x`, 'fail'],
  ['8 / 10', 'pass'],
  ['8 / 7', 'fail'],
  [' 92 % ', 'pass'],
])('a rating is within its scale, or is not (%#)', (rating, status) => {
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: rating, ratingCount: 3 };
  const offers = { '@type': 'Offer', price: '449', priceCurrency: 'NOK' };
  const product = { '@type': 'Product', name: 'Vott', offers, aggregateRating };
  const markup = `<script type="application/ld+json">${JSON.stringify(product)}</script>`;
  const page = read(`<!doctype html><h1>Vott</h1>${markup}`);
  expect(ratingSane.judge({ products: [page] })).toMatchObject({ status });
});
