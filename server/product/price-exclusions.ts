import { anyOf, loosely, WORD_START } from '../lexicon/lexicon.ts';
import type { ShopWords } from '../lexicon/words.ts';
import { BEFORE_TAX } from './tax-words.ts';

/** Why a price on the page is not the product's current price; `maybe-former` applies only beside a lower one. */
export type PriceExclusion =
  | 'struck' | 'maybe-former' | 'unit' | 'instalment' | 'delivery' | 'saving' | 'outside-product' | 'adjacent-digits'
  | 'range-end' | 'before-tax' | 'limit' | 'member' | 'former' | 'choice';

/** The folded words before and after a price. */
interface PriceWords {
  before: string;
  after: string;
}

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join('|'), 'u');
const UNITS = 'kg|g|l|dl|cl|ml|m|m2|m²|m3|cm|stk|st|pcs';
/** Matches one of the words where a word may begin. */
const words = (...kinds: readonly (keyof ShopWords)[]): string => `${WORD_START}(?:${anyOf(...kinds)})`;
/** Matches one of the words as a label right before the price. */
const label = (...kinds: readonly (keyof ShopWords)[]): string => `${WORD_START}(?:${loosely(...kinds)})\\s?[.:]?\\s*$`;
const PER = `(?:/|${words('perWord')}\\.?)\\s*(?:\\d+ ?)?`;

// Not any three letters: `iPhone 15 pro – 12 990`.
const CODES = 'nok|sek|dkk|isk|eur|usd|gbp|chf|pln|czk|huf|ron|cad|aud|nzd|inr|jpy|sgd|hkd';
const AFTER_AMOUNT = String.raw`(?:,[-–])?(?:\s?(?:\p{Sc}|kr\.?|${CODES}|[円元원]))?`;

/** What follows a label up to the first digit of its amount, which is no share: `20 %`. */
const ITS_AMOUNT = String.raw`\s*:?\s*(?:kr\.?|nok|\p{Sc})?\s*\d(?![\d.,]*\s?%)`;

