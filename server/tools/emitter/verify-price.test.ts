import { describe, expect, it } from 'vitest';
import { markupOf, PRODUCT, quoted, read, shopPage } from './emitter-rig.ts';
import { currency, price } from './verify/price.ts';

const offer = (changes: object) => ({ ...PRODUCT, offers: { ...PRODUCT.offers, ...changes } });
const evidence = { source: 'llm-verified', quote: '', locator: '' } as const;

describe('a price that a model quotes', () => {
  const given = (body: string, text: string, page: Parameters<typeof shopPage>[0] = {}, nth = 0): string | null =>
    quoted(price, read(shopPage({ body, ...page })), text, { nth });

  it('is the one that the page shows as the product’s own', () => {
    expect(given('<p>Pris: 1 299 kr</p>', '1 299 kr')).toBe('1299');
    expect(given('<p>Pris: 1 299 kr</p>', 'Pris: 1 299')).toBe('1299');
    expect(given('<p>Uten pris</p>', 'Uten pris')).toBeNull();
    const two = '<p>1 299 kr</p><p>Frakt 79 kr</p>';
    expect([given(two, '1 299 kr'), given(two, '79 kr')]).toEqual(['1299', null]);
  });

  it('is not given for a quote that ends before it or begins after it', () => {
    const body = '<p>Pris 499 kr i dag</p>';
    expect([given(body, 'Pris '), given(body, ' i dag'), given(body, '499 kr'), given(body, '9')]).toEqual([null, null, '499', '499']);
  });

  it('is given at any place that shows it as the price to pay', () => {
    const body = '<p>499 kr</p><p>Nå 499 kr</p><p>Spar 499 kr</p>';
    expect([0, 1, 2].map((nth) => given(body, '499 kr', {}, nth))).toEqual(['499', '499', null]);
    expect(given('<p><del>499 kr</del></p>', '499 kr')).toBe('499');
  });

  it('is not given where the markup states prices that contradict each other', () => {
    const head = '<meta property="product:price:amount" content="999">';
    expect(given('<p>Ring oss</p><p>499 kr</p>', '499 kr', { markup: PRODUCT, head })).toBeNull();
    expect(given('<p>499 kr</p>', '499 kr', { markup: offer({ price: undefined }) })).toBe('499');
    expect(given('<p><del>1 299 kr</del><b>499 kr</b></p>', '499 kr', { markup: PRODUCT })).toBe('499');
  });
});

describe('the currency in markup', () => {
  const given = (changes: object, body = '<p>1 299,-</p>', head = ''): string =>
    markupOf(shopPage({ markup: offer(changes), body, head, lang: 'x' })).currency;

  it('is the code stated with the chosen price', () => {
    expect(given({ priceCurrency: 'NOK' })).toBe('NOK');
    expect(given({ priceCurrency: undefined })).toBe('no-evidence');
    expect(given({ priceCurrency: 'SEK' }, '<p>999 kr</p>',
      '<meta property="product:price:amount" content="999"><meta property="product:price:currency" content="NOK">')).toBe('NOK');
  });

  it('is the code of all stated prices where none was chosen', () => {
    const both = (code: string): string => given({ priceCurrency: 'SEK' }, '<p>Ring for pris</p>',
      `<meta property="product:price:amount" content="999"><meta property="product:price:currency" content="${code}">`);
    expect([both('SEK'), both('NOK')]).toEqual(['SEK', 'gate-failed']);
  });

  it('may be a sign that has one meaning on this page', () => {
    expect(given({ priceCurrency: '€' })).toBe('EUR');
    expect(given({ priceCurrency: undefined, price: '1299 €' })).toBe('EUR');
    expect(given({ priceCurrency: 'kr' })).toBe('no-evidence');
    expect(given({ priceCurrency: 'kr' }, '<p>1 299,-</p>', '<meta property="product:price:amount" content="1299"><meta property="product:price:currency" content="SEK">')).toBe('SEK');
  });

  it('is compared with the sign beside its price or, without one, with all signs', () => {
    expect(given({ priceCurrency: 'SEK' }, '<p>1 299 kr</p><p>Frakt 9 €</p>')).toBe('SEK');
    expect(given({ priceCurrency: 'SEK' }, '<p>1 299 €</p><p>Frakt 79 kr</p>')).toBe('gate-failed');
    expect(given({ priceCurrency: 'SEK' }, '<p>Ring for pris</p><p>Frakt 9 €</p>')).toBe('gate-failed');
    expect(given({ priceCurrency: 'SEK' }, '<p>Ring for pris</p><p>Frakt 9 € / 79 kr</p>')).toBe('SEK');
  });
});

describe('a currency that a model quotes', () => {
  const given = (body: string, text: string, known: string | null = null, lang = 'nb'): string | null =>
    quoted(currency, read(shopPage({ body, lang })), text, {
      known: known === null ? {} : { price: { ok: true, value: { kind: 'price', amount: known }, evidence } },
    });

  it('is that of the sign beside the price shown', () => {
    expect(given('<p>1 299 kr</p>', 'kr')).toBe('NOK');
    expect(given('<p>1 299 kr</p>', 'kr', null, 'x')).toBeNull();
    expect(given('<p>1 299 €</p>', '€')).toBe('EUR');
    expect(given('<p>Uten pris, i kr</p>', 'kr')).toBeNull();
  });

  it('is not given where the quote names no currency or another one', () => {
    expect(given('<p>1 299 kr</p>', '1 299')).toBeNull();
    expect(given('<p>1 299 kr</p><p>Frakt 9 €</p>', '9 €')).toBeNull();
  });

  it('is the one beside the verified price, not beside another', () => {
    const body = '<p>1 299 €</p><p>Nå 999 kr</p>';
    expect([given(body, 'kr', '999'), given(body, '€', '999'), given(body, '€', '1299'), given(body, 'kr', '500')]).toEqual(['NOK', null, 'EUR', null]);
  });

  it('is taken from the place that has a sign', () => {
    expect(given('<p>1 299,-</p><p>Nå 1 299 kr</p>', 'kr')).toBe('NOK');
    expect(given('<p>1 299,-</p><p>Valuta: kr</p>', 'kr')).toBeNull();
  });
});
