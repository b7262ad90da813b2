import { anyOf, WORD_START } from '../lexicon/lexicon.ts';
import { commonAncestor } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { mainHeadings, readMetadata } from '../page/metadata.ts';
import { comparable } from '../page/normalise.ts';
import type { PageElement } from '../page/nodes.ts';
import type { Page } from '../page/page.ts';
import { attribute, startOf } from '../page/tree.ts';
import { isFrontPage, looksLikeArticle, looksLikeCategory, looksLikeProduct, looksLikeService } from './address.ts';
import { repeatedCards } from './cards.ts';
import { isInsideProduct, isOutsideProduct } from './product-region.ts';
import { readProductFacts } from './facts.ts';
import type { ProductFacts } from './facts.ts';
import { isOfType } from './item.ts';
import { showsCode } from './label.ts';
import { isNameOf, isPageNamedAfter } from './main-product.ts';
import { isAggregate, isLooseOffer, LIST_TYPES } from './product.ts';
import { readShown, standsAlone } from './shown-prices.ts';
import { shownStock } from './shown-stock.ts';

/** Whether a page is about one product. */
export interface PageKind {
  isProduct: boolean;
  /** Too little text to judge, and no product markup: most likely rendered by script. */
  lowText: boolean;
}

const ACCEPT_AT = 3;
const MIN_TEXT_CHARS = 200;
const BUY_LABEL = new RegExp(`^(?:${anyOf('buy')})(?!\\p{L})`, 'u');
// What schema.org counts among events although nobody attends it goes with goods.
const ARTICLE = /^(?!(?:Sale|Delivery|Publication)Event$)(?:\w*(?:Article|Posting|Event)|VideoObject|Recipe|MusicRecording|PodcastEpisode|QAPage)$/i;
const LABEL_HEADING = new RegExp([
  `${WORD_START}(?:${anyOf('priceWord')})(?!\\p{L})`, `^(?:${anyOf('possessive')})(?!\\p{L})`,
  `${WORD_START}(?:${anyOf('variantOption')})$`,
].join('|'), 'u');
const NOT_ONE_PRODUCT = [...LIST_TYPES, 'Service', 'RealEstateListing', 'Course'];
const OTHER_HEADING = new RegExp([
  `^(?:(?:${anyOf('possessive')}) )?(?:${anyOf('otherPageName')})(?: \\(?\\d+\\)?)?$`, `${WORD_START}(?:${anyOf('notFound')})(?!\\p{L})`,
  `^\\d+ (?:${anyOf('searchResults')})`, `^(?:${anyOf('searchResults')})(?!\\p{L})`,
].join('|'), 'u');
const MAX_BUY_BUTTONS = 5;
/** Limits the work. */
const MAX_HEADINGS = 100;
const MAX_BUY_LABEL_CHARS = 40;

/** Weighs the signals that a page is about one product, and those against it. Every tool uses this judgement. */
export const judgePageKind = facet((page: Page): PageKind => {
  const facts = readProductFacts(page);
  const { main, openGraph } = facts;
  const { best } = readShown(page);
  const isMainMarkedUp = main !== null && !isLooseOffer(main) && isPageNamedAfter(page, main);
  const statesProduct = isMainMarkedUp || openGraph.isProduct || openGraph.price !== undefined;
  const signals = [
    main !== null && isLooseOffer(main) ? 2.5 : 0,
    isMainMarkedUp ? offerSignal(page, facts) : 0,
    openGraph.isProduct ? 2 : 0,
    openGraph.price ? 3 : 0,
    best !== null && standsAlone(page.text, best) ? 1.5 : 0,
    buySignal(page),
    looksLikeProduct(page.url) ? 1 : 0,
    mainHeadings(page).length === 1 ? 0.5 : 0,
    articleSignal(page, facts),
    statesProduct ? 0 : unmarkedSignal(page, facts),
    isMainMarkedUp || looksLikeProduct(page.url) || !sellsAnother(page) ? 0 : -2,
    // The heading of a cart, of search results, or of a product that no longer exists.
    main === null && mainHeadings(page).some(({ text }) => OTHER_HEADING.test(comparable(text))) ? -4 : 0,
    // A front page without product markup or without a visible price only advertises products.
    isFrontPage(page.url) && (main === null || best === null) ? -4 : 0,
    isCatalogue(page, facts) ? -6 : 0,
  ];
  const score = signals.reduce((sum, signal) => sum + signal, 0);
  const visible = page.text.text.replaceAll(/\s/g, '').length;
  const hasMarkup = openGraph.price !== undefined || facts.products.length > 0;
  return { isProduct: score >= ACCEPT_AT, lowText: visible < MIN_TEXT_CHARS && !hasMarkup };
});

