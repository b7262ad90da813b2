import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readProductFacts } from './facts.ts';

const jsonLd = (...products: readonly object[]) => products
  .map((product) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`).join('');
const read = (html: string) => readProductFacts(createPage(html, new URL('https://shop.test/p/1')));

it('knows the main product by a name that the shop escaped in its JSON', () => {
  const { main } = read(`${jsonLd({ name: 'Kopper' }, { name: 'Salt &amp; pepper' })}<h1>Salt &amp; pepper</h1>`);
  expect(main?.name?.text).toBe('Salt &amp; pepper');
});

it('joins markup of one product by its stock number, whatever each calls it', () => {
  const own = '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Lampe</b><b itemprop="sku">L-1</b></div>';
  const { mainAndDuplicates } = read(`${jsonLd({ name: 'Taklampe i messing', sku: 'L-1' })}<h1>Taklampe i messing</h1>${own}`);
  expect(mainAndDuplicates.map(({ source }) => source)).toEqual(['jsonld', 'microdata']);
});

it('reads a code from a product identifier that names its kind, as schema.org has it', () => {
  const { main } = read(`${jsonLd({ name: 'Bok', productID: 'isbn:978-1-56619-909-4' })}<h1>Bok</h1>`);
  expect(main?.gtins.map(({ text }) => text)).toEqual(['isbn:978-1-56619-909-4']);
});

it('reads what an RDFa property refers to by its resource', () => {
  const { main } = read(
    '<div vocab="https://schema.org/" typeof="Product"><h1 property="name">Krus</h1><div property="offers" typeof="Offer">'
    + '<span property="availability" resource="https://schema.org/InStock">Klar for sending</span></div></div>',
  );
  expect(main?.offers[0]?.availability?.text).toBe('https://schema.org/InStock');
});
