import { wholeWords } from '../../../lexicon/lexicon.ts';
import { foldSame } from '../../../page/normalise.ts';
import type { TextModel } from '../../../page/text.ts';
import { EU_STATES } from './eu-states.ts';
import type { Span } from '../../../page/span.ts';

/** A state of the Union that the text names among those it ships to; `country` is null for the Union itself. */
export interface Destination {
  country: string | null;
  span: Span;
}

const LANGUAGES = ['en', 'nb', 'nn', 'sv', 'da', 'de', 'nl', 'fr', 'es', 'it'];
const OF_THE_UNION = ['eu', 'european union', 'europe', 'europa'];

const NAMES: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return EU_STATES.map((code) => [foldSame(names.of(code) ?? code), code] as const);
  }),
  ...OF_THE_UNION.map((name) => [name, null] as const),
]);

const SHIPS = new RegExp(wholeWords('shipsTo'), 'gu');
const NONE = new RegExp(wholeWords('none'), 'u');
const STATES = new RegExp(`(?<!\\p{L})(?:${[...NAMES.keys()].join('|')})(?!\\p{L})`, 'gu');
/** So many phrases a page are looked at, so far before and behind. */
const MOST = 50;
const BEFORE = 24;
const BEHIND = 160;

/** Where in the Union the text says that goods are sent: names behind such words, unless something denies them. */
export function shippedTo({ folded }: TextModel): Destination[] {
  return folded.matchAll(SHIPS).take(MOST).toArray().flatMap(({ 0: words, index }) => {
    const before = folded.slice(Math.max(0, index - BEFORE), index).split(/[\n.]/).at(-1)!;
    if (NONE.test(before)) return [];
    const from = index + words.length;
    const line = folded.slice(from, from + BEHIND).split(/[\n.]/, 1)[0]!;
    const said = line.slice(0, NONE.exec(line)?.index);
    return said.matchAll(STATES).toArray().map(({ 0: name, index: at }) =>
      ({ country: NAMES.get(name) ?? null, span: { start: index, end: from + at + name.length } }));
  });
}
