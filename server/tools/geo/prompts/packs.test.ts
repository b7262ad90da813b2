import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, VERTICALS } from '../../../../contract/vocabulary.ts';
import { PACK_VERSION, PACKS } from './pack.ts';
import { HOMOGRAPH_NAMES, STORE_NAMES } from './store-names.ts';
import { contentWords, foldWords, similarity, splitWords } from './wording.ts';
import type { Intent } from './prompt.ts';

const BUSINESS = ['elgrossist', 'byggproff', 'vvsgrossist', 'industri', 'itbedrift', 'arbeidsklar'];
const CONSUMER_MIX: Intent[] = [
  'discovery', 'discovery', 'discovery', 'comparison', 'comparison', 'problem', 'local', 'service',
];
const BUSINESS_MIX: Intent[] = [
  'discovery', 'discovery', 'comparison', 'comparison', 'problem', 'local', 'procurement', 'procurement',
];

const prompts = VERTICALS.flatMap((vertical) => PACKS[vertical].prompts);
const texts = prompts.flatMap(({ id, no, en }) => [
  { id, lang: 'no' as const, text: no },
  { id, lang: 'en' as const, text: en },
]);

/** The prompts that break a rule, to be shown by name when a test fails. */
function offending(breaks: (text: string, lang: 'no' | 'en') => boolean): string[] {
  return texts.filter(({ text, lang }) => breaks(text, lang)).map(({ id, lang, text }) => `${id} ${lang}: ${text}`);
}

describe('the packs', () => {
  test('there is one for every vertical, under its own name', () => {
    expect(Object.keys(PACKS).toSorted()).toEqual(VERTICALS.toSorted());
    for (const vertical of VERTICALS) expect(PACKS[vertical].vertical).toBe(vertical);
  });

  test.each(VERTICALS)('%s has eight prompts of the expected intents, with stable ids', (vertical) => {
    const mix = BUSINESS.includes(vertical) ? BUSINESS_MIX : CONSUMER_MIX;
    const pack = PACKS[vertical].prompts;
    expect(pack.map(({ intent }) => intent)).toEqual(mix);
    const rank = (at: number): number => mix.slice(0, at + 1).filter((intent) => intent === mix[at]).length;
    expect(pack.map(({ id }) => id)).toEqual(mix.map((intent, at) => `${vertical}/${intent}-${rank(at)}`));
  });

  test('no prompt changes under the same version', () => {
    const digest = createHash('sha256').update(JSON.stringify(prompts)).digest('hex').slice(0, 16);
    expect({ [PACK_VERSION]: digest }).toEqual({ 1: '25d8745c06bec752' });
  });
});

