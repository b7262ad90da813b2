import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCurrency, resolveSign } from './currency.ts';
import { findTextPrices, readAmount } from './text-prices.ts';
import { readDecimal, readNumbers } from './amount.ts';

const corpus = process.env['CORPUS_DIR'];

interface PriceString {
  xfail: boolean;
  priceRaw: string;
  amount: string | null;
}

describe('readNumbers', () => {
  it.each<[text: string, amount: string, start: number, currency?: string]>([
    [',99', '0.99', 0], [' ,99', '0.99', 1], ['kr,99', '99', 3], ['kr.99', '99', 3], ['fra ...99', '99', 7], ['fra ..99', '99', 6],
    ['fra ,1 299', '1299', 5], ['١٢٫٥', '12.5', 0], ['１，２９９．５０', '1299.5', 0], ['١٬٢٩٩', '1299', 0], ['١٠', '10', 0],
    ['1\u2009299', '1299', 0], ['10,299', '10299', 0], ['01,299', '1299', 0], ['00,299', '0.299', 0], ['1.299,500', '1299.5', 0],
    ['1.299.500', '1299500', 0], ['00012.50', '12.5', 0], ['1,299', '1.299', 0, 'KWD'], ['1,299', '1299', 0, 'EUR'],
  ])('%s is %s, from character %i on (currency: %s)', (text, amount, start, currency) => {
    expect([...readNumbers(text, currency)]).toEqual([{ amount, start, end: text.length }]);
  });

  it('reads two numbers where the space between them does not group digits', () => {
    expect([...readNumbers('12 99')].map((one) => one.amount)).toEqual(['12', '99']);
  });
});

it.each([['.5', '0.5'], ['.55', '0.55'], ['12.', '12'], ['x.5', null], ['.5x', null], ['1.2.3', null], ['', null]])(
  'the machine-written decimal "%s" is %s', (text, amount) => expect(readDecimal(text)).toBe(amount),
);

describe('readAmount', () => {
  it.each([
    ['1 299,-', '1299'], ['1.299,-', '1299'], ['kr 1 299', '1299'], ['kr. 1.299,00', '1299'], ['1299 kr', '1299'],
    ['NOK 1 299,00', '1299'], ['1\u00A0299,–', '1299'], [
      '1\u202F299,50', '1299.5',
    ], ['fra 99,-', '99'], ['99,90/stk', '99.9'],
    ['før 499,-', '499'], ['1.299:-', '1299'], [
      '12 499 900,-', '12499900',
    ], ['kr.75', '75'], ['kr 0,50', '0.5'], ["1'049.95", '1049.95'],
    ['1’049', '1049'], [
      '1,234,567.89', '1234567.89',
    ], ['1.234.567,89', '1234567.89'], ['1,23,456.00', '123456'], ['19⁹⁰', '19.9'],
    ['0.750', '0.75'], ['1234.567', '1234.567'], ['٣٤٩٫٥٠ ر.س', '349.5'], ['Gratis', '0'], ['free!', '0'], ['Kostenlos', '0'], ['Zdarma', '0'], ['免费', '0'],
    ['295:50', '295.5'], ['19:90 kr', '19.9'], ['95:-', '95'], ['49€99', '49.99'], ['49€99 TTC', '49.99'],
    ['1250€60', '1250.6'],
    ['49€ 20 ml', '49'], ['12:30', '12'], ['１２，９９０円', '12990'], ['-20 % 799 kr', '799'],
    ['inkl. 19% MwSt. 49,99 €', '49.99'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', 'Pris kommer', 'Gratis frakt', '-', 'kr', '⁹⁹', '-20 %'])('finds no price in "%s"', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it('reads three digits after a point as thousands, except in currencies with three decimals', () => {
    expect(readAmount('1.250')).toBe('1250');
    expect(readAmount('1.250', 'KWD')).toBe('1.25');
  });

  it('reads every amount in the forms that Norwegian shops use', () => {
    const amounts = fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }));
    fc.assert(fc.property(amounts, fc.constantFrom(' ', '\u00A0', '.', ''), ([whole, cents], mark) => {
      const grouped = String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
      const small = String(cents).padStart(2, '0');
      expect(Number(readAmount(`kr ${grouped},${small}`))).toBe(Number(`${whole}.${small}`));
      if (cents === 0) expect(readAmount(`${grouped},-`)).toBe(String(whole));
    }));
  });

  it.skipIf(corpus === undefined)('reads at least 99 % of the real price strings (CORPUS_DIR)', () => {
    const lines = readFileSync(join(corpus!, 'price-strings.jsonl'), 'utf8').trim().split('\n');
    const counted = lines.map((line) => JSON.parse(line) as PriceString).filter(
      ({ xfail, amount }) => !xfail && amount !== null
    );
    const wrong = counted.filter(({ priceRaw, amount }) => {
      const sign = findCurrency(priceRaw);
      const read = readAmount(priceRaw, sign?.code ?? undefined);
      return Number(read ?? NaN) !== Number(amount);
    });
    expect(counted).toHaveLength(514);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(5);
  });
});

describe('readDecimal', () => {
  it('normalizes each value to one spelling', () => {
    expect([
      '1299.00', '1299.', ' 1299 ', '01299', '.5', '0.50',
    ].map(readDecimal)).toEqual(['1299', '1299', '1299', '1299', '0.5', '0.5']);
    expect(['1 299', '1,5', '-1', 'NaN', '', '1e3'].map(readDecimal)).toEqual([null, null, null, null, null, null]);
  });
});

