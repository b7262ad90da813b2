import { wholeWords } from '../../../lexicon/lexicon.ts';
import { foldCaseAndMarks } from '../../../page/normalise.ts';
import type { TextModel } from '../../../page/text.ts';
import { EU_STATES } from './eu-states.ts';
import type { Span } from '../../../page/span.ts';

/** An EU state that the text names as a shipping destination; `country` is null for the EU as a whole. */
export interface Destination {
  country: string | null;
  span: Span;
}

const LANGUAGES = ['en', 'nb', 'nn', 'sv', 'da', 'de', 'nl', 'fr', 'es', 'it'];
const EU_NAMES = ['eu', 'european union', 'europe', 'europa'];

const NAMES: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return EU_STATES.map((code) => [foldCaseAndMarks(names.of(code) ?? code), code] as const);
  }),
  ...EU_NAMES.map((name) => [name, null] as const),
]);

const SHIPS = new RegExp(wholeWords('shipsTo'), 'gu');
const NEGATION = new RegExp(wholeWords('none'), 'u');
const STATES = new RegExp(`(?<!\\p{L})(?:${[...NAMES.keys()].join('|')})(?!\\p{L})`, 'gu');
/** How many phrases per page are examined, and how many characters around each. */
const MAX_PHRASES = 50;
const CHARS_BEFORE = 24;
const CHARS_AFTER = 160;

/** EU destinations the text names after a shipping phrase, unless negated. */
export function shippedTo({ folded }: TextModel): Destination[] {
  return folded.matchAll(SHIPS).take(MAX_PHRASES).toArray().flatMap(({ 0: words, index }) => {
    const before = folded.slice(Math.max(0, index - CHARS_BEFORE), index).split(/[\n.]/).at(-1)!;
    if (NEGATION.test(before)) return [];
    const from = index + words.length;
    const line = folded.slice(from, from + CHARS_AFTER).split(/[\n.]/, 1)[0]!;
    const destinations = line.slice(0, NEGATION.exec(line)?.index);
    return destinations.matchAll(STATES).toArray().map(({ 0: name, index: at }) =>
      ({ country: NAMES.get(name) ?? null, span: { start: index, end: from + at + name.length } }));
  });
}
