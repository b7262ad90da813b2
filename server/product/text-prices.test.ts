import { expect, it } from 'vitest';
import { findTextPrices, numberBudget, readAmount } from './text-prices.ts';

const found = (line: string) => findTextPrices(line).map(({ amount, start, end, currency }) => [amount, line.slice(start, end), currency?.code ?? currency?.sign ?? null]);

it.each<[string, unknown[]]>([
  ['449, -', [['449', '449, -', null]]], ['449,--', [['449', '449,--', null]]], ['449.–', [['449', '449.–', null]]], ['12 stykk ,-', []], ['12 ,5 -', []],
  ['99 / stk', [['99', '99', null]]], ['99/ st', [['99', '99', null]]], ['99 /pc', [['99', '99', null]]], ['99/piece', [['99', '99', null]]], ['99/studio', []], ['12 kg 3 / stk', [['3', '3', null]]],
  ['49€99 HT', [['49.99', '49€99', 'EUR']]], ['49€99TTC', [['49.99', '49€99', 'EUR']]], ['49€99, neuf', [['49.99', '49€99', 'EUR']]], ['49€99 (neuf)', [['49.99', '49€99', 'EUR']]],
  ['49€99 ml', [['49', '49€', 'EUR']]], ['49€99 HTC', [['49', '49€', 'EUR']]], ['49€995', [['49', '49€', 'EUR']]], ['49€99 20', [['49', '49€', 'EUR']]], ['49€99 €', [['49', '49€', 'EUR'], ['99', '99 €', 'EUR']]],
  ['49 €, 12€50', [['49', '49 €', 'EUR'], ['12.5', '12€50', 'EUR']]], ['49,90€99', [['49.9', '49,90€', 'EUR']]],
  ['€ 12 CAD', [['12', '€ 12', 'EUR']]], ['$12 CAD', [['12', '$12', 'CAD']]], ['$12 or', [['12', '$12', '$']]], ['64 € 43 €', [['64', '64 €', 'EUR'], ['43', '43 €', 'EUR']]],
  ['kr 1234567890123456', [['1234567890123456', 'kr 1234567890123456', 'kr']]], ['kr 12345678901234567', []], ['kr 0', []], ['0,-', []], ['12', []],
])('the prices in "%s" are %j', (line, prices) => expect(found(line)).toEqual(prices));

it('examines as many numbers as its budget allows, and finds at most 400 prices in a line', () => {
  const budget = { left: 3 };
  expect([findTextPrices('1 kr, 2 stk, 3 kr, 4 kr', budget).map(({ amount }) => amount), budget.left]).toEqual([['1', '3'], 0]);
  expect(findTextPrices('5 kr', budget)).toEqual([]);
  expect(findTextPrices('5 kr, '.repeat(401))).toHaveLength(400);
  expect(numberBudget()).toEqual({ left: 20_000 });
});

it.each([
  ['799 (−20 %)', '799'], ['20% 799', '799'], ['20 % av 799', '799'], ['ca. 799', '799'], ['799 eller 20 kr', '20'], ['Kjøp gratis', null], ['– gratis –', '0'], ['20 %', null],
])('the amount of "%s" is %s', (text, amount) => expect(readAmount(text)).toBe(amount));
