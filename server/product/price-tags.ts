import { selfAndAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import type { PageElement, PageText } from '../page/nodes.ts';
import { comparable } from '../page/normalise.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import type { TextModel } from '../page/text.ts';
import { attribute, parentElement } from '../page/tree.ts';
import type { CurrencySign } from './currency.ts';
import { exclusionsByWords, GOES_ON } from './price-exclusions.ts';
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

const MAX_TAGS = 300;
const CONTEXT_CHARS = 36;
/** Where a sentence goes on from the one before: `Free delivery on all orders over 799 kr. Otherwise from 59 kr`. */
const LONGER_CONTEXT_CHARS = 64;

/** The prices of the visible text, each with the exclusions that its own words give. */
export const priceTags = facet((page: Page): readonly PriceTag[] => findPriceTags(page));

/** The same, but examines no more numbers than `budget` has left, and subtracts them from it. */
export function findPriceTags(page: Page, budget = numberBudget()): PriceTag[] {
  const { text } = page;
  const found: PriceTag[] = [];
  const lines = text.lines.values().filter(({ start, end }) => /\p{Nd}/u.test(text.text.slice(start, end)));
  for (const piece of lines.flatMap((line) => splitAtElements(text, line))) {
    if (found.length >= MAX_TAGS || budget.left <= 0) break;
    for (const price of findTextPrices(text.text.slice(piece.start, piece.end), budget)) {
      const span = { start: piece.start + price.start, end: piece.start + price.end };
      const { start, end, amount, isAmbiguous } = joinSmallCents(text, span, price.amount);
      const runs = runsIn(text, { start, end });
      const after = text.folded.slice(end, end + CONTEXT_CHARS).replace(/\n[^]*/, '');
      const element = runs[0] ? parentElement(runs[0].node) : null;
      const before = `${wordsBefore(text, start, piece.start)}${labelOf(element)}`;
      const exclusions = exclusionsByWords({ before, after });
      // The normalised text has plain digits instead of raised ones: `49⁹⁹` is not 4999.
      if (isAmbiguous || runs.some(({ node }) => hasRaisedDigits(node))) exclusions.add('adjacent-digits');
      if (runs.some((run) => run.struck)) exclusions.add('struck');
      found.push({ start, end, amount, currency: price.currency, exclusions, element });
    }
  }
  return found;
}

const NUMBER_START = /^(?:\d|(?:\p{Sc}|[A-Z]{3}|kr\.?) ?\d)/u;
const BOTH_LETTERS = /\p{L}{2}/u;

// Elements may follow each other without a space: `$200` and `2 bids` are two numbers, and `169 kr` ends where the
// word of the next element begins.
function splitAtElements(text: TextModel, line: Span): Span[] {
  const cuts = runsIn(text, line).map((run) => run.start).filter((at) => (
    isDigit(text.text[at - 1])
      ? NUMBER_START.test(text.text.slice(at, at + 6))
      : BOTH_LETTERS.test(text.text.slice(at - 1, at + 1))
  ));
  return [line.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? line.end }));
}

const MAX_WHOLE_CHARS = 24;

// `229` before a raised `99` is 229.99, whichever of the two has the currency sign. Digits beside the price that are
// not raised make it ambiguous.
function joinSmallCents(text: TextModel, span: Span, amount: string): Span & { amount: string; isAmbiguous: boolean } {
  const unjoined = { ...span, amount, isAmbiguous: false };
  if (isDigit(text.text[span.start]) && isDigit(text.text[span.start - 1])) {
    const whole = runsIn(text, { start: span.start - 1, end: span.start })[0]!;
    const from = Math.max(whole.start, span.start - MAX_WHOLE_CHARS);
    const number = readNumbers(text.text.slice(from, span.start)).toArray().at(-1);
    const cents = twoDigitsAt(text, span.start);
    if (!number || !cents?.isSmall || number.amount.includes('.')) return { ...unjoined, isAmbiguous: true };
    return { ...unjoined, start: from + number.start, amount: joinCents(number.amount, cents.digits) };
  }
  if (!isDigit(text.text[span.end - 1]) || !isDigit(text.text[span.end])) return unjoined;
  const cents = twoDigitsAt(text, span.end);
  if (cents === null) return unjoined;
  if (!cents.isSmall || amount.includes('.')) return { ...unjoined, isAmbiguous: true };
  return { ...unjoined, end: cents.end, amount: joinCents(amount, cents.digits) };
}

// The text node at an offset, if it is just two digits, and whether its element is `sup` or `small`.
function twoDigitsAt(text: TextModel, at: number): { digits: string; isSmall: boolean; end: number } | null {
  const { node, end } = runsIn(text, { start: at, end: at + 1 })[0]!;
  const digits = node.value.trim();
  if (!/^\d{2}$/.test(digits)) return null;
  const { tagName } = parentElement(node)!;
  return { digits, isSmall: tagName === 'sup' || tagName === 'small', end };
}

function isDigit(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '0' && unit <= '9';
}

// Cached: one text node may hold all the prices of a page.
const hasRaisedDigits = facet(({ value }: PageText): boolean => /\d[⁰¹²³⁴-⁹]/.test(value));

// A label that the style sheet shows before the price, such as Magento's `Excl. tax`.
function labelOf(element: PageElement | null): string {
  const label = [...selfAndAncestors(element).take(2)].map((at) => attribute(at, 'data-label')).find((each) => each);
  return label === undefined ? '' : ` ${comparable(label.slice(0, CONTEXT_CHARS))} `;
}

// The line up to the price; where that is empty, the line above if it has no digit. `pieceStart` is where the piece of
// the line with the price begins, directly behind another element.
function wordsBefore(text: TextModel, at: number, pieceStart: number): string {
  const near = text.folded.slice(Math.max(0, at - CONTEXT_CHARS), at);
  const lines = near.split('\n');
  const own = GOES_ON.test(near)
    ? text.folded.slice(Math.max(0, at - LONGER_CONTEXT_CHARS), at).split('\n').at(-1)! : lines.at(-1)!;
  // Without a line break before it, or the start of the page, the line above is cut off.
  const above = lines.length > 2 || at <= CONTEXT_CHARS ? lines.at(-2) : undefined;
  if (own === '' && above !== undefined && !/\d/.test(above)) return `${above} `;
  // In adjacent elements, `1 499 kr` and `Medlemspris` are separate words even without a space.
  const cut = Math.max(0, own.length - (at - pieceStart));
  return `${own.slice(0, cut)} ${own.slice(cut)}`;
}
