import { anyOf } from '../../lexicon/lexicon.ts';
import { selfAndAncestors } from '../../page/ancestry.ts';
import { facet } from '../../page/facet.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import type { PageElement } from '../../page/nodes.ts';
import type { Page } from '../../page/page.ts';
import { isOutsideProduct } from '../../product/product-region.ts';
import { findStockPhrases, isBuyable } from '../../product/availability.ts';
import { signAfter, signBefore } from '../../product/currency.ts';
import { statedPrices } from '../../product/decide-price.ts';
import { readProductFacts } from '../../product/facts.ts';
import type { StatedPrice } from '../../product/offers.ts';
import type { ProductMarkup } from '../../product/product.ts';
import { LABEL_OF_NEXT } from '../../product/price-exclusions.ts';
import type { PriceExclusion } from '../../product/price-exclusions.ts';
import { readNumbers } from '../../product/amount.ts';
import { readShown } from '../../product/shown-prices.ts';
import type { Shown, ShownPrice } from '../../product/shown-prices.ts';
import { findPriceGate } from './price-gate.ts';
import type { Span } from '../../page/span.ts';

/** The markup of a page's main product: the product, its duplicates and their variants. */
export function productsOf(page: Page): ProductMarkup[] {
  const { mainAndDuplicates } = readProductFacts(page);
  return [...mainAndDuplicates, ...mainAndDuplicates.flatMap(({ variants }) => variants)];
}

/** How the HTML of a product page shows the product's price. */
type PriceDisplay =
  | { is: 'shown' }
  /** Requires logging in; `at` is in the visible text. */
  | { is: 'gated'; at: Span }
  /** Only in the markup: a script may still show it. */
  | { is: 'stated' }
  /** There are prices, but perhaps of other products; or the product is unavailable and needs no price. */
  | { is: 'unclear' }
  | { is: 'absent' };

/** A product page's price, in markup and visible text. */
export const readPrices = facet((page: Page) => {
  const shown = readShown(page);
  const stated = statedPrices(page);
  return { stated, shown, display: displayOf(page, stated, shown) };
});

const NOT_OF_THE_PRODUCT: ReadonlySet<PriceExclusion> = new Set(['outside-product', 'delivery', 'saving']);

/** True for a price of any kind of this product: current, former, per unit or per month. */
export const isOwn = ({ exclusions }: ShownPrice): boolean =>
  exclusions.isDisjointFrom(NOT_OF_THE_PRODUCT);

function displayOf(page: Page, stated: readonly StatedPrice[], { all, best }: Shown): PriceDisplay {
  if (best) return { is: 'shown' };
  const own = all.filter(isOwn);
  const gate = stated.length === 0 && own.length === 0 ? findPriceGate(page) : null;
  if (gate) return { is: 'gated', at: gate };
  const amounts = new Set(stated.map(({ amount }) => amount));
  // An instalment is only a part of the price; `hasPriceElement` recognises that of a subscription, which is its price.
  const isShown = own.some(({ exclusions }) => !exclusions.has('instalment'))
    || all.some(({ amount }) => amounts.has(amount));
  if (isShown || hasPriceElement(page)) return { is: 'shown' };
  if (stated.length > 0) return { is: 'stated' };
  return all.length > 0 || isUnavailable(page) || mayShowPrice(page) ? { is: 'unclear' } : { is: 'absent' };
}

const LABEL_BEFORE = new RegExp(`(?<!\\p{L})(?:${anyOf('priceWord')})\\s?:?\\s?$`, 'iu');
const LABEL_REACH = 16;

/** A number beside a currency or a price word, even across a line break: not enough to be sure of a price. */
function mayShowPrice({ text }: Page): boolean {
  const words = text.text.replaceAll(' \n', '\n');
  return readNumbers(words).some(({ start, end }) => signBefore(words, start) !== null || signAfter(words, end) !== null
    || LABEL_BEFORE.test(words.slice(Math.max(0, start - LABEL_REACH), start)));
}

const LABEL = new RegExp(`(?<!\\p{L})(?:${anyOf('priceWord', 'currentPrice')})(?!\\p{L})`, 'u');
const BESIDE_A_PRICE = new RegExp(
  `(?<!\\p{L})(?:${anyOf('priceWord', 'formerPrice', 'listPrice', 'withTax', 'taxIncluded', 'tax', 'ambiguousTax', 'currentPrice')})(?!\\p{L})`,
  'gu',
);

/** True if a word or an element names it the price, its clause says nothing else, and it is not one of a choice. */
export function isCalledPrice({ text }: Page, { all }: Shown, price: ShownPrice): boolean {
  const line = text.lines.find(({ start, end }) => start <= price.start && price.start < end);
  if (!line || isOfChoice(price.element)) return false;
  const before = all.filter(({ start, end }) => start >= line.start && end <= price.start);
  const starts = [line.start, ...before.map(({ end }) => end)];
  const withoutPrices = starts.map((start, at) => text.folded.slice(start, before[at]?.start ?? price.start)).join(' ');
  const wordsBefore = withoutPrices.split(/[.;!?|]/).at(-1)!;
  const [after = ''] = text.folded.slice(price.end, line.end).split(/[.,;!?|(\d]/);
  const clause = LABEL_OF_NEXT.test(after) ? wordsBefore : `${wordsBefore} ${after}`;
  if (/\p{L}/u.test(clause.replaceAll(BESIDE_A_PRICE, ''))) return false;
  return LABEL.test(wordsBefore) || isNamedPrice(price.element);
}

const isOfChoice = (element: PageElement | null) =>
  selfAndAncestors(element).some(({ tagName }) => tagName === 'label' || tagName === 'fieldset');

const PRICE_NAME = /(?:(?<![A-Za-z])(?:pris|price|preis)|Pris|Price|Preis|PRICE|PRIS)(?![a-z])/;
const NAMED_IN = ['class', 'id', 'itemprop', 'data-testid'];
const MAX_ANCESTORS = 4;

/** A number in an element named as a price: the currency may be an image or CSS. */
function hasPriceElement(page: Page): boolean {
  const { text } = page;
  const isOutside = isOutsideProduct(page);
  return text.runs.some(({ start, end, node }) => {
    const element = parentElement(node);
    return /\d/.test(text.text.slice(start, end)) && isNamedPrice(element) && !isOutside(element);
  });
}

const isNamedPrice = (element: PageElement | null) => selfAndAncestors(element).take(MAX_ANCESTORS).some(hasPriceName);

const hasPriceName = facet((element: PageElement) =>
  NAMED_IN.some((name) => PRICE_NAME.test(attribute(element, name) ?? '')));

const isUnavailable = ({ text }: Page) => text.lines.some(({ start, end }) =>
  findStockPhrases(text.folded.slice(start, end)).some(({ availability }) => !isBuyable(availability)));
