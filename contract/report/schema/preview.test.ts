import { describe, expect, test } from 'vitest';
import type { EmitterResult, Gap } from '../../emitter.ts';
import { previewOf } from './preview.ts';

const resultOf = (product: object | null, gaps: Gap[] = []): EmitterResult =>
  ({ jsonld: { product: product && JSON.stringify(product), faq: null }, gaps } as unknown as EmitterResult);
const value = (text: string, isUnreadable = false) => ({ text, isUnreadable });

describe('a product before and after the generated code', () => {
  const OFFER = { '@type': 'Offer', price: '449', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' };

  test('has only what the generated code states where the page has no code', () => {
    expect(previewOf(resultOf({ name: 'Votter', image: ['https://a.test/1.jpg', 'https://a.test/2.jpg'], brand: { name: 'Selbu' }, offers: OFFER }))).toEqual({
      before: {},
      after: {
        name: value('Votter'), image: value('https://a.test/1.jpg'), 'brand.name': value('Selbu'), 'offers.price': value('449'),
        'offers.priceCurrency': value('NOK'), 'offers.availability': value('https://schema.org/InStock'),
      },
    });
  });

  test('keeps what the page states itself, and marks what cannot be read', () => {
    const gaps: Gap[] = [
      { field: 'name', state: 'present', existingValue: 'Votter' }, { field: 'offers.price', state: 'incomplete', existingValue: '1 499,-' },
      { field: 'brand.name', state: 'missing' }, { field: 'sku', state: 'present', existingValue: 'A1' },
    ];
    const before = { name: value('Votter'), 'offers.price': value('1 499,-', true) };
    expect(previewOf(resultOf(null, gaps))).toEqual({ before, after: undefined });
    expect(previewOf(resultOf({ offers: [OFFER] }, gaps)).after).toMatchObject({ name: value('Votter'), 'offers.price': value('449') });
  });

  test('leaves out values of an unexpected type', () => {
    expect(previewOf(resultOf({ name: { '@value': 'a' }, description: null, image: [], brand: 'Selbu', offers: 3 })).after).toEqual({});
  });
});
