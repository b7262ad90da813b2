import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { readOpenGraph } from './open-graph.ts';

const read = (html: string) => readOpenGraph(createPage(`<head>${html}</head>`, new URL('https://shop.test/p')));
const tags = (names: readonly string[]): string => names.map((name) => `<meta property="${name}" content="${name}">`).join('');

/** The statements of a page with these meta tags. */
function stated(html: string): Record<string, string | undefined> {
  const { product, title, siteName, price, currency, availability } = read(html);
  return Object.fromEntries(Object.entries({
    title, siteName, price, currency, availability, description: product.description, image: product.images[0], brand: product.brand, sku: product.sku,
  }).map(([name, leaf]) => [name, leaf?.text]));
}

// Each name is read alone, and takes precedence over the names after it.
describe.each([
  ['title', ['og:title', 'twitter:title']],
  ['siteName', ['og:site_name', 'application-name']],
  ['price', ['product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'product:price', 'og:price']],
  ['currency', ['product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'product:currency', 'og:currency']],
  ['availability', ['product:availability', 'og:availability']],
  ['description', ['og:description', 'description', 'twitter:description']],
  ['image', ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src']],
  ['brand', ['product:brand', 'og:brand', 'brand']],
  ['sku', ['product:retailer_item_id', 'product:sku', 'og:sku', 'product:retailer_part_no']],
])('the %s', (kind, names) => {
  it.each(names.map((name, at) => [name, names.slice(at)] as const))('is stated by %s', (name, those) => {
    expect(Object.entries(stated(tags(those.toReversed()))).filter(([, text]) => text !== undefined)).toEqual([[kind, name]]);
  });
});

it('states every code of the product', () => {
  const names = ['product:gtin', 'product:ean', 'product:upc', 'product:isbn', 'og:ean', 'og:upc', 'og:isbn'];
  expect(read(tags(names)).product.gtins.map(({ text }) => text)).toEqual(names);
});

it('gives the first tag that is not empty, with its element and the attribute that has the value', () => {
  const { title } = read('<meta property="og:title" content=" "><meta name="og:title" value="Krus"><meta property="og:title" content="Kopp">');
  expect(title).toMatchObject({ kind: 'leaf', text: 'Krus', origin: { kind: 'attribute', source: 'og-meta', name: 'value', element: { tagName: 'meta' } } });
  expect(read(tags(['og:title'])).title?.origin).toMatchObject({ name: 'content' });
});

it('states one product with one offer, which has the page\'s price, currency and availability', () => {
  const { product, price, currency, availability } = read(tags(['og:price:amount', 'og:price:currency', 'og:availability']));
  expect(product).toMatchObject({ source: 'og-meta', offers: [{ price, currency, availability }], variants: [] });
});

it.each([
  ['product', true], ['og:product', true], ['Product', true], ['product.item', true], [' product ', true], ['og.product', true],
  ['product.group', false], ['byproduct', false], ['products', false], ['website', false], ['product_item', false],
])('a page of the type "%s" is about one product: %s', (type, isProduct) => {
  expect(read(`<meta property="og:type" content="${type}">`)).toMatchObject({ isProduct, type: type.trim() });
});

it('has no type, title or price where the page states none', () => {
  expect(read('')).toMatchObject({ isProduct: false, type: undefined, title: undefined, price: undefined });
});
