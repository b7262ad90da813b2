import { facet } from '../../../page/facet.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import { contradicts, findCurrency, resolveSign } from '../../../product/currency.ts';
import type { CurrencySign } from '../../../product/currency.ts';
import { decidePrice, statedPrices } from '../../../product/decide-price.ts';
import { readProductFacts } from '../../../product/facts.ts';
import type { Leaf } from '../../../product/item.ts';
import type { StatedPrice } from '../../../product/offers.ts';
import { readShown } from '../../../product/shown-prices.ts';
import type { ShownPrice } from '../../../product/shown-prices.ts';
import type { FieldReader } from '../field.ts';

/** The price, if nothing on the page contradicts it. */
export const price: FieldReader = {
  fromMarkup(page) {
    const decision = decidePrice(page);
    if (!decision.ok) return decision.reason === 'none' ? [] : [null];
    return [{ value: { kind: 'price', amount: decision.price.amount }, at: decision.price.leaf.origin }];
  },
  // The quote must touch a price that the page shows as the product's own.
  fromProposal(page, { span }) {
    const decision = decidePrice(page);
    if (!decision.ok && decision.reason === 'conflict') return null;
    const { all, best } = readShown(page);
    const own = all.find((each) =>
      each.start < span.end && each.end > span.start && isOwnPrice(each, best, best?.amount));
    return own ? { value: { kind: 'price', amount: own.amount }, at: own } : null;
  },
};

const isOwnPrice = (shown: ShownPrice, best: ShownPrice | null, amount: string | undefined): boolean =>
  shown.amount === amount && (shown === best || shown.exclusions.size === 0);

/** The currency of the price: an ISO code, or an unambiguous sign. */
export const currency: FieldReader = {
  fromMarkup(page) {
    const decision = decidePrice(page);
    const stated = decision.ok ? [decision.price] : statedPrices(page);
    const codes = stated.flatMap((each) => codeOf(page, each) ?? []);
    const [first] = codes;
    if (!first) return [];
    if (codes.some(({ code }) => code !== first.code) || isShownInAnother(page, first.code)) return [null];
    return [{ value: { kind: 'currency', code: first.code }, at: first.leaf.origin }];
  },
  // The quote must name the currency shown beside the product's price: the verified one, else the one displayed.
  fromProposal(page, { text }, known) {
    const { all, best } = readShown(page);
    const amount = known.price.ok && known.price.value.kind === 'price' ? known.price.value.amount : best?.amount;
    const beside = all.find((each) => each.currency !== null && isOwnPrice(each, best, amount));
    const quoted = findCurrency(text);
    const code = beside?.currency ? codeOfSign(page, beside.currency) : null;
    if (!beside || code === null || !quoted || codeOfSign(page, quoted) !== code) return null;
    return { value: { kind: 'currency', code }, at: beside };
  },
};

// Compares the signs beside the price or, if the page does not show that price, beside all prices.
function isShownInAnother(page: Page, code: string): boolean {
  const decision = decidePrice(page);
  const { all } = readShown(page);
  const own = decision.ok ? all.filter(({ amount }) => amount === decision.price.amount) : [];
  const signs = (own.length > 0 ? own : all).flatMap((each) => each.currency ?? []);
  return signs.length > 0 && signs.every((sign) => contradicts(sign, code));
}

function codeOf(page: Page, { currency: stated, leaf, offer }: StatedPrice): { leaf: Leaf; code: string } | null {
  if (stated) return stated;
  // The offer may give its currency as a sign, in the property for it or beside the amount.
  for (const holder of [offer.currency, leaf]) {
    const sign = holder && findCurrency(holder.text);
    const code = sign && codeOfSign(page, sign);
    if (holder && code) return { leaf: holder, code };
  }
  return null;
}

/** The currency codes of the prices in markup. */
const namedCurrencies = facet((page: Page): ReadonlySet<string> =>
  new Set(statedPrices(page).flatMap(({ currency: stated }) => stated?.code ?? [])));

/** The ISO code that a currency sign means on this page; null if it is ambiguous. */
export function codeOfSign(page: Page, sign: CurrencySign): string | null {
  const hints = {
    lang: readMetadata(page).lang,
    hostname: page.url.hostname,
    countries: readProductFacts(page).countries,
  };
  return sign.code ?? resolveSign(sign.sign, hints, namedCurrencies(page));
}
