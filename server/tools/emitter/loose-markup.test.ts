import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, shopPage } from './emitter-rig.ts';

const offerAt = (price: string) => `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
  <span itemprop="price" content="${price}">kr ${price}</span><meta itemprop="priceCurrency" content="NOK">
  <link itemprop="availability" href="https://schema.org/InStock"></div>`;
const buyButton = '<button>Legg i handlekurv</button>';
const offered = { price: '499', currency: 'NOK', availability: 'InStock' };

describe('offers outside every Product in microdata and RDFa', () => {
  it.each<[string, Parameters<typeof shopPage>[0]]>([
    ['with no other markup', { body: offerAt('499.00') + buyButton }],
    ['beside a Product that ends before them', {
      body: `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Kaffekvern Pro</b></div>${offerAt('499.00')}`,
    }],
    ['beside a Product in JSON-LD', { markup: { ...PRODUCT, offers: undefined }, body: offerAt('499.00') }],
    ['in RDFa', {
      body: `<div property="offers" typeof="Offer"><i property="price" content="499.00">499,-</i><meta property="priceCurrency" content="NOK">
        <link property="availability" href="https://schema.org/InStock"></div>${buyButton}`,
    }],
  ])('belong to the page\'s only product: %s', (_, parts) => {
    expect(markupOf(shopPage(parts))).toMatchObject(offered);
  });

  it('give no price where they differ and the page shows none as its own', () => {
    const { price } = markupOf(shopPage({ body: offerAt('499.00') + offerAt('599.00') + buyButton }).replaceAll(/kr [\d.]+/g, ''));
    expect(price).toBe('gate-failed');
  });

  it('are not taken from the cards of other products, or from an aside', () => {
    const cards = ['199.00', '299.00', '399.00'].map((price) => `<li class="card"><img src="/${price}.jpg">${offerAt(price)}</li>`).join('');
    expect(markupOf(shopPage({ markup: { ...PRODUCT, offers: undefined }, body: `<ul>${cards}</ul>` })).price).toBe('no-evidence');
    expect(markupOf(shopPage({ markup: { ...PRODUCT, offers: undefined }, body: `<aside>${offerAt('99.00')}</aside>` })).price).toBe('no-evidence');
  });

  it('resolve a dollar sign by the country of the store\'s own address', () => {
    const address = (addressCountry: string) => [
      { ...PRODUCT, offers: { '@type': 'Offer', price: '$12.00' } },
      { '@type': 'Organization', name: 'Kvern', address: { '@type': 'PostalAddress', addressCountry } },
    ];
    const currencyAt = (country: string) => markupOf(shopPage({ markup: address(country), lang: 'en', body: '$12.00' }), 'https://shop.com/p/1').currency;
    expect(['US', 'ca', 'Norway'].map(currencyAt)).toEqual(['USD', 'CAD', 'no-evidence']);
  });
});
