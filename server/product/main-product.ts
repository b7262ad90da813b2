import { decodeHTML } from 'entities';
import { withAncestors } from '../page/ancestry.ts';
import { facet } from '../page/facet.ts';
import { comparable } from '../page/normalise.ts';
import { mainHeadings, readMetadata } from '../page/metadata.ts';
import { resolveUrl } from '../page/page.ts';
import type { PageElement } from '../page/nodes.ts';
import { occurrencesOf } from '../page/occurrences.ts';
import type { Page } from '../page/page.ts';
import { elementAt } from '../page/text.ts';
import { decodeUriOrSelf } from '../page/decode-uri.ts';
import { isFrontPage } from './address.ts';
import { inBoilerplateOrCard } from './boilerplate.ts';
import { readOpenGraph } from './open-graph.ts';
import { cardsOf } from './cards.ts';
import { isLooseOffer } from './product.ts';
import type { ProductMarkup } from './product.ts';

/** Limits the work: each duplicate is read for every field. */
const MAX_DUPLICATES = 20;
/** Comparing two names takes time that grows with the length of both. */
const MAX_NAME_CHARS = 1_000;
const MAX_NAME_PLACES = 20;

/** The page's main product, then the same product in other markup; empty if no product qualifies. */
export function chooseMainProduct(page: Page, products: readonly ProductMarkup[]): ProductMarkup[] {
  const hasHeading = firstHeadings(page).length > 0;
  const ranked = products
    .filter(({ role, item: { origin } }) => role !== 'related' && role !== 'variant'
      && (origin.kind === 'jsonld' || !hasHeading || !isOutsideContent(page)(origin.element)))
    .map((product) => rank(page, product))
    .sort((a, b) => b.score - a.score);
  const best = ranked.find(({ product }) => !isLooseOffer(product))
    ?? (products.every(isLooseOffer) ? ranked[0] : undefined);
  if (!best) return [];
  // Several different products, none of them named like the page, are a list; the front page only advertises products.
  const isOnlyProduct = best.product.role !== 'listed' && !isFrontPage(page.url)
    && ranked.every(({ product }) => product.role === 'listed' || isDuplicate(best.product, product));
  if (best.score < 4 && !isOnlyProduct) return [];
  if (!best.isOwn && isUnrelated(best.product, page)) return [];
  const duplicates = ranked.filter((other) => other !== best
    && ((best.hasPageUrl && other.hasPageUrl && sharesHalf(nameOf(other.product), nameOf(best.product)))
      || isDuplicate(best.product, other.product)
      // Products that match equally well, and whose names only add to the page's name, are variants of one product.
      || (matchesEqually(best, other) && best.extendsPageName && other.extendsPageName)));
  // A page that matches two different products equally well compares them: neither is its main product.
  if (ranked.some((other) => matchesEqually(best, other) && !duplicates.includes(other))) return [];
  return [best, ...duplicates.slice(0, MAX_DUPLICATES)].map(({ product }) => product);
}

const firstHeadings = (page: Page): PageElement[] => page.index.headings.filter(({ tagName }) => tagName === 'h1');

/** Whether an element is in a menu, header, footer or product card that contains no `h1`. */
const isOutsideContent = facet((page: Page) => inBoilerplateOrCard(cardsOf(page), withAncestors(firstHeadings(page))));

type Ranked = ReturnType<typeof rank>;

/** Whether another product in the same kind of markup matches the page about as well as the best one. */
const matchesEqually = (best: Ranked, other: Ranked): boolean =>
  other !== best && other.product.source === best.product.source && other.score >= 4 && best.score - other.score < 0.5;

/** Whether the page's headings, title or address match the product; also true without an `h1` or a product name. */
export function isPageNamedAfter(page: Page, product: ProductMarkup): boolean {
  const name = nameOf(product);
  if (
    mainHeadings(page).length === 0
    || name === ''
    || addressesOf(page, product).some((url) => isPageAddress(page, url))
  ) return true;
  return isNameOf(page, name);
}

const MAX_HEADINGS = 10;

/** Whether an `h1`, the title or the og:title of a page has half the words of a name, not counting the shop's. */
export function isNameOf(page: Page, name: string): boolean {
  const shop = new Set(comparableName(readOpenGraph(page).siteName?.text ?? '').split(' '));
  const words = comparableName(name).split(' ');
  const own = words.filter((word) => !shop.has(word));
  return namesOf(page, MAX_HEADINGS).some((title) => sharesHalf(title, (own.length > 0 ? own : words).join(' ')));
}

const addressesOf = (page: Page, { url, offers }: ProductMarkup): URL[] =>
  [url, ...offers.map((offer) => offer.url)].flatMap((leaf) => (leaf && resolveUrl(leaf.text, page.base)) ?? []);

// Half of the name's words, or of its characters in a row: some languages and shops put no spaces between words.
function sharesHalf(title: string, name: string): boolean {
  const words = wordsIn(name);
  const titleWords = new Set(wordsIn(title));
  const shared = words.filter((word) => titleWords.has(word)).length;
  const [titleChars, nameChars] = [unspaced(title), unspaced(name)];
  return (shared > 0 && shared * 2 >= words.length)
    || (titleChars !== '' && nameChars.includes(titleChars) && titleChars.length * 2 >= nameChars.length)
    || (nameChars !== '' && titleChars.includes(nameChars));
}

