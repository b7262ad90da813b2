import { describe, expect, it, vi } from 'vitest';
import { createPage } from '../page/page.ts';
import { readJsonLd } from './jsonld.ts';
import { availabilityOf, memberAmountsOf, mostAvailable, ownOffers, pricesOf } from './offers.ts';
import type { StatedAvailability } from './offers.ts';
import { findProducts } from './product.ts';

/** The product in a page's JSON-LD. */
function stated(product: object, address = '/p') {
  const page = createPage(`<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...product })}</script>`, new URL(address, 'https://shop.test/'));
  return [page, findProducts(readJsonLd(page))[0]!] as const;
}
const price = (offer: object) => pricesOf(...stated({ offers: { '@type': 'Offer', ...offer } }))[0];

describe('a price', () => {
  it.each<[unknown, string | undefined]>([
    [1299, '1299'], ['1299.00', '1299'], [' 1299 ', '1299'], ['1 299,-', '1299'], ['kr 1.299,50', '1299.5'], ['Før 999,- Nå 799,-', '799'], ['99 kr/mnd', undefined],
    ['999,- 799,-', '999'], ['ca. 99', '99'], ['Spar 200,-', undefined], ['20 %', undefined], [0, undefined], ['0.00', undefined], ['Gratis', undefined], [-1, undefined], ['-10.00', undefined], [' -1 ', undefined], ['−1', undefined], ['- 1', undefined], ['-1 kr', undefined], ['-20 % 799', '799'], ['-20 % 799 kr', '799'], ['Pris kommer', undefined],
    ['1234567890123456', '1234567890123456'], ['12345678901234567', undefined], [`99 kr${' '.repeat(495)}`, '99'], [`99 kr${' '.repeat(496)}`, undefined],
    [`${'x'.repeat(40)} 99 kr`, '99'], [`Før ${'x'.repeat(40)} 99 kr`, '99'], ['99 kr uten avgift', undefined], [null, undefined],
  ])('%j is %s', (text, amount) => expect(price({ price: text, priceCurrency: 'NOK' })?.amount).toBe(amount));

  it.each([
    ['1.399', 'NOK', '1399'], ['12.399', 'NOK', '12399'], ['123.399', 'NOK', '123399'], [' 1.399 ', undefined, '1399'], ['1.399', 'KWD', null], ['0.399', 'NOK', null], ['1.39', 'NOK', null],
    ['1234.399', 'NOK', null], ['1.3990', 'NOK', null], ['1399', 'NOK', null],
  ])('%s %s may also be read as %s', (text, priceCurrency, otherwise) => expect(price({ price: text, priceCurrency })?.otherwise).toBe(otherwise));

  it('has the currency of its offer, else the first that another offer states', () => {
    const currencies = (...offers: object[]) => pricesOf(...stated({ offers })).map(({ currency }) => currency && [currency.code, currency.leaf.text]);
    expect(currencies({ price: 1, priceCurrency: ' nok ' }, { price: 2 }, { price: 3, priceCurrency: 'SEK' }, { price: 4, priceCurrency: 'kr' }))
      .toEqual([['NOK', ' nok '], ['NOK', ' nok '], ['SEK', 'SEK'], ['NOK', ' nok ']]);
    expect(currencies({ price: 1, priceCurrency: 'KRR' }, { price: 1 })).toEqual([null, null]);
    expect(price({ price: '1.250 KD', priceCurrency: 'KWD' })?.amount).toBe('1.25');
    expect(price({ price: 'ca. 1.250', priceCurrency: 'KWD' })?.amount).toBe('1.25');
  });

  it.each<[object, string | undefined, boolean | undefined]>([
    [{ lowPrice: 99, highPrice: 199 }, '99', true], [{ lowPrice: 99, highPrice: '99.00' }, '99', false], [{ lowPrice: 99 }, '99', false], [{ price: 99, highPrice: 199 }, '99', false],
    [{ price: 89, lowPrice: 99, highPrice: 199 }, '89', false], [{ highPrice: 199 }, undefined, undefined],
  ])('of %j is %s, the low end of a range: %s', (offer, amount, low) => {
    expect([price(offer)?.amount, price(offer)?.low]).toEqual([amount, low]);
  });

  it('names the offer that states it, and says whether tax is not included', () => {
    expect([price({ price: 1, valueAddedTaxIncluded: false })?.offer.beforeTax, price({ price: 1 })?.offer.beforeTax]).toEqual([true, false]);
    const [page, product] = stated({ offers: { price: 1 } });
    expect(pricesOf(page, product)[0]).toMatchObject({ leaf: { text: '1' }, offer: product.offers[0] });
  });

  it('for members comes from the product\'s own offers', () => {
    const tiers = [{ price: '89,-', validForMemberTier: 'Gull' }, { price: 0, validForMemberTier: 'Sølv' }];
    expect(memberAmountsOf(...stated({ offers: [{ price: 99, priceSpecification: tiers }, { price: 98 }] }))).toEqual(['89']);
    const [page, product] = stated({});
    expect(memberAmountsOf(page, { ...product, offers: [{}] })).toEqual([]);
    const inDinars = { priceSpecification: { price: '8,900', validForMemberTier: 'Gull' } };
    expect(memberAmountsOf(...stated({ offers: [{ price: 9.9, priceCurrency: 'KWD' }, inDinars] }))).toEqual(['8.9']);
  });

  it('is one of the first ten of its offer, or the first for members, as very many offers may share them', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => at + 1);
    const shared = { '@id': '#o', 'price': many };
    const hasVariant = many.map(() => ({ '@type': 'Product', 'offers': { '@id': '#o' } }));
    expect(pricesOf(...stated({ hasVariant: [{ '@type': 'Product', 'offers': shared }, ...hasVariant] }))).toHaveLength(10_010);
    const tier = { '@id': '#m', 'validForMemberTier': 'Gull', 'price': many };
    const offers = many.map(() => ({ priceSpecification: { '@id': '#m' } }));
    expect(memberAmountsOf(...stated({ offers: [{ priceSpecification: tier }, ...offers] }))).toHaveLength(1_001);
  });
});

