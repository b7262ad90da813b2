import { anyOf, loosely, wholeWords, WORD_START } from '../lexicon/lexicon.ts';

const TAX = `(?:${anyOf('tax')})(?!\\p{L})`;
/** Behind a word and before a tax: `eks. 25 % mva`, `u/mva`, `exVAT`; `must` is no German tax. */
const APART = '(?:[./] ?| |(?!ust))(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% )?';
const INCLUDED = `(?:${anyOf('taxIncluded')})(?!\\p{L})`;
const WITH = `${WORD_START}(?:${anyOf('taxIncluded', 'withTaxWord')})${APART}${TAX}`;
const OF_TAX = `${WORD_START}${TAX}\\.? (?:(?:${anyOf('isWord')}) )?`;
const NOT = wholeWords('taxNotIncluded');

/** Matches words that say of a price that the tax is in it; those that deny it hold them too. */
export const WITH_TAX = [WITH, `${OF_TAX}${INCLUDED}`, wholeWords('withTax')].join('|');

/** Matches words that name the tax and say that it is not in the price. */
export const WITHOUT_TAX = [
  `(?:${WORD_START}(?:${loosely('withoutTax')})${APART}|\\+ ?)${TAX}`, `${NOT} (?:(?:${anyOf('isWord')}) )?${WITH}`, wholeWords('netPrice'),
  `${OF_TAX}(?:${NOT} ${INCLUDED}|${INCLUDED} ${NOT}|(?:${anyOf('taxOnTop')})(?!\\p{L}))`,
].join('|');

/** The same of a price, where less is enough. */
export const BEFORE_TAX = [
  WITHOUT_TAX, `(?:${WORD_START}(?:${loosely('withoutTax')})\\.?|\\+) ?(?:${anyOf('ambiguousTax')})(?!\\p{L})`,
  `${WORD_START}(?:${anyOf('netPrice', 'ambiguousNet')})(?!\\p{L})`,
].join('|');
