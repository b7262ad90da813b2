import { contradicts, findCurrency, resolveSign } from '../../../product/currency.ts';
import type { CurrencySign } from '../../../product/currency.ts';
import { namedCurrencies, statedPrices } from '../../../product/decide-price.ts';
import type { Leaf } from '../../../product/item.ts';
import { currencyOf } from '../../../product/offers.ts';
import type { StatedPrice } from '../../../product/offers.ts';
import type { ShownPrice } from '../../../product/shown-prices.ts';
import { GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Outcomes, Subject } from '../field.ts';
import type { Proposal } from '../segments.ts';

/** The price in markup, if nothing on the page contradicts it. */
export function priceFromMarkup({ page, price }: Subject): Outcome {
  if (!price.ok) return price.reason === 'none' ? NO_EVIDENCE : GATE_FAILED;
  return proven(page, { kind: 'price', amount: price.price.amount }, price.price.leaf.origin);
}

/** The currency of the price's offer: an ISO code, or an unambiguous sign. */
export function currencyFromMarkup(subject: Subject): Outcome {
  const { page, price } = subject;
  const stated = price.ok ? [price.price] : statedPrices(page);
  const codes = stated.flatMap((each) => codeOf(subject, each) ?? []);
  const [first] = codes;
  if (!first) return NO_EVIDENCE;
  if (codes.some(({ code }) => code !== first.code) || isShownInAnother(subject, first.code)) return GATE_FAILED;
  return proven(page, { kind: 'currency', code: first.code }, first.leaf.origin);
}

// Compares the signs beside this amount or, if the page does not show it, beside any price.
function isShownInAnother({ price }: Subject, code: string): boolean {
  if (!price.ok) return false;
  const { amount } = price.price;
  const own = price.shown.all.filter((each) => each.amount === amount);
  const signs = (own.length > 0 ? own : price.shown.all).flatMap((each) => each.currency ?? []);
  return signs.length > 0 && signs.every((sign) => contradicts(sign, code));
}

function codeOf(subject: Subject, { currency, leaf, offer }: StatedPrice): { leaf: Leaf; code: string } | null {
  if (currency) return currency;
  // The offer gives its currency as a sign, in its own property or beside the number.
  const slots = [offer ? offer.currency : subject.facts.meta.currency, leaf];
  for (const slot of slots) {
    const sign = slot && findCurrency(slot.text);
    const code = sign && codeOfSign(subject, sign);
    if (slot && code) return currencyOf(slot) ?? { leaf: slot, code };
  }
  return null;
}

/** The ISO code of a sign on this page; null if ambiguous. */
export function codeOfSign({ page, facts }: Subject, sign: CurrencySign): string | null {
  if (sign.kind === 'code') return sign.code;
  return resolveSign(sign.sign, { lang: facts.lang, hostname: page.url.hostname, countries: facts.countries }, namedCurrencies(page));
}

/** A price the model quotes, if it is the one the page shows as the product's own. */
export function priceFromProposal({ page, price }: Subject, { span }: Proposal): Outcome {
  if (!price.ok && price.reason === 'conflict') return GATE_FAILED;
  const quoted = price.shown.all.filter((each) => each.start < span.end && each.end > span.start);
  const own = quoted.find((each) => isOwnPrice(each, price.shown.best));
  if (!own) return GATE_FAILED;
  return proven(page, { kind: 'price', amount: own.amount }, { kind: 'text', span: own });
}

function isOwnPrice(shown: ShownPrice, best: ShownPrice | null): boolean {
  return best !== null && shown.amount === best.amount && (shown === best || shown.exclusions.size === 0);
}

/** A currency the model quotes, if its sign is beside the product's verified or displayed price. */
export function currencyFromProposal(subject: Subject, { text }: Proposal, known: Outcomes): Outcome {
  const { page, price } = subject;
  const amount = known.price.ok && known.price.value.kind === 'price' ? known.price.value.amount
    : price.shown.best?.amount;
  const beside = price.shown.all.find((each) => (
    each.amount === amount && each.currency !== null && (each === price.shown.best || each.exclusions.size === 0)
  ));
  const quoted = findCurrency(text);
  const code = beside?.currency ? codeOfSign(subject, beside.currency) : null;
  if (!beside || code === null || !quoted || codeOfSign(subject, quoted) !== code) return GATE_FAILED;
  return proven(page, { kind: 'currency', code }, { kind: 'text', span: beside });
}
