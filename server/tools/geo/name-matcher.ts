import { domainInProse } from './domains.ts';
import { foldAll } from './folding.ts';
import type { Folded } from './folding.ts';

/** One spelling of a name, made ready to be looked for. */
export interface NameMatcher {
  /** As the request gave it. */
  name: string;
  key: Folded;
  /** Where one of its words or its digits begin, in plain letters: a space may stand there. */
  seams: ReadonlySet<number>;
  /** What stands between its own words, beyond the usual. */
  ownGaps: ReadonlySet<string>;
  /** `word`: one word without digits or inner capitals, which could be an ordinary one. */
  form: 'distinctive' | 'word' | 'number';
  /** Too short without the sign between its words: "H&M" is not "hm". */
  keepsGaps: boolean;
  isAllCaps: boolean;
}

// Written without spaces, or raised: each parts from the letters beside it, as in "IKEAで" and "IKEA²".
const UNSPACED = ['\\p{sc=Han}', '[\\p{sc=Katakana}ー]+', '\\p{sc=Hiragana}+', '\\p{sc=Hangul}+'];
// Letters but for those, and for the modifier letters that stand for apostrophes.
const LETTER = '[\\p{L}\\p{Nd}\\p{Nl}]--[\\p{sc=Han}\\p{sc=Katakana}ー\\p{sc=Hiragana}\\p{sc=Hangul}ʹ-ˈ]';

/** One word of a text, with the invisible inside it. */
export const TOKEN = new RegExp(
  `[${LETTER}][[${LETTER}]\\p{M}\\u00AD\\u200B-\\u200F\\u2060\\uFEFF]*|${UNSPACED.join('|')}|\\p{No}+`, 'gv',
);

// One and the same between two words of a name.
const AND = /\s*[&+]\s*|\s+(?:and|og|och)\s+/i;
const ANDS = [' & ', ' and ', ' og ', ' och '];
const LEGAL_FORM = /(?<=\S\s+)(?:AS|ASA|A\/S|AB|Oy|Ltd|Inc|GmbH)\.?$/;

/** A name in its spellings, its own first. */
export interface SoughtName {
  name: string;
  spellings: readonly [NameMatcher, ...NameMatcher[]];
}

/** Makes a name ready; a legal form at its end ("AS") is not looked for. */
export function compileName(name: string): SoughtName {
  const sought = name.replace(LEGAL_FORM, '').trim();
  const own = compileSpelling(name, sought);
  // "AO.com" is also "AO"; "H og M" may be two sizes.
  const bare = domainInProse(sought) ? [sought.replace(/^www\.|\..*/gi, '')] : undefined;
  const others = bare ?? (AND.test(sought) && !own.keepsGaps ? ANDS.map((and) => sought.replace(AND, and)) : []);
  const compiled = others.map((other) => compileSpelling(name, other));
  return { name, spellings: [own, ...compiled.filter(({ key }) => key.plain !== own.key.plain)] };
}

function compileSpelling(name: string, sought: string): NameMatcher {
  const words = [...sought.matchAll(TOKEN)];
  const tokens = words.map((match) => match[0]);
  const key = foldAll(tokens);
  const gaps = words.slice(1).map((match, index) => {
    const before = words[index]!;
    return sought.slice(before.index + before[0].length, match.index);
  });
  return {
    name,
    key,
    seams: seamsOf(tokens),
    ownGaps: new Set(gaps.map(gapSign)),
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

/** What is no part of what stands between two words: the invisible, and emphasis. */
export const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF*~]/g;

/** What stands between two words, whatever the shape of its quotation marks and its "and". */
export function gapSign(gap: string): string {
  return gap.replace(UNSEEN, '').replace(/[“”„«»]/g, '"').replace('+', '&').trim();
}

function seamsOf(tokens: readonly string[]): Set<number> {
  const seams = new Set<number>();
  let length = 0;
  for (const token of tokens) {
    for (const piece of token.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u)) {
      length += foldAll([piece]).plain.length;
      seams.add(length);
    }
  }
  return seams;
}
