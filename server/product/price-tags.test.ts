import { expect, it } from 'vitest';
import { createPage } from '../page/page.ts';
import { findPriceTags, priceTags } from './price-tags.ts';
import { numberBudget } from './text-prices.ts';

const pageOf = (html: string) => createPage(`<main>${html}</main>`, new URL('https://shop.test/krus'));

/** Each price with the text that it is read from and its exclusions. */
function tags(html: string): string[] {
  const page = pageOf(html);
  return priceTags(page).map(({ start, end, amount, exclusions }) => [`${amount} in "${page.text.text.slice(start, end)}"`, ...exclusions].join(' '));
}

it.each<[string, string, string[]]>([
  ['by itself', '<p>kr 229,-</p>', ['229 in "kr 229,-"']], ['in a line of several elements', '<p>Nå <b>kr</b> <i>229,-</i></p>', ['229 in "kr 229,-"']],
  ['behind a word of another element', '<p><i>Pris</i><b>kr 229,-</b></p>', ['229 in "kr 229,-"']],
  ['before a number of another element', '<p><b>$200</b><i>2 bids</i></p>', ['200 in "$200"']], ['before a number in the same element', '<p><b>$2002 bids</b></p>', ['2002 in "$2002"']],
  ['before a price of another element', '<p><b>229</b><i>$99</i></p>', ['99 in "$99"']], ['before one with a code', '<p><b>229</b><i>NOK 99</i></p>', ['99 in "NOK 99"']],
  ['before one in crowns', '<p><b>229</b><i>kr. 99</i></p>', ['99 in "kr. 99"']], ['before one in crowns without a point', '<p><b>229</b><i>kr 99</i></p>', ['99 in "kr 99"']], ['before its mark in another element', '<p><b>229</b><i>,- 2 stk</i></p>', ['229 in "229,-"']],
  ['before its sign in another element', '<p><b>229</b><i>kr</i></p>', ['229 in "229kr"']],
  ['before a word of another element', '<p><b>229 kr</b><i>blått</i></p>', ['229 in "229 kr"']], ['before a word of the same', '<p><b>229 krblått</b></p>', []],
  ['before another on its line', '<p>kr 229,- kr 99,-</p>', ['229 in "kr 229,-"', '99 in "kr 99,-"']], ['on two lines', '<p>kr 229,-</p><p>blått</p><p>kr 99,-</p>', ['229 in "kr 229,-"', '99 in "kr 99,-"']],
])('reads a price %s', (_, html, prices) => expect(tags(html)).toEqual(prices));

it.each<[string, string, string[]]>([
  ['raised', '<p>kr 229<sup>99</sup></p>', ['229.99 in "kr 22999"']], ['small', '<p>kr 229<small>99</small></p>', ['229.99 in "kr 22999"']],
  ['raised, with the sign between', '<p>229€<sup>99</sup></p>', ['229.99 in "229€99"']],
  ['raised, before the sign', '<p>229<sup>99</sup> kr</p>', ['229.99 in "22999 kr"']], ['raised, with the sign in the element', '<p>229<sup>99</sup><b>kr</b></p>', ['229.99 in "22999kr"']],
  ['raised, behind a grouped number', '<p>1 229<sup>99</sup> kr</p>', ['1229.99 in "1 22999 kr"']],
  ['raised, behind another number', '<p>Kvern 2: 229<sup>99</sup> kr</p><p>Fin til kaffe, og til mye annet som kan males</p>', ['229.99 in "22999 kr"']],
  ['raised, behind a number of another element', '<p><i>2</i><b>229</b><sup>99</sup> kr</p>', ['229.99 in "22999 kr"']], ['of a note', '<p>kr 229,-<sup>12</sup></p>', ['229 in "kr 229,-"']],
  ['raised, and before a space', '<p>kr 229<sup>99 </sup>nå</p>', ['229.99 in "kr 22999 "']],
  ['raised, behind a fraction', '<p>kr 229,50<sup>99</sup></p>', ['229.5 in "kr 229,50" adjacent-digits']], ['raised, behind a fraction, before the sign', '<p>229,50<sup>99</sup> kr</p>', ['99 in "99 kr" adjacent-digits']],
  ['not raised', '<p>kr 229<b>99</b></p>', ['229 in "kr 229" adjacent-digits']], ['not raised, before the sign', '<p>229<b>99</b> kr</p>', ['99 in "99 kr" adjacent-digits']],
  ['one digit', '<p>kr 229<sup>9</sup></p>', ['229 in "kr 229"']], ['three digits', '<p>kr 229<sup>990</sup></p>', ['229 in "kr 229"']],
  ['one digit, before the sign', '<p>229<sup>9</sup> kr</p>', ['9 in "9 kr" adjacent-digits']],
  ['raised by their characters', '<p>kr 49⁹⁹</p>', ['4999 in "kr 4999" adjacent-digits']], ['raised by their characters, in one of two elements', '<p><b>kr </b><i>49⁹⁹</i></p>', ['4999 in "kr 4999" adjacent-digits']],
  ['a raised character behind a word', '<p>kr 49,- per m²</p>', ['49 in "kr 49,-" unit']],
])('joins two raised or small digits to a number: %s', (_, html, prices) => expect(tags(html)).toEqual(prices));

