import { comparable } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { runsIn } from '../../../page/text.ts';
import { isRestrictedGtin, readGtin } from '../../../product/gtin.ts';
import type { Leaf } from '../../../product/item.ts';
import { ownOffers } from '../../../product/offers.ts';
import type { ProductMarkup } from '../../../product/product.ts';
import { readSku } from '../../../product/sku.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { isOfAnother, labelBefore, shopNumbers } from '../../../product/label.ts';
import { holdsTokens, tokens } from '../plain-text.ts';
import { isInMainRegion } from '../region.ts';
import type { Proposal } from '../segments.ts';

/** The product's own SKU in markup; the SKU of one of several variants does not count. */
export function skuFromMarkup(subject: Subject): Outcome {
  const { page, facts: { main, mainAndTwins, meta } } = subject;
  const isPages = main !== null || subject.facts.products.length === 0;
  return firstProven(candidates());

  // If one kind of code is rejected, the next is tried.
  function* candidates(): Generator<Outcome> {
    for (const group of Map.groupBy(mainAndTwins, ({ source }) => source).values()) {
      for (const codes of [
        group.map(({ sku }) => sku), group.flatMap((product) => ownOffers(page, product).map(({ sku }) => sku)),
        group.map(({ productId }) => productId).filter((leaf) => !leaf?.text.includes(':')),
        group.map(({ mpn }) => mpn), group.map(({ model }) => model),
      ]) {
        const own = agreed(codes.filter((leaf) => leaf !== undefined));
        if (own !== undefined) yield fromLeaf(own);
      }
    }
    if (meta.sku && isPages) yield fromLeaf(meta.sku);
  }

  function fromLeaf(leaf: Leaf | null): Outcome {
    const sku = leaf && readSku(leaf.text);
    if (!leaf || sku === null || showsAnother(subject, sku)) return GATE_FAILED;
    return proven(page, { kind: 'text', text: sku }, leaf.origin);
  }
}

// True if the page shows exactly one item number, which is not the markup's; a variant's may extend the product's own.
function showsAnother(subject: Subject, sku: string): boolean {
  const { text } = subject.page;
  const shown = new Set(
    shopNumbers(subject.page).filter((span) => isInMainRegion(subject, span)).map(({ start, end }) => (
      squeezed(text.folded.slice(start, end))
    ))
  );
  const [number] = shown;
  if (number === undefined || shown.size > 1 || number.startsWith(squeezed(sku))) return false;
  return !holdsTokens(tokens(text.folded), tokens(sku));
}

function squeezed(code: string): string {
  return comparable(code).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The value all leaves agree on; null if they differ, undefined if there is none. */
function agreed(leaves: readonly Leaf[]): Leaf | null | undefined {
  const [first] = leaves;
  if (!first) return undefined;
  return leaves.every(({ text }) => text.trim() === first.text.trim()) ? first : null;
}

/** The product's GTIN in markup, with a valid check digit. */
export function gtinFromMarkup({ page, facts }: Subject): Outcome {
  const { main, mainAndTwins, meta } = facts;
  const leaves = mainAndTwins.flatMap((product) => gtinLeaves(page, product));
  if (main || facts.products.length === 0) leaves.push(...meta.gtins);
  if (leaves.length === 0) return NO_EVIDENCE;
  const valid = leaves.flatMap((leaf) => {
    const gtin = readGtin(leaf.text.replace(/^[a-z]+\d*:/i, ''));
    return gtin === null || isRestrictedGtin(gtin) ? [] : [{ leaf, gtin }];
  });
  const distinct = new Set(valid.map(({ gtin }) => gtin.padStart(14, '0')));
  const [first] = valid;
  if (!first || distinct.size > 1) return GATE_FAILED;
  return proven(page, { kind: 'gtin', gtin: first.gtin }, first.leaf.origin);
}

function gtinLeaves(page: Page, product: ProductMarkup): Leaf[] {
  return product.gtins.length > 0 ? product.gtins : ownOffers(page, product).flatMap(({ gtin }) => gtin ?? []);
}

/** A SKU the model quotes near the product: beside its label or, for a number, if the page's URL also contains it. */
export function skuFromProposal(subject: Subject, { span, text }: Proposal): Outcome {
  const { page } = subject;
  const sku = readSku(text);
  const own = sku === null ? null : within(span, text, sku);
  if (sku === null || !/\d/.test(sku) || !own || cutsCode(page, own) || !isInMainRegion(subject, span)) {
    return GATE_FAILED;
  }
  if (!(labelBefore(page, own, 'sku') && !isOfAnother(page, own)) && !isInAddress(subject, sku)) return GATE_FAILED;
  return proven(page, { kind: 'text', text: sku }, { kind: 'text', span: own });
}

const ITEM_NUMBER = /^\d(?:[\d./-]*\d)?$/;
const MIN_ITEM_DIGITS = 6;

// A long number at the end of a path part: `/vare/123456`, `/kvern-p0123456.html`.
function isInAddress({ page, facts }: Subject, code: string): boolean {
  const digits = code.replaceAll(/\D/g, '');
  if (!ITEM_NUMBER.test(code) || digits.length < MIN_ITEM_DIGITS) return false;
  if ((facts.main?.product.name?.text ?? facts.meta.title?.text ?? '').includes(code)) return false;
  return page.url.pathname.split('/').some((part) => (
    /(?:^|[^\p{L}\d])\p{L}?(?:0(?=\d))*(0|[1-9]\d*)(?:\.\p{L}+)?$/u.exec(part)?.[1] === digits.replace(/^0+/, '')
  ));
}

/** A GTIN the model quotes, beside its label and near the product. */
export function gtinFromProposal(subject: Subject, { span, text }: Proposal): Outcome {
  const digits = /\d[\d -]{6,16}\d/.exec(text)?.[0];
  const gtin = digits === undefined ? null : readGtin(digits);
  const own = digits === undefined ? null : within(span, text, digits);
  if (
    gtin === null || !own || cutsCode(subject.page, own) || !labelBefore(subject.page, own, 'gtin')
    || !isInMainRegion(subject, span)
  ) return GATE_FAILED;
  return proven(subject.page, { kind: 'gtin', gtin }, { kind: 'text', span: own });
}

function within(span: Proposal['span'], text: string, part: string): Proposal['span'] | null {
  const at = text.indexOf(part);
  return at === -1 ? null : { start: span.start + at, end: span.start + at + part.length };
}

// `KV-100` inside `KV-100-B` is another code.
function cutsCode({ text }: Page, { start, end }: Proposal['span']): boolean {
  const run = runsIn(text, { start, end }).at(-1);
  const after = text.text.slice(end, Math.min(end + 2, run?.end ?? end));
  const before = text.text.slice(Math.max(start - 2, runsIn(text, { start, end })[0]?.start ?? start), start);
  return /^(?:[\p{L}\p{N}]|[-_./+][\p{L}\p{N}])/u.test(after) || /(?:[\p{L}\p{N}]|[\p{L}\p{N}][-_./+])$/u.test(before);
}
