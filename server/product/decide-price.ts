import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { readProductFacts } from './facts.ts';
import { memberAmountsOf, pricesOf } from './offers.ts';
import type { StatedPrice } from './offers.ts';
import { readShown, standsAlone } from './shown-prices.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import type { ShownPrice } from './shown-prices.ts';

/** The price decided from markup and visible text, or why there is none. */
export type PriceDecision =
  | { ok: true; price: StatedPrice }
  | { ok: false; reason: 'none' | 'conflict' | 'struck' };

/** Every price the markup states for the product, in source order; not those for members. */
export const statedPrices = facet((page: Page): readonly StatedPrice[] => {
  const { statements } = readProductFacts(page);
  const forMembers = new Set(statements.flatMap((product) => memberAmountsOf(page, product)));
  return statements.flatMap((product) => pricesOf(page, product)).filter(({ amount }) => !forMembers.has(amount));
});

/**
 * Decides which stated price is the product's. Sources that agree are accepted unless the visible text shows another
 * price, or shows theirs as a former one; when they conflict, the visible text decides, or the result is `conflict`.
 */
export const decidePrice = facet((page: Page): PriceDecision => {
  const { all, best } = readShown(page);
  const allStated = statedPrices(page);
  // An ambiguous price is read the way the page shows it; dropped when the page shows neither.
  const stated = allStated.flatMap((price) => {
    const amount = price.otherwise === null ? price.amount
      : [price.amount, price.otherwise].find((each) => all.some((mention) => mention.amount === each));
    return amount === undefined ? [] : [{ ...price, amount }];
  });
  const [first] = stated;
  if (!first) return { ok: false, reason: allStated.length === 0 ? 'none' : 'conflict' };
  const mentions = all.filter(({ amount }) => amount === first.amount);
  const isShown = mentions.some(({ exclusions }) => !exclusions.has('elsewhere'));
  if (stated.every(({ amount }) => amount === first.amount) && !first.low && (isShown || best === null)) {
    // A price within a sentence may be that of anything: it does not make another a former one.
    const tag = best !== null && standsAlone(page.text, best) ? best : null;
    const notPaid = [...NOBODY_PAYS, ...(tag === null ? [] : whyAnother(first.amount, tag.amount))];
    // Some shops say of prices with tax that they are without.
    if (first.beforeTax && tag !== null && tag.amount !== first.amount) return { ok: false, reason: 'conflict' };
    const isSuperseded = mentions.length > 0 && mentions.every((mention) => isAny(mention, notPaid));
    return isSuperseded ? { ok: false, reason: 'struck' } : { ok: true, price: first };
  }
  const confirmed = best && !isLowEnd(all, best) ? stated.find(({ amount }) => amount === best.amount) : undefined;
  return confirmed ? { ok: true, price: confirmed } : { ok: false, reason: 'conflict' };
});

const WITHIN_A_RANGE = 16;

// `1 299,- – 1 999,-`: which of the variants' prices is meant is still to be chosen.
function isLowEnd(all: readonly ShownPrice[], price: ShownPrice): boolean {
  const next = all[all.indexOf(price) + 1];
  return next !== undefined && next.exclusions.has('range-end')
    && next.start - price.end < WITHIN_A_RANGE && Number(next.amount) > Number(price.amount);
}

const NOBODY_PAYS: readonly PriceExclusion[] = ['member', 'instalment'];

// What is paid is less than a former price, and more than one before tax.
function whyAnother(stated: string, paid: string): readonly PriceExclusion[] {
  if (stated === paid) return [];
  return Number(paid) < Number(stated) ? ['struck', 'former', 'past'] : ['before-tax'];
}

const isAny = ({ exclusions }: ShownPrice, reasons: readonly PriceExclusion[]): boolean =>
  reasons.some((reason) => exclusions.has(reason));
