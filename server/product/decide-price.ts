import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { readProductFacts } from './facts.ts';
import { amountOf, currencyOf, otherReading, readOffers } from './offers.ts';
import type { StatedPrice } from './offers.ts';
import { readShownPrices, shownPrice } from './shown-prices.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import type { ShownPrice } from './shown-prices.ts';

/** The prices the visible text shows, and the one that stands out as the product's own. */
export interface Shown {
  all: readonly ShownPrice[];
  best: ShownPrice | null;
}

/** What markup and text together say of the price. */
export type PriceDecision =
  | { ok: true; price: StatedPrice; shown: Shown }
  | { ok: false; reason: 'none' | 'conflict' | 'struck'; shown: Shown };

/** Reads the visible prices around the product's name. */
export const readShown = facet((page: Page): Shown => {
  const all = readShownPrices(page);
  return { all, best: shownPrice(all) };
});

/** Every price the page's markup states for its product, in the order of the sources. */
export const statedPrices = facet((page: Page): readonly StatedPrice[] => {
  const facts = readProductFacts(page);
  const products = facts.main ? [facts.main.product, ...facts.main.twins] : [];
  const stated = products.flatMap((product) => readOffers(page, product).prices);
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

/** The codes the page's markup names beside its prices, each once. */
export const namedCurrencies = facet((page: Page): ReadonlySet<string> =>
  new Set(statedPrices(page).flatMap(({ currency }) => currency?.code ?? [])));

/**
 * Decides which stated price is the product's. Sources that agree are believed unless the text shows another price as
 * the product's, or theirs as that of before; where they differ the text decides, and if it does not, nobody does.
 */
export const decidePrice = facet((page: Page): PriceDecision => {
  const shown = readShown(page);
  const written = statedPrices(page);
  const stated = written.flatMap((price) => settleReading(price, shown));
  const first = stated[0];
  if (!first) return { ok: false, reason: written.length === 0 ? 'none' : 'conflict', shown };
  const amounts = new Set(stated.map(({ amount }) => amount));
  const isShown = shown.all.some(({ amount, exclusions }) => amount === first.amount && !OF_OTHERS.some((each) => exclusions.has(each)));
  if (amounts.size === 1 && !first.low && (isShown || shown.best === null)) {
    return isSuperseded(first.amount, shown) ? { ok: false, reason: 'struck', shown } : { ok: true, price: first, shown };
  }
  const seen = stated.find(({ amount }) => amount === shown.best?.amount);
  if (seen) return { ok: true, price: seen, shown };
  return { ok: false, reason: 'conflict', shown };
});

// Of a price that can be read in two ways the one the page shows; none where it shows neither.
function settleReading(price: StatedPrice, { all }: Shown): StatedPrice[] {
  if (price.otherwise === null) return [price];
  const isShown = (amount: string) => all.some((each) => each.amount === amount);
  if (isShown(price.amount)) return [price];
  return isShown(price.otherwise) ? [{ ...price, amount: price.otherwise }] : [];
}

const OF_OTHERS: readonly PriceExclusion[] = ['repeated', 'elsewhere'];
const NOT_TO_PAY: readonly PriceExclusion[] = ['struck', 'former', 'past', 'before-tax', 'member', 'instalment'];

// The page shows another price to pay, and this one only as that of before, without tax or for members.
function isSuperseded(amount: string, { all, best }: Shown): boolean {
  const own = all.filter((price) => price.amount === amount);
  const aside = own.length > 0 && own.every(({ exclusions }) => NOT_TO_PAY.some((exclusion) => exclusions.has(exclusion)));
  return aside && best !== null && best.amount !== amount;
}