describe('findTextPrices', () => {
  const found = (line: string) => findTextPrices(line).map(({ amount, start, end, currency }) => (
    [amount, line.slice(start, end), currency?.code ?? currency?.sign ?? null]
  ));

  it.each<[string, unknown[]]>([
    ['Nå kr 399,- Før kr 499,-', [['399', 'kr 399,-', 'kr'], ['499', 'kr 499,-', 'kr']]],
    ['64.27 € 43.97 €', [['64.27', '64.27 €', 'EUR'], ['43.97', '43.97 €', 'EUR']]],
    ['$1,299.00 CAD', [['1299', '$1,299.00', 'CAD']]], ['US $12.99', [['12.99', 'US $12.99', 'USD']]],
    ['99,90/stk', [['99.9', '99,90', null]]], ['KWD 1.250', [['1.25', 'KWD 1.250', 'KWD']]],
    ['129,99 lei', [['129.99', '129,99 lei', 'RON']]], ['49€TTC', [['49', '49€', 'EUR']]],
    ['49€99', [['49.99', '49€99', 'EUR']]], ['64€43€', [['64', '64€', 'EUR'], ['43', '43€', 'EUR']]],
    ['449 nok', [['449', '449 nok', 'NOK']]], ['Nok 449', [['449', 'Nok 449', 'NOK']]], ['449 ,–', [['449', '449 ,–', null]]], ['1 995 :-', [['1995', '1 995 :-', null]]],
    ['49 ,-', [['49', '49 ,-', null]]], ['1.299,90 TL', [['1299.9', '1.299,90 TL', 'TRY']]],
    ['\u200F129.90 \u200F₪', [['129.9', '129.90 \u200F₪', 'ILS']]], ['ر.ع. 12.500', [['12.5', 'ر.ع. 12.500', 'OMR']]],
    ['129.000 đ', [['129000', '129.000 đ', 'VND']]], ['295:50 kr', [['295.5', '295:50 kr', 'kr']]],
    ['12 990 тг', [['12990', '12 990 тг', 'KZT']]], ['450 Kn', [['450', '450 Kn', 'HRK']]], ['120 б.р.', [['120', '120 б.р', 'BYN']]],
    ['USD $12', [['12', 'USD $12', 'USD']]], ['CLP$1.290', [['1290', 'CLP$1.290', 'CLP']]], ['5 000 FCFA', [['5000', '5 000 FCFA', 'FCFA']]],
    ['Kaffe....399,-', [['399', '399,-', null]]], ['₭120', [['120', '₭120', 'LAK']]], ['L 120 cm', []], ['100 000 KM', []], ['12 kn', []],
    ['Modell SE 200 W', []], ['13ft x 17ft', []], ['iPhone 12 Pro', []], ['org.nr. 923 609 016', []], ['0 kr', []],
  ])('%s', (line, expected) => {
    expect(found(line)).toEqual(expected);
  });
});

it('reads very long decimals quickly', () => {
  const decimal = `0.${'0'.repeat(400_000)}1`;
  expect(readDecimal(decimal)).toBe(decimal);
  expect(readDecimal(`1.50${'0'.repeat(400_000)}`)).toBe('1.5');
});

describe('resolveSign', () => {
  it('resolves a shared sign by domain, language or region, unless these contradict each other', () => {
    expect(resolveSign('kr', { lang: undefined, hostname: 'butikk.no' })).toBe('NOK');
    expect(resolveSign('kr', { lang: 'nb-NO', hostname: 'shop.com' })).toBe('NOK');
    expect(resolveSign('kr', { lang: 'nn', hostname: 'shop.com' })).toBe('NOK');
    expect(resolveSign('kr', { lang: 'sv', hostname: 'shop.com' })).toBe('SEK');
    expect(resolveSign('kr', { lang: 'sv', hostname: 'shop.no' })).toBeNull();
    expect(resolveSign('kr', { lang: 'en', hostname: 'shop.com' })).toBeNull();
    expect(resolveSign('$', { lang: 'en-US', hostname: 'shop.com' })).toBeNull();
    expect(resolveSign('$', { lang: 'en-CA', hostname: 'shop.com' })).toBe('CAD');
  });

  it('ignores domains that are sold to anyone, and the default language tag of templates', () => {
    expect(resolveSign('$', { lang: 'en', hostname: 'shop.co' })).toBeNull();
    expect(resolveSign('$', { lang: 'en', hostname: 'shop.us' })).toBe('USD');
    expect(resolveSign('$', { lang: 'en-US', hostname: 'shop.com', countries: ['US'] })).toBe('USD');
    expect(resolveSign('$', { lang: 'en', hostname: 'shop.com', countries: ['US', 'CA'] })).toBeNull();
    expect(resolveSign('$', { lang: 'en', hostname: 'shop.ca', countries: ['US'] })).toBeNull();
  });

  it('takes the only code on the page that the sign can stand for', () => {
    const nowhere = { lang: 'en', hostname: 'shop.com' };
    expect(resolveSign('$', nowhere, ['USD', 'EUR', 'USD'])).toBe('USD');
    expect(resolveSign('$', { lang: 'en-CA', hostname: 'shop.ca' }, ['USD', 'CAD'])).toBeNull();
    expect(resolveSign('kr', nowhere, ['SEK'])).toBe('SEK');
    expect(resolveSign('kr', nowhere, ['EUR'])).toBeNull();
    expect(resolveSign('元', { lang: 'zh-TW', hostname: 'shop.tw' })).toBe('TWD');
    expect(resolveSign('元', { lang: 'zh', hostname: 'shop.com' })).toBeNull();
  });
});
