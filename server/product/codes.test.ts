import { describe, expect, it } from 'vitest';
import { findStockPhrases, readAvailability } from './availability.ts';
import { readBrand } from './brand.ts';
import { readGtin } from './gtin.ts';
import { readSku } from './sku.ts';

describe('readGtin', () => {
  it('takes the four lengths with a right check digit and nothing else', () => {
    expect(['96385074', '036000291452', '4006381333931', '00012345600012', '978-1-56619-909-4'].map(readGtin))
      .toEqual(['96385074', '036000291452', '4006381333931', '00012345600012', '9781566199094']);
    expect(['4006381333932', '0000000000000', '12345678901', 'https://id.gs1.org/01/4006381333931', ''].map(readGtin))
      .toEqual([null, null, null, null, null]);
  });
});

describe('readSku', () => {
  it('strips its label and refuses what is none', () => {
    expect([
      'Varenr: 1234-A', 'SKU: AB_1', ' 002.937.72 ', 'PU_106160/01',
    ].map(readSku)).toEqual(['1234-A', 'AB_1', '002.937.72', 'PU_106160/01']);
    expect([
      '175004 5066', 'N/A', '', 'https://a.test/1', '-', 'x'.repeat(65),
    ].map(readSku)).toEqual([null, null, null, null, null, null]);
  });
});

describe('readBrand', () => {
  it('strips its label and refuses what is none', () => {
    expect(['Ver mais artigos da Marca:Panasonic', 'Merke: Jøtul', ' B&S ', "Jack  Daniel's"].map(readBrand))
      .toEqual(['Panasonic', 'Jøtul', 'B&S', "Jack Daniel's"]);
    expect([
      '', 'N/A', 'https://brand.test', '---', 'Does not apply',
    ].map(readBrand)).toEqual([null, null, null, null, null]);
  });
});

describe('readAvailability', () => {
  it('reads addresses, short names and what feeds write', () => {
    expect([
      'https://schema.org/InStock', 'http://schema.org/OutOfStock', 'instock', 'in stock', 'Pre_Order', 'oos',
      'schema:SoldOut',
    ].map(readAvailability))
      .toEqual(['InStock', 'OutOfStock', 'InStock', 'InStock', 'PreOrder', 'OutOfStock', 'SoldOut']);
    expect(['', 'yes', 'https://schema.org/Product'].map(readAvailability)).toEqual([null, null, null]);
  });
});

describe('findStockPhrases', () => {
  const said = (line: string) => findStockPhrases(line.toLowerCase()).map(({ availability }) => availability);

  it.each([
    ['På lager', ['InStock']], ['Ikke på lager', ['OutOfStock']], [
      'Midlertidig utsolgt', ['OutOfStock'],
    ], ['Tomt på lager', ['OutOfStock']],
    ['Slutsåld', ['OutOfStock']], ['Udsolgt', ['OutOfStock']], [
      'Bestillingsvare', ['BackOrder'],
    ], ['Forhåndsbestill', ['PreOrder']],
    ['Utgått', ['Discontinued']], [
      '5 stk på fjernlager', ['InStock'],
    ], ['Sold out', ['OutOfStock']], ['In stock', ['InStock']],
    ['Not in stock', ['OutOfStock']], ['Lagerstatus: på lager. Levering 1-2 dager', ['InStock']],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  it.each([
    'Varsle meg når på lager', 'På lager i butikk', 'Sjekk om den er på lager i 3 butikker',
    'Notify me when back in stock', 'Lagerplass', 'Utsolgthet',
  ])('does not take for a statement: %s', (line) => {
    expect(said(line)).toEqual([]);
  });
});
