import { selfAndAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import type { TextModel } from '../page/text.ts';
import { nameOffset } from './anchor.ts';
import { isOutsideProduct } from './product-region.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import { priceTags } from './price-tags.ts';
import type { PriceTag } from './price-tags.ts';
import type { Span } from '../page/span.ts';

/** A visible price, with a score of how likely it is the product's. */
export interface ShownPrice extends PriceTag {
  /** The higher, the likelier it is the product's own price. */
  weight: number;
}

/** The prices in the visible text, and the most likely product price among them. */
export interface Shown {
  all: readonly ShownPrice[];
  best: ShownPrice | null;
}

/** Reads the visible prices, each with the reasons why it may not be the product's own. */
export const readShown = facet((page: Page): Shown => {
  const tags = priceTags(page);
  const isOutside = isOutsideProduct(page);
  const nameAt = nameOffset(page);
  const amounts = new Set(tags.map(({ amount }) => Math.round(Number(amount))));
  const all = tags.map((tag) => {
    const exclusions = new Set(tag.exclusions);
    if (isOutside(tag.element)) exclusions.add('outside-product');
    if (amounts.has(Math.round(reducedAmount(page.text, tag)))) exclusions.add('maybe-former');
    return { ...tag, exclusions, weight: nearness(tag.start, nameAt) + (standsAlone(page.text, tag) ? 1.5 : 0) };
  });
  for (const { exclusions } of higherOfPairs(page.text, all)) exclusions.add('maybe-former');
  for (const { exclusions } of notChosen(all)) exclusions.add('choice');
  return { all, best: shownPrice(all) };
});

/** In weight: about the lead of a price tag beside the product's name over a sentence elsewhere. */
const MIN_LEAD = 2;

/** True for a price in a sentence if the page shows another as the product's, and that is not as low as an extra's. */
export const isInPassing = ({ text }: Page, { best }: Shown, price: ShownPrice): boolean => best !== null
  && best.weight - price.weight >= MIN_LEAD && Number(best.amount) >= MIN_REMAINING_SHARE * Number(price.amount)
  && !standsAlone(text, price);

const SHORT_LINE_CHARS = 40;
/** The deepest plausible discount: a smaller fraction of a price is the price of something else. */
const MIN_REMAINING_SHARE = 0.2;

/** True for a price on a short line or at the start of its line, as on a price tag; false within a sentence. */
export function standsAlone({ text }: TextModel, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - SHORT_LINE_CHARS), start).split('\n').at(-1)!;
  const after = text.slice(end, end + SHORT_LINE_CHARS).split('\n')[0]!;
  return before === '' || before.length + (end - start) + after.length <= SHORT_LINE_CHARS;
}

// The closer to the product's name the higher; a price before the name counts for less.
function nearness(start: number, nameAt: number | null): number {
  if (nameAt === null) return 0;
  const behind = start - nameAt;
  return behind >= 0 ? 2 - Math.min(2, behind / 2_500) : 1 - Math.min(2, -behind / 1_250);
}

// Of two adjacent prices with nothing between them, such as `$410` above `$210`, the higher is the former one. Three in
// a row are a list.
function higherOfPairs<Price extends PriceTag>({ text }: TextModel, prices: readonly Price[]): Price[] {
  const isPair = (a: Price | undefined, b: Price | undefined): boolean =>
    a !== undefined
      && b !== undefined
      && a.exclusions.size + b.exclusions.size === 0
      && text.slice(a.end, b.start).trim() === '';
  return prices.flatMap((first, at) => {
    const [before, second, after] = [prices[at - 1], prices[at + 1], prices[at + 2]];
    if (!isPair(first, second) || isPair(before, first) || isPair(second, after)) return [];
    const [lower, higher] = [first, second!].toSorted((a, b) => Number(a.amount) - Number(b.amount)) as [Price, Price];
    const share = Number(lower.amount) / Number(higher.amount);
    return share >= MIN_REMAINING_SHARE && share < 1 ? [higher] : [];
  });
}

const PERHAPS_CURRENT: ReadonlySet<PriceExclusion> = new Set(['maybe-former']);

// Of the prices in labels, such as those of the sizes, the page shows that of the chosen one again beside them.
function notChosen<Price extends PriceTag>(prices: readonly Price[]): readonly Price[] {
  const { choices = [], others = [] } = Object.groupBy(prices, ({ element }) => (
    selfAndAncestors(element).some(({ tagName }) => tagName === 'label') ? 'choices' : 'others'));
  // Some themes call the only price `Regular price`. Any other words tell of another amount: `free delivery over 699`.
  const current = others.filter(({ exclusions }) => exclusions.isSubsetOf(PERHAPS_CURRENT));
  const shown = new Set(current.map(({ amount }) => amount));
  const rest = choices.filter(({ amount }) => !shown.has(amount));
  return rest.length < choices.length ? rest : [];
}

// A price is a former one if the discount behind it leads to another price: `219.99 -50%` beside 110. NaN without one.
function reducedAmount({ text }: TextModel, { amount, end }: PriceTag): number {
  const share = /^\s*\(?[-–−]\s?(\d{1,2}(?:[.,]\d+)?) ?%/.exec(text.slice(end, end + 16))?.[1];
  return share === undefined ? NaN : Number(amount) * (1 - Number(share.replace(',', '.')) / 100);
}

/**
 * The price the page shows as the product's own; null when it shows none. A struck or former price is used only if no
 * price is without exclusions and all struck and former ones are the same amount.
 */
function shownPrice(prices: readonly ShownPrice[]): ShownPrice | null {
  const byWeight = (candidates: readonly ShownPrice[]) => candidates.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
  const plain = byWeight(prices.filter(({ exclusions }) => exclusions.size === 0));
  if (plain) return plain;
  const struckOrFormer = prices.filter(({ exclusions }) =>
    [...exclusions].every((exclusion) => exclusion === 'struck' || exclusion === 'maybe-former'));
  return new Set(struckOrFormer.map(({ amount }) => amount)).size === 1 ? byWeight(struckOrFormer) : null;
}
