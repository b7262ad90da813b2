import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, quoted, read, shopPage } from './emitter-rig.ts';
import { gtin, sku } from './verify/codes.ts';

const { sku: _sku, gtin13: _gtin, ...BARE } = PRODUCT;
const EAN = '7045950010009';
const OTHER = '4006381333931';

describe('the SKU in markup', () => {
  const given = (changes: object, body = '', head = ''): string => markupOf(shopPage({ markup: { ...BARE, ...changes }, head, body })).sku;
  const offers = (...skus: (string | undefined)[]): object => ({ offers: skus.map((sku) => ({ '@type': 'Offer', price: '1299', sku })) });

  it('is the product’s own, or the one that all its offers have', () => {
    expect(given({ sku: ' KV-1 ' })).toBe('KV-1');
    expect(given(offers('KV-1', ' KV-1', undefined))).toBe('KV-1');
    expect([given(offers('KV-1', 'KV-2')), given(offers(undefined))]).toEqual(['gate-failed', 'no-evidence']);
    expect(given({ productID: 'sku:5' })).toBe('no-evidence');
    expect(given({ sku: 'KV-1' }, '', '<meta property="product:retailer_item_id" content="77">')).toBe('KV-1');
    expect(given({ sku: 'KV 1' }, '', '<meta property="product:retailer_item_id" content="77">')).toBe('77');
  });

  it('is not given where the only number on the page is another', () => {
    expect(given({ sku: '100' }, '<p>Varenr: KV-200</p>')).toBe('gate-failed');
    expect(given({ sku: '100' }, '<p>Varenr: KV-200</p><p>Varenr: KV-300</p>')).toBe('100');
    expect(given({ sku: 'kv100' }, '<p>Varenr: KV-100-SVART</p>')).toBe('kv100');
    expect(given({ sku: 'SVART' }, '<p>Varenr: KV-100-SVART</p>')).toBe('SVART');
    expect(given({ sku: 'RT' }, '<p>Varenr: KV-100-SVART</p>')).toBe('gate-failed');
    expect(given({ sku: '100' }, '<p>Varenr: KV-200</p><p>Modell 100</p>')).toBe('100');
    expect(given({ sku: '100' }, '<footer><p>Varenr: KV-200</p></footer>')).toBe('100');
    expect(given({ sku: '100' }, '<p>Varenr: 12 345 svart</p>')).toBe('gate-failed');
    expect(['12', 'KVERN', 'svart 200'].map((text) => given({ sku: '100' }, `<p>Varenr: ${text}</p>`))).toEqual(['100', '100', '100']);
  });
});

describe('an SKU that a model quotes', () => {
  const given = (body: string, text: string, { path = '/produkt/kvern', ...page }: Parameters<typeof shopPage>[0] & { path?: string } = {}): string | null =>
    quoted(sku, read(shopPage({ body, ...page }), `https://kaffe.test${path}`), text);

  it('is the whole code beside its label', () => {
    expect(given('<p>Varenr: KV-100</p>', 'KV-100')).toBe('KV-100');
    expect(given('<p>Varenr: KV-100</p>', 'Varenr: KV-100')).toBe('KV-100');
    expect(given('<p>Varenr: KVERN</p>', 'KVERN')).toBeNull();
    expect(given('<p>Kode til lås: KV-100</p>', 'KV-100')).toBeNull();
    expect(given('<footer><p>Varenr: KV-100</p></footer>', 'KV-100')).toBeNull();
    expect(given('<p>Varenr: KV 100</p>', 'KV 100')).toBeNull();
  });

  it('is not a part of a longer code', () => {
    for (const more of ['KV-100-B', 'KV-100/B', 'KV-100.2', 'KV-100_2', 'KV-100+2', 'A-KV-100', 'AKV-100', '2/KV-100', '2.KV-100', '2_KV-100', '2+KV-100']) {
      expect([more, given(`<p>Varenr: ${more}</p>`, 'KV-100')]).toEqual([more, null]);
    }
    for (const more of ['KV-100.', 'KV-100 B', 'KV-100-', 'KV-100, B', '<b>KV-100</b>B']) {
      expect([more, given(`<p>Varenr: ${more}</p>`, 'KV-100')]).toEqual([more, 'KV-100']);
    }
  });

  it('may be a long number that ends a part of the URL’s path', () => {
    const at = (path: string, code = '123456', page: Parameters<typeof shopPage>[0] = {}): string | null =>
      given(`<p>Se ${code} her</p>`, code, { path, ...page });
    for (const path of ['/vare/123456', '/vare/123456/svart', '/kvern-123456', '/kvern-p123456.html', '/kvern-000123456', '/123456.aspx']) {
      expect([path, at(path)]).toEqual([path, '123456']);
    }
    for (const path of ['/vare/1123456', '/vare/123456-svart', '/vare/1234567', '/kvern-ab123456', '/kvernp123456', '/vare']) {
      expect([path, at(path)]).toEqual([path, null]);
    }
    expect([at('/vare/12345', '12345'), at('/vare/123456', '12-34.56'), at('/vare/123456', '0123456'), at('/vare/123456', '00123456')])
      .toEqual([null, '12-34.56', '0123456', '00123456']);
    expect([at('/vare/a123456', 'a123456'), at('/vare/123456', '123456a')]).toEqual([null, null]);
    expect(at('/vare/123456', '123456', { head: '<meta property="og:title" content="Modell 123456">' })).toBeNull();
    expect(at('/vare/123456', '123456', { markup: { ...BARE, name: 'Kvern' }, head: '<meta property="og:title" content="Modell 123456">' })).toBe('123456');
    expect(at('/vare/123456', '123456', { markup: { ...BARE, name: 'Kvern 123456' } })).toBeNull();
  });
});

