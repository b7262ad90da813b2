import { inherited, selfAndAncestors } from '../../../page/ancestry.ts';
import { facet } from '../../../page/facet.ts';
import { comparable } from '../../../page/normalise.ts';
import { readLinks } from '../../../page/links.ts';
import { mainHeadings, readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt, runsIn } from '../../../page/text.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { attribute } from '../../../page/tree.ts';
import { findStockPhrases } from '../../../product/availability.ts';
import { isInsideProduct, isOutsideProduct } from '../../../product/product-region.ts';
import { readBrand } from '../../../product/brand.ts';
import { readProductFacts } from '../../../product/facts.ts';
import type { ProductStatement } from '../../../product/product.ts';
import { findTextPrices } from '../../../product/text-prices.ts';
import { nameOffset } from '../../../product/anchor.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { labelBefore, labelledTexts } from '../../../product/label.ts';
import { toWords, containsWords, plainText, textWords } from '../plain-text.ts';
import { placeOfPart } from '../segments.ts';
import { isShopName, isStatedShopName, SEPARATOR } from '../shop-names.ts';
import type { Span } from '../../../page/span.ts';

/** The brand without its label; one in markup counts only if the page also shows it. */
export const brand: FieldReader = {
  fromMarkup(page) {
    const { statements, openGraph } = readProductFacts(page);
    const title = comparable(openGraph.title?.text ?? '');
    return textClaims(statements.map(brandOf), (written) => {
      const text = readBrand(withoutShop(page, plainText(written)));
      if (text === null) return null;
      // A text that equals the page's title, or has the separators of a title, is no brand, unless the shop is named
      // like its one product.
      const isTitle = comparable(text) === title && !isStatedShopName(page, text);
      if (isTitle || /\s[|»]\s|\s-\s.*\s-\s/.test(text)) return null;
      return isShown(page, text) && !isOnlyCategory(page, text) && !isLabelledOther(page, text) ? text : null;
    });
  },
  // A brand is beside its label, or is a line of its own that is near the product's name or repeats a part of it.
  fromProposal(page, proposal) {
    const text = readBrand(proposal.text);
    const own = placeOfPart(proposal, text) ?? proposal.span;
    if (text === null || (text.match(/\p{L}/gu) ?? []).length < 2 || !isInsideProduct(page, own)) return null;
    const isLabelled = text !== proposal.text || labelBefore(page, own, 'brand');
    const isBrand = isLabelled ? !isContinued(page, own) : isUnlabelledBrand(page, text, own);
    return isBrand ? textClaim(text, own) : null;
  },
};

// A group may leave it to its variants, if these agree.
function brandOf({ brand: own, variants }: ProductStatement) {
  const [first, ...others] = variants.flatMap(({ brand: each }) => each ?? []);
  return own ?? (others.every(({ text }) => text === first!.text) ? first : undefined);
}

const isShown = (page: Page, text: string): boolean =>
  [textWords(page), ...wordsBesideText(page)].some((shown) => containsWords(shown, toWords(text)));

// Some themes state the category as the brand. The breadcrumb shows it, but no title, logo or label does.
const isOnlyCategory = (page: Page, text: string): boolean => breadcrumbWords(page).has(comparable(text))
  && labelledBrands(page).length === 0
  && !wordsBesideText(page).some((shown) => containsWords(shown, toWords(text)));

const breadcrumbWords = facet((page: Page): ReadonlySet<string> => {
  const isInside = inherited<boolean>(false, (element, outer) => outer || isBreadcrumb(element));
  return new Set(readLinks(page).filter(({ element }) => isInside(element)).map(({ text }) => comparable(text)));
});

/** The words of titles and of the alternative texts of the product's images, one of which may be the brand's logo. */
const wordsBesideText = facet((page: Page): readonly string[] => {
  const { titles, images } = readMetadata(page);
  const isOutside = isOutsideProduct(page);
  const own = images.filter(({ alt, element }) => alt && !isOutside(element));
  return [...titles, ...own.map(({ alt }) => alt!)].map(toWords);
});

