import { wholeWords } from '../../lexicon/lexicon.ts';
import type { ShopWords } from '../../lexicon/words.ts';
import type { Span } from '../../page/span.ts';

// What is rare is tried first in these patterns, and then matched as a whole.
const needed = (kind: keyof ShopWords): string => `(?=(?<needed>${wholeWords(kind)}))(?<!${wholeWords('noNeed')} )\\k<needed>`;
const LOGIN = needed('login');
const PRICE = wholeWords('priceWord', 'tradePrice');
const OTHER = wholeWords('otherPrice', 'member');
const TO_SEE = wholeWords('toSee');
// Both must be in the same sentence and close together.
const GAP = String.raw`[^.!?|\n]{0,40}?`;
const few = (most: number): string => String.raw`(?:(?!${OTHER})[\p{L}\p{N}'/]+[ -]){0,${most}}`;

// Apart, as V8 compiles none that is longer than 20 kB; each is about half of that.
function finderOf(...sources: readonly string[]): (folded: string) => Span | null {
  const patterns = sources.map((source) => new RegExp(source, 'u'));
  return (folded) => {
    const match = patterns.values().map((pattern) => pattern.exec(folded)).find((found) => found !== null);
    return match ? { start: match.index, end: match.index + match[0].length } : null;
  };
}

/** Where a folded text says that prices are shown only to those who log in; null if nowhere. */
export const findPriceGate = finderOf(
  `${LOGIN}${GAP}(?:${TO_SEE} ${few(3)}|${wholeWords('for')} ${few(1)})${PRICE}(?! ${OTHER})`,
  `${TO_SEE} ${few(3)}${PRICE}(?! ${OTHER})${GAP}${LOGIN}`,
  `${PRICE}(?=(?<rest>${GAP}${wholeWords('only', 'when', 'seenBy')} ${few(2)}${LOGIN}))(?<!${OTHER} \\S{1,30})(?!${GAP}${OTHER})\\k<rest>`,
  String.raw`${PRICE} ?: ?${LOGIN}(?= ?(?:\n|$))`,
);

const findAsked = finderOf(`${LOGIN}${GAP}${wholeWords('toBuy')}`, needed('tradeLogin'));

/** Where it says so, or that only they can buy. */
export const findLoginGate = (folded: string): Span | null => findPriceGate(folded) ?? findAsked(folded);