describe('the GTIN in markup', () => {
  const given = (changes: object, body = ''): string => markupOf(shopPage({ markup: { ...BARE, ...changes }, body })).gtin;

  it('is one code, the same in all forms', () => {
    expect([given({ gtin13: EAN }), given({})]).toEqual([EAN, 'no-evidence']);
    expect(given({ gtin13: EAN, gtin14: `0${EAN}` })).toBe(EAN);
    expect(given({ gtin13: EAN, gtin: OTHER })).toBe('gate-failed');
    expect(given({ gtin13: '7045950010001' })).toBe('gate-failed');
    expect(given({ gtin13: '2045950010004' })).toBe('gate-failed');
    expect(given({ gtin: '12', gtin13: EAN })).toBe(EAN);
    expect(given({ offers: [{ '@type': 'Offer', price: '1', gtin13: EAN }, { '@type': 'Offer', price: '1' }] })).toBe(EAN);
  });

  it('may name its kind before the code', () => {
    expect(['ean', 'UPC', 'isbn', 'sku'].map((kind) => given({ productID: `${kind}:${EAN}` }))).toEqual([EAN, EAN, EAN, 'no-evidence']);
    expect(given({ gtin: `ean13:${EAN}` })).toBe(EAN);
    expect(given({ gtin: `x ean13:${EAN}` })).toBe('gate-failed');
  });

  it('is not given where the only labelled one on the page is another', () => {
    const shown = (text: string): string => given({ gtin13: EAN }, `<p>${text}</p>`);
    expect(shown(`EAN: ${EAN}`)).toBe(EAN);
    for (const digits of [OTHER, '4 006381 333931', '978-82-05-44557-4', '96385074']) {
      expect([digits, shown(`EAN: ${digits}`)]).toEqual([digits, 'gate-failed']);
    }
    for (const label of ['GTIN-13 ', 'GTIN14: 0', 'EAN GTIN ', 'Barcode EAN: ']) {
      expect([label, shown(`${label}${OTHER}`)]).toEqual([label, 'gate-failed']);
    }
    expect(shown(`EAN: ${OTHER}</p><p>EAN: ${EAN}`)).toBe(EAN);
    expect(shown(`Ring ${OTHER}`)).toBe(EAN);
    expect(shown('EAN: 4006381333930')).toBe(EAN);
    expect(shown(`EAN: 1${OTHER}`)).toBe(EAN);
    expect(given({ gtin13: EAN }, `<footer><p>EAN: ${OTHER}</p></footer>`)).toBe(EAN);
  });
});

describe('a GTIN that a model quotes', () => {
  const given = (body: string, text: string): string | null => quoted(gtin, read(shopPage({ body })), text);

  it('is valid and beside its label', () => {
    expect(given(`<p>EAN: ${EAN}</p>`, EAN)).toBe(EAN);
    expect(given(`<p>EAN: ${EAN}</p>`, `EAN: ${EAN}`)).toBe(EAN);
    expect(given('<p>EAN: 7 045950 010009</p>', '7 045950 010009')).toBe(EAN);
    expect(given(`<p>Ring ${EAN}</p>`, EAN)).toBeNull();
    expect(given('<p>EAN: 7045950010001</p>', '7045950010001')).toBeNull();
    expect(given('<p>EAN: ukjent</p>', 'ukjent')).toBeNull();
    expect(given(`<p>EAN: ${EAN}-2</p>`, EAN)).toBeNull();
    expect(given(`<footer><p>EAN: ${EAN}</p></footer>`, EAN)).toBeNull();
  });
});
