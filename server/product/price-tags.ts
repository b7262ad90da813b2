import { selfAndAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import type { PageElement, PageText } from '../page/nodes.ts';
import { comparable } from '../page/normalise.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import type { TextModel } from '../page/text.ts';
import { attribute, parentElement } from '../page/tree.ts';
import type { CurrencySign } from './currency.ts';
import { exclusionsByWords } from './price-exclusions.ts';
import type { PriceExclusion } from './price-exclusions.ts';
import { findTextPrices, numberBudget } from './text-prices.ts';
import { joinCents, readNumbers } from './amount.ts';
import type { Span } from '../page/span.ts';

/** A price in the visible text. */
export interface PriceTag extends Span {
  amount: string;
  currency: CurrencySign | null;
  /** Empty for a price that may be the product's own. */
  exclusions: ReadonlySet<PriceExclusion>;
  element: PageElement | null;
}

const MAX_SHOWN = 300;
const CONTEXT = 36;

/** The prices of the visible text, each with the exclusions that its own words give. */
export const priceTags = facet((page: Page): readonly PriceTag[] => findPriceTags(page));

/** The same, within a budget of numbers. */
export function findPriceTags(page: Page, budget = numberBudget()): PriceTag[] {
  const { text } = page;
  const found: PriceTag[] = [];
  const lines = text.lines.values().filter(({ start, end }) => /\p{Nd}/u.test(text.text.slice(start, end)));
  for (const piece of lines.flatMap((line) => splitAtElements(text, line))) {
    if (found.length >= MAX_SHOWN || budget.left <= 0) break;
    for (const price of findTextPrices(text.text.slice(piece.start, piece.end), budget)) {
      const span = { start: piece.start + price.start, end: piece.start + price.end };
      const { start, end, amount, isAmbiguous } = joinSmallCents(text, span, price.amount);
      const runs = runsIn(text, { start, end });
      const after = text.folded.slice(end, end + CONTEXT).replace(/\n[^]*/, '');
      const element = runs[0] ? parentElement(runs[0].node) : null;
      const before = `${wordsBefore(text, start, piece.start)}${labelOf(element)}`;
      const exclusions = exclusionsByWords({ before, after });
      // The text has raised digits as plain ones: `49⁹⁹` is not 4999.
      if (isAmbiguous || runs.some(({ node }) => hasRaisedDigits(node))) exclusions.add('adjacent-digits');
      if (runs.some((run) => run.struck)) exclusions.add('struck');
      found.push({ start, end, amount, currency: price.currency, exclusions, element });
    }
  }
  return found;
}

// `$200` and `2 bids` in separate elements are two numbers, even without a space between; and `169 kr` ends where
// the next element's word begins.
function splitAtElements(text: TextModel, line: Span): Span[] {
  const cuts = runsIn(text, line).map((run) => run.start).filter((at) => (
    isDigit(text.text[at - 1])
      ? /^(?:\d|(?:\p{Sc}|[A-Z]{3}|kr\.?) ?\d)/u.test(text.text.slice(at, at + 6))
      : /\p{L}{2}/u.test(text.text.slice(at - 1, at + 1))
  ));
  return [line.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? line.end }));
}

const LONGEST_WHOLE = 24;

// `229` before a raised `99` is 229.99, whichever of them has the sign; two adjacent digits that are not raised make
// the number doubtful.
function joinSmallCents(text: TextModel, span: Span, amount: string): Span & { amount: string; isAmbiguous: boolean } {
  const apart = { ...span, amount, isAmbiguous: false };
  if (isDigit(text.text[span.start]) && isDigit(text.text[span.start - 1])) {
    const whole = runsIn(text, { start: span.start - 1, end: span.start })[0]!;
    const from = Math.max(whole.start, span.start - LONGEST_WHOLE);
    const number = readNumbers(text.text.slice(from, span.start)).toArray().at(-1);
    const cents = smallDigitsAt(text, span.start);
    if (!number || !cents?.small || number.amount.includes('.')) return { ...apart, isAmbiguous: true };
    return { ...apart, start: from + number.start, amount: joinCents(number.amount, cents.digits) };
  }
  if (!isDigit(text.text[span.end - 1]) || !isDigit(text.text[span.end])) return apart;
  const cents = smallDigitsAt(text, span.end);
  if (cents === null) return apart;
  if (!cents.small || amount.includes('.')) return { ...apart, isAmbiguous: true };
  return { ...apart, end: cents.end, amount: joinCents(amount, cents.digits) };
}

// The element that begins here, if it is just two digits, and whether it is `sup` or `small`.
function smallDigitsAt(text: TextModel, at: number): { digits: string; small: boolean; end: number } | null {
  const { node, end } = runsIn(text, { start: at, end: at + 1 })[0]!;
  const digits = node.value.trim();
  if (!/^\d{2}$/.test(digits)) return null;
  const { tagName } = parentElement(node)!;
  return { digits, small: tagName === 'sup' || tagName === 'small', end };
}

function isDigit(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '0' && unit <= '9';
}

// One node may hold all the prices of a page.
const hasRaisedDigits = facet(({ value }: PageText): boolean => /\d[⁰¹²³⁴-⁹]/.test(value));

// What the style sheet shows before the price, as Magento does with `Excl. tax`.
function labelOf(element: PageElement | null): string {
  const label = [...selfAndAncestors(element).take(2)].map((at) => attribute(at, 'data-label')).find((each) => each);
  return label === undefined ? '' : ` ${comparable(label.slice(0, CONTEXT))} `;
}

// The line up to the price; where that is empty, the line above if it has no digit. Words of two elements may meet at
// `seam`, where the piece of the line begins that has the price.
function wordsBefore(text: TextModel, at: number, seam: number): string {
  const near = text.folded.slice(Math.max(0, at - CONTEXT), at);
  const lines = near.split('\n');
  const own = lines.at(-1)!;
  if (own === '' && lines.length > 2) {
    const above = lines.at(-2)!;
    if (!/\d/.test(above)) return `${above} `;
  }
  // `1 499 kr` and `Medlemspris` are two words, though nothing stands between them.
  const cut = Math.max(0, own.length - (at - seam));
  return `${own.slice(0, cut)} ${own.slice(cut)}`;
}
