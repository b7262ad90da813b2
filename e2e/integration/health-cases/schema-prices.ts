import { tradeStore } from '../../world/stores/special.ts';
import type { HealthCase } from './case.ts';
import { GENSER, HOST, ORIGIN, onAllProducts, onOneProduct } from './editing.ts';

const OFFER = /"offers":\{[^]*?\}\}(?=\})/;
const PRICE_SENTENCE = /<p>Pris: <strong>[^<]*<\/strong> inkl\. mva\./;

/** The schema checks of what a product costs, in each of their states. */
export const SCHEMA_PRICE_CASES: readonly HealthCase[] = [
  ...['0', '1 299,-', 'Ring oss'].map((price): HealthCase => ({
    name: `an offer at ${price}`, store: onOneProduct(['"price":"1299.00"', `"price":"${price}"`]),
    expect: {
      'offer-complete': { status: 'warn', params: { missing: 'price' }, evidence: [{ label: 'price', value: price }] },
    },
  })),
  {
    name: 'prices behind a login', store: tradeStore(HOST),
    expect: {
      'price-visible': {
        status: 'warn', params: { count: 3, total: 3 },
        evidence: [{ label: 'text', value: 'Logg inn for å se pris. Varenr. ISLENDER-HERRE. På lager.' }],
      },
      'price-agrees': 'blamed on offer-complete',
    },
  },
  {
    name: 'no price anywhere', store: onAllProducts([PRICE_SENTENCE, '<p>'], [OFFER, '"color":"blå"']),
    expect: {
      'price-visible': {
        status: 'fail', params: { count: 3, total: 3 },
        evidence: [{ label: 'price', value: '0', page: ORIGIN + GENSER }],
      },
    },
  },
  {
    name: 'prices in the product data alone', store: onAllProducts([PRICE_SENTENCE, '<p>']),
    expect: { 'price-visible': 'not-measured: needs-script', 'price-agrees': 'not-measured: needs-script' },
  },
  {
    name: 'prices whose currency is a picture',
    store: onAllProducts(
      [/<p>Pris: <strong>(\d)?.?(\d{3}) kr<\/strong>/, '<p>Pris: <strong class="price">$1$2</strong>'],
      [OFFER, '"color":"blå"'],
    ),
    expect: { 'price-visible': 'pass' },
  },
  {
    name: 'a sold-out product without a price',
    store: onAllProducts([PRICE_SENTENCE, '<p>Utsolgt.'], [OFFER, '"color":"blå"'], ['På lager.', '']),
    expect: { 'price-visible': 'not-measured: ambiguous' },
  },
  {
    name: 'product data with the price of last week', store: onOneProduct(['"price":"1299.00"', '"price":"1599.00"']),
    expect: {
      'price-agrees': {
        status: 'fail', params: { count: 1, total: 3, markup: 1599, page: 1299, currency: 'NOK' },
        evidence: [
          { label: 'price', value: '1599.00', page: ORIGIN + GENSER, line: 14 },
          { label: 'text', page: ORIGIN + GENSER },
        ],
      },
    },
  },
  {
    name: 'product data with the price before the sale',
    expect: { 'price-agrees': { status: 'fail', params: { markup: 1599, page: 1299 } } },
    store: onOneProduct(
      ['"price":"1299.00"', '"price":"1599.00"'], ['<p>Pris: <strong>', '<p><s>1 599 kr</s> Nå <strong>'],
    ),
  },
  {
    name: 'a rounded price', store: onOneProduct(['"price":"1299.00"', '"price":"1298.90"']),
    expect: {
      'price-agrees': { status: 'warn', params: { count: 1, total: 3, markup: 1298.9, page: 1299, currency: 'NOK' } },
    },
  },
  {
    name: 'a price without value added tax on the page, and with it in the product data',
    store: onAllProducts([/<strong>[^<]*<\/strong> inkl\. mva\./, '<strong>1 039,20 kr</strong> eks. mva.']),
    expect: { 'price-agrees': 'not-measured: ambiguous', 'price-visible': 'pass' },
  },
  {
    name: 'product pages too long to read, the price below',
    store: onAllProducts([PRICE_SENTENCE, `<p>${'Ull fra sau. '.repeat(250_000)}`], [OFFER, '"color":"blå"']),
    expect: { 'price-visible': 'not-measured: truncated', 'content-without-js': 'not-measured: truncated' },
  },
  {
    name: 'a price in another currency',
    store: onOneProduct(['"price":"1299.00","priceCurrency":"NOK"', '"price":"115.00","priceCurrency":"EUR"']),
    expect: { 'price-agrees': { status: 'pass', params: { total: 2 } } },
  },
];
