import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readProductFacts } from './facts.ts';
import { judgePageKind } from './page-kind.ts';

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

it('prefers no loose offer to the products of a list', () => {
  const list = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'ItemList', itemListElement: ['Kopp', 'Krus'].map((name) => ({ '@type': 'ListItem', item: { '@type': 'Product', name } })),
  })}</script>`;
  const box = '<div itemscope itemtype="https://schema.org/Offer"><b itemprop="price">99</b> kr <button>Kjøp</button></div>';
  expect(read(`${list}<h1>Kopper</h1>${box}`).main).toBeNull();
});

it('joins no cards of other products by their own headings', () => {
  const cards = Array.from({ length: 10 }, (_, at) => (
    `<div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Kopp nummer ${at}</h1><i itemprop="sku">SKU-${at}</i></div>`));
  expect(read(cards.join('')).mainAndDuplicates.length).toBeLessThan(4);
});

it.each([
  ['its offer has the page\'s address', 'Den lille røde', { name: 'Wilfa Svart', offers: { '@type': 'Offer', price: '1299', url: 'https://shop.test/p/1' } }],
  ['its name begins with the heading, without spaces', '電動コーヒーグラインダー', { name: '電動コーヒーグラインダーブラック', offers: { '@type': 'Offer', price: '1299' } }],
])('is the page\'s product where %s', (_, heading, product) => {
  const html = `${jsonLd(product)}<main><h1>${heading}</h1><p>1 299,-</p></main>`;
  expect(judgePageKind(createPage(html, new URL('https://shop.test/p/1'))).isProduct).toBe(true);
});

it('takes no property of every object for a role of a product', () => {
  const { products } = read(jsonLd({ '@type': 'ItemList', 'constructor': { '@type': 'Product', 'name': 'Kopp' } }));
  expect(products.map(({ role }) => role)).toEqual(['listed']);
});
