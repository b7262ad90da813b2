import { describe, expect, it } from 'vitest';
import { markupOf, shopPage } from './emitter-rig.ts';

describe('variants of one product', () => {
  const variant = (at: number, price: string, sku: string, gtin13: string, availability: string) => ({
    '@type': 'Product', name: `Kaffekvern Pro ${at}`, sku, gtin13,
    offers: { '@type': 'Offer', url: `https://kaffe.test/produkt/kvern?v=${at}`, price, priceCurrency: 'NOK', availability },
  });
  const variants = [
    variant(1, '499', 'KV-1', '7045950010009', 'InStock'), variant(2, '599', 'KV-2', '4006381333931', 'OutOfStock'),
  ];
  const group = shopPage({ markup: { '@type': 'ProductGroup', name: 'Kaffekvern Pro', hasVariant: variants }, body: '<p>kr 599,-</p>' });
  const offers = variants.map(({ sku, gtin13, offers: of }) => ({ ...of, sku, gtin13 }));
  const listed = shopPage({ markup: { '@type': 'Product', name: 'Kaffekvern Pro', offers }, body: '<p>kr 599,-</p>' });

  it.each([['of a group', group], ['as offers', listed]])('uses the one at the page\'s address, %s', (_, html) => {
    expect(markupOf(html, 'https://kaffe.test/produkt/kvern?v=2')).toMatchObject({
      price: '599', availability: 'OutOfStock', sku: 'KV-2', gtin: '4006381333931',
    });
    expect(markupOf(html, 'https://kaffe.test/produkt/kvern?utm_source=post&v=2')).toMatchObject({ sku: 'KV-2' });
    expect(markupOf(html)).toMatchObject({ price: '599', availability: 'OutOfStock', sku: 'gate-failed', gtin: 'gate-failed' });
  });

  it('uses the one at the page’s address also where that has no query', () => {
    const atPath = (at: number) => ({ ...variants[at]!, offers: { ...variants[at]!.offers, url: `https://kaffe.test/kvern/${at}` } });
    const html = shopPage({ markup: { '@type': 'ProductGroup', name: 'Kaffekvern Pro', hasVariant: [atPath(0), atPath(1)] } });
    expect(markupOf(html, 'https://kaffe.test/kvern/1')).toMatchObject({ price: '599', sku: 'KV-2' });
    expect(markupOf(html, 'https://kaffe.test/kvern')).toMatchObject({ price: 'gate-failed', sku: 'gate-failed' });
  });

  it('accepts a page named after one of them, but not after something else', () => {
    const markup = { '@type': 'ProductGroup', name: 'Kverner til kontoret', hasVariant: variants.slice(0, 1) };
    const priceAt = (h1: string) => markupOf(shopPage({ markup, h1, head: `<meta property="og:title" content="${h1}">` })).price;
    expect([priceAt('Kaffekvern Pro 1'), priceAt('Tekanne til kontoret')]).toEqual(['499', 'gate-failed']);
  });

  it('uses none at an address without a query beside some with one, for that page shows them all', () => {
    const [first, second] = [{ ...offers[0]!, url: 'https://kaffe.test/produkt/kvern', availability: 'OutOfStock' }, { ...offers[1]!, availability: 'InStock' }];
    const html = shopPage({ markup: { '@type': 'Product', name: 'Kaffekvern Pro', offers: [first, second] }, body: '<p>På lager</p><p>kr 599,-</p>' });
    expect(markupOf(html)).toMatchObject({ price: '599', availability: 'InStock', sku: 'gate-failed' });
  });

  it('uses the only one that has an address, if that is the page’s', () => {
    const [{ url: _, ...first }, second] = [offers[0]!, offers[1]!];
    const html = shopPage({ markup: { '@type': 'Product', name: 'Kaffekvern Pro', offers: [first, second] } });
    expect(markupOf(html, 'https://kaffe.test/produkt/kvern?v=2')).toMatchObject({ price: '599', sku: 'KV-2' });
    expect(markupOf(html)).toMatchObject({ price: 'gate-failed', sku: 'gate-failed' });
  });

  it('takes the brand that only they state', () => {
    const branded = variants.map((each) => ({ ...each, brand: { '@type': 'Brand', name: 'Wilfa' } }));
    const brandOf = (more: object) => markupOf(shopPage({
      markup: { '@type': 'ProductGroup', name: 'Kaffekvern Pro', hasVariant: branded, ...more }, body: '<p>Wilfa</p>',
    })).brand;
    expect([brandOf({}), brandOf({ brand: 'Sage' })]).toEqual(['Wilfa', 'gate-failed']);
    const [one, other] = ['Wilfa', 'Sage'].map((name, at) => ({ ...variants[at]!, brand: { '@type': 'Brand', name } }));
    expect(markupOf(shopPage({
      markup: { '@type': 'ProductGroup', name: 'Kaffekvern Pro', hasVariant: [one, other] }, body: '<p>Wilfa og Sage</p>',
    }), 'https://kaffe.test/produkt/kvern?v=2').brand).toBe('no-evidence');
  });

  it('gives no code where each is a Product of its own and none has the page\'s address', () => {
    expect(markupOf(shopPage({ markup: variants, body: '<p>kr 599,-</p>' }))).toMatchObject({
      price: '599', sku: 'gate-failed', gtin: 'gate-failed',
    });
  });
});
