import { anyOf, loosely, shopWords, wholeWords, WORD_START } from '../lexicon/lexicon.ts';
import type { ShopWords } from '../lexicon/words.ts';

/** A stock phrase and the words around it, folded. */
interface PhraseInPlace {
  phrase: string;
  /** Whether the phrase says that the product is available. */
  buyable: boolean;
  /** The rest of its clause, before and after it. */
  before: string;
  after: string;
  /** The rest of the line. */
  rest: string;
}

// In all of these patterns, `|` stands for the phrase.
const before = (...kinds: readonly (keyof ShopWords)[]): string => `${wholeWords(...kinds)}[^|]*\\|`;
const NOT_A_STATEMENT = new RegExp([
  wholeWords('notify', 'physicalShop'), before('conditionBefore', 'generally', 'otherVariant', 'replacesOther'),
  `(?:^|\\s)(?:${anyOf('filterOnly')}) \\|`, `^\\s*(?:${anyOf('filterShow')})(?!\\p{L})[^,]*\\|`, `\\| ?(?:${anyOf('filterOnly')})(?!\\p{L})`,
  // About goods in general, unless a small number of them is given.
  `(?<!\\d )(?<!\\p{L})(?:${anyOf('anyGoods')})(?: \\p{L}+){0,3} \\|`, String.raw`\d[\d .,]{2,}\+? (?:${anyOf('anyGoods')}) \|`,
  `\\| ?(?:${anyOf('anyGoods', 'conditionAfter')})(?!\\p{L})`,
  // In stock in a town, not in the web shop.
  `\\| (?:${anyOf('inPlace')}) (?!(?:${anyOf('notAPlace')})(?!\\p{L}))\\p{L}`,
].join('|'), 'u');
const LATER = new RegExp([
  `(?<!\\p{L})(?:${anyOf('laterBefore')})(?: \\p{L}+){0,2} \\|`, `\\|[ :]*(?:${anyOf('laterAfter')})(?!\\p{L})`,
  `\\|[ :]*(?:${anyOf('laterWithin')})\\.? \\d`,
  // A date, not a number of pieces.
  String.raw`\| ?:? ?(?:\p{L}{1,5}\.? )?(?:\d{1,2}[./] ?\d{1,2}(?!\d)|\d{1,2}\.? (?!(?:${anyOf('piece')})(?!\p{L}))\p{L}{3}|\d{4}-\d\d)`,
].join('|'), 'u');
// Sold out earlier, within some time, or in the size that a number names.
const FORMERLY = new RegExp([
  `(?<!\\p{L})(?:${anyOf('formerStock')})(?: \\p{L}+){0,2} \\|`, String.raw`^\s*[1-9][\d,./]*\s*\|`,
  `\\| ?(?:${anyOf('soldOutWithin')}) (?:\\d|(?:${anyOf('article')})(?!\\p{L})|\\p{L}+ (?:${anyOf('timeUnit')})(?!\\p{L}))`,
].join('|'), 'u');
// `Oslo City: på lager` is about a shop there.
const LABEL = /(?:^|[,.|])([^:,.|]*):\s*$/u;
const OF_STOCK = new RegExp(`${WORD_START}(?:${anyOf('stockLabel')})`, 'u');
const OF_CODE = new RegExp(`${WORD_START}(?:${loosely('shopNumber', 'makerNumber', 'codeOwnLine')})\\s*$`, 'u');

/** Whether the words around a phrase show that it does not state this product's current availability. */
export function statesNothing({ phrase, buyable, before: ahead, after, rest }: PhraseInPlace): boolean {
  if (NOT_A_STATEMENT.test(`${ahead}|${after}`)) return true;
  if (buyable ? LATER.test(`${ahead}|${rest}`) : FORMERLY.test(`${ahead}|${after}`)) return true;
  const label = LABEL.exec(ahead)?.[1];
  if (label !== undefined && (!OF_STOCK.test(label) || OF_CODE.test(label))) return true;
  return AMBIGUOUS.test(phrase) && isAboutOther(ahead, after);
}

const PARTS = /[,:()•·/]|\s[-–—]\s/u;
const AMBIGUOUS = new RegExp(anyOf('ambiguousStock'), 'u');
const FILLERS = new Set(shopWords('stockFillers', 'negation', 'inStock', 'outOfStock').flatMap((words) => words.split(' ')));
const JOINED = new RegExp(`^\\s*(?:${anyOf('andWord', 'butWord')})(?!\\p{L})`, 'u');

// An ambiguous phrase may be about a service, a picture or a colour: it is if any word beside it is not one that is
// usually said of a product's stock.
function isAboutOther(before: string, after: string): boolean {
  const ahead = before.split(PARTS).at(-1) ?? '';
  const behind = JOINED.test(after) ? '' : after.split(PARTS)[0] ?? '';
  return (`${ahead} ${behind}`.match(/\p{L}+/gu) ?? []).some((word) => !FILLERS.has(word));
}
