import { anyOf, loosely, wholeWords, WORD_START } from '../lexicon/lexicon.ts';

const TAX = `(?:${anyOf('tax')})(?!\\p{L})`;
/** Between a word and the tax: `eks. 25 % mva`, `u/mva`, `exVAT`; `must` does not name the German tax `USt`. */
const APART = '(?:[./] ?| |(?!ust))(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% )?';
const INCLUDED = `(?:${anyOf('taxIncluded')})(?!\\p{L})`;
const WITH = `${WORD_START}(?:${anyOf('taxIncluded', 'withTaxWord')})${APART}${TAX}`;
const OF_TAX = `${WORD_START}${TAX}\\.? (?:(?:${anyOf('isWord')}) )?`;
const NOT = wholeWords('taxNotIncluded');

/** Matches words that say that a price includes the tax; it also matches within words that deny it. */
export const WITH_TAX = [WITH, `${OF_TAX}${INCLUDED}`, wholeWords('withTax')].join('|');

/** Matches words that say that a price does not include the tax. */
export const WITHOUT_TAX = [
  `(?:${WORD_START}(?:${loosely('withoutTax')})${APART}|\\+ ?)${TAX}`,
  `${NOT} (?:(?:${anyOf('isWord')}) )?${WITH}`, wholeWords('netPrice'),
  `${OF_TAX}(?:${NOT} ${INCLUDED}|${INCLUDED} ${NOT}|(?:${anyOf('taxOnTop')})(?!\\p{L}))`,
].join('|');

/** The same beside a price, where words suffice that may mean something else elsewhere. */
export const BEFORE_TAX = [
  WITHOUT_TAX, `(?:${WORD_START}(?:${loosely('withoutTax')})\\.?|\\+) ?(?:${anyOf('ambiguousTax')})(?!\\p{L})`,
  `${WORD_START}(?:${anyOf('netPrice', 'ambiguousNet')})(?!\\p{L})`,
].join('|');