const unspaced = (name: string): string => name.replaceAll(/[^\p{L}\p{N}]+/gu, '');

function nameScore(name: string, titles: readonly string[]): number {
  if (name === '') return -1;
  if (titles.includes(name)) return 5;
  return titles.some((title) => isIn(title, name) || isIn(name, title)) ? 4 : 0;
}

function rank(page: Page, product: ProductMarkup) {
  const titles = pageNames(page);
  const name = nameOf(product);
  const url = product.url && resolveUrl(product.url.text, page.base);
  const hasPageUrl = url?.href === page.url.href;
  const byUrl = url && isPageAddress(page, url) ? (hasPageUrl ? 5 : 4) : 0;
  const isPriced = product.offers.some((offer) => offer.price ?? offer.lowPrice);
  const byMarkup = (isPriced ? 1 : 0) + (product.source === 'jsonld' ? 0.1 : 0);
  const byRole = product.role === 'main-entity' ? 6 : product.role === 'listed' ? -3 : 0;
  return {
    product, score: nameScore(name, titles) + byUrl + byMarkup + byRole,
    /** Its name is one of the page's or in one, its address is the page's, or it says so. */
    isOwn: titles.some((title) => title === name || isIn(name, title)) || byUrl > 0 || product.role === 'main-entity',
    /** Its address is exactly the page's, query included. */
    hasPageUrl,
    /** Its name contains one of the page's names. */
    extendsPageName: titles.some((title) => isIn(title, name)),
  };
}

/**
 * Whether a product is something other than the page's subject: the page shows its name only in menus and on cards, its
 * own address is another, or as an element it shares no word with the page's names.
 */
function isUnrelated(product: ProductMarkup, page: Page): boolean {
  const name = nameOf(product);
  const places = placesOf(page, name);
  if (places.length > 0 && places.every(isOutsideContent(page))) return true;
  if (product.url && resolveUrl(product.url.text, page.base)) {
    const headings = headingNames(page, MAX_HEADINGS);
    const titles = headings.length > 0 ? headings : titleNames(page);
    return !titles.some((title) => sharesHalf(title, name) && sharesHalf(name, title));
  }
  const words = wordsIn(name);
  return product.source !== 'jsonld' && words.length > 0
    && !words.some((word) => pageNames(page).some((title) => title.split(' ').includes(word)));
}

/** The elements that show a name. */
function placesOf({ text }: Page, name: string): (PageElement | null)[] {
  const found = name === '' ? [] : occurrencesOf(text.folded, name).take(MAX_NAME_PLACES);
  return [...found].map((start) => elementAt(text, { start, end: start + 1 }));
}

const wordsIn = (name: string): string[] => name.split(' ').filter((word) => /[\p{L}\p{N}]{3}/u.test(word));

/** The page's own names, folded for comparison: its first `h1` headings, its og:title and its title. */
const pageNames = facet((page: Page): readonly string[] => namesOf(page, 3));

const namesOf = (page: Page, mostHeadings: number): string[] =>
  [...headingNames(page, mostHeadings), ...titleNames(page)];

const headingNames = (page: Page, most: number): string[] =>
  mainHeadings(page).slice(0, most).map(({ text }) => comparableName(text));

const titleNames = (page: Page): string[] =>
  [readOpenGraph(page).title?.text ?? '', ...readMetadata(page).titles.slice(0, 1)].map(comparableName)
    .filter((name) => name !== '');

const comparableName = (name: string): string => comparable(name.slice(0, MAX_NAME_CHARS));
// Some shops escape the names in their JSON-LD as if it were HTML.
const nameOf = ({ name, source }: ProductMarkup): string =>
  comparableName(source === 'jsonld' ? decodeHTML((name?.text ?? '').slice(0, MAX_NAME_CHARS)) : name?.text ?? '');

/** Shorter names occur in other names by chance. */
const MIN_CONTAINED_CHARS = 8;

const isIn = (name: string, other: string): boolean => name.length >= MIN_CONTAINED_CHARS && other.includes(name);

// Whether a URL has the path of the page or of its canonical URL, whatever its host and query; never of the front page.
function isPageAddress(page: Page, url: URL): boolean {
  const own = [page.url, readMetadata(page).canonical].filter((each) => each !== null);
  return own.some((each) => comparablePath(each) === comparablePath(url) && comparablePath(url) !== '/');
}

function comparablePath(url: URL): string {
  const written = decodeUriOrSelf(url.pathname);
  let end = written.length;
  while (written[end - 1] === '/') end -= 1;
  return written.slice(0, end).toLowerCase() || '/';
}

function isDuplicate(one: ProductMarkup, other: ProductMarkup): boolean {
  const same = (a = '', b = '') => comparableName(a) !== '' && comparableName(a) === comparableName(b);
  if (same(one.sku?.text, other.sku?.text)) return true;
  if (same(one.gtins[0]?.text, other.gtins[0]?.text)) return true;
  if (other.role === 'plain' && !other.name && (one.source !== other.source || isLooseOffer(other))) return true;
  return same(nameOf(one), nameOf(other));
}