describe('the offers of a product', () => {
  const own = (product: object, address?: string): (string | undefined)[] => ownOffers(...stated(product, address)).map(({ sku }) => sku?.text);
  const variants = (...urls: string[]): object => ({ offers: urls.map((url, at) => ({ url, sku: String(at) })) });

  it('are its own offers, else those of its variants', () => {
    const hasVariant = [{ '@type': 'Product', 'offers': { sku: 'a' } }, { '@type': 'Product', 'offers': { sku: 'b' } }];
    expect([own({ hasVariant }), own({ hasVariant, offers: { sku: 'c' } }), own({})]).toEqual([['a', 'b'], ['c'], []]);
  });

  it('are sorted: buyable ones first, and price ranges last', () => {
    expect(own({
      offers: [
        { '@type': 'AggregateOffer', 'availability': 'OutOfStock', 'sku': 'd' }, { availability: 'SoldOut', sku: 'c' }, { '@type': 'AggregateOffer', 'sku': 'b' },
        { availability: 'InStock', sku: 'a1' }, { sku: 'a2' }, { availability: 'unknown', sku: 'a3' },
      ],
    })).toEqual(['a1', 'a2', 'a3', 'b', 'c', 'd']);
  });

  it.each<[string, string, string[], string[]]>([
    ['the query of one', '/p?variant=2', ['/p?variant=1', '/p?variant=2'], ['1']], ['more than that', '/p?utm_source=post&variant=2', ['/p?variant=1', '/p?variant=2'], ['1']],
    ['less than that', '/p?variant=2', ['/p?variant=2&size=3', '/p?variant=1'], ['0', '1']], ['none', '/p', ['/p?variant=1', '/p?variant=2'], ['0', '1']],
    ['that of none', '/p?variant=3', ['/p?variant=1', '/p?variant=2'], ['0', '1']], ['another path', '/q?variant=2', ['/p?variant=1', '/p?variant=2'], ['0', '1']],
    ['another host', '/p?variant=2', ['https://other.test/p?variant=2', '/p?variant=1'], ['0', '1']], ['offers without one', '/p?variant=2', ['/p', '/p?variant=2'], ['1']],
    ['the query of two', '/p?variant=2', ['/p?variant=2', '/p?variant=2#b', '/p?variant=1'], ['0', '1']], ['a value given twice', '/p?v=2&v=1', ['/p?v=1', '/p?v=2'], ['1']],
    ['the same, given twice', '/p?v=2&v=1', ['/p?v=2&v=1', '/p?v=1'], ['0', '1']], ['no address', '/p?variant=2', ['', '/p?variant=1'], ['0', '1']],
  ])('at an address that has %s', (_, address, urls, chosen) => expect(own(variants(...urls), address)).toEqual(chosen));

  it('reads a long address once, however many add a fragment to it', () => {
    using parse = vi.spyOn(URL, 'parse');
    const [page, product] = stated(variants(...Array.from({ length: 100 }, (_, at) => `#${at}`)), '/p?variant=2');
    parse.mockClear();
    expect(ownOffers(page, product)).toHaveLength(100);
    expect(parse).toHaveBeenCalledTimes(1);
  });
});

describe('the availability of a product', () => {
  const available = (offers: readonly object[], amount?: string) => availabilityOf(...stated({ offers }), amount)?.availability;

  it('is that of the offers at the amount, if any of them states one', () => {
    const offers = [{ price: 99, availability: 'OutOfStock' }, { price: 89, availability: 'InStock' }, { price: 79 }];
    expect(['99', '89', '79', '1', undefined].map((amount) => available(offers, amount))).toEqual(['OutOfStock', 'InStock', 'InStock', 'InStock', 'InStock']);
    expect([available([{ price: 99 }]), available([{ availability: 'perhaps' }]), available([])]).toEqual([undefined, undefined, undefined]);
    expect(available([{ price: 99, availability: 'perhaps' }, { price: 89, availability: 'InStock' }], '99')).toBeUndefined();
  });

  it.each<[StatedAvailability['availability'][], StatedAvailability['availability'] | undefined]>([
    [['OutOfStock', 'PreOrder', 'InStock'], 'InStock'], [['OutOfStock', 'InStoreOnly', 'BackOrder'], 'BackOrder'], [['OutOfStock', 'InStoreOnly'], 'InStoreOnly'],
    [['SoldOut', 'OutOfStock'], 'SoldOut'], [[], undefined],
  ])('of %j is %s', (all, most) => {
    const leaf = stated({ sku: '1' })[1].sku!;
    expect(mostAvailable(all.map((availability) => ({ leaf, availability })))?.availability).toBe(most);
  });
});
