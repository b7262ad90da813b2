import type { Availability } from '../../contract/vocabulary.ts';
import { facet } from '../page/facet.ts';
import { resolveUrl } from '../page/page.ts';
import type { Page } from '../page/page.ts';
import { parametersOf } from '../page/parameters.ts';
import { isBuyable, isOrderable, availabilityIn } from './availability.ts';
import { hasThreeDecimals, isCurrencyCode } from './currency.ts';
import { codeIn } from './item.ts';
import type { Leaf } from './item.ts';
import { readDecimal } from './amount.ts';
import { exclusionsByWords } from './price-exclusions.ts';
import { findTextPrices, readAmount } from './text-prices.ts';
import { isAggregate } from './product.ts';
import type { OfferStatement, ProductStatement } from './product.ts';

/** A price stated in markup, with the currency of the same offer. */
export interface StatedPrice {
  leaf: Leaf;
  amount: string;
  currency: { leaf: Leaf; code: string } | null;
  /** The other reading of an ambiguous price such as `1.399` (1399 to people); null when unambiguous. */
  otherwise: string | null;
  /** True for the lower end of a range, which need not equal a price on the page. */
  low: boolean;
  /** Tax comes on top, by the markup. */
  beforeTax: boolean;
  /** What states it: an offer, or the page's meta tags. */
  offer: OfferStatement;
}

export interface StatedAvailability {
  leaf: Leaf;
  availability: Availability;
}

/** The prices that a statement's own offers give, those of buyable ones first. */
export function pricesOf(page: Page, product: ProductStatement): StatedPrice[] {
  const offers = ownOffers(page, product);
  const shared = offers.flatMap(({ currency }) => currencyOf(currency) ?? [])[0] ?? null;
  return offers.flatMap((offer) => priceOf(offer, currencyOf(offer.currency) ?? shared) ?? []);
}

/** The amounts that a product's own offers keep for members. */
export const memberAmountsOf = (page: Page, product: ProductStatement): string[] =>
  ownOffers(page, product).flatMap(({ memberPrices = [], currency }) => (
    memberPrices.flatMap((leaf) => amountOf(leaf, currencyOf(currency)?.code) ?? [])
  ));

/** The availability of a product's offers; of those at the amount, if any of them state one. */
export function availabilityOf(page: Page, product: ProductStatement, amount: string | undefined): StatedAvailability | null {
  const atAmount = pricesOf(page, product).filter((price) => price.amount === amount && price.offer.availability);
  const offers = atAmount.length > 0 ? atAmount.map(({ offer }) => offer) : ownOffers(page, product);
  return mostAvailable(offers.flatMap(({ availability: leaf }) => {
    const availability = leaf && availabilityIn(leaf);
    return leaf && availability ? [{ leaf, availability }] : [];
  }));
}

// Many offers may refer to one value.
const decimalIn = facet(({ text }: Leaf): string | null => readDecimal(text));

/** A product's offers, or its variants' where it has none: those at the page's exact URL with a query, else all; buyable first. */
export function ownOffers(page: Page, product: ProductStatement): OfferStatement[] {
  const all = product.offers.length > 0 ? product.offers : product.variants.flatMap(({ offers }) => offers);
  const addresses = new Set(page.url.search === '' ? [] : all.flatMap(({ url }) => url?.text ?? []));
  const here = new Set(addresses.values().filter((address) => isAt(page.url, resolveUrl(address, page.base))));
  const selected = all.filter(({ url }) => url !== undefined && here.has(url.text));
  return (selected.length > 0 ? selected : all).toSorted((a, b) => rank(a) - rank(b));
}

/** The page's address may say more than the variant's: `?variant=12&utm_source=post`. */
const isAt = (own: URL, url: URL | null): boolean => url !== null && url.search !== '' && url.host === own.host
  && url.pathname === own.pathname && (url.search === own.search ? hasOwnParameters(own) : hasParameters(own, url));

const hasParameters = (own: URL, url: URL): boolean =>
  parametersOf(url).every(([name, value]) => firstParameters(own).get(name) === value);

// `#` leads every offer to the page's own address.
const hasOwnParameters = facet((own: URL): boolean => hasParameters(own, own));

/** The first value of each parameter. */
const firstParameters = facet((url: URL): ReadonlyMap<string, string> => new Map(parametersOf(url).toReversed()));

const rank = facet((offer: OfferStatement): number => {
  const stated = offer.availability && availabilityIn(offer.availability);
  return (stated && !isBuyable(stated) ? 2 : 0) + (isAggregate(offer) ? 1 : 0);
});

function priceOf(offer: OfferStatement, currency: StatedPrice['currency']): StatedPrice | null {
  const leaf = offer.price ?? offer.lowPrice;
  const amount = leaf && amountOf(leaf, currency?.code);
  if (!leaf || !amount) return null;
  const low = !offer.price && offer.highPrice !== undefined && amountOf(offer.highPrice, currency?.code) !== amount;
  return { leaf, amount, otherwise: otherReading(leaf, currency?.code), currency, low, beforeTax: offer.beforeTax ?? false, offer };
}

/** A price such as `1.399` read with its point as a thousands separator; null for any other price. */
function otherReading(leaf: Leaf, currency: string | undefined): string | null {
  const text = leaf.text.trim();
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text) && !hasThreeDecimals(currency ?? '') ? text.replace('.', '') : null;
}

/** The amount of a price leaf, machine-written or as people write it; null for none and for 0. */
function amountOf(leaf: Leaf, currency: string | undefined): string | null {
  const amount = decimalIn(leaf) ?? (leaf.text.length > LONGEST_PRICE ? null : amountInWords(leaf.text.trim(), currency));
  return amount === null || amount.length > 16 || Number(amount) <= 0 ? null : amount;
}

// The value may contain words that say what a number is: `Før 999,- Nå 799,-`, `99 kr/mnd`.
function amountInWords(text: string, currency: string | undefined): string | null {
  const folded = text.toLowerCase();
  const prices = findTextPrices(text);
  const own = prices.find(({ start, end }) => exclusionsByWords({
    before: folded.slice(Math.max(0, start - WORDS), start), after: folded.slice(end, end + WORDS),
  }).size === 0);
  if (prices.length > 0) return own?.amount ?? null;
  return NEGATIVE.test(text) ? null : readAmount(text, currency);
}

// `-1` is what shops write for no price.
const NEGATIVE = /^[-–−]\s?[\d.,]+$/;

const WORDS = 36;
const LONGEST_PRICE = 500;

/** The ISO code a currency leaf states; null when it states none. */
function currencyOf(leaf: Leaf | undefined): { leaf: Leaf; code: string } | null {
  const code = leaf && codeIn(leaf);
  return leaf && code && isCurrencyCode(code) ? { leaf, code } : null;
}

/** One buyable offer makes the product available: a sold-out size does not make it sold out. */
export function mostAvailable(stated: readonly StatedAvailability[]): StatedAvailability | null {
  const inStock = stated.find(({ availability }) => availability === 'InStock');
  return inStock ?? stated.find(({ availability }) => isOrderable(availability))
    ?? stated.find(({ availability }) => isBuyable(availability)) ?? stated[0] ?? null;
}
