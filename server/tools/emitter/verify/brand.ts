import { comparable } from '../../../page/normalise.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt, runsIn } from '../../../page/text.ts';
import { parentElement } from '../../../page/tree.ts';
import { findStockPhrases } from '../../../product/availability.ts';
import { readBrand } from '../../../product/brand.ts';
import type { Leaf } from '../../../product/item.ts';
import { findPriceMentions } from '../../../product/price-mentions.ts';
import { nameOffset } from '../../../product/anchor.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import { labelBefore, labelledBrands } from '../../../product/label.ts';
import { holdsTokens, plainText, tokens } from '../plain-text.ts';
import { isInBreadcrumb, isInMainRegion } from '../region.ts';
import type { Proposal } from '../segments.ts';
import type { Span } from '../../../page/span.ts';

/** The brand in markup, without labels, if the page also shows it. */
export function brandFromMarkup(subject: Subject): Outcome {
  const { mainAndTwins, meta } = subject.facts;
  const leaves = mainAndTwins.flatMap(({ brand }) => brand ?? []);
  if (meta.brand) leaves.push(meta.brand);
  return firstProven(leaves.values().map((leaf) => fromLeaf(subject, leaf)));
}

function fromLeaf(subject: Subject, leaf: Leaf): Outcome {
  const { page, facts } = subject;
  const brand = readBrand(withoutShop(subject, plainText(leaf.text)));
  if (brand === null) return leaf.text.trim() === '' ? NO_EVIDENCE : GATE_FAILED;
  const title = comparable(facts.meta.title?.text ?? '');
  // A brand equal to the page's title, or with a title separator in it, is not a brand.
  if (comparable(brand) === title || /\s[|»]\s|\s-\s.*\s-\s/.test(brand)) return GATE_FAILED;
  if (
    !isShown(page.text.text, brand) && !readMetadata(page).titles.some((text) => isShown(text, brand))
  ) return GATE_FAILED;
  return isLabelledOther(subject, brand) ? GATE_FAILED : proven(page, { kind: 'text', text: brand }, leaf.origin);
}

const LABELLED_REACH = 80;

// The page labels its brand, and as another one: themes put the shop's own name in the markup.
function isLabelledOther(subject: Subject, brand: string): boolean {
  const { text } = subject.page.text;
  const labelled = labelledBrands(subject.page).filter((span) => isInMainRegion(subject, span))
    .map(({ start }) => tokens(text.slice(start, start + LABELLED_REACH).split('\n')[0]!));
  const own = tokens(brand);
  return labelled.length > 0 && !labelled.some((shown) => holdsTokens(shown, own) || holdsTokens(own, shown));
}

// `Wilfa` of `Wilfa | Kaffebutikken`: the shop's name is known from its markup, its host or the end of a title.
function withoutShop({ page, facts }: Subject, text: string): string {
  const [brand, suffix, more] = text.split(SEPARATOR);
  if (suffix === undefined || more !== undefined) return text;
  const titleEnds = readMetadata(page).titles.flatMap((title) => title.split(SEPARATOR).slice(1).at(-1) ?? []);
  const names = [facts.meta.siteName?.text ?? '', page.url.hostname.replace(/^www\./, ''), ...titleEnds].map(comparable);
  return names.includes(comparable(suffix)) ? brand! : text;
}

const SEPARATOR = /\s[|»·–—-]\s/;

function isShown(text: string, brand: string): boolean {
  return holdsTokens(tokens(text), tokens(brand));
}

/**
 * A brand the model quotes: beside its label, as the first word of the product's name, or on its own line near the
 * name or repeating a part of it.
 */
export function brandFromProposal(subject: Subject, { span, text }: Proposal): Outcome {
  const { page, facts } = subject;
  const brand = readBrand(text);
  if (brand === null || (brand.match(/\p{L}/gu) ?? []).length < 2 || !isInMainRegion(subject, span)) return GATE_FAILED;
  const at = text.indexOf(brand);
  const own: Span = at === -1 ? span : { start: span.start + at, end: span.start + at + brand.length };
  const labelled = brand !== text || labelBefore(page, own, 'brand');
  if (labelled && continues(page, own)) return GATE_FAILED;
  if (!labelled) {
    // If the page labels its brand, no other word counts.
    if (labelledBrands(page).some((place) => isInMainRegion(subject, place))) return GATE_FAILED;
    if (comparable(brand) === comparable(facts.meta.siteName?.text ?? '')) return GATE_FAILED;
    const name = subject.facts.main?.product.name?.text ?? headingOf(page);
    const within = holdsTokens(tokens(name), tokens(brand));
    if (tokens(name).length === tokens(brand).length && within) return GATE_FAILED;
    const first = comparable(name).split(' ').find((word) => /\p{L}/u.test(word)) === comparable(brand)
      && !ARTICLES.has(comparable(brand));
    const alone = isWholeLine(page, own) && !isInBreadcrumb(subject, own) && mayBeName(page, own);
    if (!first && !(alone && (within || isByName(subject, own)))) return GATE_FAILED;
  }
  return proven(page, { kind: 'text', text: brand }, { kind: 'text', span: own });
}

// In `Produsent: Sandnes Garn` the first word alone is another brand; a value followed by another label is complete.
function continues({ text }: Page, { end }: Span): boolean {
  const run = runsIn(text, { start: Math.max(0, end - 1), end })[0];
  const rest = text.text.slice(end, run?.end ?? end);
  return /^[ &'’-]+\p{L}/u.test(rest) && !/^ [\p{L}. ]{2,24}:/u.test(rest);
}

const ARTICLES = new Set([
  'the', 'a', 'an', 'la', 'le', 'les', 'el', 'los', 'il', 'lo', 'de', 'der', 'die', 'das', 'den', 'det', 'en', 'et',
]);
const MAX_WORDS = 4;
const CONTROLS = new Set(['button', 'label', 'option', 'select', 'legend', 'summary', 'th', 'dt']);

// A line near the name may also be a price, a stock status or a button.
function mayBeName(page: Page, span: Span): boolean {
  const { text, folded } = page.text;
  const line = text.slice(span.start, span.end);
  const element = elementAt(page.text, span);
  for (let at = element, steps = 0; at && steps < 3; at = parentElement(at), steps += 1) {
    if (CONTROLS.has(at.tagName)) return false;
  }
  return line.split(' ').length <= MAX_WORDS && !/[:?!]|(?:^|\s)\d+[.,]?\s|\s\d+[.,]?$/.test(line)
    && findPriceMentions(line).length === 0 && findStockPhrases(folded.slice(span.start, span.end)).length === 0;
}

function headingOf(page: Page): string {
  return readMetadata(page).headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
}

function isWholeLine(page: Page, span: Span): boolean {
  return page.text.lines.some(({ start, end }) => (
    start <= span.start && end >= span.end
      && page.text.text.slice(start, end).trim() === page.text.text.slice(span.start, span.end)
  ));
}

// At most two lines above or below the name.
function isByName(subject: Subject, span: Span): boolean {
  const name = nameOffset(subject.page);
  if (name === null) return false;
  const line = (at: number) => subject.page.text.lines.findIndex(({ end }) => end > at);
  return Math.abs(line(span.start) - line(name)) <= 2;
}
