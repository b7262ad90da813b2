import { expect, test } from 'vitest';
import { createPage } from '../../page/page.ts';
import { classifyResponse } from './classify-response.ts';

interface Given {
  url?: string;
  status?: number;
  html?: string;
  /** Characters of visible text to add. */
  visible?: number;
}

const classify = ({ url = 'https://shop.test/', status = 200, html = '', visible = 0 }: Given) => {
  const at = new URL(url);
  return classifyResponse({ status, url: at, headers: [], page: createPage(`${html}<p>${'ord '.repeat(visible / 4)}</p>`, at) });
};

test.each([
  ['Shopify\'s password page', { url: 'https://shop.test/password', html: '<form action="/password" method="post">' }, 'password'],
  ['a coming-soon headline', { html: '<title>Butikken</title><h1>Åpner snart</h1>' }, 'coming-soon'],
  ['a coming-soon title in English', { html: '<title>Coming soon | Shop</title>' }, 'coming-soon'],
  ['WooCommerce\'s coming-soon page', { html: '<body class="woocommerce-coming-soon">' }, 'coming-soon'],
  ['maintenance at 503', { status: 503, html: '<h1>Nettbutikken er nede for vedlikehold</h1>' }, 'maintenance'],
  ['maintenance in English', { status: 503, html: '<title>Maintenance</title>Briefly unavailable' }, 'maintenance'],
])('%s is a closed store', (_name, given, how) => expect(classify(given)).toMatchObject({ kind: 'closed', how }));

test.each([
  ['a shop with a product that comes soon', { html: '<title>Butikk</title><h2>Coming soon: ny genser</h2>', visible: 3000 }],
  ['a page about the maintenance of knitwear', { html: '<h1>Vedlikehold av ull</h1>', visible: 2500 }],
  ['a password page with an account form', { url: 'https://shop.test/password', html: '<form action="/account/new">', visible: 900 }],
  ['a refusal', { status: 403, html: '<h1>Under arbeid</h1>' }],
  ['an empty page', { html: '' }],
])('%s is not a closed store', (_name, given) => expect(classify(given).kind).not.toBe('closed'));

test('a queue is a waiting room', () => {
  expect(classify({ html: '<title>Du står i kø</title>' })).toEqual({
    kind: 'waiting-room', vendor: null, marker: 'Du står i kø',
  });
});

test('750,000 unclosed headings are classified in finite time', () => {
  expect(classify({ html: '<h1>'.repeat(750_000) })).toEqual({ kind: 'store' });
});
