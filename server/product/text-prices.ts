import type { Span } from '../page/span.ts';
import { findCurrency, signAfter, signBefore } from './currency.ts';
import type { CurrencySign } from './currency.ts';
import { centsBehindSign, joinCents, readNumbers } from './amount.ts';

/** A price in running text. */
export interface TextPrice extends Span {
  amount: string;
  /** The currency beside the number; null where only `,-` or `/stk` marks it as a price. */
  currency: CurrencySign | null;
}

const NO_DECIMALS = /^(?: (?=[,:][-–—]))?[.,:]\s?[-–—]+/;
const A_PIECE = /^\s?\/\s?(?:stk|st|pcs?|piece|each)\b/i;
/** How far after a number a mark that makes it a price is looked for. */
const NEAR = 24;
const MAX_PRICES = 400;
// Many times what a long page has; a price after that many numbers is not found.
const MAX_NUMBERS = 20_000;
const MAX_DIGITS = 16;

/** How many more numbers may be examined, whether they are prices or not. */
export interface NumberBudget {
  left: number;
}

/** The budget of a page, or of a line by itself. */
export function numberBudget(): NumberBudget {
  return { left: MAX_NUMBERS };
}

/** The prices of a line of visible text: numbers beside a currency, or written `1 299,-`. */
export function findTextPrices(line: string, budget: NumberBudget = numberBudget()): TextPrice[] {
  const found: TextPrice[] = [];
  for (const number of readNumbers(line)) {
    if (found.length >= MAX_PRICES || budget.left <= 0) break;
    budget.left -= 1;
    const end = number.end + (NO_DECIMALS.exec(line.slice(number.end, number.end + NEAR))?.[0].length ?? 0);
    const sign = signBefore(line, number.start);
    // In `64 € 43 €` the sign before the second number belongs to the first.
    const start = sign !== null && sign >= (found.at(-1)?.end ?? 0) ? sign : number.start;
    const signEnd = start < number.start ? null : signAfter(line, end);
    const isPrice = start < number.start || signEnd !== null || end > number.end || A_PIECE.test(line.slice(end, end + NEAR));
    if (!isPrice) continue;
    const price = textPrice(line, { start, end: signEnd ?? end });
    const cents = signEnd === null || price.amount.includes('.') ? null : centsBehindSign(line, number.end);
    found.push(cents === null ? price : { ...price, amount: joinCents(price.amount, cents.digits), end: cents.end });
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
