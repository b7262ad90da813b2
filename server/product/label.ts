import { anyOf, loosely } from '../lexicon/lexicon.ts';
import { matchesOf } from '../page/matches-of.ts';
import type { Page } from '../page/page.ts';
import type { Span } from '../page/span.ts';
import type { ShopWords } from '../lexicon/words.ts';

/** The punctuation between a label and its value. */
const ENDS = '\\s?(?:[.:#)º°]{0,3}|[-–])\\s?';

/** Labels of a kind of value: `strong` anywhere in a line, `weak` only when alone on their line. */
function labels(strong: readonly Kind[], weak: readonly Kind[], ...others: readonly string[]) {
  const anywhere = `(?:^|[^\\p{L}])(?:${loosely(...strong)})${ENDS}`;
  const alone = `^ ?(?:${[loosely(...weak), ...others].join('|')})${ENDS}`;
  return {
    strong: anywhere,
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

const BRAND_LABEL = new RegExp(LABELS.brand.strong, 'gmu');
const MAX_LABELS = 50;
const MAX_NUMBER = 64;
const MIN_NUMBER = 3;

/** The positions in the visible text right after a brand label that starts its line. */
export function labelledBrands({ text: { folded } }: Page): Span[] {
  return [...matchesOf(folded, BRAND_LABEL).take(MAX_LABELS)].flatMap(({ 0: label, index }) => {
    const end = index + label.length;
    const beginsLine = /^[\n\p{L}]/u.test(label);
    return beginsLine && /[:\n]\s*$/.test(label) && /\S/.test(folded[end] ?? '') ? [{ start: end, end: end + 1 }] : [];
  });
}

/** Whether the visible text has a code behind a label for codes. */
export const showsCode = ({ text }: Page): boolean => WITH_CODE.some((pattern) => pattern.test(text.folded));

// Labels of other numbers: the manufacturer's (`Leverandørens artikkelnummer`, `Mfr. part no`), or not a product code
// at all (`EAN-nr`, `Telefonnummer`).
const NOT_A_SKU = new RegExp([
  `(?:^|[^\\p{L}])(?:${anyOf('otherNumber', 'gtin')})[\\p{L}.-]*\\s?[:#.]*\\s*$`,
  `(?:^|[^\\p{L}])(?:${anyOf('makerWord')})[\\p{L}'.]{0,6}[ -]?(?:\\p{L}+[ .-]{0,2}){1,2}[:#]?\\s*$`,
].join('|'), 'u');

/** Whether a label of this kind precedes the span, on its line or the line above. */
export function labelBefore(page: Page, span: Span, kind: keyof typeof LABELS): boolean {
  const { anywhere, alone } = LABELS[kind];
  const lines = page.text.folded.slice(Math.max(0, span.start - MAX_LABEL_CHARS), span.start).split('\n');
  const label = lines.findLast((line) => line.trim() !== '') ?? '';
  if (kind === 'sku' && NOT_A_SKU.test(label)) return false;
  return anywhere.test(label) || alone.test(label);
}

const NUMBER_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${loosely('shopNumber')})${ENDS}`, 'gu');
// Numbers may be grouped: `12 345 678`.
const NUMBER = /^(?=[\p{L}./_-]{0,16}\d)[\p{L}\d./_-]+(?: \d[\p{L}\d./_-]*)*/u;

const CODE_SEPARATOR = /[,;()]| [/–-] /u;
const TOPIC_SEPARATOR = /[|•·]/u;
const LABELLED_CODE = /^[\p{L}. -]{2,24}[.:#]\s?\S*\d\S*$/u;
const MAX_LEADING_CHARS = 160;

// `Pensel, varenr: 55-1` is the number of a brush: only other labelled codes may precede the product's own number.
function hasOnlyCodes(ahead: string): boolean {
  const near = ahead.split(TOPIC_SEPARATOR).at(-1)!;
  return near.length < MAX_LEADING_CHARS && near.split(CODE_SEPARATOR).every((part) => (
    !/[\p{L}\d]/u.test(part) || LABELLED_CODE.test(part.trim())
  ));
}

const BEFORE_LABEL = new RegExp(`^([^\\n]*?)(?<!\\p{L})(?:${loosely('shopNumber', 'makerNumber')})${ENDS}$`, 'u');

/** Whether a code is labelled, and no other name precedes the label, such as that of a part or an accessory. */
export function isOwnNumber(page: Page, span: Span): boolean {
  const near = page.text.folded
    .slice(Math.max(0, span.start - MAX_LEADING_CHARS - MAX_LABEL_CHARS), span.start).trimEnd();
  const ahead = BEFORE_LABEL.exec(near.slice(near.lastIndexOf('\n') + 1))?.[1];
  return (ahead === undefined || hasOnlyCodes(ahead)) && labelBefore(page, span, 'sku');
}

/** The numbers in the visible text that follow a label used for a shop's own numbers only. */
export function shopNumbers(page: Page): Span[] {
  const { folded } = page.text;
  return [...matchesOf(folded, NUMBER_LABEL).take(MAX_LABELS)].flatMap(({ 0: label, index }) => {
    const start = index + label.length;
    const number = NUMBER.exec(folded.slice(start, start + MAX_NUMBER))?.[0];
    const span = { start, end: start + (number ?? '').length };
    return number !== undefined && number.length >= MIN_NUMBER && isOwnNumber(page, span) ? [span] : [];
  });
}
