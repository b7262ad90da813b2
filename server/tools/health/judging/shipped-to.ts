import { wholeWords } from '../../../lexicon/lexicon.ts';
import { matchesOf } from '../../../page/matches-of.ts';
import { foldCaseAndMarks } from '../../../page/normalise.ts';
import type { TextModel } from '../../../page/text.ts';
import { EU_STATES } from './eu-states.ts';
import { phrasesIn } from './phrases.ts';

const LANGUAGES = ['en', 'nb', 'nn', 'sv', 'da', 'de', 'nl', 'fr', 'es', 'it'];
const EU_NAMES = ['eu', 'european union', 'europe', 'europa'];

const NAMES = new Map<string, string | null>([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return EU_STATES.map((code) => [foldCaseAndMarks(names.of(code) ?? code), code] as const);
  }),
  ...EU_NAMES.map((name) => [name, null] as const),
]);

const SHIPS = new RegExp(wholeWords('shipsTo'), 'gu');
const NEGATION = new RegExp(wholeWords('negation'), 'u');
const STATES = new RegExp(`(?<!\\p{L})(?:${[...NAMES.keys()].join('|')})(?!\\p{L})`, 'gu');
/** How many characters around a shipping phrase are examined. */
const CHARS_BEFORE = 24;
const CHARS_AFTER = 160;

/** EU states that the text names after a shipping phrase, unless negated; `country` is null for the EU as a whole. */
export const shippedTo = (text: TextModel) => phrasesIn(text, SHIPS, CHARS_AFTER).toArray()
  .flatMap(({ span: { start, end }, before, after }) => {
    if (NEGATION.test(before.slice(-CHARS_BEFORE).split('.').at(-1)!)) return [];
    const line = after.split('.', 1)[0]!;
    const destinations = line.slice(0, NEGATION.exec(line)?.index);
    return matchesOf(destinations, STATES).toArray().map(({ 0: name, index: at }) =>
      ({ country: NAMES.get(name) ?? null, span: { start, end: end + at + name.length } }));
  });
