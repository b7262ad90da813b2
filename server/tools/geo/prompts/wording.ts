import { wordForms } from '../../../page/word-forms.ts';

// Words that any two questions may share; the rest say what is needed.
const COMMON = new Set([
  'a', 'an', 'and', 'are', 'as', 'at', 'be', 'can', 'do', 'for', 'from', 'has', 'have', 'how', 'i', 'in', 'is',
  'it', 'me', 'my', 'of', 'on', 'or', 'our', 'that', 'the', 'them', 'there', 'this', 'to', 'we', 'what', 'when',
  'which', 'who', 'with', 'you', 'your', 'av', 'da', 'de', 'dem', 'den', 'der', 'det', 'du', 'eller', 'en', 'er',
  'et', 'fra', 'har', 'hva', 'hvem', 'hvilke', 'hvilken', 'hvilket', 'hvor', 'jeg', 'kan', 'man', 'med', 'meg',
  'min', 'mitt', 'na', 'nar', 'noe', 'noen', 'og', 'om', 'pa', 'per', 'sa', 'som', 'til', 'ut', 'var', 'vart',
  'vi', 'vil',
]);

/** The words of a text as written: runs of letters and digits. */
export function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a text without case and accents. */
export function foldWords(text: string): string[] {
  return splitWords(text).map((word) => wordForms(word).plain);
}

/** The words that distinguish a question from others. */
export function contentWords(text: string): Set<string> {
  return new Set(foldWords(text).filter((word) => !COMMON.has(word)));
}

/** How much two sets of words have in common, from 0 to 1 (Jaccard). */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
