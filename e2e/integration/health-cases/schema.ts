import { changed } from '../../world/stores/store.ts';
import type { HealthCase } from './case.ts';
import { GENSER, ORIGIN, PRODUCTS, healthy, onAllProducts } from './editing.ts';

const OFFER = /"offers":\{[^]*?\}\}(?=\})/;
const PRICE_SENTENCE = /<p>Pris: <strong>[^<]*<\/strong> inkl\. mva\./;
const [, VOTTER] = PRODUCTS as [string, string];

/** Positions of product data faults in whole pages; the data itself is judged in the checks' own tables. */
export const SCHEMA_CASES: readonly HealthCase[] = [
  {
    name: 'a trailing comma on one product, an outdated price on another',
    store: changed(healthy, {
      edit: {
        [GENSER]: [['"sku":"ISLENDER-HERRE",', '"sku":"ISLENDER-HERRE",,']],
        [VOTTER]: [['"price":"449.00"', '"price":"599.00"']],
      },
    }),
    expect: {
      'jsonld-parses': {
        status: 'fail', params: { count: 1, total: 9 },
        evidence: [{ label: 'Expected double-quoted property name', page: ORIGIN + GENSER, line: 14 }],
      },
      'price-agrees': {
        status: 'fail', params: { count: 1, markup: 599, page: 449, currency: 'NOK' },
        evidence: [
          { label: 'price', value: '599.00', page: ORIGIN + VOTTER, line: 14 },
          { label: 'text', page: ORIGIN + VOTTER },
        ],
      },
    },
  },
  {
    name: 'product pages too long to read, with the price at the end',
    store: onAllProducts([PRICE_SENTENCE, `<p>${'Ull fra sau. '.repeat(250_000)}`], [OFFER, '"color":"blå"']),
    expect: { 'price-visible': 'not-measured: truncated', 'content-without-js': 'not-measured: truncated' },
  },
];