/** The words before and after a price that exclude it. */
const BY_WORDS: readonly { exclusion: PriceExclusion; before?: RegExp; after?: RegExp }[] = [
  { exclusion: 'former', before: pattern(label('formerPrice'), `${words('recentLowestPrice')}[^\\n.\\d]{0,24}:?\\s*$`) },
  { exclusion: 'maybe-former', before: pattern(label('listPrice')) },
  { exclusion: 'outside-product', before: pattern(`${words('otherProduct')}[ :][^\\n.!?]*$`) },
  {
    exclusion: 'unit',
    before: pattern(
      `\\d ?(?:${UNITS}) ?=\\s*$`, label('unitPrice'),
      `${words('priceWord')} ${PER}(?:${UNITS}|${anyOf('unitWord')})\\s*:?\\s*$`,
      // `2 for 100`.
      `(?<![\\d.,])(?:[2-9]|1\\d) ?(?:(?:stk|st|pk|pcs|szt|ks|kpl|db)\\.? )?(?:${anyOf('forWord')})\\s*$`,
    ),
    after: pattern(
      `^\\s*${PER}(?:${UNITS}|100|${anyOf('unitWord')})(?!\\p{L})`, String.raw`^\s*\/\s*(?![個件組台套盒箱])\p{sc=Han}`,
    ),
  },
  {
    exclusion: 'instalment',
    before: pattern(
      label('instalment'), `${WORD_START}(?:${loosely('instalment')}) \\p{L}+\\s*$`,
      String.raw`\d\s*[x×] (?:\p{L}{1,3} )?\s*$`,
    ),
    after: pattern(`^\\s*\\*?\\s*(?:/|\\p{L}{1,3}(?:\\. ?| ))?\\s*(?:${anyOf('perMonth')})(?!\\p{L})`),
  },
  {
    exclusion: 'saving',
    before: pattern(String.raw`${label('saving')}|${words('saving')}\s*[-–]\s*$`, String.raw`(?:^|[\s(])[-–−]$`),
  },
  {
    exclusion: 'range-end',
    before: pattern(
      String.raw`\d${AFTER_AMOUNT}\s*(?:[-–−~〜]|${words('rangeTo')})\s*$`,
      `${words('rangeBetween')} [\\d .,]+${AFTER_AMOUNT} ?(?:${anyOf('andWord')})\\s*$`,
    ),
  },
  { exclusion: 'limit', before: pattern(label('priceLimit')) },
  {
    exclusion: 'member',
    before: pattern(`${words('memberPrice')}(?:[- ]?(?:${anyOf('priceWord')})(?: \\([^()\\n]{1,24}\\))?)?\\s*:?\\s*$`),
    // `99,- student 149,-`, but not `499,- medlemspris 399,-`; `3 990,- med innbytte`, but not with a number behind it.
    after: pattern(
      `^\\s*\\(?(?:\\p{L}{1,3} ){1,2}(?:${anyOf('memberPrice')})`,
      `^\\s*\\(?(?:${anyOf('memberPrice')})(?!\\p{Ll}|(?::|(?<=${anyOf('priceWord')}))${ITS_AMOUNT})`,
      `^\\s*\\(?(?:${anyOf('onCondition')})(?![^\\n]*\\d)`,
    ),
  },
  {
    exclusion: 'delivery',
    before: pattern(label('addedFee')),
    // `79,- frakt`, but not `399,- + frakt`, `399,- fri frakt`, `399,- inkl. frakt` or `399,- Frakt: 79,-`.
    after: pattern(
      `^(?!\\s*[(,]?\\s*(?:${anyOf('besideDelivery', 'freeOfCharge')}))[^.!\\d+|]{0,20}?${words('delivery', 'otherCharge')}(?!\\p{L})`
      + String.raw`(?!\s*:?\s*(?:(?:${anyOf('freeOfCharge')})|(?:\p{L}{2,4} )?(?:kr|nok|\p{Sc}|\d)))`,
      // `2,- i pant`, `0,25 € Pfand pro Flasche`, but not `399,- Pant 2,-` or `399,- miljøgebyr inkludert`.
      `^\\s*(?:(?:i|in) )?(?:${anyOf('addedFee')})(?!\\p{L}| \\p{L}{4}|${ITS_AMOUNT})`,
    ),
  },
];
const DELIVERY = pattern(`${words('delivery', 'otherCharge')}(?!\\p{L})`);
const OTHERWISE = `(?:${anyOf('otherwise')})(?!\\p{L})[:\\s]*(?:\\p{L}+\\s+)?$`;
/** Matches the words before a price if they go on from those before: `Free delivery over 799 kr. Otherwise from`. */
export const GOES_ON = pattern(`${WORD_START}${OTHERWISE}`);
const OTHER_STATEMENT = pattern(`[.!?|](?!,?\\s*${OTHERWISE})`, `${words('priceWord', 'currentPrice')}(?!\\p{L})`);
const UNTAXED = pattern(BEFORE_TAX);
const UNTAXED_RIGHT_BEFORE = pattern(`(?:${BEFORE_TAX})[.:]?\\s*(?:kr\\.?|nok)?\\s*$`);
const TAXED = pattern(`^[^\\p{L}\\d]*(?:${anyOf('withTax', 'taxIncluded')})(?!\\p{L})`);
/** Matches the words behind a price if they end as the label of the next one. */
export const LABEL_OF_NEXT = /:\s*(?:kr\.?|nok)?\s*$/u;

/** The reasons that the words around a price give why it is not the product's current price. */
export function exclusionsByWords({ before, after }: PriceWords): Set<PriceExclusion> {
  const found = new Set(BY_WORDS.filter((each) => each.before?.test(before) || each.after?.test(after))
    .map(({ exclusion }) => exclusion));
  if (found.has('former')) found.delete('maybe-former');
  if (DELIVERY.test(before.split(OTHER_STATEMENT).at(-1)!)) found.add('delivery');
  return isBeforeTax(before, after) ? found.add('before-tax') : found;
}

/** Whether a folded text says anywhere that prices are without tax. */
export const mentionsBeforeTax = (text: string): boolean => UNTAXED.test(text);

// In `80,- eks. mva (100,- inkl. mva)` each price has its own words: those beside another number, other than a share
// like that in `alv 0 %`, are about that one.
function isBeforeTax(before: string, after: string): boolean {
  const behind = after.slice(0, 20).split(/\d(?!\d*(?:[.,]\d+)? ?%)/)[0] ?? '';
  if (!LABEL_OF_NEXT.test(behind)) {
    if (TAXED.test(behind)) return false;
    if (UNTAXED.test(behind)) return true;
  }
  return (/\d/.test(before) ? UNTAXED_RIGHT_BEFORE : UNTAXED).test(before);
}
