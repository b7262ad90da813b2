import { SMALL_WORDS } from '../lexicon/small-words.ts';

/** The languages that can be detected; `no` is Norwegian of either written form. */
export type GuessedLanguage = 'nb' | 'nn' | 'no' | 'da' | 'sv' | 'en';

type Known = keyof typeof SMALL_WORDS;

const LANGUAGES_BY_WORD = new Map<string, Known[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) {
    LANGUAGES_BY_WORD.set(word, [...(LANGUAGES_BY_WORD.get(word) ?? []), language as Known]);
  }
}

const MAX_CHARS = 60_000;
const MIN_HITS = 12;
/** In running text every third word is a function word; in menus and product lists far fewer. */
const MIN_SHARE = 0.08;
/** Norwegian, Danish and Swedish share most function words: this relative lead over the runner-up is enough. */
const MIN_SCANDINAVIAN_LEAD = 0.12;
const MIN_LEAD = 3;

/** True for a language, without region, that `guessLanguage` can recognise. */
export const isKnownLanguage = (language: string): boolean => language === 'no' || Object.hasOwn(SMALL_WORDS, language);

/** Detects a text's language by its function words; null when too short, mixed or unknown. `folded` is lower case. */
export function guessLanguage(folded: string): GuessedLanguage | null {
  const hits: Record<Known, number> = { nb: 0, nn: 0, da: 0, sv: 0, en: 0 };
  let total = 0;
  for (const [word] of folded.slice(0, MAX_CHARS).matchAll(/\p{L}+/gu)) {
    total += 1;
    for (const language of LANGUAGES_BY_WORD.get(word) ?? []) hits[language] += 1;
  }
  const ranked = (Object.keys(hits) as Known[]).sort((a, b) => hits[b] - hits[a]);
  const [best, second, third] = ranked as [Known, Known, Known];
  if (hits[best] < MIN_HITS || hits[best] < total * MIN_SHARE) return null;
  const leads = (over: Known): boolean => (best === 'en' || over === 'en'
    ? hits[over] * 2 <= hits[best]
    : hits[best] - hits[over] >= Math.max(MIN_LEAD, hits[best] * MIN_SCANDINAVIAN_LEAD));
  if (best !== 'en' && !leads('en')) return null;
  if (leads(second)) return best;
  return isNorwegian(best) && isNorwegian(second) && leads(third) ? 'no' : null;
}

const isNorwegian = (language: Known): boolean => language === 'nb' || language === 'nn';
