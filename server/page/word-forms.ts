import { boundedMarks, withoutInvisible } from './normalise.ts';

/** The three forms in which names are compared. */
export interface WordForms {
  /** Normalized case, width and composition. */
  exact: string;
  /** Accents dropped: `elkjop`. */
  plain: string;
  /** Accents spelt out: `elkjoep`, `aasgaard`. */
  spelt: string;
}

const PLAIN: Record<string, string> = {
  ø: 'o', æ: 'ae', å: 'a', œ: 'oe', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i',
};
const SPELT: Record<string, string> = { ...PLAIN, ø: 'oe', å: 'aa', ö: 'oe', ä: 'ae', ü: 'ue' };

/** Folds a word: NFKC except for raised digits, lower case, no invisible characters, and its accents in two ways. */
export function wordForms(word: string): WordForms {
  const exact = boundedMarks(withoutInvisible(word))
    .replace(/\P{No}+/gu, (letters) => letters.normalize('NFKC')).toLowerCase();
  return { exact, plain: folded(exact, PLAIN), spelt: folded(exact, SPELT) };
}

/** Whether two words are the same with their accents either dropped or spelt out. */
export const isSameWord = (one: WordForms, other: WordForms): boolean =>
  one.plain === other.plain || one.spelt === other.spelt;

function folded(word: string, letters: Record<string, string>): string {
  return word.replace(/[^\x20-\x7E]/gu, (letter) => letters[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''));
}
