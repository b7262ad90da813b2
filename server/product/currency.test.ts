import { describe, expect, it } from 'vitest';
import { contradicts, findCurrency, hasThreeDecimals, isCurrencyCode, resolveSign, signAfter, signBefore } from './currency.ts';

it.each([['NOK', true], ['HRK', true], ['nok', false], ['KRR', false], ['kr', false], ['', false]])(
  '"%s" is a code of ISO 4217: %s', (text, is) => expect(isCurrencyCode(text)).toBe(is),
);

// ISO 4217, column "minor unit".
it.each(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])('%s has three decimals', (code) => expect(hasThreeDecimals(code)).toBe(true));
it.each(['NOK', 'EUR', 'JPY', 'CLF', ''])('"%s" does not have three decimals', (code) => expect(hasThreeDecimals(code)).toBe(false));

describe('findCurrency', () => {
  it.each<[string, string, string | null]>([
    ['1 299 kr', 'kr', null], ['kr. 1 299', 'kr', null], ['1 299 Kroner', 'kroner', null], ['1 299 kronor', 'kronor', 'SEK'],
    ['€ 12', '€', 'EUR'], ['12 Euro', 'euro', 'EUR'], ['49€TTC', '€', 'EUR'], ['£12', '£', 'GBP'], ['¥120', '¥', null], ['₹120', '₹', 'INR'], ['12 zł', 'zł', 'PLN'],
    ['$12', '$', null], ['US$12', 'US$', 'USD'], ['USD$12', 'USD$', 'USD'], ['USD $12', 'USD $', 'USD'], ['CA$12', 'CA$', 'CAD'], ['C$12', 'C$', 'CAD'],
    ['R$ 12', 'R$', 'BRL'], ['NZ$12', 'NZ$', 'NZD'], ['TOP$12', 'TOP$', 'TOP'], ['from $248 to$173', '$', null], ['now to$173', '$', null], ['12 US$inkl.', 'US$', 'USD'], ['fra DO$12', '$', null], ['NA$12', '$', null],
    ['NOK 12', 'NOK', 'NOK'], ['nok 12', 'NOK', 'NOK'], ['12 SEK', 'SEK', 'SEK'], ['12 EUROS', 'euros', 'EUR'],
    ['Vekt: KG NOK 12', 'NOK', 'NOK'], ['ABC 12 EUR', 'EUR', 'EUR'], ['4 990 Ft', 'Ft', 'HUF'], ['17 ft, 4 990 Ft', 'Ft', 'HUF'],
    ['1 200 CFPF', 'CFPF', 'XPF'], ['Fr. 12', 'Fr.', 'CHF'], ['S/. 18.90', 'S/.', 'PEN'], ['S/ 18.90', 'S/ ', 'PEN'], ['Bs. 12', 'Bs', null], ['120 б.р', 'б.р', 'BYN'],
  ])('"%s" names %s: %s', (text, sign, code) => {
    expect(findCurrency(text)).toEqual({ sign, code });
  });

  it.each(['', '1 299', 'krone', 'XYZ 12', 'skr12x', 'Eurosport 12', '12 dkk', 'try 12', 'L 120', '100 KM', '17 ft', '12 rm', 'NOKIA 12', 'ANOK', 'Fra 12', 'S/36', 'strl. s/ 36', '12 bs'])(
    'finds none in "%s"', (text) => expect(findCurrency(text)).toBeNull(),
  );
});

