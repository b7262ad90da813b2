import { readMetadata } from '../page/metadata.ts';
import { comparable } from '../page/normalise.ts';
import type { Page } from '../page/page.ts';
import { runsIn } from '../page/text.ts';
import type { Span, TextModel } from '../page/text.ts';
import { attribute, parentElement, startOf } from '../page/tree.ts';
import type { PageElement } from '../page/nodes.ts';
import { isAsideElement } from './aside.ts';
import type { CurrencySign } from './currency.ts';
import { findPriceMentions, numberBudget } from './price-mentions.ts';
import type { NumberBudget } from './price-mentions.ts';

/** Why a price that stands on the page is not what the product costs now. */
export type NotThePrice =
  | 'struck' | 'former' | 'unit' | 'instalment' | 'delivery' | 'saving' | 'elsewhere' | 'repeated' | 'glued'
  | 'range-end' | 'before-tax' | 'bound' | 'member' | 'past';

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
const OLD_CLASS = new RegExp([
  '(?:^|[^a-z])(?:old|was|list|original|strike\\w*|struck|crossed|before|rrp|msrp|uvp|compare\\w*|previous|former',
  '|retail|f[oø]r)[-_]?(?:price|pris|amount|value|preis|prix|precio)',
  '|(?:price|pris|preis|prix|amount)(?:[-_]{1,2}|(?=[A-Z]))?(?:old|was|list|original|strike\\w*|before|rrp|msrp',
  '|compare|previous|crossed|full)|text-?strike|line-?through|strikethrough',
].join(''), 'i');
const NOW_CLASS = new RegExp([
  String.raw`(?:current|now|sale|special|final|our|deal|offer|actual|sell\w*|promo\w*|discount\w*|reduced`,
  String.raw`|product|main|buy\w*)[-_]?(?:price|pris|preis)|price(?:[-_]{1,2}|(?=[A-Z]))?(?:current|now|sale`,
  String.raw`|special|final|value|amount|actual|main|big|current)`,
].join(''), 'i');
const PRICE_CLASS = /price|pris(?![a-z]*(?:on|m))|preis|prix|precio|prezzo|cena|amount/i;
// Said in so many words to be of before: never the price of now, also where no other stands beside it.
const PAST = /(?:^|[^\p{L}])(?:før(?:pris)?|tidligere(?: pris)?|var|was|antes|statt|instead of)\s*:?\s*$/u;
const FORMER = new RegExp([
  String.raw`(?:\bord(?:\.|inær)?(?: pris)?|\bveil(?:\.|edende)?(?: ?pris)?`,
  String.raw`|\blist(?: price)?|\brrp|\bmsrp|\bretail(?: price)?|\breg(?:\.`,
  String.raw`|ular)?(?: price)?|\boriginal(?:ly| price)?|\buvp|\bord\.? ?pris`,
  String.raw`|\btidigare(?: pris)?|\brek\.? ?pris|\bnormalpris|\bpreço original|\bde|\bprima`,
  String.raw`|\bcompare at|\bvejl(?:\.|edende)?(?: pris)?|\bprix conseillé|\bprecio normal)\s*:?\s*$`,
].join(''), 'u');
const NEGATIVE = /(?:^|[\s(])[-–−]$/u;
const RANGE = /\d(?:\s?(?:\p{Sc}|kr\.?))?\s*[-–−]\s*$/u;
const SAVING = new RegExp([
  String.raw`(?:spar(?:er)?|save|rabatt|rabat|discount|off|ersparnis|économisez|ahorra|estimate[ds]?`,
  String.raw`|starting bid|risparmi|sparen|du sparer|you save)\s*:?\s*[-–]?\s*$`,
].join(''), 'u');
const DELIVERY = new RegExp([
  String.raw`frakt|shipping|delivery|versand|levering|leverans|porto|postage|livraison|spedizione|envío|\bp&p`,
  String.raw`|over\s*$|orders?\b|spend|handle for|ab einem|minimum|gavekort|gift card|import fees|klarna`,
  String.raw`|afterpay|clearpay|bonus|cashback|versichern|insurance|forsikring`,
].join(''), 'u');
// `79,- frakt`, but not `399,- + frakt`, `399,- fri frakt`, `399,- inkl. frakt` or `399,- Frakt: 79,-`.
const DELIVERY_AFTER = new RegExp([
  String.raw`^(?!\s*[(,]?\s*(?:fri|gratis|free|kostenlos|gratuit|ink|inc|med\b|uten|eks|exk|exc|plus|zzgl))`,
  String.raw`[^.!\d+|]{0,20}(?:frakt(?!fri)|shipping|delivery|versand|p&p|postage)`,
  String.raw`(?![\p{L}]*\s*:?\s*(?:fra |from |ab )?(?:kr|nok|\p{Sc}|\d))`,
].join(''), 'u');
const BOUND = new RegExp([
  String.raw`(?:^|[^\p{L}])(?:under|inntil|opp ?til|maks\.?|max\.?|less than|up to|meno di|fino a|unter|bis zu`,
  String.raw`|moins de|menos de|mindre enn|mindre än|upp till)\s*$`,
].join(''), 'u');
const MEMBER = String.raw`(?:medlem|member|kundeklubb|klubbpris|club price|mitglied|student)`;
const MEMBER_BEFORE = new RegExp(String.raw`(?:^|[^\p{L}])${MEMBER}[\p{L}]*(?:[- ]?pris)?\s*:?\s*$`, 'u');
const MEMBER_AFTER = new RegExp(String.raw`^\s*\(?(?:for |som |as a )?${MEMBER}`, 'u');
const INSTALMENT_AFTER = new RegExp([
  String.raw`^\s*(?:\*|)\s*(?:\/|per |pr\.? ?|a |im )?\s*(?:mnd|mån|måned|month|mo\b|monat|mois|mese|mes\b`,
  String.raw`|md\.)`,
].join(''), 'u');
const INSTALMENT_BEFORE = /(?:\d+\s*x|cuotas? de|parcelas? de|instalments? of|rate[nr]?)\s*(?:de|von|of)?\s*$/u;
const UNIT_AFTER = new RegExp([
  String.raw`^\s*(?:\/|per |pr\.? ?|je |por |pro |a )\s*(?:\d+\s*)?(?:kg|g|l|ml|cl|dl|m2|m²|m|cm|liter|litre`,
  String.raw`|litro|oz|ounce|lb|100|kilo|meter|rull|dose|tabl|kapsl|unit|count|sq|qm)(?![\p{L}])`,
  String.raw`|^\s*\/\s*(?![個件組台套盒箱])\p{sc=Han}`,
].join(''), 'u');
const BEFORE_TAX = new RegExp([
  String.raw`(?:eksk?l?\.?|ekskl(?:\.|usive)?|uten|u\.|exkl?\.?|exkl(?:\.|usive)?|excl?\.?|excluding|without`,
  String.raw`|plus|zzgl\.?|\+) ?(?:mva|moms|vat|tax|mwst|ust|iva|tva|btw|gst)|\bhors taxes?|\bht\b|\bnetto`,
  String.raw`|brez ddv|bez (?:dph|podatku|pvn)|senza iva|sin iva`,
].join(''), 'u');
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

// `$200` and `2 bids` in elements of their own are two numbers, however close they stand.
function splitGlued(text: TextModel, line: Span): Span[] {
  const cuts = runsIn(text, line).map((run) => run.start).filter((at) => (
    at > line.start && isDigit(text.text[at - 1])
      && /^(?:\d|(?:\p{Sc}|[A-Z]{3}|kr\.?) ?\d)/u.test(text.text.slice(at, at + 6))
  ));
  return [line.start, ...cuts].map((start, at) => ({ start, end: cuts[at] ?? line.end }));
}

const SMALL_CLASS = /sup|cent|dec|frac|øre|ore\b/i;

// `229` with a raised `99` behind it is 229.99; two digits that nothing says are small make the number doubtful.
function joinSmallDigits(text: TextModel, span: Span, amount: string): Span & { amount: string; glued: boolean } {
  if (!isDigit(text.text[span.end - 1]) || !isDigit(text.text[span.end])) return { ...span, amount, glued: false };
  const [run] = runsIn(text, { start: span.end, end: span.end + 1 });
  const element = run && parentElement(run.node);
  if (!run || !/^\d{2}$/.test(run.node.value.trim())) return { ...span, amount, glued: false };
  const small = (
    element?.tagName === 'sup' || element?.tagName === 'small' || SMALL_CLASS.test(attribute(element!, 'class') ?? '')
  );
  if (!small || amount.includes('.')) return { ...span, amount, glued: true };
  const cents = run.node.value.trim().replace(/0+$/, '');
  return { start: span.start, end: run.end, amount: cents === '' ? amount : `${amount}.${cents}`, glued: false };
}

function isDigit(unit: string | undefined): boolean {
  return unit !== undefined && unit >= '0' && unit <= '9';
}

type Found = Pick<ShownPrice, 'start' | 'end' | 'amount' | 'currency'> & { glued: boolean };

function describe(text: TextModel, { amount, currency, glued, ...place }: Found): ShownPrice {
  const span: Span = { start: place.start, end: place.end };
  const runs = runsIn(text, span);
  const element = runs[0] ? parentElement(runs[0].node) : null;
  const before = wordsBefore(text, span.start);
  const after = text.folded.slice(span.end, span.end + CONTEXT).replace(/\n[^]*/, '');
  const doubts = new Set<NotThePrice>();
  const classes = ownClasses(element);
  if (glued) doubts.add('glued');
  if (runs.some((run) => run.struck)) doubts.add('struck');
  if (PAST.test(before)) doubts.add('past');
  else if (OLD_CLASS.test(classes) || FORMER.test(before)) doubts.add('former');
  if (BEFORE_TAX.test(before) || BEFORE_TAX.test(after.slice(0, 20))) doubts.add('before-tax');
  if (UNIT_AFTER.test(after)) doubts.add('unit');
  if (INSTALMENT_AFTER.test(after)) doubts.add('instalment');
  if (SAVING.test(before) || NEGATIVE.test(before)) doubts.add('saving');
  if (RANGE.test(before)) doubts.add('range-end');
  if (BOUND.test(before)) doubts.add('bound');
  if (MEMBER_BEFORE.test(before) || MEMBER_AFTER.test(after)) doubts.add('member');
  if (DELIVERY.test(before.split(/[.!?|]/).at(-1)!) || DELIVERY_AFTER.test(after)) doubts.add('delivery');
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

function ownClasses(element: PageElement | null): string {
  const names: string[] = [];
  for (let at = element, steps = 0; at && steps < 4; at = parentElement(at), steps += 1) {
    names.push(
      attribute(at, 'class') ?? '', attribute(at, 'id') ?? '', attribute(at, 'itemprop') ?? '',
      attribute(at, 'data-testid') ?? '',
    );
  }
  return names.join(' ');
}

// Distance from the product's name decides among prices that stand alike.
function rank(page: Page, prices: readonly ShownPrice[], anchor: PageElement | null): ShownPrice[] {
  const repeated = repeatedCards(prices);
  const nameAt = anchor === null ? null : textPlaceOf(page.text, anchor);
  const chain = new Set<PageElement>();
  for (let at = anchor; at; at = parentElement(at)) chain.add(at);
  return prices.map((price) => {
    const doubts = new Set(price.doubts);
    if (price.element && repeated.has(price.element)) doubts.add('repeated');
    if (isAside(price.element, chain)) doubts.add('elsewhere');
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

function isAside(element: PageElement | null, chain: ReadonlySet<PageElement>): boolean {
  for (let at = element; at && !chain.has(at); at = parentElement(at)) if (isAsideElement(at)) return true;
  return false;
}

/** The elements whose price stands in one of three or more alike siblings that each show a price: cards of a list. */
function repeatedCards(prices: readonly ShownPrice[]): Set<PageElement> {
  const byParent = new Map<PageElement, Map<string, Set<PageElement>>>();
  const paths = prices.map(({ element }) => {
    const cards: { parent: PageElement; kind: string }[] = [];
    for (let at = element; at; at = parentElement(at)) {
      const parent = parentElement(at);
      if (!parent || parent.tagName === 'body') break;
      const kind = `${at.tagName}.${attribute(at, 'class') ?? ''}`;
      const kinds = byParent.get(parent) ?? new Map<string, Set<PageElement>>();
      byParent.set(parent, kinds);
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(at));
      cards.push({ parent, kind });
    }
    return cards;
  });
  const repeated = new Set<PageElement>();
  const lists = new Map<Set<PageElement>, boolean>();
  const isList = (alike: Set<PageElement>) => {
    if (!lists.has(alike)) lists.set(alike, alike.size >= 3 && [...alike].every(holdsImage));
    return lists.get(alike)!;
  };
  prices.forEach(({ element }, at) => {
    const isCard = paths[at]!.some(({ parent, kind }) => {
      const alike = byParent.get(parent)?.get(kind);
      return alike !== undefined && isList(alike);
    });
    if (element && isCard) repeated.add(element);
  });
  return repeated;
}

function holdsImage(card: PageElement): boolean {
  const stack: PageElement[] = [card];
  for (let steps = 0; stack.length > 0 && steps < 400; steps += 1) {
    const element = stack.pop()!;
    if (element.tagName === 'img' || element.tagName === 'picture') return true;
    for (const child of element.childNodes) if (child.kind === 'element') stack.push(child);
  }
  return false;
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
