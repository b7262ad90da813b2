import { domainInProse } from './domains.ts';
import { INVISIBLE } from '../../page/normalise.ts';
import { wordForms } from '../../page/word-forms.ts';
import type { WordForms } from '../../page/word-forms.ts';

/** One spelling of a name, prepared for matching. */
export interface NameMatcher {
  /** As given in the request. */
  name: string;
  /** The letters and digits of the name, without what separates its words. */
  key: WordForms;
  /** The key of the name with an s. Names that end in s, x or z take only an apostrophe. */
  genitive: WordForms;
  /** Offsets in `key.plain` at which a space is allowed: after each word, inner-capital part and run of digits. */
  boundaries: ReadonlySet<number>;
  /** The punctuation between the name's own words, as `gapSign` writes it; allowed in addition to the usual. */
  ownGaps: ReadonlySet<string>;
  /** `word`: one word without digits or inner capitals, which may be an ordinary word; `number`: digits only. */
  form: 'distinctive' | 'word' | 'number';
  /** True if that punctuation is required, as the name is too short without it: "H&M" is not "hm". */
  keepsGaps: boolean;
  isAllCaps: boolean;
}

// Scripts written without spaces. They are tokens apart from the letters beside them, as in "IKEAで".
const UNSPACED = ['\\p{sc=Han}', '[\\p{sc=Katakana}ー]+', '\\p{sc=Hiragana}+', '\\p{sc=Hangul}+'];
// Letters and digits, except those scripts and the modifier letters that stand for apostrophes.
const LETTER = '[\\p{L}\\p{Nd}\\p{Nl}]--[\\p{sc=Han}\\p{sc=Katakana}ー\\p{sc=Hiragana}\\p{sc=Hangul}ʹ-ˈ]';

/** One token of a text, with any invisible characters inside it. Raised digits are separate tokens, as in "IKEA²". */
export const TOKEN = new RegExp(
  `[${LETTER}][[${LETTER}]\\p{M}${INVISIBLE}]*|${UNSPACED.join('|')}|\\p{No}+`, 'gv',
);

/** The words of a text joined into one, without what separates them. */
export const keyOf = (text: string): WordForms => wordForms((text.match(TOKEN) ?? []).join(''));

// Words and signs that may replace each other between two words of a name.
const AND = /\s*[&+]\s*|\s+(?:and|og|och)\s+/i;
const ANDS = [' & ', ' and ', ' og ', ' och '];
const LEGAL_FORM = /(?<=\S\s+)(?:AS|ASA|A\/S|AB|Oy|Ltd|Inc|GmbH)\.?$/;

/** A name with its spellings, the given one first. */
export interface SoughtName {
  name: string;
  spellings: readonly [NameMatcher, ...NameMatcher[]];
}

/** Prepares a name for matching, without a legal form at its end ("AS"). */
export function compileName(name: string): SoughtName {
  const sought = name.replace(LEGAL_FORM, '').trim();
  const own = compileSpelling(name, sought);
  // "AO.com" is also called "AO". The "and" of short names is not replaced: "H og M" may be two sizes.
  const withoutTld = domainInProse(sought) ? [sought.replace(/^www\.|\..*/gi, '')] : undefined;
  const others = withoutTld ?? (AND.test(sought) && !own.keepsGaps ? ANDS.map((and) => sought.replace(AND, and)) : []);
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
    boundaries: boundariesOf(tokens),
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

/** Characters ignored between two words: invisible ones and marks of emphasis. */
export const IGNORED = new RegExp(`[${INVISIBLE}*~]`, 'g');

/** The text between two words, with all double quotation marks as `"`, and `+` as `&`. */
export function gapSign(gap: string): string {
  return gap.replace(IGNORED, '').replace(/[“”„«»]/g, '"').replace('+', '&').trim();
}

function boundariesOf(tokens: readonly string[]): Set<number> {
  const boundaries = new Set<number>();
  let length = 0;
  for (const token of tokens) {
    for (const piece of token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)) {
      length += wordForms(piece).plain.length;
      boundaries.add(length);
    }
  }
  return boundaries;
}
