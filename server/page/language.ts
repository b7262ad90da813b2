/** The languages that can be told apart; `no` where it is Norwegian but not clear which of the two. */
export type GuessedLanguage = 'nb' | 'nn' | 'no' | 'da' | 'sv' | 'en';

// The small words every text is full of, menus and product lists included; no word that names a thing.
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

const SPEAKERS = new Map<string, Known[]>();
for (const [language, words] of Object.entries(SMALL_WORDS)) {
  for (const word of words.split(' ')) SPEAKERS.set(word, [...(SPEAKERS.get(word) ?? []), language as Known]);
}

const LONGEST = 60_000;
const FEWEST_HITS = 12;
/** In running text every third word is one of these; in a menu or a list of products far fewer. */
const LEAST_SHARE = 0.08;
/** Norwegian, Danish and Swedish share most of their small words: a lead of this share of the leader's decides. */
const LEAD_AMONG_KIN = 0.12;
const LEAST_LEAD = 3;

/** True for a language, without region, that `guessLanguage` can recognise. */
export const isKnownLanguage = (language: string): boolean => language === 'no' || Object.hasOwn(SMALL_WORDS, language);

/**
 * The language a text reads as, by its small words; null when it is too short, in several languages or in none of these.
 * `folded` is in lower case.
 */
export function guessLanguage(folded: string): GuessedLanguage | null {
  const hits: Record<Known, number> = { nb: 0, nn: 0, da: 0, sv: 0, en: 0 };
  let total = 0;
  for (const [word] of folded.slice(0, LONGEST).matchAll(/\p{L}+/gu)) {
    total += 1;
    for (const language of SPEAKERS.get(word) ?? []) hits[language] += 1;
  }
  const ranked = (Object.keys(hits) as Known[]).sort((a, b) => hits[b] - hits[a]);
  const [best, second, third] = ranked as [Known, Known, Known];
  if (hits[best] < FEWEST_HITS || hits[best] < total * LEAST_SHARE) return null;
  const leads = (over: Known): boolean => (best === 'en' || over === 'en'
    ? hits[over] * 2 <= hits[best]
    : hits[best] - hits[over] >= Math.max(LEAST_LEAD, hits[best] * LEAD_AMONG_KIN));
  if (best !== 'en' && !leads('en')) return null;
  if (leads(second)) return best;
  return isNorwegian(best) && isNorwegian(second) && leads(third) ? 'no' : null;
}

const isNorwegian = (language: Known): boolean => language === 'nb' || language === 'nn';