function isUnlabelledBrand(page: Page, text: string, own: Span): boolean {
  // If the page labels its brand, nothing without a label counts.
  if (comparable(text) === siteName(page) || labelledBrands(page).length > 0) return false;
  const isInName = containsWords(nameWords(page), toWords(text));
  if (isInName && nameWords(page) === toWords(text)) return false;
  return isWholeLine(page, own)
    && !isInBreadcrumb(page, own)
    && mayBeBrand(page, own)
    && (isInName || isNearName(page, own));
}

const siteName = facet((page: Page): string => comparable(readProductFacts(page).openGraph.siteName?.text ?? ''));

/** The words of the product's name. */
const nameWords = facet((page: Page): string =>
  toWords(readProductFacts(page).main?.name?.text ?? mainHeadings(page)[0]?.text ?? ''));

const labelledBrands = facet((page: Page): readonly string[] => labelledTexts(page, 'brand').map(toWords));

// True if the page labels another brand than the markup's. Some themes put the shop's own name in the markup.
function isLabelledOther(page: Page, text: string): boolean {
  const own = toWords(text);
  const labelled = labelledBrands(page);
  return labelled.length > 0 && !labelled.some((shown) => containsWords(shown, own) || containsWords(own, shown));
}

// Shortens `Wilfa | Kaffebutikken` to `Wilfa`.
function withoutShop(page: Page, text: string): string {
  const [own, suffix, more] = text.split(SEPARATOR);
  return suffix !== undefined && more === undefined && isShopName(page, suffix) ? own! : text;
}

// `Sandnes` alone is not the brand in `Produsent: Sandnes Garn`. A value is complete if another label follows it.
function isContinued({ text }: Page, { end }: Span): boolean {
  const run = runsIn(text, { start: Math.max(0, end - 1), end })[0];
  const rest = text.text.slice(end, run?.end ?? end);
  return /^[ &'’-]+\p{L}/u.test(rest) && !/^ [\p{L}. ]{2,24}:/u.test(rest);
}

const MAX_BRAND_WORDS = 4;
const NOT_BRAND_TAGS = new Set(['button', 'label', 'option', 'select', 'legend', 'summary', 'th', 'dt']);

// False for other lines that stand near a name: a sentence, a price, a stock status, the text of a button.
function mayBeBrand(page: Page, span: Span): boolean {
  const { text, folded } = page.text;
  const line = text.slice(span.start, span.end);
  if (selfAndAncestors(elementAt(page.text, span)).take(3).some(({ tagName }) => NOT_BRAND_TAGS.has(tagName)))
    return false;
  return line.split(' ').length <= MAX_BRAND_WORDS && !/[:?!]|\p{L}{4}\.$|(?:^|\s)\d+[.,]?\s|\s\d+[.,]?$/u.test(line)
    && findTextPrices(line).length === 0 && findStockPhrases(folded.slice(span.start, span.end)).length === 0;
}

function isWholeLine({ text: { text, lines } }: Page, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  return lines.some(({ start, end }) =>
    start <= span.start && end >= span.end && text.slice(start, end).trim() === words);
}

// True at most two lines above or below the product's name.
function isNearName(page: Page, span: Span): boolean {
  const nameAt = nameOffset(page);
  const line = (at: number) => page.text.lines.findIndex(({ end }) => end > at);
  return nameAt !== null && Math.abs(line(span.start) - line(nameAt)) <= 2;
}

const isInBreadcrumb = (page: Page, span: Span): boolean =>
  selfAndAncestors(elementAt(page.text, span)).some(isBreadcrumb);

const isBreadcrumb = (element: PageElement): boolean => (
  ['class', 'itemtype', 'aria-label', 'typeof'].some((name) => /bread-?crumb/i.test(attribute(element, name) ?? ''))
);
