import { anyOf, loosely, WORD_START } from '../lexicon/lexicon.ts';
import type { ShopWords } from '../lexicon/words.ts';
import { BEFORE_TAX } from './tax-words.ts';

/** Why a price on the page is not the product's current price; `maybe-former` applies only beside a lower one. */
export type PriceExclusion =
  | 'struck' | 'maybe-former' | 'unit' | 'instalment' | 'delivery' | 'saving' | 'outside-product' | 'adjacent-digits'
  | 'range-end' | 'before-tax' | 'limit' | 'member' | 'former';

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

const FORMER = pattern(label('formerPrice'), `${words('recentLowestPrice')}[^\\n.\\d]{0,24}:?\\s*$`);
const SEE_ALSO = pattern(`${words('otherProduct')}[ :][^\\n.!?]*$`);
const MAYBE_FORMER = pattern(label('listPrice'));
const UNIT_BEFORE = pattern(
  `\\d ?(?:${UNITS}) ?=\\s*$`, label('unitPrice'),
  `${words('priceWord')} ${PER}(?:${UNITS}|${anyOf('unitWord')})\\s*:?\\s*$`,
  // `2 for 100`.
  `(?<![\\d.,])(?:[2-9]|1\\d) ?(?:(?:stk|st|pk|pcs|szt|ks|kpl|db)\\.? )?(?:${anyOf('forWord')})\\s*$`,
);
const UNIT_AFTER = pattern(
  `^\\s*${PER}(?:${UNITS}|100|${anyOf('unitWord')})(?!\\p{L})`, String.raw`^\s*\/\s*(?![個件組台套盒箱])\p{sc=Han}`,
);
const INSTALMENT_BEFORE = pattern(
  label('instalment'), `${WORD_START}(?:${loosely('instalment')}) \\p{L}+\\s*$`,
  String.raw`\d\s*[x×] (?:\p{L}{1,3} )?\s*$`,
);
const INSTALMENT_AFTER = pattern(`^\\s*\\*?\\s*(?:/|\\p{L}{1,3}(?:\\. ?| ))?\\s*(?:${anyOf('perMonth')})(?!\\p{L})`);
const SAVING = pattern(String.raw`${label('saving')}|${words('saving')}\s*[-–]\s*$`, String.raw`(?:^|[\s(])[-–−]$`);
const AFTER_AMOUNT = String.raw`(?:,[-–])?(?:\s?(?:\p{Sc}|kr\.?|[円元원]))?`;
const RANGE = pattern(
  String.raw`\d${AFTER_AMOUNT}\s*(?:[-–−~〜]|${words('rangeTo')})\s*$`,
  `${words('rangeBetween')} [\\d .,]+${AFTER_AMOUNT} ?(?:${anyOf('andWord')})\\s*$`,
);
const LIMIT = pattern(label('priceLimit'));
const MEMBER_BEFORE = pattern(`${words('memberPrice')}(?:[- ]?(?:${anyOf('priceWord')})(?: \\([^()\\n]{1,24}\\))?)?\\s*:?\\s*$`);
// `3 990,- med innbytte`, but not `4 990,- med innbytte 3 990,-`.
const MEMBER_AFTER = pattern(
  `^\\s*\\(?(?:\\p{L}{1,3} ){0,2}(?:${anyOf('memberPrice')})`, `^\\s*\\(?(?:${anyOf('onCondition')})(?![^\\n]*\\d)`,
);
const FEE = pattern(label('addedFee'));
const DELIVERY = pattern(`${words('delivery', 'otherCharge')}(?!\\p{L})`);
// `79,- frakt`, but not `399,- + frakt`, `399,- fri frakt`, `399,- inkl. frakt` or `399,- Frakt: 79,-`.
const DELIVERY_AFTER = pattern(
  `^(?!\\s*[(,]?\\s*(?:${anyOf('besideDelivery', 'freeOfCharge')}))[^.!\\d+|]{0,20}?${words('delivery', 'otherCharge')}(?!\\p{L})`
  + String.raw`(?!\s*:?\s*(?:(?:${anyOf('freeOfCharge')})|(?:\p{L}{2,4} )?(?:kr|nok|\p{Sc}|\d)))`,
);
const OTHER_STATEMENT = new RegExp(`[.!?|]|${WORD_START}(?:${anyOf('priceWord', 'currentPrice')})(?!\\p{L})`, 'u');
const UNTAXED = pattern(BEFORE_TAX);
const UNTAXED_RIGHT_BEFORE = pattern(`(?:${BEFORE_TAX})[.:]?\\s*(?:kr\\.?|nok)?\\s*$`);
const TAXED = pattern(`^[^\\p{L}\\d]*(?:${anyOf('withTax', 'taxIncluded')})(?!\\p{L})`);
/** Matches the words behind a price if they end as the label of the next one. */
export const LABEL_OF_NEXT = /:\s*(?:kr\.?|nok)?\s*$/u;

/** The reasons that the words around a price give why it is not the product's current price. */
export function exclusionsByWords({ before, after }: PriceWords): Set<PriceExclusion> {
  const isFormer = FORMER.test(before);
  const tests: readonly (readonly [PriceExclusion, boolean])[] = [
    ['former', isFormer],
    ['outside-product', SEE_ALSO.test(before)],
    ['maybe-former', !isFormer && MAYBE_FORMER.test(before)],
    ['before-tax', isBeforeTax(before, after)],
    ['unit', UNIT_AFTER.test(after) || UNIT_BEFORE.test(before)],
    ['instalment', INSTALMENT_AFTER.test(after) || INSTALMENT_BEFORE.test(before)],
    ['saving', SAVING.test(before)],
    ['range-end', RANGE.test(before)],
    ['limit', LIMIT.test(before)],
    ['member', MEMBER_BEFORE.test(before) || MEMBER_AFTER.test(after)],
    [
      'delivery',
      DELIVERY.test(before.split(OTHER_STATEMENT).at(-1)!) || DELIVERY_AFTER.test(after) || FEE.test(before),
    ],
  ];
  return new Set(tests.filter(([, holds]) => holds).map(([exclusion]) => exclusion));
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