describe('every prompt', () => {
  test('is 8 to 25 words long', () => {
    expect(offending((text) => text.split(' ').length < 8 || text.split(' ').length > 25)).toEqual([]);
  });

  test('is clean: single spaces, one line, plain characters, a capital first', () => {
    const plain = /^[A-ZÆØÅ][a-zæøåA-ZÆØÅéô0-9 ,.?'’-]*$/;
    expect(offending((text) => !plain.test(text) || / {2}| [,.?]|^ | $/.test(text))).toEqual([]);
  });

  test('is a question or an explicit request', () => {
    const request = /^(Sammenlign|Foreslå|Anbefal|Gi meg tips|Compare|Suggest|Recommend|Give me tips) .*\.$/;
    const closing = /[.?] (Gi gjerne eksempler|Examples are welcome|(Nevn|Name|Sammenlign|Compare) [^.?]*)\.$/;
    expect(offending((text) => !text.endsWith('?') && !request.test(text) && !closing.test(text))).toEqual([]);
  });

  test('asks who or where, so that an answer has to name somebody', () => {
    const asking = {
      no: [
        'hvilken', 'hvilket', 'hvilke', 'hvem', 'hvor', 'sammenlign', 'foresla', 'anbefal', 'anbefale', 'nevn',
        'finnes', 'kjenner', 'tips',
      ],
      en: ['which', 'who', 'where', 'compare', 'suggest', 'recommend', 'name', 'there', 'know', 'tips'],
    };
    expect(offending((text, lang) => !foldWords(text).some((word) => asking[lang].includes(word)))).toEqual([]);
  });

  test('says that it is about Norway, by the country or by a place in it', () => {
    expect(offending((text) => !foldWords(text).some((word) => NORWAY.has(word)))).toEqual([]);
  });

  test('contains no year', () => {
    expect(offending((text) => /\b(19|20)\d\d\b/.test(text))).toEqual([]);
  });
});

const PLACES = [
  'Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Tromsø', 'Kristiansand', 'Drammen', 'Bodø', 'Ålesund', 'Fredrikstad',
  'Gjøvik', 'Tønsberg', 'Skien', 'Svolvær', 'Haugesund', 'Molde', 'Hamar', 'Vågsbygd',
];
const NORWAY = new Set(['Norge', 'norsk', 'norske', 'Nord-Norge', 'Norway', 'Norwegian', ...PLACES].flatMap(foldWords));

describe('places', () => {
  const local = prompts.filter(({ intent }) => intent === 'local');

  test('every local prompt names one, the same in both languages', () => {
    for (const { id, no, en } of local) {
      const named = [no, en].map((text) => PLACES.filter((place) => splitWords(text).includes(place)));
      expect([id, named[0]?.length]).not.toEqual([id, 0]);
      expect([id, named[1]]).toEqual([id, named[0]]);
    }
  });

  test('at least 15 towns are used, each at most three times', () => {
    const towns = local.map(({ no }) => PLACES.find((place) => splitWords(no).includes(place)));
    expect(new Set(towns).size).toBeGreaterThanOrEqual(15);
    for (const town of towns) expect(towns.filter((other) => other === town).length).toBeLessThanOrEqual(3);
  });
});

describe('names', () => {
  const names = STORE_NAMES.map((name) => ({ name, words: foldWords(name) }));

  /** The names a text holds, word by word, with a Norwegian genitive or a compound's hyphen after them or not. */
  function namesIn(text: string): string[] {
    const words = splitWords(text);
    const folded = foldWords(text);
    return names.filter(({ name, words: parts }) => folded.some((_, at) => {
      const span = folded.slice(at, at + parts.length);
      const same = parts.every((part, i) => span[i] === part || (i === parts.length - 1 && span[i] === `${part}s`));
      if (!same) return false;
      if (!HOMOGRAPH_NAMES.has(name.toLowerCase())) return true;
      return startsCapital(words[at] ?? '') && !startsSentence(text, words, at);
    })).map(({ name }) => name);
  }

  test('the search finds store names, and skips the same words in ordinary use', () => {
    const plain = namesIn('Er Elkjøps priser bedre enn IKEA-hyllene hos clas ohlson?');
    expect(plain).toEqual(['Elkjøp', 'IKEA', 'Clas Ohlson']);
    expect(namesIn('Bør jeg gå til Norli, Ark eller Life i Oslo?')).toEqual(['Life', 'Ark', 'Norli']);
    expect(namesIn('Bring the kids. Life is short, and the tools bring joy.')).toEqual([]);
    expect(namesIn('Julaften er best med kiwifrukt og komplett utstyr.')).toEqual([]);
  });

  test('no prompt contains one', () => {
    const named = texts.map(({ id, text }) => [id, ...namesIn(text)]).filter(([, ...found]) => found.length > 0);
    expect(named).toEqual([]);
  });

  test('every homograph is one of the store names', () => {
    const known = new Set(STORE_NAMES.map((name) => name.toLowerCase()));
    expect([...HOMOGRAPH_NAMES].filter((name) => !known.has(name))).toEqual([]);
  });

  test('only allowed places, peoples and terms have a capital inside a sentence', () => {
    const allowed = new Set([
      ...PLACES, 'Norge', 'Nord', 'Norway', 'Northern', 'Norwegian', 'Syden', 'Afrika', 'Africa', 'Indian', 'Thai',
      'Korean', 'English', 'Asian', 'Scandinavian', 'Christmas', 'Saturday', 'Sundays', 'I', 'TV', 'PC', 'D', 'EHF',
      'EU', 'VVS', 'IT', 'CRM', 'CNC', 'B2', 'VAT', 'RCBOs', 'DIY',
    ]);
    const odd = texts.flatMap(({ id, text }) => {
      const words = splitWords(text);
      return words
        .filter((word, at) => startsCapital(word) && !startsSentence(text, words, at) && !allowed.has(word))
        .map((word) => `${id}: ${word}`);
    });
    expect(odd).toEqual([]);
  });
});

function startsCapital(word: string): boolean {
  return /^[A-ZÆØÅ]/.test(word);
}

/** Whether the word at this place opens the text or follows a full stop or question mark. */
function startsSentence(text: string, words: readonly string[], at: number): boolean {
  let end = 0;
  for (const word of words.slice(0, at)) end = text.indexOf(word, end) + word.length;
  const before = text.slice(end, text.indexOf(words[at] ?? '', end));
  return at === 0 || /[.?]/.test(before);
}

/** From here on two questions would be answered alike. The packs' closest pair lies below 0.37. */
const NEAR = 0.4;

describe('variety', () => {
  test.each(LANGUAGES)('no two prompts are near-duplicates (%s)', (lang) => {
    const bags = prompts.map((prompt) => ({ id: prompt.id, words: contentWords(prompt[lang]) }));
    const near = bags.flatMap((one, at) =>
      bags.slice(at + 1)
        .filter((other) => similarity(one.words, other.words) >= NEAR)
        .map((other) => `${one.id} ~ ${other.id}: ${similarity(one.words, other.words).toFixed(2)}`),
    );
    expect(near).toEqual([]);
  });

  test('the similarity measure separates near-duplicates from other prompts', () => {
    const tv = contentWords('Hvilke nettbutikker i Norge bør jeg sjekke når jeg skal kjøpe ny TV?');
    const again = contentWords('Hvilke norske nettbutikker er best når man skal kjøpe ny TV?');
    const sofa = contentWords('Hvilke nettbutikker i Norge bør jeg sjekke når jeg skal kjøpe ny sofa?');
    const jeans = contentWords('Hvor i Bergen kan jeg kjøpe jeans?');
    expect(similarity(tv, again)).toBeGreaterThanOrEqual(NEAR);
    expect(similarity(tv, sofa)).toBeGreaterThanOrEqual(NEAR);
    expect(similarity(tv, jeans)).toBeLessThan(NEAR);
    expect(similarity(tv, tv)).toBe(1);
    expect(similarity(new Set(), new Set())).toBe(0);
  });

  test.each(LANGUAGES)('no three-word opening is used more than ten times (%s)', (lang) => {
    const openings = prompts.map((prompt) => splitWords(prompt[lang]).slice(0, 3).join(' '));
    const worn = [...new Set(openings)].filter((opening) => openings.filter((other) => other === opening).length > 10);
    expect(worn).toEqual([]);
  });
});

describe('the Norwegian', () => {
  test('is free of anglicisms and officialese', () => {
    const foreign = ['vennligst', 'online', 'shoppe', 'shop', 'shopping', 'webshop', 'outlet', 'deal', 'vedrørende'];
    const words = new Set(foreign.flatMap(foldWords));
    const phrase = /best for å|i forhold til|lar meg|lar oss/i;
    const stiff = (text: string): boolean => phrase.test(text) || foldWords(text).some((word) => words.has(word));
    expect(offending((text, lang) => lang === 'no' && stiff(text))).toEqual([]);
  });

  test('does not split compound words', () => {
    const first = 'nett|strøm|sko|bil|møbel|sport|bok|dyre|elektro|bygg|byggevare|arbeids|verne|regnskaps|lager|klær';
    const second = 'butikk|butikker|handel|handler|kabel|deler|klær|utstyr|program|grossist|varer|tøy|apotek';
    const split = new RegExp(`(?<!\\p{L})(${first}) (${second})(?!\\p{L})`, 'iu');
    expect(split.test('Hvilken nett butikk er best?')).toBe(true);
    expect(offending((text, lang) => lang === 'no' && split.test(text))).toEqual([]);
  });
});

test('the English is British, as Norwegian schools teach it', () => {
  const american = /\b(colors?|favorites?|jewelry|tires?|apartments?|strollers?|organize|center|program)\b/i;
  expect(offending((text, lang) => lang === 'en' && american.test(text))).toEqual([]);
});
