import { anyOf, loosely } from '../lexicon/lexicon.ts';
import { matchesOf } from '../page/matches-of.ts';
import type { Page } from '../page/page.ts';
import type { Span } from '../page/span.ts';
import { isInsideProduct } from './product-region.ts';
import type { ShopWords } from '../lexicon/words.ts';

/** The punctuation between a label and its value. */
const ENDS = '\\s?(?:[.:#)º°]{0,3}|[-–])\\s?';

/** Labels of a kind of value: `strong` anywhere in a line, `weak` only when alone on their line. */
function labels(strong: readonly Kind[], weak: readonly Kind[], ...others: readonly string[]) {
  const anywhere = `(?:^|[^\\p{L}])(?:${loosely(...strong)})${ENDS}`;
  const alone = `^ ?(?:${[loosely(...weak), ...others].join('|')})${ENDS}`;
  return {
    either: `(?:${anywhere}|${alone})`,
    anywhere: new RegExp(`${anywhere}$`, 'u'),
    alone: new RegExp(`${alone}$`, 'u'),
  };
}

type Kind = keyof ShopWords;

const LABELS = {
  sku: labels(
    ['shopNumber', 'makerNumber'], ['codeOwnLine'],
    `(?!${anyOf('variantOption', 'otherNumber')})\\p{L}+(?:[- ]id|[- ]code|nummer|-nr|number)`,
  ),
  gtin: labels(['gtin'], ['gtin'], '(?:gtin|ean|upc|isbn)[- ]?\\d{1,2}'),
  brand: labels(['brand'], ['brandOwnLine']),
};
const MAX_LABEL_CHARS = 48;

const WITH_CODE = [LABELS.sku, LABELS.gtin].map(({ either }) => new RegExp(`${either}\\n?[\\p{L}./_-]{0,16}\\d`, 'mu'));

const MAX_LABELS = 50;

/** Whether the visible text has a code behind a label for codes. */
export const showsCode = ({ text }: Page): boolean => WITH_CODE.some((pattern) => pattern.test(text.folded));

// Labels of other numbers: the manufacturer's (`Leverandørens artikkelnummer`, `Mfr. part no`), or not a product code
// at all (`EAN-nr`, `Telefonnummer`).
const NOT_A_SKU = new RegExp([
  `(?:^|[^\\p{L}])(?:${anyOf('otherNumber', 'gtin')})[\\p{L}.-]*\\s?[:#.]*\\s*$`,
  `(?:^|[^\\p{L}])(?:${anyOf('makerWord')})[\\p{L}'.]{0,6}[ -]?(?:\\p{L}+[ .-]{0,2}){1,2}[:#]?\\s*$`,
].join('|'), 'u');

const CODE_SEPARATOR = /[,;()]| [/–-] /u;
const TOPIC_SEPARATOR = /[|•·]/u;
const LABELLED_CODE = /^[\p{L}. -]{2,24}[.:#]\s?\S*\d\S*$/u;
const MAX_LEADING_CHARS = 160;
const BEFORE_LABEL = new RegExp(`^(.*?)(?<!\\p{L})(?:${loosely('shopNumber', 'makerNumber')})${ENDS}$`, 'u');

// `Pensel, varenr: 55-1` is the number of a brush: only other labelled codes may precede the product's own number.
function isOfOther(line: string): boolean {
  const ahead = BEFORE_LABEL.exec(line)?.[1]!.split(TOPIC_SEPARATOR).at(-1) ?? '';
  return ahead.length >= MAX_LEADING_CHARS || ahead.split(CODE_SEPARATOR).some((part) => (
    /[\p{L}\d]/u.test(part) && !LABELLED_CODE.test(part.trim())
  ));
}

/** Whether a label of this kind precedes the span, on its line or the line above; of a code, the product's own. */
export function labelBefore(page: Page, span: Span, kind: keyof typeof LABELS): boolean {
  const { anywhere, alone } = LABELS[kind];
  const near = page.text.folded.slice(Math.max(0, span.start - MAX_LEADING_CHARS - MAX_LABEL_CHARS), span.start);
  const line = near.split('\n').findLast((each) => each.trim() !== '') ?? '';
  const label = line.slice(-MAX_LABEL_CHARS);
  if (kind === 'sku' && (NOT_A_SKU.test(label) || isOfOther(line))) return false;
  return anywhere.test(label) || alone.test(label);
}

const SHOWN = {
  // Only a shop's own numbers, not its maker's.
  sku: new RegExp(`(?:^|[^\\p{L}])(?:${loosely('shopNumber')})${ENDS}`, 'gu'),
  // At the start of a line, before a colon or the end of the line.
  brand: new RegExp(`(?<![^\\n])(?:${loosely('brand')})${ENDS}(?<=[:\\n]\\s*)`, 'gu'),
};
const MAX_SHOWN_CHARS = 80;

/** What follows labels of a kind in the product's own part of the page, to the end of the line, folded. */
export const labelledTexts = (page: Page, kind: keyof typeof SHOWN): string[] =>
  [...matchesOf(page.text.folded, SHOWN[kind]).take(MAX_LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const span = { start, end: start + 1 };
    const [text] = page.text.folded.slice(start, start + MAX_SHOWN_CHARS).split('\n');
    return text!.trim() !== '' && labelBefore(page, span, kind) && isInsideProduct(page, span) ? [text!] : [];
  });
