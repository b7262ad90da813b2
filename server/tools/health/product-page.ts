import { facet } from '../../page/facet.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { besideProduct } from '../../product/beside.ts';
import { findStockPhrases, isBuyable } from '../../product/availability.ts';
import { readShown, statedPrices } from '../../product/decide-price.ts';
import type { Shown } from '../../product/decide-price.ts';
import { readProductFacts } from '../../product/facts.ts';
import type { StatedPrice } from '../../product/offers.ts';
import type { ProductMarkup } from '../../product/product.ts';
import type { PriceExclusion } from '../../product/price-exclusions.ts';
import type { ShownPrice } from '../../product/shown-prices.ts';
import { findPriceGate } from './price-gate.ts';
import type { Span } from '../../page/span.ts';

/** What the markup says of a page's own product: the product, other descriptions of it, its variants. */
export function productsOf(page: Page): ProductMarkup[] {
  const { main } = readProductFacts(page);
  if (!main) return [];
  const told = [main.product, ...main.twins];
  return [...told, ...told.flatMap(({ variants }) => variants)];
}

/** What a product page says of its price, in markup and to the eye. */
export interface PriceReading {
  stated: readonly StatedPrice[];
  shown: Shown;
  display: PriceDisplay;
}

/** How a page that was read without scripts shows the price of its product. */
export type PriceDisplay =
  | { is: 'shown' }
  /** Kept for those who log in; `at` in the visible text. */
  | { is: 'gated'; at: Span }
  /** In the markup alone: a script may yet show it. */
  | { is: 'stated' }
  /** Prices there are, but whose? Or a product that cannot be had, and need not have one. */
  | { is: 'unclear' }
  | { is: 'absent' };

/** Reads a product page's price. */
export const readPrices = facet((page: Page): PriceReading => {
  const shown = readShown(page);
  const stated = statedPrices(page);
  return { stated, shown, display: displayOf(page, stated, shown) };
});

const NOT_OF_THE_PRODUCT: ReadonlySet<PriceExclusion> = new Set(['repeated', 'elsewhere', 'delivery', 'saving']);

/** True for a price that is some price of this product: now, before, a unit, a month. */
export const isOwn = ({ exclusions }: ShownPrice): boolean => ![...exclusions].some((exclusion) => NOT_OF_THE_PRODUCT.has(exclusion));

function displayOf(page: Page, stated: readonly StatedPrice[], { all, best }: Shown): PriceDisplay {
  if (best) return { is: 'shown' };
  const gate = findPriceGate(page);
  if (gate) return { is: 'gated', at: gate };
  const amounts = new Set(stated.map(({ amount }) => amount));
  if (all.some((price) => isOwn(price) || amounts.has(price.amount)) || hasPriceElement(page)) return { is: 'shown' };
  if (stated.length > 0) return { is: 'stated' };
  return all.length > 0 || isUnavailable(page) ? { is: 'unclear' } : { is: 'absent' };
}

const PRICE_NAME = /(?:(?<![A-Za-z])(?:pris|price|preis)|Pris|Price|Preis|PRICE|PRIS)(?![a-z])/;
const NAMED_IN = ['class', 'id', 'itemprop', 'data-testid'];
const NEAR = 4;

/** A number in an element that calls itself a price: the currency may be a picture, or a style. */
function hasPriceElement(page: Page): boolean {
  const { text } = page;
  const isBeside = besideProduct(page);
  return text.runs.some(({ start, end, node }) => {
    const element = parentElement(node);
    return /\d/.test(text.text.slice(start, end)) && callsItselfPrice(element) && !isBeside(element);
  });
}

function callsItselfPrice(element: PageElement | null): boolean {
  for (let at = element, steps = 0; at && steps < NEAR; at = parentElement(at), steps += 1) {
    const own = at;
    if (NAMED_IN.some((name) => PRICE_NAME.test(attribute(own, name) ?? ''))) return true;
  }
  return false;
}

const isUnavailable = ({ text }: Page): boolean => text.lines.some(({ start, end }) =>
  findStockPhrases(text.folded.slice(start, end)).some(({ availability }) => !isBuyable(availability)));
