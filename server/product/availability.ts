import { AVAILABILITIES } from '../../contract/vocabulary.ts';
import type { Availability } from '../../contract/vocabulary.ts';
import { anyOf, shopWords } from '../lexicon/lexicon.ts';
import { shortName } from './item.ts';
import { statesNothing } from './stock-context.ts';
import type { PhraseInPlace } from './stock-context.ts';

const BY_TOKEN = new Map<string, Availability>([
  ...AVAILABILITIES.map((name) => [name.toLowerCase(), name] as const),
  // What Open Graph and feeds write instead of schema.org's names.
  ['available', 'InStock'], ['instockonline', 'InStock'], ['oos', 'OutOfStock'], ['unavailable', 'OutOfStock'],
  ['notavailable', 'OutOfStock'], ['availablefororder', 'BackOrder'], ['availableforbackorder', 'BackOrder'],
  ['madetoorder', 'BackOrder'], ['pending', 'PreOrder'], ['limitedstock', 'LimitedAvailability'],
]);

/** Markup's word for availability (`https://schema.org/InStock`, `instock`, `in stock`); null when it is none. */
export function readAvailability(text: string): Availability | null {
  return BY_TOKEN.get(shortName(text).toLowerCase().replaceAll(/[\s_-]/g, '')) ?? null;
}

/** True where something can be ordered now. */
export function isBuyable(availability: Availability): boolean {
  return availability !== 'OutOfStock' && availability !== 'SoldOut' && availability !== 'Discontinued';
}

/** A phrase of a page that says whether a product can be had. */
export interface StockPhrase {
  availability: Availability;
  start: number;
  end: number;
}

const STATES = {
  OutOfStock: 'outOfStock', BackOrder: 'backOrder', PreOrder: 'preOrder', Discontinued: 'discontinued',
  LimitedAvailability: 'fewLeft', InStock: 'inStock',
} as const;
const BY_PHRASE: ReadonlyMap<string, Availability> = new Map(Object.entries(STATES).flatMap(([availability, kind]) =>
  shopWords(kind).map((phrase) => [phrase, availability as keyof typeof STATES])));
/** What words that are nothing but a stock phrase, folded, say. */
export const stockOf = (words: string): Availability | undefined => BY_PHRASE.get(words);

// What begins a phrase is looked at behind the match: a look behind at every place would cost more than the search.
const MATCHER = new RegExp(`(?:${anyOf(...Object.values(STATES))})(?![\\p{L}\\p{N}])`, 'gu');
const IN_WORD = /[\p{L}\p{N}]$/u;
const NEGATED = new RegExp(`(?<!\\p{L})(?:${anyOf('none')})(?: \\p{L}+){0,2} $`, 'u');
const NONE_BEFORE = /(?:^|[^\d.,])0 ?(?:\p{L}{2,7}\.?)? ?$/u;
const NONE_AFTER = new RegExp(`^ ?[:=] ?(?:0(?![\\d.,])|(?:${anyOf('none')})(?!\\p{L}))`, 'u');
const ENDS = /[.!?;|\n]|\s[-–—]\s/u;
const ASKED = /^[^.!;|\n]*[?？]/u;
const CONTEXT = 60;
const MAX_PHRASES = 500;

/** The stock phrases of a folded text, those that state nothing about this product left out. */
export function findStockPhrases(text: string): StockPhrase[] {
  const found: StockPhrase[] = [];
  let said = -1;
  for (const match of text.matchAll(MATCHER).take(MAX_PHRASES)) {
    const end = match.index + match[0].length;
    const ahead = text.slice(Math.max(0, match.index - CONTEXT), match.index);
    // `Få igjen på lager` says one thing, not two.
    const again = said === match.index - 1 && text[said] === ' ';
    const availability = BY_PHRASE.get(match[0]);
    if (IN_WORD.test(ahead) || !availability) continue;
    said = end;
    const after = text.slice(end, end + CONTEXT);
    const place: PhraseInPlace = {
      phrase: match[0], buyable: isBuyable(availability),
      before: ahead.split(ENDS).at(-1) ?? '', after: after.split(ENDS)[0] ?? '', rest: after.split('\n')[0] ?? '',
    };
    if (again || ASKED.test(after) || statesNothing(place)) continue;
    const denied = place.buyable
      && (NEGATED.test(place.before) || NONE_BEFORE.test(ahead) || NONE_AFTER.test(after));
    found.push({ availability: denied ? 'OutOfStock' : availability, start: match.index, end });
  }
  return found;
}
