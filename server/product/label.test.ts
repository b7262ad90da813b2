import { describe, expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import type { Span } from '../page/span.ts';
import { labelBefore, labelledTexts, showsCode } from './label.ts';

const lines = (...texts: readonly string[]): Page => createPage(texts.map((text) => `<p>${text}</p>`).join(''), new URL('https://shop.test/'));
const spanOf = ({ text: { text } }: Page, words: string): Span => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
describe('the label of a brand', () => {
  it.each<[string, Page, string[]]>([
    ['with a colon', lines('Merke: Wilfa'), ['wilfa']], ['on the line above', lines('Kvern', 'Merke', 'Wilfa'), ['wilfa']],
    ['at the start of each of two lines', lines('Merke: Wilfa', 'Produsent: Jøtul'), ['wilfa', 'jøtul']],
    ['within a line', lines('Et annet merke: Wilfa'), []], ['behind a dash within a line', lines('Kvern - Merke: Wilfa'), []],
    ['without a colon', lines('Merke Wilfa'), []], ['without a colon, on a later line', lines('Kvern', 'Merke Wilfa'), []], ['with nothing behind it', lines('Merke:'), []],
    ['as the end of a word', lines('Varemerkemerke: Wilfa'), []],
    ['fifty times and more', lines(...Array.from({ length: 51 }, () => 'Merke: Wilfa')), Array.from({ length: 50 }, () => 'wilfa')],
  ])('%s', (_, page, brands) => expect(labelledTexts(page, 'brand')).toEqual(brands));

  it.each([
    ['Merke: Wilfa', true], ['Laget av merke: Wilfa', true], ['Leverandør: Wilfa', true], ['Kjent leverandør: Wilfa', false], ['Varenr: Wilfa', false],
  ])('precedes the brand in "%s": %s', (text, is) => {
    const page = lines(text);
    expect(labelBefore(page, spanOf(page, 'Wilfa'), 'brand')).toBe(is);
  });
});

it.each([
  ['Varenr: 12', true], ['Vi har varenr. KV-100', true], ['Modellnr: 12', true], ['EAN 7045950010009', true], ['EAN-13: 7045950010009', true],
  ['GTIN14 7045950010009', true], ['Ref. 12', true], ['Se ref. 12', false], ['Varenr: kommer', false], ['Farge: 12', false], ['12', false], ['', false],
])('"%s" shows a code: %s', (text, is) => {
  expect([showsCode(lines(text)), showsCode(lines('Kvern', text, 'Svart'))]).toEqual([is, is]);
});

it('shows a code on the line below its label', () => {
  expect([showsCode(lines('Varenr', '12')), showsCode(lines('Varenr', 'Svart', '12'))]).toEqual([true, false]);
});

describe('the label of a code', () => {
  const isBefore = (kind: 'sku' | 'gtin', ...texts: readonly string[]): boolean => {
    const page = lines(...texts);
    return labelBefore(page, spanOf(page, 'AB-12'), kind);
  };

  it.each([
    'Varenr: AB-12', 'Modellnr: AB-12', 'Modell AB-12', 'Varenr # AB-12', 'Varenr – AB-12', 'Style-id: AB-12', 'Figurnummer: AB-12', 'Produktkode: AB-12', 'Produktkod: AB-12',
  ])('is before it in "%s"', (text) => expect(isBefore('sku', text)).toBe(true));

  it.each([
    'Kvern AB-12', 'Kvernens modell AB-12', 'Varenr og navn: AB-12', 'EAN-nr: AB-12', 'Strekkode nr: AB-12', 'Tlf.nr: AB-12', 'Ordrenummer: AB-12',
    'Leverandørens varenr: AB-12', 'Mfr. part no: AB-12', 'Produsentens art. nr. AB-12', 'Størrelsesnummer: AB-12', 'Customer-sku: AB-12', 'Hypervarenr: AB-12',
    'Rabattkode: AB-12', 'Fargekode: AB-12',
  ])('is not before it in "%s"', (text) => expect(isBefore('sku', text)).toBe(false));

  it('may be alone on the line above, with empty lines between, but not further away', () => {
    expect(isBefore('sku', 'Varenr', 'AB-12')).toBe(true);
    expect(isBefore('sku', 'Varenr', 'Kvern', 'AB-12')).toBe(false);
    expect(isBefore('sku', `Varenr ${'x'.repeat(60)}`, 'AB-12')).toBe(false);
  });

  it('counts for its own kind only', () => {
    expect(['EAN: AB-12', 'GTIN-13: AB-12', 'UPC 12: AB-12', 'Varenr: AB-12'].map((text) => isBefore('gtin', text))).toEqual([true, true, true, false]);
  });
});

describe('a number of the product itself', () => {
  it.each([
    ['Varenr: AB-12', true], ['EAN: 7045950010009, varenr: AB-12', true], ['Kvern | Varenr: AB-12', true], ['Kvern • Varenr: AB-12', true],
    ['Kvern · Varenr: AB-12', true], ['(Varenr: AB-12', true], ['Modell: X-1 / Varenr: AB-12', true], ['Modell: X-1; Varenr: AB-12', true],
    ['Modell: X-1 – Varenr: AB-12', true], ['Modell AB-12', true],
    ['Modell: X-1 ; Varenr: AB-12', true], ['Modell:X-1, varenr: AB-12', true], ['Modell: X1B, varenr: AB-12', true], ['Pensel modellnr: AB-12', false],
    ['Pensel 3 modell: X-1, varenr: AB-12', false], ['Modell: X-1 stor pensel, varenr: AB-12', false],
    ['Pensel, varenr: AB-12', false], ['Pensel varenr: AB-12', false], ['Pensel, EAN: 7045950010009, varenr: AB-12', false],
    ['EAN: ukjent, varenr: AB-12', false], ['Kvern AB-12', false], ['Leverandørens varenr: AB-12', false],
    [`${'Ny, '.repeat(50)}Varenr: AB-12`, false], [`${'- '.repeat(100)}Varenr: AB-12`, false],
  ])('%s: %s', (text, is) => {
    const page = lines('Pensel', text);
    expect(labelBefore(page, spanOf(page, 'AB-12'), 'sku')).toBe(is);
  });

  it('does not follow the label of another product\'s number', () => {
    const page = lines('Pensel, varenr', 'AB-12');
    expect(labelBefore(page, spanOf(page, 'AB-12'), 'sku')).toBe(false);
  });
});

it.each<[string, string[]]>([
  ['Varenr: KV-100', ['kv-100']], ['Varenr KV-100, svart', ['kv-100, svart']], ['Varenr. 12 345 678', ['12 345 678']],
  ['Modellnr: KV-100', []], ['Leverandørens varenr: KV-100', []], ['Pensel, varenr: KV-100', []], ['Hypervarenr: KV-100', []],
  ['Varenr: KV-100 | Art. nr: 4711', ['kv-100 | art. nr: 4711', '4711']],
])('the texts behind labels of the shop\'s own numbers in "%s" are %j', (text, texts) => {
  expect(labelledTexts(lines('Kvern', text, 'Svart'), 'sku')).toEqual(texts);
});

it('reads labels up to a limit', () => {
  expect(labelledTexts(lines(...Array.from({ length: 51 }, (_, at) => `Varenr: ${100 + at}`)), 'sku')).toHaveLength(50);
});
