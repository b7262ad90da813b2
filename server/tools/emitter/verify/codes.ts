import { readGtin } from '../../../../contract/report/schema/gtin.ts';
import { comparable } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import type { Span } from '../../../page/span.ts';
import { runsIn } from '../../../page/text.ts';
import { isInsideProduct } from '../../../product/product-region.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { isRestrictedGtin, readNamedGtin } from '../../../product/gtin.ts';
import type { Leaf } from '../../../product/item.ts';
import { labelBefore, labelledTexts } from '../../../product/label.ts';
import { ownOffers } from '../../../product/offers.ts';
import { readSku } from '../../../product/sku.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { toWords, containsWords, textWords } from '../plain-text.ts';
import { placeOfPart } from '../segments.ts';

/** The product's own SKU, not that of one of its variants. */
export const sku: FieldReader = {
  fromMarkup(page) {
    return textClaims(skuLeaves(page), (written) => {
      const code = readSku(written);
      return code === null || showsAnother(page, code) ? null : code;
    });
  },
  // A code needs its label beside it. A number may instead be a part of the page's URL.
  fromProposal(page, proposal) {
    const code = readSku(proposal.text);
    const own = placeOfPart(proposal, code);
    if (!code || !/\d/.test(code) || !own || isPartOfCode(page, own) || !isInsideProduct(page, own)) return null;
    return labelBefore(page, own, 'sku') || isInAddress(page, code) ? textClaim(code, own) : null;
  },
};

// The candidates of each source in order of preference; the next is tried if one is missing or rejected.
function* skuLeaves(page: Page): Generator<Leaf | null | undefined> {
  for (const group of Map.groupBy(readProductFacts(page).statements, ({ source }) => source).values()) {
    yield commonValue(group.map((product) => product.sku));
    yield commonValue(group.flatMap((product) => ownOffers(page, product).map((offer) => offer.sku)));
    yield commonValue(group.map(({ productId }) => productId).filter((leaf) => !leaf?.text.includes(':')));
    yield commonValue(group.map(({ mpn }) => mpn));
    yield commonValue(group.map(({ model }) => model));
  }
}

/** The first leaf if all have the same value; null if they differ, undefined if there is none. */
function commonValue(leaves: readonly (Leaf | undefined)[]): Leaf | null | undefined {
  const [first, ...others] = new Set(leaves.filter((leaf) => leaf !== undefined));
  return others.every(({ text }) => text.trim() === first?.text.trim()) ? first : null;
}

// Numbers may be grouped: `12 345 678`.
const NUMBER = /^(?=[\p{L}./_-]{0,16}\d)[\p{L}\d./_-]+(?: \d[\p{L}\d./_-]*)*/u;

const MIN_NUMBER_CHARS = 3;

// True if the page shows one item number only, and that is another. A variant's number may extend the product's.
function showsAnother(page: Page, code: string): boolean {
  const own = labelledTexts(page, 'sku').flatMap((text) => NUMBER.exec(text) ?? []);
  const [number, ...others] = new Set(own.map(lettersAndDigits).filter(({ length }) => length >= MIN_NUMBER_CHARS));
  if (number === undefined || others.length > 0 || number.startsWith(lettersAndDigits(code))) return false;
  return !containsWords(textWords(page), toWords(code));
}

const lettersAndDigits = (code: string): string => comparable(code).replaceAll(/[^\p{L}\p{N}]/gu, '');

const ITEM_NUMBER = /^\d(?:[\d./-]*\d)?$/;
const MIN_ITEM_DIGITS = 6;

// True for a long number that ends a part of the path, as in `/vare/123456` and `/kvern-p0123456.html`.
function isInAddress(page: Page, code: string): boolean {
  const { main, openGraph } = readProductFacts(page);
  const digits = code.replaceAll(/\D/g, '');
  if (!ITEM_NUMBER.test(code) || digits.length < MIN_ITEM_DIGITS) return false;
  if ((main?.name?.text ?? openGraph.title?.text ?? '').includes(code)) return false;
  return page.url.pathname.split('/').some((part) => (
    /(?:^|[^\p{L}\d])\p{L}?(?:0(?=\d))*(0|[1-9]\d*)(?:\.\p{L}+)?$/u.exec(part)?.[1] === digits.replace(/^0+/, '')
  ));
}

/** The product's GTIN, with a valid check digit. */
export const gtin: FieldReader = {
  fromMarkup(page) {
    const leaves = readProductFacts(page).statements.flatMap((product) => (
      product.gtins.length > 0 ? product.gtins : ownOffers(page, product).flatMap((offer) => offer.gtin ?? [])
    ));
    if (leaves.length === 0) return [];
    const valid = [...new Set(leaves)].flatMap(({ text, origin }) => {
      const code = readNamedGtin(text);
      return code === null || isRestrictedGtin(code) ? [] : [{ origin, code }];
    });
    const [first] = valid;
    const stated = new Set(valid.map(({ code }) => code.padStart(14, '0')));
    if (!first || stated.size > 1 || showsAnotherGtin(page, stated)) return [null];
    return [{ value: { kind: 'gtin', gtin: first.code }, at: first.origin }];
  },
  fromProposal(page, proposal) {
    const digits = /\d[\d -]{6,16}\d/.exec(proposal.text)?.[0];
    const code = readGtin(digits ?? '');
    const own = placeOfPart(proposal, digits);
    const isOwn = own && !isPartOfCode(page, own) && labelBefore(page, own, 'gtin') && isInsideProduct(page, own);
    return code !== null && isOwn ? { value: { kind: 'gtin', gtin: code }, at: own } : null;
  },
};

/** A GTIN's digits, unbroken or grouped as below a barcode or in an ISBN. */
const GTIN_DIGITS = /(?<!\d)(?:\d{12,14}|\d{8}|\d \d{6} \d{6}|97[89](?:-\d{1,7}){3}-\d)(?!\d)/g;
const MAX_NUMBERS = 500;

// True if the page shows one labelled GTIN only, and the markup states another. Sought by its digits: a label may hold
// others, and the digits of its own: `EAN GTIN-13`.
function showsAnotherGtin(page: Page, stated: ReadonlySet<string>): boolean {
  const shown = page.text.folded.matchAll(GTIN_DIGITS).take(MAX_NUMBERS).flatMap(({ 0: digits, index: start }) => {
    const code = readGtin(digits);
    const span = { start, end: start + digits.length };
    return code !== null && labelBefore(page, span, 'gtin') && isInsideProduct(page, span) ? [code] : [];
  });
  const [gtin, ...others] = new Set(shown.map((code) => code.padStart(14, '0')));
  return gtin !== undefined && others.length === 0 && !stated.has(gtin);
}

// True for `KV-100` in `KV-100-B`, which is another code.
function isPartOfCode({ text }: Page, { start, end }: Span): boolean {
  const runs = runsIn(text, { start, end });
  const after = text.text.slice(end, Math.min(end + 2, runs.at(-1)?.end ?? end));
  const before = text.text.slice(Math.max(start - 2, runs[0]?.start ?? start), start);
  return /^(?:[\p{L}\p{N}]|[-_./+][\p{L}\p{N}])/u.test(after) || /(?:[\p{L}\p{N}]|[\p{L}\p{N}][-_./+])$/u.test(before);
}
