import { SMALL_WORDS } from '../lexicon/small-words.ts';

type Known = keyof typeof SMALL_WORDS;

/** The languages that can be detected; `no` is Norwegian in either written form. */
export type GuessedLanguage = Exclude<Known, 'sh'> | 'no';

const LANGUAGES = Object.entries(SMALL_WORDS)
  .map(([language, words]) => ({ language: language as Known, words: new Set(words.split(' ')) }));
const ALL_WORDS = new Set(LANGUAGES.flatMap(({ words }) => [...words]));

const MAX_CHARS = 60_000;
const MIN_HITS = 12;
/** Any two languages share a few short words. */
const MIN_DISTINCT = 4;
/** In running text every third word is a function word; in menus and product lists far fewer. */
const MIN_SHARE = 0.08;
/** Close languages share most function words: this lead over another, relative to all hits, is enough. */
const MIN_RELATIVE_LEAD = 0.12;
const MIN_LEAD = 3;
/** The hits that only another language has, relative to those it lacks: with more, the text may be in both. */
const MAX_FOREIGN = 1 / 3;

/** True for a language code without region that `guessLanguage` can recognise. */
export const isKnownLanguage = (language: string): boolean =>
  language === 'no' || (language !== 'sh' && Object.hasOwn(SMALL_WORDS, language));

/** Detects the language of a lower-case text by its function words; null when too short, mixed or unknown. */
export function guessLanguage(folded: string): GuessedLanguage | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const [word] of folded.slice(0, MAX_CHARS).matchAll(/\p{L}+/gu)) {
    total += 1;
    if (ALL_WORDS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const hitsOf = (words: ReadonlySet<string>): number => counts.entries()
    .reduce((hits, [word, count]) => (words.has(word) ? hits + count : hits), 0);
  const { language: best, words } = LANGUAGES.reduce((a, b) => (hitsOf(b.words) > hitsOf(a.words) ? b : a));
  const hits = hitsOf(words);
  if (hits < MIN_HITS || hits < total * MIN_SHARE || words.intersection(counts).size < MIN_DISTINCT) return null;
  const candidates = LANGUAGES.filter((other) => {
    const own = hitsOf(words.difference(other.words));
    const foreign = hitsOf(other.words.difference(words));
    return own - foreign < Math.max(MIN_LEAD, hits * MIN_RELATIVE_LEAD) || foreign > own * MAX_FOREIGN;
  }).map(({ language }) => language);
  if (candidates.length > 1) return candidates.every(isNorwegian) ? 'no' : null;
  return best === 'sh' ? null : best;
}

const isNorwegian = (language: Known): boolean => language === 'nb' || language === 'nn';
