import { expect, test } from 'vitest';
import { shutDoor } from './shut-door.ts';
import type { DoorFacts, ShutDoor } from './shut-door.ts';

const judge = (given: Partial<Omit<DoorFacts, 'url'>> & { url?: string }): ShutDoor | null =>
  shutDoor({ status: 200, html: '', visible: 40, ...given, url: new URL(given.url ?? 'https://shop.test/') });

test.each([
  ['Shopify\'s password page', { url: 'https://shop.test/password', html: '<form action="/password" method="post">' }, 'password'],
  ['a headline that promises', { html: '<title>Butikken</title><h1>Åpner snart</h1>' }, 'coming-soon'],
  ['the same in English', { html: '<title>Coming soon | Shop</title>' }, 'coming-soon'],
  ['WooCommerce\'s own', { html: '<body class="woocommerce-coming-soon">' }, 'coming-soon'],
  ['maintenance at 503', { status: 503, html: '<h1>Nettbutikken er nede for vedlikehold</h1>' }, 'maintenance'],
  ['maintenance in English', { status: 503, html: '<title>Maintenance</title>Briefly unavailable' }, 'maintenance'],
])('%s is a closed store', (_name, given, how) => expect(judge(given)).toMatchObject({ kind: 'closed', how }));

test.each([
  ['a shop with a product that comes soon', { html: '<title>Butikk</title><h2>Coming soon: ny genser</h2>', visible: 3000 }],
  ['a page about the maintenance of knitwear', { html: '<h1>Vedlikehold av ull</h1>', visible: 2500 }],
  ['an account\'s password page', { url: 'https://shop.test/password', html: '<form action="/account/new">', visible: 900 }],
  ['a refusal', { status: 403, html: '<h1>Under arbeid</h1>' }],
  ['nothing at all', { html: '' }],
])('%s is none', (_name, given) => expect(judge(given)).toBeNull());

test('a queue is a waiting room', () => {
  expect(judge({ html: '<title>Du står i kø</title>' })).toEqual({ kind: 'waiting-room', marker: 'Du står i kø' });
});

test('a page of nothing but beginnings comes to an end', () => {
  expect(judge({ html: '<h1>'.repeat(750_000) })).toBeNull();
});
