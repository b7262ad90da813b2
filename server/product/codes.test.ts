import { describe, expect, it } from 'vitest';
import { readBrand } from './brand.ts';
import { readGtin } from '../../contract/report/schema/gtin.ts';
import { readSku } from './sku.ts';
import { createPage } from '../page/page.ts';
import { labelBefore } from './label.ts';

function isLabelled(label: string): boolean {
  const page = createPage(`<p>${label} AB-1234</p>`, new URL('https://shop.test/'));
  const start = page.text.text.indexOf('AB-1234');
  return labelBefore(page, { start, end: start + 'AB-1234'.length }, 'sku');
}

describe('readGtin', () => {
  it('accepts the four lengths with a valid check digit, and nothing else', () => {
    expect(['96385074', '036000291452', '4006381333931', '00012345600012', '978-1-56619-909-4'].map(readGtin))
      .toEqual(['96385074', '036000291452', '4006381333931', '00012345600012', '9781566199094']);
    expect(['4006381333932', '0000000000000', '12345678901', 'https://id.gs1.org/01/4006381333931', ''].map(readGtin))
      .toEqual([null, null, null, null, null]);
  });
});

describe('readSku', () => {
  it('strips its label, and rejects what is not a code', () => {
    expect([
      'Varenr: 1234-A', 'SKU: AB_1', 'SKU KV-100', 'Artikelnummer 4711', ' 002.937.72 ', 'PU_106160/01',
    ].map(readSku)).toEqual(['1234-A', 'AB_1', 'KV-100', '4711', '002.937.72', 'PU_106160/01']);
    expect(['SKU  KV-100', 'Modellnr: X-1', 'Ref. 4711', 'http-100', 'x'.repeat(64)].map(readSku)).toEqual(['KV-100', 'X-1', '4711', 'http-100', 'x'.repeat(64)]);
    expect([
      '175004 5066', 'SKU missing', 'Serie 100', 'N/A', '', 'https://a.test/1', '-', 'x'.repeat(65),
    ].map(readSku)).toEqual([null, null, null, null, null, null, null, null]);
  });

  it.each(['n/a', 'NA', 'None', 'null', 'undefined', 'NaN', '0', 'Default', 'false', 'true', 'http://a.test/1', '  '])('rejects "%s"', (text) => {
    expect(readSku(text)).toBeNull();
  });
});

describe('labelBefore', () => {
  it.each([
    'Stock code:', 'RSK-nr:', 'NOBB-nr:', 'Reservedelsnummer:', 'Referensnummer:', 'Web ID:', 'Model code:', 'Katalognummer:', 'Produkt ID:', 'Artikel-ID:', 'Style ID:', 'Delenummer:', 'Lagernummer:',
    'Butikknummer:', 'Artikkel-nr:', 'Artikkel-id:', 'Typenummer:', 'Variantnummer:',
  ])('recognises the label of a code: %s', (label) => expect(isLabelled(label)).toBe(true));

  it.each(['Fargenummer:', 'Colour code:', 'Telefonnummer:'])('does not take %s for the label of a code', (label) =>
    expect(isLabelled(label)).toBe(false));
});

describe('readBrand', () => {
  it('rejects the text of a link to more products', () => {
    expect(['Vis alle fra Wilfa', 'Se flere', 'Seiko', 'Visma'].map(readBrand)).toEqual([null, null, 'Seiko', 'Visma']);
  });

  it('strips its label, and rejects what is not a brand', () => {
    expect(['Ver mais artigos da Marca:Panasonic', 'Merke: Jøtul', 'Leverandør: Wilfa', ' B&S ', "Jack  Daniel's"].map(readBrand))
      .toEqual(['Panasonic', 'Jøtul', 'Wilfa', 'B&S', "Jack Daniel's"]);
    expect(['Art of Me@Home', 'x'.repeat(80)].map(readBrand)).toEqual(['Art of Me@Home', 'x'.repeat(80)]);
    expect([
      '', 'N/A', 'https://brand.test', 'http://brand.test', 'www.brand.test', 'post@brand.test', '---', 'Does not apply', 'x'.repeat(81),
    ].map(readBrand)).toEqual(Array.from({ length: 9 }, () => null));
  });

  it.each([
    'tel:123', 'Tel:+47 22 33 44 55', 'mailto:x@y', 'sms:123', 'javascript:void(0)', 'ftp://brand.test', '//brand.test/logo',
    'HTTPS://BRAND.TEST', 'www.brand.test', 'brand.test/om-oss', 'shop.test:8080/', 'shop.test?id=1', 'post@brand.test',
  ])('does not take an address for a brand: %s', (text) => expect(readBrand(text)).toBeNull());

  it.each(['Komplett.no', 'Pro:Direct', 'Re:nu', 'Dr. Martens', 'A/S Norsk', 'Tele2', '@home', 'Data 4/5', 'Data: Acme', 'B.young?'])(
    'keeps a name that only resembles one: %s', (text) => expect(readBrand(text)).toBe(text));
});
