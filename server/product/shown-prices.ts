import { facet } from '../page/facet.ts';
import { inherited, withAncestors } from '../page/ancestry.ts';
import { readMetadata } from '../page/metadata.ts';
import { comparable } from '../page/normalise.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import type { Span, TextModel } from '../page/text.ts';
import { attribute, parentElement, startOf } from '../page/tree.ts';
import type { PageElement, PageText } from '../page/nodes.ts';
import { isAsideElement } from './aside.ts';
import { cardsOfOthers, repeatedCards } from './cards.ts';
import type { CurrencySign } from './currency.ts';
import { findPriceMentions, numberBudget } from './price-mentions.ts';
import type { NumberBudget } from './price-mentions.ts';
import { joinCents, readNumbers } from './price.ts';
import { doubtsOfWords } from './price-doubts.ts';
import type { NotThePrice } from './price-doubts.ts';

/** A price in the visible text, and how it stands there. */
export interface ShownPrice extends Span {
  amount: string;
  currency: CurrencySign | null;
  /** Empty for a price that may be the product's own. */
  doubts: ReadonlySet<NotThePrice>;
  /** The more, the likelier it is the product's own price. */
  weight: number;
  element: PageElement | null;
}

const MAX_SHOWN = 300;
const NOW_CLASS = new RegExp([
  String.raw`(?:current|now|sale|special|final|our|deal|offer|actual|sell\w{0,30}|promo\w{0,30}|discount\w{0,30}|reduced`,
  String.raw`|product|main|buy\w{0,30})[-_]?(?:price|pris|preis)|price(?:[-_]{1,2}|(?=[A-Z]))?(?:current|now|sale`,
  String.raw`|special|final|value|amount|actual|main|big|current)`,
].join(''), 'i');
// What is the price where nothing is reduced, and the one before where something is.
const REGULAR_CLASS = /(?:regular|normal|standard|ordin[aæ]r[a-z]{0,2})[-_]?(?:price|pris|preis)/i;
const SALE_CLASS = /(?:current|now|sale|special|final|promo\w{0,30}|reduced)[-_]?(?:price|pris|preis)/i;
const PRICE_CLASS = /price|pris(?![a-z]{0,30}(?:on|m))|preis|prix|precio|prezzo|cena|amount/i;
const INSTALMENT_BEFORE = /(?:\d+\s*x|cuotas? de|parcelas? de|instalments? of|rate[nr]?)\s*(?:de|von|of)?\s*$/u;
const CONTEXT = 36;

/** The prices of the visible text, each with what speaks against its being the product's own. */
export function readShownPrices(
  page: Page, anchor: PageElement | null, budget: NumberBudget = numberBudget(),
): ShownPrice[] {
  const { text } = page;
  const found: ShownPrice[] = [];
  for (const line of text.lines) {
    if (found.length >= MAX_SHOWN || budget.left <= 0) break;
    if (!/\p{Nd}/u.test(text.text.slice(line.start, line.end))) continue;
    for (const piece of splitGlued(text, line)) {
      if (found.length >= MAX_SHOWN || budget.left <= 0) break;
      for (const mention of findPriceMentions(text.text.slice(piece.start, piece.end), budget)) {
        const span = { start: piece.start + mention.start, end: piece.start + mention.end };
        found.push(describe(text, { ...mention, ...joinSmallDigits(text, span, mention.amount) }));
      }
    }
  }
  return rank(page, found, anchor);
}

// `$200` and `2 bids` in elements of their own are two numbers, however close they stand; and `169 kr` ends where the
// next element's word begins.
function splitGlued(text: TextModel, line: Span): Span[] {
  const cuts = runsIn(text, line).map((run) => run.start).filter((at) => (
    at > line.start && (isDigit(text.text[at - 1])
      ? /^(?:\d|(?:\p{Sc}|[A-Z]{3}|kr\.?) ?\d)/u.test(text.text.slice(at, at + 6))
      : /^\p{L}{2}$/u.test(text.text.slice(at - 1, at + 1)))
  ));
  return [line.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? line.end }));
}

