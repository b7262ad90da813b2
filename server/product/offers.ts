import type { Availability } from '../../contract/vocabulary.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import { parametersOf } from '../page/parameters.ts';
import { isBuyable, isOrderable, availabilityIn } from './availability.ts';
import { hasThreeDecimals, isCurrencyCode } from './currency.ts';
import { codeIn, leavesOf } from './item.ts';
import type { Leaf } from './item.ts';
import { readDecimal } from './amount.ts';
import { exclusionsByWords } from './price-exclusions.ts';
import { findTextPrices, readAmount } from './text-prices.ts';
import { isAggregate } from './product.ts';
import type { OfferStatement, ProductStatement } from './product.ts';

/** A price stated in markup, with the currency of its offer or, where that has none, of the product's other offers. */
export interface StatedPrice {
  leaf: Leaf;
  amount: string;
  currency: { leaf: Leaf; code: string } | null;
  /** The other reading of an ambiguous price: `1.399` may mean 1399. Null when unambiguous. */
  otherwise: string | null;
  /** True for the lower end of a range, which need not equal a price on the page. */
  low: boolean;
  /** The offer or the meta tags that state the price. */
  offer: OfferStatement;
}

/** An availability stated in markup. */
export interface StatedAvailability {
  leaf: Leaf;
  availability: Availability;
}

/** The prices that a product's own offers state, those of buyable offers first. */
export const pricesOf = (page: Page, product: ProductStatement): StatedPrice[] =>
  offersWithCurrency(page, product).flatMap(({ offer, currency }) => {
    const own = offer.item ? leavesOf(offer.item, 'price').slice(0, MAX_PRICES) : [];
    return (own.length > 0 ? own : [offer.price ?? offer.lowPrice ?? []].flat()).flatMap((leaf) => {
      const amount = amountOf(leaf, currency?.code);
      if (amount === null) return [];
      const low = !offer.price && offer.highPrice !== undefined && amountOf(offer.highPrice, currency?.code) !== amount;
      return { leaf, amount, otherwise: otherReading(leaf, currency?.code), currency, low, offer };
    });
  });

/** The amounts that only members pay, by a product's own offers. */
export const memberAmountsOf = (page: Page, product: ProductStatement): string[] =>
  offersWithCurrency(page, product).flatMap(({ offer: { memberPrices = [] }, currency }) =>
    memberPrices.flatMap((leaf) => amountOf(leaf, currency?.code) ?? []));

/** A product's own offers, each with its currency or, where it states none, that of the product's other offers. */
function offersWithCurrency(page: Page, product: ProductStatement) {
  const offers = ownOffers(page, product).map((offer) => ({ offer, currency: currencyOf(offer.currency) }));
  const shared = offers.find(({ currency }) => currency !== null)?.currency ?? null;
  return offers.map(({ offer, currency }) => ({ offer, currency: currency ?? shared }));
}

/** The best availability that a product's own offers state; only those at `amount` count if any of them states one. */
export function availabilityOf(
  page: Page,
  product: ProductStatement,
  amount: string | undefined,
): StatedAvailability | null {
  const atAmount = pricesOf(page, product).filter((price) => price.amount === amount && price.offer.availability);
  const offers = atAmount.length > 0 ? atAmount.map(({ offer }) => offer) : ownOffers(page, product);
  return mostAvailable(offers.flatMap(({ availability: leaf }) => {
    const availability = leaf && availabilityIn(leaf);
    return leaf && availability ? [{ leaf, availability }] : [];
  }));
}

// Cached: many offers may refer to the same value.
const decimalIn = facet(({ text }: Leaf): string | null => readDecimal(text));

/**
 * A product's offers, or those of its variants if it has none, buyable ones first. Where some have the address of this
 * page, only those count.
 */
export function ownOffers(page: Page, product: ProductStatement): OfferStatement[] {
  const all = product.offers.length > 0 ? product.offers : product.variants.flatMap(({ offers }) => offers);
  const here = all.filter(({ url }) => (url ? isAddressOf(page)(url.text) : page.url.search === ''));
  return (here.length > 0 ? here : all).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Whether an address is the page's, whose query may have more parameters: `?variant=12&utm_source=post`. A page without
 * a query is that of all addresses which only add one.
 */
const isAddressOf = facet(({ url: own, base }: Page): (address: string) => boolean => {
  const parameters = new Map(parametersOf(own).toReversed());
  const isOwnDocument = remembered((address) => {
    const url = resolveUrl(address, base);
    if (url?.host !== own.host || url.pathname !== own.pathname) return false;
    return own.search === ''
      || (url.search !== '' && parametersOf(url).every(([name, value]) => parameters.get(name) === value));
  });
  return remembered((address) => isOwnDocument(address.split('#', 1)[0]!));
});

// The offers of many variants may have one long address, apart from its fragment; it is then read once.
function remembered(read: (address: string) => boolean): (address: string) => boolean {
  const answers = new Map<string, boolean>();
  return (address) => {
    const answer = answers.get(address) ?? read(address);
    answers.set(address, answer);
    return answer;
  };
}

/** The order in which offers count: buyable before sold out, then single ones before price ranges. */
const rank = facet((offer: OfferStatement): number => {
  const stated = offer.availability && availabilityIn(offer.availability);
  return (stated && !isBuyable(stated) ? 2 : 0) + (isAggregate(offer) ? 1 : 0);
});

// More than any real offer states; thousands of variants may share one offer.
const MAX_PRICES = 10;

/** A price such as `1.399` read with its point as a thousands separator; null for any other price. */
function otherReading(leaf: Leaf, currency: string | undefined): string | null {
  const text = leaf.text.trim();
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) && !hasThreeDecimals(currency ?? '') ? text.replace('.', '') : null;
}

/** The amount of a price value, machine-written or as people write it; null if it has none, and for 0. */
function amountOf(leaf: Leaf, currency: string | undefined): string | null {
  const amount = decimalIn(leaf) ?? (
    leaf.text.length > MAX_PRICE_CHARS ? null : amountInWords(leaf.text.trim(), currency)
  );
  return amount === null || amount.length > 16 || Number(amount) <= 0 ? null : amount;
}

// A value may have words that say what its numbers are: `Før 999,- Nå 799,-`, `99 kr/mnd`.
function amountInWords(text: string, currency: string | undefined): string | null {
  const folded = text.toLowerCase();
  const prices = findTextPrices(text);
  const current = prices.find(({ start, end }) => exclusionsByWords({
    before: folded.slice(Math.max(0, start - CONTEXT_CHARS), start), after: folded.slice(end, end + CONTEXT_CHARS),
  }).size === 0);
  if (prices.length > 0) return current?.amount ?? null;
  return NEGATIVE.test(text) ? null : readAmount(text, currency);
}

// Some shops write `-1` for no price.
const NEGATIVE = /^[-–−]\s?[\d.,]+$/;

const CONTEXT_CHARS = 36;
const MAX_PRICE_CHARS = 500;

/** The ISO code that a currency value states; null if it states none. */
function currencyOf(leaf: Leaf | undefined): { leaf: Leaf; code: string } | null {
  const code = leaf && codeIn(leaf);
  return leaf && code && isCurrencyCode(code) ? { leaf, code } : null;
}

/** The best of the stated availabilities: a sold-out size does not make the whole product sold out. */
export function mostAvailable(stated: readonly StatedAvailability[]): StatedAvailability | null {
  const inStock = stated.find(({ availability }) => availability === 'InStock');
  return inStock ?? stated.find(({ availability }) => isOrderable(availability))
    ?? stated.find(({ availability }) => isBuyable(availability)) ?? stated[0] ?? null;
}
