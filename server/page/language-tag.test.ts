import { expect, test } from 'vitest';
import { isCountry, isHreflang, readLanguageTag } from './language-tag.ts';

test.each([
  ['nb', 'nb', undefined], ['nn-NO', 'nn', 'NO'], ['no', 'no', undefined], ['NB-no', 'nb', 'NO'], [' en ', 'en', undefined],
  ['en-GB', 'en', 'GB'], ['zh-Hant-TW', 'zh', 'TW'], ['es-419', 'es', '419'], ['se', 'se', undefined], ['sr-Latn', 'sr', undefined],
  ['en-x-uk', 'en', undefined], ['uk', 'uk', undefined], ['uk-UA', 'uk', 'UA'], ['sma-NO', 'sma', 'NO'],
])('parses %s', (tag, language, region) => {
  expect(readLanguageTag(tag)).toEqual({ language, region });
});

test.each([
  '', 'norsk', 'norwegian', 'nb_NO', 'nb-NOR', 'no-NB', 'en-UK', 'en-Latn-UK', 'en-uk-x-a', 'und-NO', 'cz', 'jp', 'nor', 'eng', 'und', 'x-default', '-', 'nb NO', 'undefined', '{{lang}}',
])('rejects “%s”', (tag) => {
  expect(readLanguageTag(tag)).toBeNull();
});

test('rejects a tag that is longer than any real one', () => {
  const long = (length: number): string => `en-x${'-abcdefg'.repeat(12)}`.slice(0, length - 1).padEnd(length, 'a');
  expect([long(100), long(101)].map((tag) => readLanguageTag(tag)?.language)).toEqual(['en', undefined]);
  expect(readLanguageTag(`en${Array.from({ length: 50_000 }, (_, at) => `-a${1_000 + at}`).join('')}`)).toBeNull();
});

test.each([
  ['NO', true], ['GB', true], ['BQ', true], ['SS', true], ['no', false], ['NOR', false], ['NO1', false], ['XX', false], ['AA', false], ['', false],
  // Reserved, for private use, or of a former country.
  ['UK', false], ['EU', false], ['UN', false], ['IC', false], ['XK', false], ['ZZ', false], ['SU', false], ['AN', false], ['YU', false],
])('"%s" is a country: %s', (code, is) => expect(isCountry(code)).toBe(is));

test('ISO 3166-1 has 249 countries', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  expect(letters.flatMap((one) => letters.map((other) => one + other)).filter(isCountry)).toHaveLength(249);
});

test.each(['nb', 'nn-NO', 'no', 'se', 'zh-Hant-TW', 'sr-latn', ' en-gb ', 'x-default'])('search engines accept %s', (code) => {
  expect(isHreflang(code)).toBe(true);
});

test.each([
  'NO', ' SE', 'UK', 'no-NB', 'en-UK', 'en-EU', 'en-EZ', 'en-UN', 'es-419', 'sma', 'smj-NO', 'fil', 'nb-NO-x-butikk', 'de-1996', 'zh-cmn-Hans', 'norsk', '',
])('search engines do not accept “%s”', (code) => {
  expect(isHreflang(code)).toBe(false);
});