const LONGEST_WHOLE = 24;
const SMALL_CLASS = /sup|cent|dec|frac|øre|ore\b/i;

// `229` with a raised `99` behind it is 229.99, and so is `229` before a raised `99` that has the sign; two digits
// that nothing says are small make the number doubtful.
function joinSmallDigits(text: TextModel, span: Span, amount: string): Span & { amount: string; glued: boolean } {
  const apart = { ...span, amount, glued: false };
  if (isDigit(text.text[span.start]) && isDigit(text.text[span.start - 1])) {
    const whole = runsIn(text, { start: span.start - 1, end: span.start })[0];
    const from = Math.max(whole?.start ?? 0, span.start - LONGEST_WHOLE);
    const number = readNumbers(text.text.slice(from, span.start)).toArray().at(-1);
    const cents = smallDigitsAt(text, span.start);
    if (!number || !cents?.small || number.amount.includes('.')) return { ...apart, glued: true };
    return { ...apart, start: from + number.start, amount: joinCents(number.amount, cents.digits) };
  }
  if (!isDigit(text.text[span.end - 1]) || !isDigit(text.text[span.end])) return apart;
  const cents = smallDigitsAt(text, span.end);
  if (cents === null) return apart;
  if (!cents.small || amount.includes('.')) return { ...apart, glued: true };
  return { ...apart, end: cents.end, amount: joinCents(amount, cents.digits) };
}

// The two digits that are all of an element that begins here, and whether it says that they are small.
function smallDigitsAt(text: TextModel, at: number): { digits: string; small: boolean; end: number } | null {
  const [run] = runsIn(text, { start: at, end: at + 1 });
  const digits = run?.node.value.trim() ?? '';
  if (!run || !/^\d{2}$/.test(digits)) return null;
  const element = parentElement(run.node);
  const small = element?.tagName === 'sup' || element?.tagName === 'small'
    || SMALL_CLASS.test(element === null ? '' : attribute(element, 'class') ?? '');
  return { digits, small, end: run.end };
}

function isDigit(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '0' && unit <= '9';
}

// One node may hold all the prices of a page.
const hasRaisedDigits = facet(({ value }: PageText): boolean => /\d[⁰¹²³⁴-⁹]/.test(value));

type Found = Pick<ShownPrice, 'start' | 'end' | 'amount' | 'currency'> & { glued: boolean };

function describe(text: TextModel, { amount, currency, glued, ...place }: Found): ShownPrice {
  const span: Span = { start: place.start, end: place.end };
  const runs = runsIn(text, span);
  const element = runs[0] ? parentElement(runs[0].node) : null;
  const before = wordsBefore(text, span.start);
  const after = text.folded.slice(span.end, span.end + CONTEXT).replace(/\n[^]*/, '');
  const classes = ownClasses(element);
  const doubts = doubtsOfWords({ before, after, classes });
  if (glued) doubts.add('glued');
  if (runs.some((run) => run.struck)) doubts.add('struck');
  // Raised digits, which the text has as plain ones: `49⁹⁹` is not 4999.
  if (runs.some(({ node }) => hasRaisedDigits(node))) doubts.add('glued');
  const weight = (NOW_CLASS.test(classes) ? 3 : PRICE_CLASS.test(classes) ? 2 : 0)
    - (INSTALMENT_BEFORE.test(before) ? 1 : 0);
  return { ...span, amount, currency, doubts, weight, element };
}

// The line up to the price, and the line above where that is a mere label.
function wordsBefore(text: TextModel, at: number): string {
  const near = text.folded.slice(Math.max(0, at - CONTEXT), at);
  const lines = near.split('\n');
  const own = lines.at(-1) ?? '';
  const above = lines.at(-2);
  const label = above !== undefined && own.trim() === '' && lines.length > 2 && !/\d/.test(above);
  return label ? `${above} ` : own;
}

