import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { readNumbers } from './amount.ts';
import { readProductFacts } from './facts.ts';
import { memberAmountsOf, pricesOf } from './offers.ts';
import type { StatedPrice } from './offers.ts';
import { isInsideProduct } from './product-region.ts';
import { isInPassing, readShown } from './shown-prices.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import type { ShownPrice } from './shown-prices.ts';

/** The price decided from markup and visible text, or why there is none. */
type PriceDecision =
  | { ok: true; price: StatedPrice }
  | { ok: false; reason: 'none' | 'conflict' | 'struck' };

/** Every price the markup states for the product, in source order; without members' prices in meta tags. */
export const statedPrices = facet((page: Page): readonly StatedPrice[] => {
  const { statements } = readProductFacts(page);
  const forMembers = new Set(statements.flatMap((product) => memberAmountsOf(page, product)));
  return statements.flatMap((product) => pricesOf(page, product)
    .filter(({ amount }) => product.source !== 'og-meta' || !forMembers.has(amount)));
});

/**
 * Decides which stated price is the product's. Sources that agree are accepted unless the visible text shows another
 * price, or shows theirs as a former one; when they conflict, the visible text decides, or the result is `conflict`.
 */
export const decidePrice = facet((page: Page): PriceDecision => {
  const shown = readShown(page);
  const { all, best } = shown;
  const allStated = statedPrices(page);
  // An ambiguous price is read the way the page shows it, and dropped if the page shows neither reading.
  const stated = allStated.flatMap((price) => {
    const amount = price.otherwise === null ? price.amount
      : [price.amount, price.otherwise].find((each) => all.some(({ amount }) => amount === each));
    return amount === undefined ? [] : [{ ...price, amount }];
  });
  const [first] = stated;
  if (!first) return { ok: false, reason: allStated.length === 0 ? 'none' : 'conflict' };
  const alike = all.filter(({ amount }) => amount === first.amount);
  const isShown = alike.some((mention) => (
    !mention.exclusions.has('outside-product') && !isLowEnd(all, mention) && !isInPassing(page, shown, mention)
  ));
  if (stated.every(({ amount }) => amount === first.amount) && !first.low && (isShown || best === null)) {
    // Shown only as a price for members, an instalment, a former one or, by the markup too, a unit's, or before tax.
    const notPaid = exclusionsOfUnpaid(best?.amount ?? first.amount, first.amount);
    const isSuperseded = (first.offer.beforeTax && best !== null && isHigher(best.amount, first.amount))
      || (alike.length > 0 && alike.every(({ exclusions }) => !exclusions.isDisjointFrom(notPaid)
        || (first.offer.perUnit && best !== null && exclusions.has('unit'))));
    if (isSuperseded) return { ok: false, reason: 'struck' };
    return best === null && isInCents(page, first.amount)
      ? { ok: false, reason: 'conflict' } : { ok: true, price: first };
  }
  const confirmed = best && !isLowEnd(all, best) ? stated.find(({ amount }) => amount === best.amount) : undefined;
  return confirmed ? { ok: true, price: confirmed } : { ok: false, reason: 'conflict' };
});

const MAX_NUMBERS = 20_000;

// Some themes state cents. Also beside a currency unknown here, the page then shows the number with two decimals only.
function isInCents(page: Page, amount: string): boolean {
  const { text } = page.text;
  const numbers = readNumbers(text).take(MAX_NUMBERS).toArray();
  return numbers.every((number) => number.amount !== amount) && numbers.some(({ amount: shown, start, end }) => (
    Number(shown) === Number(amount) / 100 && /[.,]\d\d$/.test(text.slice(start, end))
      && isInsideProduct(page, { start, end })
  ));
}

// In `1 299,- – 1 999,-`, which price is to be paid depends on the variant that is still to be chosen.
function isLowEnd(all: readonly ShownPrice[], price: ShownPrice): boolean {
  const next = all[all.indexOf(price) + 1]?.exclusions;
  return next !== undefined && next.has('range-end') && !next.has('struck');
}

const NOT_FOR_EVERYONE: ReadonlySet<PriceExclusion> = new Set(['member', 'instalment']);
const NOT_PAID: ReadonlySet<PriceExclusion> = new Set([
  ...NOT_FOR_EVERYONE, 'struck', 'former', 'before-tax', 'maybe-former',
]);

// The exclusions by which a stated price is not the one to pay. Themes also call the only price `Regular price`, so
// `maybe-former` counts only if the stated price is the higher one.
function exclusionsOfUnpaid(paid: string, stated: string): ReadonlySet<PriceExclusion> {
  if (paid === stated) return NOT_FOR_EVERYONE;
  return isHigher(paid, stated) ? NOT_PAID.difference(new Set(['maybe-former'])) : NOT_PAID;
}

const isHigher = (one: string, other: string): boolean => Number(one) > Number(other);
