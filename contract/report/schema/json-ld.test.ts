import { describe, expect, test } from 'vitest';
import type { ExtractedField, FieldValue } from '../../emitter.ts';
import type { EmitterField } from '../../vocabulary.ts';
import { faqJson, productJson, productMembers } from './json-ld.ts';

const verified = (id: EmitterField, value: FieldValue): ExtractedField =>
  ({ id, status: 'verified', value, evidence: { source: 'jsonld', quote: 'q', locator: 'l' } });
const NAME = verified('name', { kind: 'text', text: 'Turjakke' });
const OFFERED = [
  verified('price', { kind: 'price', amount: '1499' }), verified('currency', { kind: 'currency', code: 'NOK' }),
  verified('availability', { kind: 'availability', availability: 'InStock' }),
];

describe('a product', () => {
  test.each([['96385074', 'gtin8'], ['036000291452', 'gtin12'], ['7038010009457', 'gtin13'], ['00012345600012', 'gtin14']])(
    'has its GTIN %s as %s', (gtin, property) => {
      expect(productMembers([verified('gtin', { kind: 'gtin', gtin })])).toMatchObject({ [property]: gtin });
    },
  );

  test('has the members of its verified fields only', () => {
    const fields: ExtractedField[] = [
      NAME, verified('brand', { kind: 'text', text: 'Fjellvev' }), verified('image', { kind: 'images', urls: ['https://a.example/1.jpg'] }),
      { id: 'sku', status: 'unverified', reason: 'no-evidence' }, ...OFFERED,
    ];
    expect(JSON.parse(productJson(productMembers(fields))!)).toEqual({
      '@context': 'https://schema.org', '@type': 'Product', name: 'Turjakke', image: ['https://a.example/1.jpg'],
      brand: { '@type': 'Brand', name: 'Fjellvev' },
      offers: { '@type': 'Offer', price: '1499', priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
    });
  });

  test.each(OFFERED.map(({ id }) => id))('has no offer without %s', (id) => {
    expect(productMembers(OFFERED.filter((field) => field.id !== id)).offers).toBeUndefined();
  });

  test('is not written without a name', () => {
    expect(productJson(productMembers(OFFERED))).toBeNull();
  });
});

test('questions are written with their answers, if there are any', () => {
  const pairs = [{ question: 'Tåler den regn?', answer: 'Ja.' }];
  expect(JSON.parse(faqJson([verified('faq', { kind: 'faq', pairs })], 'by hand')!)).toEqual({
    '@context': 'https://schema.org', '@type': 'FAQPage', '@index': 'by hand',
    mainEntity: [{ '@type': 'Question', name: 'Tåler den regn?', acceptedAnswer: { '@type': 'Answer', text: 'Ja.' } }],
  });
  expect([faqJson([NAME]), faqJson([])]).toEqual([null, null]);
});