function ownClasses(element: PageElement | null, levels = 4): string {
  const names: string[] = [];
  for (let at = element, steps = 0; at && steps < levels; at = parentElement(at), steps += 1) {
    names.push(
      attribute(at, 'class') ?? '', attribute(at, 'id') ?? '', attribute(at, 'itemprop') ?? '',
      attribute(at, 'data-testid') ?? '',
    );
  }
  return names.join(' ');
}

// Distance from the product's name decides among prices that stand alike.
function rank(page: Page, prices: readonly ShownPrice[], anchor: PageElement | null): ShownPrice[] {
  const repeated = repeatedCards(page, prices);
  const others = anchor === null ? new Set<PageElement>() : cardsOfOthers(page);
  const nameAt = anchor === null ? null : textPlaceOf(page.text, anchor);
  // Up to what the price shares with the product's name.
  const shared = withAncestors([anchor]);
  const isElsewhere = inherited(false, (at, around) =>
    !shared.has(at) && (around || others.has(at) || isAsideElement(at)));
  const reduced = new Set(prices.filter(
    ({ doubts, element }) => doubts.size === 0 && SALE_CLASS.test(ownClasses(element, 2))
  ).map(({ amount }) => amount));
  return prices.map((price) => {
    const doubts = new Set(price.doubts);
    if (reduced.size > 0 && REGULAR_CLASS.test(ownClasses(price.element, 2)) && !reduced.has(price.amount)) {
      doubts.add('former');
    }
    if (price.element && repeated.has(price.element)) doubts.add('repeated');
    if (isElsewhere(price.element)) doubts.add('elsewhere');
    const behind = nameAt === null ? 0 : price.start - nameAt;
    const near = nameAt === null ? 0 : behind >= 0 ? 2 - Math.min(2, behind / 2_500) : 1 - Math.min(2, -behind / 1_250);
    return { ...price, doubts, weight: price.weight + near };
  });
}

/** Where in the visible text an element begins; null when it shows none. */
export function textPlaceOf(text: TextModel, element: PageElement): number | null {
  const from = startOf(element);
  const end = element.place?.end ?? from;
  const run = text.runs.find(({ node }) => {
    const at = node.place?.start ?? -1;
    return at >= from && at < end;
  });
  return run?.start ?? null;
}

/**
 * The price the page shows as the product's own; null when it shows none, or none that stands out. Being crossed out
 * counts against a price only where another stands beside it.
 */
export function shownPrice(prices: readonly ShownPrice[]): ShownPrice | null {
  const byWeight = (candidates: readonly ShownPrice[]) => (
    [...candidates].sort((a, b) => b.weight - a.weight || a.start - b.start)[0] ?? null
  );
  const plain = byWeight(prices.filter(({ doubts }) => doubts.size === 0));
  if (plain) return plain;
  const crossed = prices.filter(({ doubts }) => [...doubts].every((doubt) => doubt === 'struck' || doubt === 'former'));
  return new Set(crossed.map(({ amount }) => amount)).size === 1 ? byWeight(crossed) : null;
}

/** The element that shows the product's name: a heading that reads like it, else the first of the first rank. */
export function nameAnchor(page: Page, name: string | undefined): PageElement | null {
  const wanted = comparable(name ?? '');
  const headings = readMetadata(page).headings.map(
    ({ level, element, text }) => ({ level, element, text: comparable(text) })
  );
  if (wanted !== '') {
    const close = (own: string) => own === wanted || (
      own.length >= 3 && wanted.length >= 3 && (own.includes(wanted) || wanted.includes(own))
    );
    const first = headings.filter(({ level }) => level === 1);
    const found = first.find(({ text }) => text === wanted) ?? first.find(({ text }) => close(text))
      ?? headings.find(({ text }) => text === wanted);
    if (found) return found.element;
    const at = page.text.folded.indexOf(wanted);
    const run = at === -1 ? undefined : runsIn(page.text, { start: at, end: at + 1 })[0];
    if (run) return parentElement(run.node);
  }
  return headings.find(({ level, text }) => level === 1 && text !== '')?.element ?? null;
}
