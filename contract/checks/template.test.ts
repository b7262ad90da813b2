import { describe, expect, test } from 'vitest';
import { fill, type TemplateLocale } from './template.ts';

const nb: TemplateLocale = { locale: 'nb', terms: { price: 'pris', currency: 'valuta' } };
const en: TemplateLocale = { locale: 'en-GB', terms: { price: 'price', currency: 'currency' } };

describe('fill', () => {
  test.each([
    ['a text', '{host} svarer.', { host: 'butikk.no' }, 'butikk.no svarer.', 'butikk.no svarer.'],
    ['a text that acts on others', '{a} {a:list}', { a: 'x\u202ey\u009b' }, 'x y  x y ', 'x y  x y '],
    ['a text of several lines', '{a} {a:list}', { a: 'x\r\n2. y' }, 'x 2. y x 2. y', 'x 2. y x 2. y'],
    ['a number', '{n}', { n: 50000 }, '50\u00a0000', '50,000'],
    ['a decimal', '{n}', { n: 0.125 }, '0,125', '0.125'],
    ['a percentage', '{n:percent}', { n: 17.6 }, '18\u00a0%', '18%'],
    ['a percentage just above a bound', '{n:percent}', { n: 10.2 }, '11\u00a0%', '11%'],
    ['a percentage that was not computed exactly', '{n:percent}', { n: (7 / 25) * 100 }, '28\u00a0%', '28%'],
    ['milliseconds', '{n:ms}', { n: 182.4 }, '183\u00a0ms', '183\u00a0ms'],
    ['seconds', '{n:ms}', { n: 3120 }, '3,12\u00a0s', '3.12\u00a0s'],
    ['a millisecond above a bound', '{n:ms}', { n: 2501 }, '2,51\u00a0s', '2.51\u00a0s'],
    ['a bound in seconds', '{n:ms}', { n: 1800 }, '1,8\u00a0s', '1.8\u00a0s'],
    ['less than a millisecond above a bound in seconds', '{n:ms}', { n: 1800.1 }, '1,81\u00a0s', '1.81\u00a0s'],
    ['almost a second', '{n:ms}', { n: 999.6 }, '1\u00a0s', '1\u00a0s'],
    ['a byte above a bound', '{n:bytes}', { n: 2_799_698 }, '2,68\u00a0MiB', '2.68\u00a0MiB'],
    ['a bound in bytes', '{n:bytes}', { n: 2_799_697 }, '2,67\u00a0MiB', '2.67\u00a0MiB'],
    ['a thousandth above a bound', '{n}', { n: 0.101 }, '0,101', '0.101'],
    ['kibibytes', '{n:bytes}', { n: 1500 }, '2\u00a0KiB', '2\u00a0KiB'],
    ['mebibytes', '{n:bytes}', { n: 3.2 * 1024 * 1024 }, '3,2\u00a0MiB', '3.2\u00a0MiB'],
    ['kilobytes', '{n:weight}', { n: 100_001 }, '101\u00a0kB', '101\u00a0kB'],
    ['megabytes', '{n:weight}', { n: 2_731_008 }, '2,74\u00a0MB', '2.74\u00a0MB'],
    ['a bound in megabytes', '{n:weight}', { n: 2_730_000 }, '2,73\u00a0MB', '2.73\u00a0MB'],
    ['a byte above a bound in megabytes', '{n:weight}', { n: 2_730_001 }, '2,74\u00a0MB', '2.74\u00a0MB'],
    ['a unit', '{n}{u:unit}.', { n: 449, u: 'NOK' }, '449\u00a0NOK.', '449\u00a0NOK.'],
    ['no unit', '{n}{u:unit}.', { n: 449, u: '' }, '449.', '449.'],
    ['a date', '{d:date}', { d: '2026-11-20T23:30:00Z' }, '20. november 2026', '20 November 2026'],
    ['an invalid date', '{d:date}', { d: 'soon' }, 'soon', 'soon'],
    ['a list', '{names:list}', { names: 'GPTBot, CCBot, Bytespider' }, 'GPTBot, CCBot og Bytespider', 'GPTBot, CCBot and Bytespider'],
    ['terms', '{t:terms}', { t: 'price, currency' }, 'pris og valuta', 'price and currency'],
    ['a term not in the list', '{t:terms}', { t: 'toString' }, 'toString', 'toString'],
    ['a count of one', '{n} {n|side|sider}', { n: 1 }, '1 side', '1 side'],
    ['a count of zero', '{n} {n|side|sider}', { n: 0 }, '0 sider', '0 sider'],
    ['a count among the words', '{n|Den ene siden|Ingen av # sider}', { n: 1 }, 'Den ene siden', 'Den ene siden'],
    ['several among the words', '{n|Den ene siden|Ingen av # sider}', { n: 1200 }, 'Ingen av 1\u00a0200 sider', 'Ingen av 1,200 sider'],
    ['a count of 21', '{n} {n|side|sider}', { n: 21 }, '21 sider', '21 sider'],
  ])('writes %s', (_what, template, params, norwegian, english) => {
    expect(fill(template, params, nb)).toBe(norwegian);
    expect(fill(template, params, en)).toBe(english);
  });

  test('never expands placeholders in a param’s value', () => {
    expect(fill('{a} {b}', { a: '{b}', b: '$& $1 {a}' }, en)).toBe('{b} $& $1 {a}');
  });

  test.each([
    ['a missing param', '{gone}'],
    ['a name that every object has', '{constructor}'],
    ['an unknown format', '{a:unmeasuredCount}'],
    ['a boolean', '{flag}'],
    ['a malformed placeholder', '{a b}'],
  ])('writes an ellipsis for %s', (_what, template) => {
    expect(fill(template, { a: 1, flag: true }, en)).toBe('…');
  });
});