it.each<[string, string, string]>([
  ['on its line', '<p>Frakt: kr 99,-</p>', 'delivery'], ['on the line above', '<p>Kvern</p><p>Frakt</p><p>kr 99,-</p>', 'delivery'], ['in the element before', '<p><b>Medlemspris</b><i>99 kr</i></p>', 'member'],
  ['behind a price in the element before', '<p><b>1 499 kr</b><i>Medlemspris 99 kr</i></p>', 'member'],
  ['behind one, in lower case', '<p><b>1 499 kr</b><i>medlemspris 99 kr</i></p>', 'member'], ['at the end of a long line above', '<p>Velg mellom levering på døra og frakt</p><p>kr 99,-</p>', ''],
  ['right behind a price', '<p><b>1 499 kr</b><i>Frakt</i><b>99 kr</b></p>', 'delivery'],
  ['on the line above, with a digit', '<p>Kvern</p><p>Frakt 2</p><p>kr 99,-</p>', ''], ['above another line', '<p>Frakt</p><p>Kvern</p><p>kr 99,-</p>', ''],
  ['on the line above, before a word', '<p>Kvern</p><p>Frakt</p><p>Nå kr 99,-</p>', ''], ['far before it on its line', `<p>Frakt ${'og mye annet '.repeat(3)}kr 99,-</p>`, ''],
  ['in what another element says before the name of the product', '<p><i>Fri frakt</i> <b>Jordan Air 1 Low herresko hvit og svart</b> kr 1 499</p>', ''],
  ['as what a sentence before it goes on from', '<p>Fri frakt på ordre over 799 kr. Ellers fra 59 kr</p>', 'delivery'],
  ['behind it', '<p>kr 99,- i frakt</p>', 'delivery'], ['on the line below', '<p>kr 99,-</p><p>i frakt</p>', ''], ['far behind it', `<p>kr 99,- ${'x '.repeat(18)}eks. mva</p>`, ''],
  ['in the label of its element', '<b data-label="Eks. mva">kr 99,-</b>', 'before-tax'], ['in that of the element around', '<p data-label="Eks. mva"><b>kr 99,-</b></p>', 'before-tax'],
  ['in that of one further out', '<div data-label="Eks. mva"><p><b>kr 99,-</b></p></div>', ''], ['in that of the element around an empty one', '<p data-label="Eks. mva"><b data-label="">kr 99,-</b></p>', 'before-tax'],
  ['in an empty label', '<b data-label="">kr 99,-</b>', ''], ['at the end of a long label', `<b data-label="${'x '.repeat(18)}Eks. mva">kr 99,-</b>`, ''],
  ['as a line through it', '<del>kr 99,-</del>', 'struck'], ['as a line through its end', '<p>kr <del>99,-</del></p>', 'struck'], ['as a line through what follows', '<p>kr 99,- <del>blått</del></p>', ''],
])('reads the exclusions of a price %s', (_, html, exclusions) => expect(priceTags(pageOf(html)).map((tag) => [...tag.exclusions].join(' ')).at(-1)).toBe(exclusions));

it('knows the currency and the element of each', () => {
  const found = priceTags(pageOf('<p>Pris: <b>99 €</b> <i>kr 499,-</i> 1,-</p>'));
  expect(found.map(({ currency, element }) => [currency?.code, currency?.sign, element?.tagName])).toEqual([['EUR', '€', 'b'], [null, 'kr', 'i'], [undefined, undefined, 'p']]);
});

it('stops reading at three hundred prices, or when its budget of numbers is spent', () => {
  const lines = '<p>kr 5,-</p>'.repeat(400);
  const budget = { ...numberBudget(), left: 20 };
  expect([findPriceTags(pageOf(lines)), findPriceTags(pageOf(lines), budget)].map(({ length }) => length)).toEqual([300, 20]);
});

it('reads the line above a price also where it is the first of the page', () => {
  expect(tags('<p>Før</p><p>kr 499,-</p>')).toEqual(['499 in "kr 499,-" former']);
  expect(tags('<p>Kvern</p><p>Før</p><p>kr 499,-</p>')).toEqual(['499 in "kr 499,-" former']);
  expect(tags('<p>kr 499,-</p>')).toEqual(['499 in "kr 499,-"']);
});
