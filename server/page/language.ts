/** The languages that can be detected; `no` is Norwegian of either written form. */
export type GuessedLanguage = 'nb' | 'nn' | 'no' | 'da' | 'sv' | 'en';

// Function words, frequent in any text, menus and product lists included.
const SMALL_WORDS: Readonly<Record<'nb' | 'nn' | 'da' | 'sv' | 'en', string>> = {
  nb: 'og i på er det til med for som en et av ikke den de vi du har kan å fra ved etter alle om eller hvis når være ' +
    'var blir vil skal deg meg seg oss dere din ditt dine vår vårt våre mer nå ut opp inn hva hvor hvordan også bare ' +
    'uten under over mellom gjennom både så men da ha få får gjør noe noen andre denne dette disse hos mot jeg han hun innen igjen',
  nn: 'og i på er det til med for som ein ei eit av ikkje den dei vi du har kan å frå ved etter alle om eller viss når vere ' +
    'var blir vil skal deg meg seg oss dykk din ditt dine vår vårt våre meir no ut opp inn kva kor korleis også berre ' +
    'utan under over mellom gjennom både så men då ha få får gjer noko nokon andre denne dette desse hos mot eg han ho innan igjen',
  da: 'og i på er det til med for som en et af ikke den de vi du har kan at fra ved efter alle om eller hvis når være ' +
    'var bliver vil skal dig mig sig os jer din dit dine vores mere nu ud op ind hvad hvor hvordan også kun ' +
    'uden under over mellem gennem både så men da have få får gør noget nogen andre denne dette disse hos mod jeg han hun inden igen',
  sv: 'och i på är det till med för som en ett av inte den de vi du har kan att från vid efter alla om eller när vara ' +
    'var blir vill ska dig mig sig oss din ditt dina vår vårt våra mer nu ut upp vad hur också bara ' +
    'utan under över mellan genom både så men då ha få får gör något någon andra denna detta dessa hos mot jag han hon inom igen',
  en: 'the and of to in is for with on your you this that from are our be have not or it we can by as at an will more ' +
    'all has was their which when if us its any out up about do they what how than into only also been where',
};

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