describe('the currency beside a number', () => {
  it.each<[string, string | null]>([
    ['kr |399', 'kr '], ['kr|399', 'kr'], ['kr. |399', 'kr. '], ['NOK: |399', 'NOK: '], ['nok |399', 'nok '], ['Fra $|399', '$'], ['US $|399', 'US $'],
    ['Pris \u200F₪\u200E |399', '₪\u200E '], ['٣ ر.س\u00A0|399', 'ر.س\u00A0'],
    ['kr  |399', null], ['kr -|399', null], ['krone |399', null], ['XYZ |399', null], ['|399', null], ['17 ft |399', null],
    [`NOK${' '.repeat(16)}|399`, null],
  ])('is found in front of it: "%s"', (text, sign) => {
    const at = text.indexOf('|');
    const start = signBefore(text.replace('|', ''), at);
    expect(start === null ? null : text.slice(start, at)).toBe(sign);
  });

  it.each<[string, string | null]>([
    ['399| kr', ' kr'], ['399|kr', 'kr'], ['399|,', null], ['399|\u00A0€ inkl.', '\u00A0€'], ['129|\u200E \u200F₪', '\u200E \u200F₪'], ['399| NOK', ' NOK'],
    ['399| kroner', ' kroner'], ['399|  kr', null], ['399|- kr', null], ['399| krone', null], ['399| XYZ', null], ['399|', null], ['17| ft', null],
  ])('is found behind it: "%s"', (text, sign) => {
    const at = text.indexOf('|');
    const end = signAfter(text.replace('|', ''), at);
    expect(end === null ? null : text.slice(at + 1, end + 1)).toBe(sign);
  });
});

it.each([
  ['kr', 'NOK', false], ['kr', 'DKK', false], ['kr', 'EUR', true], ['$', 'USD', false], ['$', 'CAD', false], ['$', 'SEK', true], ['$', 'EUR', true], ['€', 'EUR', false], ['€', 'NOK', true],
  ['¥', 'CNY', false], ['¥', 'USD', true], ['£', 'GBP', false], ['£', 'GIP', false], ['£', 'EGP', false], ['£', 'SHP', false], ['£', 'PHP', true], ['£', 'COP', true], ['£', 'EUR', true], ['€', 'GBP', true], ['£', 'PLN', true],
])('%s rules out %s: %s', (text, code, is) => expect(contradicts(findCurrency(text)!, code)).toBe(is));

describe('a shared sign', () => {
  it.each([
    ['kr', 'nb', 'NOK'], ['kr', 'nn', 'NOK'], ['kr', 'no', 'NOK'], ['kr', 'sv', 'SEK'], ['kr', 'da', 'DKK'], ['kr', 'is', 'ISK'], ['¥', 'ja', 'JPY'],
    ['kr', 'NB', 'NOK'], ['kr', ' sv ', 'SEK'], ['kr', 'en-NO', 'NOK'], ['kr', 'en_no', 'NOK'], ['kr', 'en-Latn-SE', 'SEK'], ['$', 'en-AU', 'AUD'],
    ['kr', 'sv-FI', 'SEK'], ['kr', 'nb-SE', null], ['kr', 'en', null], ['kr', '', null], ['$', 'en-US', null], ['€', 'nb', null], ['krone', 'nb', null],
  ])('%s in the language "%s" is %s', (sign, lang, code) => {
    expect(resolveSign(sign, { lang, hostname: 'butikk.com' })).toBe(code);
  });

  it.each([
    ['kr', 'butikk.no', 'NOK'], ['kr', 'butikk.SE', 'SEK'], ['kr', 'no.butikk.com', null], ['kr', 'localhost', null], ['$', 'shop.com.au', 'AUD'], ['$', 'shop.ca', 'CAD'],
    ['$', 'shop.co', null], ['$', 'shop.bz', null], ['$', 'shop.sr', null], ['$', 'shop.nz', 'NZD'],
  ])('%s at %s is %s', (sign, hostname, code) => {
    expect(resolveSign(sign, { lang: undefined, hostname })).toBe(code);
  });

  it('is resolved by the codes on the page rather than by its country', () => {
    const norwegian = { lang: 'nb', hostname: 'butikk.no' };
    expect([resolveSign('kr', norwegian, ['SEK']), resolveSign('kr', norwegian, ['EUR']), resolveSign('kr', norwegian, ['SEK', 'DKK'])]).toEqual(['SEK', 'NOK', null]);
    expect(resolveSign('krone', norwegian, ['NOK'])).toBeNull();
  });
});
