import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readProductFacts } from './facts.ts';
import { judgePageKind } from './page-kind.ts';

const jsonLd = (...products: readonly object[]) => products
  .map((product) => `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`).join('');
const read = (html: string, address = 'https://shop.test/p/1') => readProductFacts(createPage(html, new URL(address)));

it('recognises the main product by a name that is HTML-escaped in its JSON', () => {
  const { main } = read(`${jsonLd({ name: 'Kopper' }, { name: 'Salt &amp; pepper' })}<h1>Salt &amp; pepper</h1>`);
  expect(main?.name?.text).toBe('Salt &amp; pepper');
});

it('joins markup with the same stock number, whatever its names', () => {
  const own = '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Lampe</b><b itemprop="sku">L-1</b></div>';
  const { mainAndDuplicates } = read(`${jsonLd({ name: 'Taklampe i messing', sku: 'L-1' })}<h1>Taklampe i messing</h1>${own}`);
  expect(mainAndDuplicates.map(({ source }) => source)).toEqual(['jsonld', 'microdata']);
});

it('reads a code from a product identifier that names its kind, as schema.org specifies', () => {
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

it('does not prefer a loose offer to the products of a list', () => {
  const list = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'ItemList', itemListElement: ['Kopp', 'Krus'].map((name) => ({ '@type': 'ListItem', item: { '@type': 'Product', name } })),
  })}</script>`;
  const box = '<div itemscope itemtype="https://schema.org/Offer"><b itemprop="price">99</b> kr <button>Kjøp</button></div>';
  expect(read(`${list}<h1>Kopper</h1>${box}`).main).toBeNull();
});

it('does not join the cards of other products by their own headings', () => {
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

it('does not take a built-in object property for the role of a product', () => {
  const { products } = read(jsonLd({ '@type': 'ItemList', 'constructor': { '@type': 'Product', 'name': 'Kopp' } }));
  expect(products.map(({ role }) => role)).toEqual(['listed']);
});

describe('the meta tags', () => {
  const META = '<meta property="og:description" content="Et krus"><meta property="product:retailer_item_id" content="K-1"><meta property="product:ean" content="96385074">'
    + '<meta property="product:price:amount" content="99">';
  const stated = (html: string, address?: string): (string | undefined)[] => {
    const { description, sku, gtins, offers } = read(`${META}<h1>Krus Figgjo</h1>${html}`, address).statements.at(-1)!;
    return [description?.text, sku?.text, ...gtins.map(({ text }) => text), ...offers.map(({ price }) => price?.text)];
  };
  const list = (...names: readonly string[]) => `<script type="application/ld+json">${JSON.stringify({
    '@type': 'ItemList', 'itemListElement': names.map((name) => ({ '@type': 'Product', name })),
  })}</script>`;
  const related = `<script type="application/ld+json">${JSON.stringify({ '@type': 'WebPage', 'mentions': { '@type': 'Product', 'name': 'Kopp' } })}</script>`;
  const loose = '<div itemscope itemtype="https://schema.org/Offer"><b itemprop="price">89</b></div>';

  it.each<[string, string, string?]>([
    ['there is no other markup', ''], ['other markup has the same product', jsonLd({ name: 'Krus Figgjo' })], ['all others are in a list', list('Kopp', 'Fat')],
    ['all others are related', related], ['all others are in a list, or related', `${list('Kopp')}${related}`], ['there is an offer of nothing, too', loose, 'https://shop.test/'],
    ['others stand beside the same product', `${jsonLd({ name: 'Krus Figgjo' })}${list('Kopp')}`],
  ])('state codes and offers of the product where %s', (_, html, address) => expect(stated(html, address)).toEqual(['Et krus', 'K-1', '96385074', '99']));

  it.each<[string, string]>([
    ['other markup has two other products', jsonLd({ name: 'Kopp' }, { name: 'Fat' })], ['it has others, some of them in a list', `${jsonLd({ name: 'Kopp' }, { name: 'Fat' })}${list('Skål')}`],
  ])('state none where %s', (_, html) => expect(stated(html)).toEqual(['Et krus', undefined]));

  it('come after the markup of the product', () => {
    expect(read(`${META}<h1>Krus Figgjo</h1>${jsonLd({ name: 'Krus Figgjo' })}`).statements.map(({ source }) => source)).toEqual(['jsonld', 'og-meta']);
  });
});

it('does not count a loose offer among the products', () => {
  expect(read('<h1>Krus</h1><div itemscope itemtype="https://schema.org/Offer"><b itemprop="price">89</b></div>').products).toEqual([]);
});

describe('the countries of the store', () => {
  const countries = (...items: readonly object[]): readonly string[] =>
    read(items.map((item) => `<script type="application/ld+json">${JSON.stringify(item)}</script>`).join('')).countries;
  const at = (type: string, addressCountry?: string) => ({ '@type': type, 'address': { '@type': 'PostalAddress', 'addressLocality': 'Oslo', addressCountry } });

  it.each(['Organization', 'OnlineStore', 'OnlineBusiness', 'Store'])('are those of an item of the type %s', (type) => expect(countries(at(type, ' no '))).toEqual(['NO']));

  it.each<[string, object]>([
    ['a person', at('Person', 'NO')], ['a product', at('Product', 'NO')], ['an address without one', at('Store')], ['an address in one line', { '@type': 'Store', 'address': 'Storgata 1, NO' }],
    ['a store without an address', { '@type': 'Store', 'addressCountry': 'NO' }],
  ])('are not those of %s', (_, item) => expect(countries(item)).toEqual([]));

  it('are those of each item', () => expect(countries(at('Store', 'NO'), at('Organization', 'SE'))).toEqual(['NO', 'SE']));
});
