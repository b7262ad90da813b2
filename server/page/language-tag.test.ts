import { expect, test } from 'vitest';
import { isHreflang, readLanguageTag } from './language-tag.ts';

test.each([
  ['nb', 'nb', undefined], ['nn-NO', 'nn', 'NO'], ['no', 'no', undefined], ['NB-no', 'nb', 'NO'], [' en ', 'en', undefined],
  ['en-GB', 'en', 'GB'], ['zh-Hant-TW', 'zh', 'TW'], ['es-419', 'es', '419'], ['se', 'se', undefined], ['sr-Latn', 'sr', undefined],
])('parses %s', (tag, language, region) => {
  expect(readLanguageTag(tag)).toEqual({ language, region });
});

test.each([
  '', 'norsk', 'norwegian', 'nb_NO', 'nb-NOR', 'no-NB', 'en-UK', 'cz', 'jp', 'nor', 'eng', 'und', 'x-default', '-', 'nb NO', 'undefined', '{{lang}}',
])('rejects “%s”', (tag) => {
  expect(readLanguageTag(tag)).toBeNull();
});

test('rejects a tag that is longer than any', () => {
  expect(readLanguageTag(`en${Array.from({ length: 50_000 }, (_, at) => `-a${1_000 + at}`).join('')}`)).toBeNull();
});

test.each(['nb', 'nn-NO', 'no', 'se', 'zh-Hant-TW', 'sr-latn', ' en-gb ', 'x-default'])('search engines take %s', (code) => {
  expect(isHreflang(code)).toBe(true);
});

test.each([
  'NO', 'no-NB', 'en-UK', 'en-EU', 'es-419', 'sma', 'smj-NO', 'fil', 'nb-NO-x-butikk', 'de-1996', 'zh-cmn-Hans', 'norsk', '',
])('search engines do not take “%s”', (code) => {
  expect(isHreflang(code)).toBe(false);
});
