import { ar } from './ar.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { id } from './id.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { nn } from './nn.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { th } from './th.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import { zh } from './zh.ts';
import type { Lexicon, ShopWords, AccessWords } from './words.ts';

/** All languages, by code. */
const BY_LANGUAGE: Readonly<Record<string, Lexicon>> = {
  nb, nn, sv, da, fi, is, en, de, nl, fr, es, it, pl, pt, cs, sk,
  et, lv, lt, sl, hr, sr, hu, ro, bg, el, tr, ru, uk, zh, ja,
  ko, th, vi, id, ar, he,
};
const LEXICON = Object.values(BY_LANGUAGE);

/** The words of pages shown instead of a store, one entry per language that has them. */
export const ACCESS_WORDS: readonly AccessWords[] = LEXICON.flatMap(({ access }) => access ?? []);

/** Whether a language, given by a code without region, has words of a kind; `no` is Norwegian in either form. */
export function hasShopWords(language: string, kind: keyof ShopWords): boolean {
  const code = language === 'no' ? 'nb' : language;
  return Object.hasOwn(BY_LANGUAGE, code) && BY_LANGUAGE[code]!.shop[kind] !== undefined;
}

/** All entries of some kinds, in every language, the longest first. */
export function shopWords(...kinds: readonly (keyof ShopWords)[]): readonly string[] {
  const all = LEXICON.flatMap(({ shop }) => kinds.flatMap((kind) => shop[kind] ?? []));
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}

/** The same as alternatives of a pattern for folded text. */
export const anyOf = (...kinds: readonly (keyof ShopWords)[]): string => alternatives(shopWords(...kinds));

const LETTERS = '\\p{L}*';
/** Only from the start of a word: otherwise each position in a long word would be tried. */
const LETTERS_AHEAD = `(?<!\\p{L})${LETTERS}`;

/** Entries as alternatives of a pattern; those with a `*` at the same ends are grouped, which compiles faster. */
export function alternatives(entries: readonly string[]): string {
  const endsOf = (entry: string): string =>
    `${entry.startsWith('*') ? LETTERS_AHEAD : ''}(?:_)${entry.endsWith('*') ? LETTERS : ''}`;
  const between = (entry: string): string =>
    entry.replaceAll(/^\*|\*$/g, '').replaceAll(/[.+?()|[\]\\/]/g, '\\$&').replaceAll('*', LETTERS);
  return [...Map.groupBy(entries, endsOf)]
    .map(([ends, those]) => ends.replace('_', () => those.map(between).join('|'))).join('|');
}

const UNSPACED = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Thai}]';
/** Matches where a word may begin; in a script without spaces, that is anywhere. */
export const WORD_START = `(?<!\\p{L}(?!${UNSPACED}))`;

/** The same as whole words; in scripts without spaces, as any part of a text. */
export const wholeWords = (...kinds: readonly (keyof ShopWords)[]): string =>
  `(?<![\\p{L}\\p{N}](?!${UNSPACED}))(?:${anyOf(...kinds)})(?:(?![\\p{L}\\p{N}])|(?<=${UNSPACED}))`;

/** The same for addresses, where an underscore or nothing may also separate words. */
export const inAddress = (...kinds: readonly (keyof ShopWords)[]): string => anyOf(...kinds).replaceAll('-', '[-_]?');

/** The same where a point, a hyphen or nothing may also separate words: `art. nr`, `art.nr`, `artnr`. */
export const loosely = (...kinds: readonly (keyof ShopWords)[]): string => anyOf(...kinds).replaceAll(/[ -]/g, '\\.?[ -]?');

/** The words of a text in lower case, with one space before, between and after them. */
export function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Entries in the form in which `wordsOf` writes them in a text. */
export function phrasesOf(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => entry.endsWith('*') ? wordsOf(entry).trimEnd() : wordsOf(entry));
}