/** Whether a text reads like the label of a buy button. */
export const isBuyLabel = (text: string): boolean =>
  text.length <= MAX_BUY_LABEL_CHARS && BUY_LABEL.test(comparable(text));

// A few buy buttons suggest one product; many suggest a list.
function buySignal(page: Page): number {
  const { text, index } = page;
  const isOutside = isOutsideProduct(page);
  const buttons = text.lines.values().filter((line) => (
    isBuyLabel(text.text.slice(line.start, line.end)) && isInsideProduct(page, line)
  )).take(MAX_BUY_BUTTONS + 1).toArray().length;
  if (buttons > MAX_BUY_BUTTONS) return 0;
  const isBuyControl = (control: PageElement): boolean =>
    isBuyLabel(attribute(control, 'value') ?? '') && !isOutside(control);
  return buttons > 0 || index.controls.some(isBuyControl) ? 1.5 : 0;
}

// Without product markup, visible codes and stock count as well, and so does the kind of the address.
function unmarkedSignal(page: Page, { products, items }: ProductFacts): number {
  const isOutside = isOutsideProduct(page);
  const own = products.filter(({ role, item: { origin } }) => role !== 'related'
    && (origin.kind === 'jsonld' || !isOutside(origin.element)));
  const names = new Set(own.map(({ name }) => comparable(name?.text ?? '')));
  const isOtherMarkup = names.size > 1 || items.some((item) => isOfType(item, ...NOT_ONE_PRODUCT));
  const codeAndStock = (shownStock(page).length > 0 ? 1 : 0) + (showsCode(page) ? 1 : 0);
  return codeAndStock + (isOtherMarkup ? -3 : 0)
    + (looksLikeService(page.url) ? -3 : looksLikeArticle(page.url) ? -1.5 : 0);
}

// A page of one product is named after what it sells. Here the price is in a block with another name, and without the
// page's own. A heading for buying, the price or the choice of a variant is no name.
function sellsAnother(page: Page): boolean {
  const price = readShown(page).best?.element ?? null;
  if (price === null) return false;
  const isOutside = isOutsideProduct(page);
  const isLabel = (text: string): boolean => isBuyLabel(text) || LABEL_HEADING.test(comparable(text));
  const headings = readMetadata(page).headings.filter(
    ({ element, text }) => text !== '' && !isLabel(text) && !isOutside(element),
  );
  const above = headings.findLast(({ element }) => endOf(element) <= startOf(price));
  const block = above && commonAncestor(above.element, price);
  if (!block) return false;
  const inBlock = headings.filter(
    ({ element }) => startOf(element) >= startOf(block) && endOf(element) <= endOf(block),
  );
  return !inBlock.slice(0, MAX_HEADINGS).some(({ text }) => isNameOf(page, text));
}

const endOf = ({ place }: PageElement): number => place?.end ?? Infinity;

const MIN_CARDS = 3;

// A product list marked up as one product to get review stars: it states a price range without codes, and shows
// several product cards.
function isCatalogue(page: Page, { mainAndDuplicates: products }: ProductFacts): boolean {
  if (readShown(page).best !== null && (!looksLikeCategory(page.url) || buySignal(page) > 0)) return false;
  const isRange = products.some(({ offers }) => offers.length > 0) && products.every(
    ({ offers, sku, mpn, gtins, variants }) => sku === undefined && mpn === undefined && gtins.length === 0
      && variants.length === 0 && offers.every(isAggregate)
  );
  return isRange
    && readShown(page).all.filter(({ exclusions }) => exclusions.has('outside-product')).length >= MIN_CARDS;
}

// In this order: a product for sale, one without a price (sold out, or shown after login), one only written about.
function offerSignal(page: Page, { mainAndDuplicates }: ProductFacts): number {
  const offers = mainAndDuplicates.flatMap((product) =>
    [...product.offers, ...product.variants.flatMap((variant) => variant.offers)]);
  if (offers.some(({ price, lowPrice }) => price ?? lowPrice)) return 6;
  if (offers.length > 0) return 2.5;
  // Lists and articles may state a number too, to get review stars.
  if ([looksLikeCategory, looksLikeArticle, looksLikeService].some((looks) => looks(page.url))) return 2;
  const isList = repeatedCards(page).size > 0;
  return mainAndDuplicates.some(({ sku, mpn, gtins: [gtin] }) => gtin ?? (isList ? undefined : sku ?? mpn)) ? 2.5 : 2;
}

// An article may review a product and name its price without selling it.
function articleSignal(page: Page, { items, openGraph }: ProductFacts): number {
  if (items.some(({ types }) => types.some((type) => ARTICLE.test(type)))) return buySignal(page) > 0 ? -3 : -6;
  return openGraph.type !== undefined && /^(?:article|blog|video|music|profile|book\b)/i.test(openGraph.type) ? -3 : 0;
}
