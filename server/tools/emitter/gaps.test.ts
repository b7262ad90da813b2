import { describe, expect, it } from 'vitest';
import { readJsonLd } from '../../product/jsonld.ts';
import { findGaps } from './gaps.ts';
import { PRODUCT, read, shopPage, TODAY } from './emitter-rig.ts';

const { offers } = PRODUCT;
const gaps = (product: unknown) => findGaps(readJsonLd(read(shopPage({ markup: product })))[0]!, { now: TODAY, others: [] });
const gap = (product: unknown, field: string) => {
  const { faults: _, ...found } = gaps(product).find((each) => each.field === field)!;
  return found;
};
const offer = (changes: Record<string, unknown>) => ({ ...PRODUCT, offers: { ...offers, ...changes } });

describe('findGaps', () => {
  it('lists the required fields first, then the recommended, each once', () => {
    const fields = gaps(PRODUCT).map(({ field }) => field);
    expect(fields.slice(0, 5)).toEqual(['name', 'image', 'offers', 'offers.price', 'offers.priceCurrency']);
    expect(new Set(fields).size).toBe(fields.length);
    expect(fields).toHaveLength(24);
  });

  it('judges a member of 60,000 values, and 2,000 references to an item of 8,000', () => {
    const ones = Array.from({ length: 60_000 }, () => 1);
    const span = { minValue: ones, maxValue: ones, unitCode: 'DAY' };
    const returns = {
      returnFees: 'ReturnShippingFees', returnShippingFeesAmount: Array.from({ length: 2_000 }, () => ({ '@id': '#a' })),
    };
    const hostile = offer({
      shippingDetails: { deliveryTime: { transitTime: span } }, hasMerchantReturnPolicy: returns,
      itemOffered: { '@id': '#a', value: ones.slice(0, 8_000), currency: 'NOK' },
    });
    expect(gaps(hostile)).toHaveLength(24);
  });

  it('judges a malformed price of 500,000 digits', () => {
    expect(gap(offer({ price: `${'1'.repeat(500_000)}x` }), 'offers.price').state).toBe('incomplete');
  });

  it('reports what a product has as present with its value, and the rest as missing', () => {
    expect(gap(PRODUCT, 'offers.price')).toEqual({ field: 'offers.price', state: 'present', existingValue: '1299.00' });
    expect(gaps(PRODUCT).slice(0, 5).every(({ state }) => state === 'present')).toBe(true);
    expect(gap({ ...PRODUCT, brand: { '@type': 'Brand', logo: 'x' } }, 'brand.name')).toEqual({ field: 'brand.name', state: 'missing' });
    expect(gap(PRODUCT, 'aggregateRating')).toEqual({ field: 'aggregateRating', state: 'missing' });
  });

  it.each<[string, unknown, string, string]>([
    ['offers.price', offer({ price: '1 299,-' }), 'incomplete', '1 299,-'],
    ['offers.price', offer({ price: '1,299.00' }), 'incomplete', '1,299.00'],
    ['offers.price', offer({ price: 0 }), 'incomplete', '0'],
    ['offers.price', offer({ price: '12.5' }), 'present', '12.5'],
    ['offers.price', offer({ price: undefined, priceSpecification: { price: 99 } }), 'present', '99'],
    ['offers.price', offer({ price: '5', priceSpecification: { price: 'x' } }), 'present', '5'],
    ['offers.price', offer({ price: undefined, lowPrice: '5' }), 'incomplete', '5'],
    ['offers', offer({ price: undefined, lowPrice: '5', highPrice: '9' }), 'incomplete', 'Offer'],
    [
      'offers', { ...PRODUCT, offers: { '@type': 'AggregateOffer', lowPrice: '5', priceCurrency: 'NOK' } },
      'incomplete', 'AggregateOffer',
    ],
    ['offers.priceCurrency', offer({ priceCurrency: 'kr' }), 'incomplete', 'kr'],
    ['offers.priceCurrency', offer({ priceCurrency: 'nok' }), 'incomplete', 'nok'],
    ['offers.availability', offer({ availability: 'InStock' }), 'present', 'InStock'],
    ['offers.availability', offer({ availability: 'ja' }), 'incomplete', 'ja'],
    ['offers.priceValidUntil', offer({ priceValidUntil: '2026-11-19' }), 'incomplete', '2026-11-19'],
    ['offers.priceValidUntil', offer({ priceValidUntil: '2026-11-20' }), 'present', '2026-11-20'],
    ['offers.priceValidUntil', offer({ priceValidUntil: 'snart' }), 'incomplete', 'snart'],
    ['offers.url', offer({ url: '/produkt/kvern' }), 'incomplete', '/produkt/kvern'],
    [
      'offers.shippingDetails', offer({ shippingDetails: { '@type': 'OfferShippingDetails', x: 1 } }), 'incomplete',
      'OfferShippingDetails',
    ],
    ['gtin', { ...PRODUCT, gtin13: '7045950010008' }, 'incomplete', '7045950010008'],
    ['gtin', PRODUCT, 'present', '7045950010009'],
    ['sku', { ...PRODUCT, sku: 'KV 100' }, 'incomplete', 'KV 100'],
    ['image', { ...PRODUCT, image: '/kvern.jpg' }, 'incomplete', '/kvern.jpg'],
    [
      'image', { ...PRODUCT, image: [{ '@type': 'ImageObject', url: 'https://kaffe.test/a.jpg' }] }, 'present',
      'https://kaffe.test/a.jpg',
    ],
    ['brand.name', { ...PRODUCT, brand: 'Wilfa' }, 'present', 'Wilfa'],
    ['brand.name', { ...PRODUCT, brand: [{ name: 'A' }, { name: 'B' }] }, 'incomplete', 'A'],
  ])('%s of %j is %s', (field, product, state, existingValue) => {
    expect(gap(product, field)).toEqual({ field, state, existingValue });
  });

  it.each([
    'offers', 'offers.price', 'offers.priceCurrency', 'offers.url',
  ])('reports %s as missing where there is no offer', (field) => {
    expect(gap({ ...PRODUCT, offers: undefined }, field)).toEqual({ field, state: 'missing' });
  });

  it('reports a field of a group as missing only where neither it nor its variants have it', () => {
    const { sku, gtin13, offers: own, ...common } = PRODUCT;
    const group = {
      ...common, '@type': 'ProductGroup',
      hasVariant: [{ '@id': '#elsewhere' }, { '@type': 'Product', sku, gtin13, offers: own }],
    };
    const stated = ['sku', 'gtin', 'offers', 'offers.price', 'offers.availability'];
    expect(stated.map((field) => gap(group, field)?.state)).toEqual(stated.map(() => 'present'));
    expect(gap(group, 'color')?.state).toBe('missing');
    expect(gap({ ...group, hasVariant: undefined }, 'offers')?.state).toBe('missing');
  });

  it('reads the offer of a group from an available variant', () => {
    const { offers: own, ...common } = PRODUCT;
    const variantAt = (price: string, availability: string) => ({ '@type': 'Product', sku: price, offers: { ...own, price, availability } });
    const some = { ...common, '@type': 'ProductGroup', hasVariant: [variantAt('99', 'OutOfStock'), variantAt('149', 'InStock')] };
    expect(gap(some, 'offers.availability').existingValue).toBe('InStock');
    expect(gap(some, 'offers.price').existingValue).toBe('149');
  });

  it('treats an empty value as missing', () => {
    const blank = { ...PRODUCT, description: ' ', review: {} };
    expect(gap(blank, 'description')).toEqual({ field: 'description', state: 'missing' });
    expect(gap({ ...PRODUCT, review: {} }, 'review')).toEqual({ field: 'review', state: 'missing' });
  });
});
