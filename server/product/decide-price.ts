import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { readProductFacts } from './facts.ts';
import { amountOf, currencyOf, otherReading, readOffers } from './offers.ts';
import type { StatedPrice } from './offers.ts';
import { readShown } from './shown-prices.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import type { Shown } from './shown-prices.ts';

/** The price decided from markup and visible text, or why there is none. */
export type PriceDecision =
  | { ok: true; price: StatedPrice; shown: Shown }
  | { ok: false; reason: 'none' | 'conflict' | 'struck'; shown: Shown };

/** Every price the markup states for the product, in source order. */
export const statedPrices = facet((page: Page): readonly StatedPrice[] => {
  const facts = readProductFacts(page);
  const stated = facts.mainAndTwins.flatMap((product) => readOffers(page, product).prices);
  const meta = facts.meta.price;
  if (meta && (facts.main || facts.products.length === 0)) {
    const currency = currencyOf(facts.meta.currency);
    const amount = amountOf(meta, currency?.code);
    if (amount) {
      const otherwise = otherReading(meta, currency?.code);
      stated.push({ leaf: meta, amount, otherwise, currency, low: false, offer: null });
    }
  }
  return stated;
});

/** The distinct currency codes of the prices in the markup. */
export const namedCurrencies = facet((page: Page): ReadonlySet<string> =>
  new Set(statedPrices(page).flatMap(({ currency }) => currency?.code ?? [])));

/**
 * Decides which stated price is the product's. Sources that agree are accepted unless the visible text shows another
 * price, or shows theirs as a former one; when they conflict, the visible text decides, or the result is `conflict`.
 */
export const decidePrice = facet((page: Page): PriceDecision => {
  const shown = readShown(page);
  const allStated = statedPrices(page);
  const stated = allStated.flatMap((price) => resolveReading(price, shown));
  const first = stated[0];
  if (!first) return { ok: false, reason: allStated.length === 0 ? 'none' : 'conflict', shown };
  const amounts = new Set(stated.map(({ amount }) => amount));
  const isShown = shown.all.some(({ amount, exclusions }) =>
    amount === first.amount && !OTHER_PRODUCT.some((exclusion) => exclusions.has(exclusion)));
  if (amounts.size === 1 && !first.low && (isShown || shown.best === null)) {
    return isSuperseded(first.amount, shown) ? { ok: false, reason: 'struck', shown } : { ok: true, price: first, shown };
  }
  const confirmed = stated.find(({ amount }) => amount === shown.best?.amount);
  if (confirmed) return { ok: true, price: confirmed, shown };
  return { ok: false, reason: 'conflict', shown };
});

// An ambiguous price is read the way the page shows it; dropped when the page shows neither.
function resolveReading(price: StatedPrice, { all }: Shown): StatedPrice[] {
  if (price.otherwise === null) return [price];
  const isShown = (amount: string) => all.some((each) => each.amount === amount);
  if (isShown(price.amount)) return [price];
  return isShown(price.otherwise) ? [{ ...price, amount: price.otherwise }] : [];
}

const OTHER_PRODUCT: readonly PriceExclusion[] = ['repeated', 'elsewhere'];
const NOBODY_PAYS: readonly PriceExclusion[] = ['member', 'instalment'];
const NOT_PAYABLE: readonly PriceExclusion[] = ['struck', 'former', 'past', 'before-tax', 'member', 'instalment'];

// The page shows this one only to members or as one of several payments; or another payable price, and this as a former one.
function isSuperseded(amount: string, { all, best }: Shown): boolean {
  const mentions = all.filter((price) => price.amount === amount);
  const areAll = (some: readonly PriceExclusion[]): boolean => mentions.length > 0 && mentions.every(({ exclusions }) =>
    some.some((exclusion) => exclusions.has(exclusion)));
  return areAll(NOBODY_PAYS) || (areAll(NOT_PAYABLE) && best !== null && best.amount !== amount);
}
