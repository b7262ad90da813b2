import { expect, test } from 'vitest';
import {
  ACCESS_WORDS, alternatives, anyOf, hasShopWords, loosely, phrasesOf, shopWords, wholeWords, WORD_START, wordsOf,
} from './lexicon.ts';

test('wordsOf gives the words of a text, whatever its case and punctuation', () => {
  expect(wordsOf('Bekreft, at DU ikke er «en robot»!')).toBe(' bekreft at du ikke er en robot ');
  expect(wordsOf('Your IP-address: 10.0.0.1')).toBe(' your ip address 10 0 0 1 ');
});

test('an entry matches whole words, and any ending of the last one if it has a `*`', () => {
  const finds = (entry: string, text: string): boolean => wordsOf(text).includes(phrasesOf([entry])[0]!);
  expect(finds('bot', 'a bot')).toBe(true);
  expect(finds('bot', 'a bottle')).toBe(false);
  expect(finds('bekreft*', 'Du bekrefter')).toBe(true);
  expect(finds('bekreft*', 'ubekreftet')).toBe(false);
  expect(finds("you're in line", 'You’re in line')).toBe(true);
});

test.each(ACCESS_WORDS.map((access, at) => [at, access] as const))('language %i has words of every kind, none twice', (_at, access) => {
  for (const entries of Object.values(access)) {
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries).size).toBe(entries.length);
  }
});

test('shop words match longer words only if an entry has a `*`', () => {
  const whole = (text: string): boolean => new RegExp(`^${wholeWords('inStock', 'delivery')}$`, 'u').test(text);
  expect(['på lager', 'auf lager', '在庫あり', 'hjemlevering', 'fraktkostnader'].map(whole)).toEqual([true, true, true, true, true]);
  expect(['lager', 'på lageret'].map(whole)).toEqual([false, false]);
  const label = new RegExp(`^(?:${loosely('shopNumber')})$`, 'u');
  expect(['art. nr', 'art.nr', 'artnr', 'vare-nr', 'varenr', 'code article'].map((text) => label.test(text)))
    .toEqual([true, true, true, true, true, true]);
});

test('a word may begin anywhere in a script without spaces, otherwise only where no letter precedes', () => {
  const label = new RegExp(`${WORD_START}(?:${alternatives(['通常価格', 'ราคาปกติ', 'pris', 'цена', '*pakke'])})$`, 'u');
  expect(['当店通常価格', 'สินค้าราคาปกติ', 'Vår pris', 'Стара цена', 'startpakke'].map((text) => label.test(text)))
    .toEqual([true, true, true, true, true]);
  expect(['førpris', 'расцена'].map((text) => label.test(text))).toEqual([false, false]);
  expect(new RegExp(wholeWords('notify'), 'u').test('再入荷のお知らせはこちら')).toBe(true);
});

test('entries are folded like texts, and form a valid pattern', () => {
  const kinds = [
    'buy', 'otherPageName', 'notFound', 'inStock', 'outOfStock', 'formerPrice', 'listPrice', 'memberPrice', 'withTax', 'taxIncluded', 'withTaxWord', 'taxOnTop', 'brand', 'shopNumber', 'gtin',
  ] as const;
  for (const entry of shopWords(...kinds)) expect(entry).toBe(entry.normalize('NFKC').toLowerCase());
  for (const entry of shopWords('buy', 'inStock', 'outOfStock', 'listPrice', 'cartPage', 'checkoutPage', 'termsPage', 'returnsPage', 'privacyPage', 'contactPage')) expect(entry).toBe(entry.toLowerCase());
  expect(() => new RegExp(anyOf('buy', 'shopNumber', 'noBrand'), 'u')).not.toThrow();
});

test('hasShopWords says whether a language has words of a kind', () => {
  expect(['nb', 'no', 'sv', 'hu', 'xx', 'constructor'].map((language) => hasShopWords(language, 'withdrawButton')))
    .toEqual([true, true, true, false, false, false]);
});
