import { domainInProse } from './domains.ts';
import { wordForms } from '../../page/word-forms.ts';
import type { WordForms } from '../../page/word-forms.ts';

/** One spelling of a name, compiled for matching. */
export interface NameMatcher {
  /** As given in the request. */
  name: string;
  key: WordForms;
  /** With an s; names that end in s, x or z take an apostrophe, but no s. */
  genitive: WordForms;
  /** Offsets in `key.plain` after each word, inner-capital part and run of digits, where a space is allowed. */
  seams: ReadonlySet<number>;
  /** The punctuation between its own words, by `gapSign`, if any; allowed in addition to the usual. */
  ownGaps: ReadonlySet<string>;
  /** `word`: one word without digits or inner capitals, which may be an ordinary word; `number`: digits only. */
  form: 'distinctive' | 'word' | 'number';
  /** Requires that punctuation, as it is too short without: "H&M" is not "hm". */
  keepsGaps: boolean;
  isAllCaps: boolean;
}

// Scripts written without spaces: tokens apart from the letters beside them, as in "IKEAで".
const UNSPACED = ['\\p{sc=Han}', '[\\p{sc=Katakana}ー]+', '\\p{sc=Hiragana}+', '\\p{sc=Hangul}+'];
// Letters and digits, except those scripts and the modifier letters that stand for apostrophes.
const LETTER = '[\\p{L}\\p{Nd}\\p{Nl}]--[\\p{sc=Han}\\p{sc=Katakana}ー\\p{sc=Hiragana}\\p{sc=Hangul}ʹ-ˈ]';

/** One token of a text, with invisible characters inside it; raised digits are apart, as in "IKEA²". */
export const TOKEN = new RegExp(
  `[${LETTER}][[${LETTER}]\\p{M}\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]*|${UNSPACED.join('|')}|\\p{No}+`, 'gv',
);

/** The words of a text in one, without what stands between them. */
export const keyOf = (text: string): WordForms => wordForms((text.match(TOKEN) ?? []).join(''));

// Interchangeable between two words of a name.
const AND = /\s*[&+]\s*|\s+(?:and|og|och)\s+/i;
const ANDS = [' & ', ' and ', ' og ', ' och '];
const LEGAL_FORM = /(?<=\S\s+)(?:AS|ASA|A\/S|AB|Oy|Ltd|Inc|GmbH)\.?$/;

/** A name with its spellings, its own first. */
export interface SoughtName {
  name: string;
  spellings: readonly [NameMatcher, ...NameMatcher[]];
}

/** Compiles a name for matching, without a legal form at its end ("AS"). */
export function compileName(name: string): SoughtName {
  const sought = name.replace(LEGAL_FORM, '').trim();
  const own = compileSpelling(name, sought);
  // "AO.com" is also called "AO". Short names have no variants of "and": "H og M" may be two sizes.
  const bare = domainInProse(sought) ? [sought.replace(/^www\.|\..*/gi, '')] : undefined;
  const others = bare ?? (AND.test(sought) && !own.keepsGaps ? ANDS.map((and) => sought.replace(AND, and)) : []);
  const compiled = others.map((other) => compileSpelling(name, other));
  return { name, spellings: [own, ...compiled.filter(({ key }) => key.plain !== own.key.plain)] };
}

function compileSpelling(name: string, sought: string): NameMatcher {
  const tokens = sought.match(TOKEN) ?? [];
  const key = keyOf(sought);
  const gaps = sought.split(TOKEN).slice(1, -1);
  return {
    name,
    key,
    genitive: /[sxz]$/.test(key.plain) ? key : keyOf(`${sought}s`),
    seams: seamsOf(tokens),
    ownGaps: new Set(gaps.map(gapSign).filter(Boolean)),
    form: formOf(tokens),
    keepsGaps: key.plain.length <= 3 && gaps.some((gap) => /[^\s.'’-]/.test(gap)),
    isAllCaps: /\p{Lu}{2}/u.test(sought) && sought === sought.toUpperCase(),
  };
}

function formOf(tokens: readonly string[]): NameMatcher['form'] {
  const joined = tokens.join('');
  if (/^\p{N}+$/u.test(joined)) return 'number';
  const hasCase = joined.toUpperCase() !== joined.toLowerCase();
  return tokens.length > 1 || !hasCase || /\p{N}|\p{Ll}\p{Lu}/u.test(joined) ? 'distinctive' : 'word';
}

/** Ignored between two words: invisible characters and emphasis. */
export const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF*~]/g;

/** The text between two words, with all double quotation marks as `"`, and `+` as `&`. */
export function gapSign(gap: string): string {
  return gap.replace(UNSEEN, '').replace(/[“”„«»]/g, '"').replace('+', '&').trim();
}

function seamsOf(tokens: readonly string[]): Set<number> {
  const seams = new Set<number>();
  let length = 0;
  for (const token of tokens) {
    for (const piece of token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)) {
      length += wordForms(piece).plain.length;
      seams.add(length);
    }
  }
  return seams;
}
