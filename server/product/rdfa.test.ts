import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readProductFacts } from './facts.ts';

const read = (html: string) => readProductFacts(createPage(html, new URL('https://kaffe.test/p/kvern')));

it.each([
  ['a vocabulary and short names', 'vocab="https://schema.org/" typeof="Product"', ''],
  ['full URLs', 'typeof="http://schema.org/Product"', 'http://schema.org/'],
  ['a prefix', 'prefix="schema: https://schema.org/" typeof="schema:Product"', 'schema:'],
])('reads a product and its offer, written with %s', (_, scope, prefix) => {
  const { main } = read(
    `<div ${scope}><h1 property="${prefix}name">Kvern</h1><a property="${prefix}url" href="/p/kvern">x</a>`
    + `<div property="${prefix}offers" typeof="${prefix}Offer"><b property="${prefix}price" content="1299">1 299,-</b>`
    + `<meta property="${prefix}priceCurrency" content="NOK"><link property="${prefix}availability" href="https://schema.org/InStock">`
    + '</div></div>'
  );
  const [offer] = main!.offers;
  expect(main!).toMatchObject({ source: 'microdata', name: { text: 'Kvern' }, url: { text: '/p/kvern' } });
  expect([offer?.price?.text, offer?.currency?.text, offer?.availability?.text]).toEqual(['1299', 'NOK', 'https://schema.org/InStock']);
});

it('ignores Open Graph properties and properties outside every item', () => {
  expect(read('<meta property="og:title" content="Kvern"><b property="name">Kvern</b>').items).toEqual([]);
  const { products } = read('<b property="sku">99</b><div typeof="Product"><b property="name">Kvern</b></div>');
  expect(products.map(({ name, sku }) => [name?.text, sku])).toEqual([['Kvern', undefined]]);
});
