import { inherited, selfAndAncestors } from '../../../page/ancestry.ts';
import { facet } from '../../../page/facet.ts';
import { comparable } from '../../../page/normalise.ts';
import { readLinks } from '../../../page/links.ts';
import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt, runsIn } from '../../../page/text.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { attribute } from '../../../page/tree.ts';
import { findStockPhrases } from '../../../product/availability.ts';
import { isInsideProduct, isOutsideProduct } from '../../../product/product-region.ts';
import { readBrand } from '../../../product/brand.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { findTextPrices } from '../../../product/text-prices.ts';
import { nameOffset } from '../../../product/anchor.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { labelBefore, labelledBrands } from '../../../product/label.ts';
import { toWords, containsWords, plainText, textWords } from '../plain-text.ts';
import { placeOfPart } from '../segments.ts';
import type { Span } from '../../../page/span.ts';

/** The brand without labels, if the page also shows it. */
export const brand: FieldReader = {
  fromMarkup(page) {
    const { statements, openGraph } = readProductFacts(page);
    const title = comparable(openGraph.title?.text ?? '');
    return textClaims(statements.map((product) => product.brand), (written) => {
      const text = readBrand(withoutShop(page, plainText(written)));
      // What equals the page's title, or has a title's separators in it, is no brand.
      if (text === null || comparable(text) === title || /\s[|»]\s|\s-\s.*\s-\s/.test(text)) return null;
      return isShown(page, text) && !isOnlyCategory(page, text) && !isLabelledOther(page, text) ? text : null;
    });
  },
  // Beside its label, as the first word of the product's name, or on its own line near the name or repeating a part of it.
  fromProposal(page, proposal) {
    const text = readBrand(proposal.text);
    const own = placeOfPart(proposal, text) ?? proposal.span;
    if (text === null || (text.match(/\p{L}/gu) ?? []).length < 2 || !isInsideProduct(page, own)) return null;
    const isLabelled = text !== proposal.text || labelBefore(page, own, 'brand');
    const isBrand = isLabelled ? !continues(page, own) : isUnlabelledBrand(page, text, own);
    return isBrand ? textClaim(text, own) : null;
  },
};

const isShown = (page: Page, text: string): boolean =>
  [textWords(page), ...otherWords(page)].some((shown) => containsWords(shown, toWords(text)));

// Some themes state the category as the brand: shown in the breadcrumb, but not in a title, on the logo or beside a label.
const isOnlyCategory = (page: Page, text: string): boolean => breadcrumbWords(page).has(comparable(text))
  && ownLabelledBrands(page).length === 0 && !otherWords(page).some((shown) => containsWords(shown, toWords(text)));

const breadcrumbWords = facet((page: Page): ReadonlySet<string> => {
  const isInside = inherited<boolean>(false, (element, outer) => outer || isBreadcrumb(element));
  return new Set(readLinks(page).filter(({ element }) => isInside(element)).map(({ text }) => comparable(text)));
});

/** The titles, and the alternative texts of the product's own images: one may be the brand's logo. */
const otherWords = facet((page: Page): readonly string[] => {
  const { titles, images } = readMetadata(page);
  const isOutside = isOutsideProduct(page);
  const own = images.filter(({ alt, element }) => alt && !isOutside(element));
  return [...titles, ...own.map(({ alt }) => alt!)].map(toWords);
});

function isUnlabelledBrand(page: Page, text: string, own: Span): boolean {
  const { main, openGraph } = readProductFacts(page);
  // If the page labels its brand, no other word counts.
  const isSite = comparable(text) === comparable(openGraph.siteName?.text ?? '');
  if (isSite || ownLabelledBrands(page).length > 0) return false;
  const heading = readMetadata(page).headings.find((each) => each.level === 1 && each.text !== '')?.text ?? '';
  const name = main?.name?.text ?? heading;
  const within = containsWords(toWords(name), toWords(text));
  if (within && toWords(name) === toWords(text)) return false;
  return isWholeLine(page, own) && !isInBreadcrumb(page, own) && mayBeName(page, own) && (within || isByName(page, own));
}

const ownLabelledBrands = (page: Page): Span[] => labelledBrands(page).filter((span) => isInsideProduct(page, span));

const LABELLED_REACH = 80;

// The page labels its brand, and as another one: themes put the shop's own name in the markup.
function isLabelledOther(page: Page, text: string): boolean {
  const own = toWords(text);
  const labelled = ownLabelledBrands(page).map(({ start }) => (
    toWords(page.text.text.slice(start, start + LABELLED_REACH).split('\n')[0]!)
  ));
  return labelled.length > 0 && !labelled.some((shown) => containsWords(shown, own) || containsWords(own, shown));
}

// `Wilfa` of `Wilfa | Kaffebutikken`: the shop's name is known from its markup, its host or the end of a title.
function withoutShop(page: Page, text: string): string {
  const [own, suffix, more] = text.split(SEPARATOR);
  if (suffix === undefined || more !== undefined) return text;
  const titleEnds = readMetadata(page).titles.flatMap((title) => title.split(SEPARATOR).slice(1).at(-1) ?? []);
  const names = [readProductFacts(page).openGraph.siteName?.text ?? '', page.url.hostname.replace(/^www\./, ''), ...titleEnds].map(comparable);
  return names.includes(comparable(suffix)) ? own! : text;
}

const SEPARATOR = /\s[|»·–—-]\s/;

// In `Produsent: Sandnes Garn` the first word alone is another brand; a value followed by another label is complete.
function continues({ text }: Page, { end }: Span): boolean {
  const run = runsIn(text, { start: Math.max(0, end - 1), end })[0];
  const rest = text.text.slice(end, run?.end ?? end);
  return /^[ &'’-]+\p{L}/u.test(rest) && !/^ [\p{L}. ]{2,24}:/u.test(rest);
}

const MAX_WORDS = 4;
const CONTROLS = new Set(['button', 'label', 'option', 'select', 'legend', 'summary', 'th', 'dt']);

// A line near the name may also be a sentence, a price, a stock status or a button.
function mayBeName(page: Page, span: Span): boolean {
  const { text, folded } = page.text;
  const line = text.slice(span.start, span.end);
  if (selfAndAncestors(elementAt(page.text, span)).take(3).some(({ tagName }) => CONTROLS.has(tagName))) return false;
  return line.split(' ').length <= MAX_WORDS && !/[:?!]|\p{L}{4}\.$|(?:^|\s)\d+[.,]?\s|\s\d+[.,]?$/u.test(line)
    && findTextPrices(line).length === 0 && findStockPhrases(folded.slice(span.start, span.end)).length === 0;
}

function isWholeLine({ text: { text, lines } }: Page, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  return lines.some(({ start, end }) => start <= span.start && end >= span.end && text.slice(start, end).trim() === words);
}

// At most two lines above or below the name.
function isByName(page: Page, span: Span): boolean {
  const nameAt = nameOffset(page);
  const line = (at: number) => page.text.lines.findIndex(({ end }) => end > at);
  return nameAt !== null && Math.abs(line(span.start) - line(nameAt)) <= 2;
}

const isInBreadcrumb = (page: Page, span: Span): boolean => selfAndAncestors(elementAt(page.text, span)).some(isBreadcrumb);

const isBreadcrumb = (element: PageElement): boolean => (
  ['class', 'itemtype', 'aria-label', 'typeof'].some((name) => /bread-?crumb/i.test(attribute(element, name) ?? ''))
);
