import { AVAILABILITIES } from '../../contract/vocabulary.ts';
import type { Availability } from '../../contract/vocabulary.ts';
import { anyOf, shopWords, WORD_START } from '../lexicon/lexicon.ts';
import { facet } from '../page/facet.ts';
import { matchesOf } from '../page/matches-of.ts';
import { shortName } from './item.ts';
import type { Leaf } from './item.ts';
import { statesNothing } from './stock-context.ts';

const BY_TOKEN = new Map<string, Availability>([
  ...AVAILABILITIES.map((name) => [name.toLowerCase(), name] as const),
  // Values used by Open Graph and feeds instead of schema.org's.
  ['available', 'InStock'], ['instockonline', 'InStock'], ['oos', 'OutOfStock'], ['unavailable', 'OutOfStock'],
  ['notavailable', 'OutOfStock'], ['availablefororder', 'BackOrder'], ['availableforbackorder', 'BackOrder'],
  ['madetoorder', 'BackOrder'], ['pending', 'PreOrder'], ['limitedstock', 'LimitedAvailability'],
]);

/** Parses an availability value (`https://schema.org/InStock`, `instock`, `in stock`); null when unknown. */
export function readAvailability(text: string): Availability | null {
  return BY_TOKEN.get(shortName(text).toLowerCase().replaceAll(/[\s_-]/g, '')) ?? null;
}

/** The availability that a markup value states; cached, as many offers may refer to the same value. */
export const availabilityIn = facet(({ text }: Leaf): Availability | null => readAvailability(text));

/** Whether a product with this availability can be bought, if only in a physical shop. */
export function isBuyable(availability: Availability): boolean {
  return availability !== 'OutOfStock' && availability !== 'SoldOut' && availability !== 'Discontinued';
}

/** Whether a product with this availability can be ordered online. */
export const isOrderable = (availability: Availability): boolean => isBuyable(availability) && availability !== 'InStoreOnly';

/** A phrase that states a product's availability. */
export interface StockPhrase {
  availability: Availability;
  start: number;
  end: number;
}

/** The kind of shop words that states each availability. */
const KINDS = {
  OutOfStock: 'outOfStock', BackOrder: 'backOrder', PreOrder: 'preOrder', Discontinued: 'discontinued',
  LimitedAvailability: 'fewLeft', InStock: 'inStock',
} as const;
const BY_PHRASE: ReadonlyMap<string, Availability> = new Map(Object.entries(KINDS).flatMap(([availability, kind]) =>
  shopWords(kind).map((phrase) => [phrase, availability as keyof typeof KINDS])));
/** The availability stated by a folded text that is exactly a stock phrase. */
export const stockOf = (words: string): Availability | undefined => BY_PHRASE.get(words);

// The word boundary before a phrase is checked after the match: a lookbehind at every position is too slow.
const MATCHER = new RegExp(`(?:${anyOf(...Object.values(KINDS))})(?![\\p{L}\\p{N}])`, 'gu');
const WORD_BEGINS = new RegExp(`${WORD_START}(?<!\\p{N})`, 'uy');
const NEGATED = new RegExp(`(?<!\\p{L})(?:${anyOf('negation')})(?: \\p{L}+){0,2} $`, 'u');
const NONE_BEFORE = /(?:^|[^\d.,])0 ?(?:\p{L}{2,7}\.?)? ?$/u;
const NONE_AFTER = new RegExp(`^ ?[:=] ?(?:0(?![\\d.,])|(?:${anyOf('negation')})(?!\\p{L}))`, 'u');
// As in `Restordre er ikke mulig`.
const NOT_POSSIBLE = new RegExp(`^(?: \\p{L}+){0,2} (?:${anyOf('negation')})(?!\\p{L})`, 'u');
const CLAUSE_END = /[.!?;|\n]|\s[-–—]\s/u;
const IS_QUESTION = /^[^.!;|\n]*[?？]/u;
const CONTEXT_CHARS = 60;
const MAX_PHRASES = 500;

/** The stock phrases of a folded text, without those that do not state this product's availability. */
export function findStockPhrases(text: string): StockPhrase[] {
  const found: StockPhrase[] = [];
  let previousEnd = -1;
  for (const match of matchesOf(text, MATCHER).take(MAX_PHRASES)) {
    const end = match.index + match[0].length;
    const ahead = text.slice(Math.max(0, match.index - CONTEXT_CHARS), match.index);
    // `Få igjen på lager` is one statement, not two.
    const isContinued = previousEnd === match.index - 1 && text[previousEnd] === ' ';
    const availability = BY_PHRASE.get(match[0]);
    WORD_BEGINS.lastIndex = match.index;
    if (!WORD_BEGINS.test(text) || !availability) continue;
    previousEnd = end;
    const after = text.slice(end, end + CONTEXT_CHARS);
    const place = {
      phrase: match[0], buyable: isBuyable(availability),
      before: ahead.split(CLAUSE_END).at(-1) ?? '',
      after: after.split(CLAUSE_END)[0] ?? '', rest: after.split('\n')[0] ?? '',
    };
    if (isContinued || IS_QUESTION.test(after) || statesNothing(place)) continue;
    const isNegated = place.buyable
      && (NEGATED.test(place.before) || NONE_BEFORE.test(ahead) || NONE_AFTER.test(after)
        || (availability === 'BackOrder' && NOT_POSSIBLE.test(place.after)));
    found.push({ availability: isNegated ? 'OutOfStock' : availability, start: match.index, end });
  }
  return found;
}
