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

  it('gives no code where each is a Product of its own and none has the page\'s address', () => {
    expect(markupOf(shopPage({ markup: variants, body: '<p>kr 599,-</p>' }))).toMatchObject({
      price: '599', sku: 'gate-failed', gtin: 'gate-failed',
    });
  });
});
