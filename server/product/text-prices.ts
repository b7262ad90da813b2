import { anyOf } from '../lexicon/lexicon.ts';
import type { Span } from '../page/span.ts';
import { findCurrency, signAfter, signBefore } from './currency.ts';
import type { CurrencySign } from './currency.ts';
import { joinCents, readNumbers } from './amount.ts';

/** A price in running text. */
interface TextPrice extends Span {
  amount: string;
  /** The currency beside the number; null where only `,-` or `/stk` marks it as a price. */
  currency: CurrencySign | null;
}

const NO_DECIMALS = /^(?: (?=[,:][-–—]))?[.,:]\s?[-–—]+/;
// The sign replaces the decimal point: `49€99`.
const CENTS = /^€(\d{2})(?=\s*(?:$|[^\p{L}\p{N}\p{Sc}\s])| ?(?:TTC|HT)(?!\p{L}))/u;
const A_PIECE = /^\s?\/\s?(?:stk|st|pcs?|piece|each)\b/i;
/** How far after a number a mark that makes it a price is looked for. */
const MARK_REACH = 24;
const MAX_PRICES = 400;
// Many times as many as a long page has; prices behind them are not found.
const MAX_NUMBERS = 20_000;
const MAX_DIGITS = 16;

/** A budget of numbers to examine, prices or not: for one page, or for a line that is read by itself. */
export const numberBudget = () => ({ left: MAX_NUMBERS });

/** The prices of a line of visible text: numbers beside a currency, or written `1 299,-`. */
export function findTextPrices(line: string, budget = numberBudget()): TextPrice[] {
  const found: TextPrice[] = [];
  for (const number of readNumbers(line)) {
    if (found.length >= MAX_PRICES || budget.left <= 0) break;
    budget.left -= 1;
    const end = number.end + (NO_DECIMALS.exec(line.slice(number.end, number.end + MARK_REACH))?.[0].length ?? 0);
    const sign = signBefore(line, number.start);
    // In `64 € 43 €` the sign before the second number belongs to the first.
    const start = sign !== null && sign >= (found.at(-1)?.end ?? 0) ? sign : number.start;
    const signEnd = start < number.start ? null : signAfter(line, end);
    const isPrice = start < number.start || signEnd !== null || end > number.end
      || A_PIECE.test(line.slice(end, end + MARK_REACH));
    if (!isPrice) continue;
    const price = textPrice(line, { start, end: signEnd ?? end });
    const cents = price.amount.includes('.') ? null : CENTS.exec(line.slice(number.end, number.end + MARK_REACH));
    found.push(
      cents ? { ...price, amount: joinCents(price.amount, cents[1]!), end: number.end + cents[0].length } : price,
    );
  }
  return found.filter(({ amount }) => amount.length <= MAX_DIGITS && Number(amount) > 0);
}

function textPrice(line: string, span: Span): TextPrice {
  const text = line.slice(span.start, span.end);
  const sign = findCurrency(text);
  // `$1,299.00 CAD`: a code right after a shared sign tells the currency.
  const codeEnd = sign?.code === null ? signAfter(line, span.end) : null;
  const code = codeEnd === null ? null : findCurrency(line.slice(span.end, codeEnd));
  const currency = code?.code ? code : sign;
  const [number] = readNumbers(text, currency?.code ?? undefined);
  return { amount: number!.amount, ...span, currency };
}

const PERCENT = /^\s?%/;
const FREE = new RegExp(`^[^\\p{L}\\d]*(?:${anyOf('freeOfCharge')})[^\\p{L}\\d]*$`, 'iu');

/**
 * The amount of a text that is known to be a price: its first price, else its first number that is not a percentage,
 * else 0 if it says that the product is free; null for anything else.
 */
export function readAmount(text: string, currency?: string): string | null {
  const found = findTextPrices(text)[0]
    ?? readNumbers(text, currency).find(({ end }) => !PERCENT.test(text.slice(end)));
  return found?.amount ?? (FREE.test(text) ? '0' : null);
}
