import { describe, expect, test } from 'vitest';
import { parseTypedValue } from './typed-value.ts';

describe('typed values', () => {
  test.each([
    ['gtin', '7038 0100 0945 7', { kind: 'gtin', gtin: '7038010009457' }],
    ['price', '1 499,00', { kind: 'price', amount: '1499.00' }],
    ['price', '12.50', { kind: 'price', amount: '12.50' }],
    ['currency', 'nok', { kind: 'currency', code: 'NOK' }],
    ['availability', 'InStock', { kind: 'availability', availability: 'InStock' }],
    ['image', ' https://a.example/b.jpg ', { kind: 'images', urls: ['https://a.example/b.jpg'] }],
    ['brand', ' Skog  og Sjø ', { kind: 'text', text: 'Skog og Sjø' }],
  ] as const)('%s «%s» is accepted', (field, typed, value) => {
    expect(parseTypedValue(field, typed)).toEqual(value);
  });

  test.each([
    ['gtin', '7038010009454'], ['gtin', '123'], ['gtin', '00000000'], ['price', 'gratis'], ['price', '0'], ['price', '1,499.00'],
    ['price', '-5'], ['currency', 'kroner'], ['currency', 'XQZ'], ['availability', 'instock'], ['image', '/b.jpg'],
    ['image', 'javascript:alert(1)'], ['sku', 'a b'], ['name', '   '], ['faq', 'Spørsmål uten svar'],
  ] as const)('%s «%s» is rejected', (field, typed) => {
    expect(parseTypedValue(field, typed)).toBeNull();
  });

  test('a question with its answer is accepted', () => {
    expect(parseTypedValue('faq', 'Tåler den regn?', ' Ja. ')).toEqual({ kind: 'faq', pairs: [{ question: 'Tåler den regn?', answer: 'Ja.' }] });
  });
});
