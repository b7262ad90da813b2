import { readMetadata } from '../../../page/metadata.ts';
import type { Page } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { isOwn, readPrices } from '../product-page.ts';

const PRODUCT_PATH = new RegExp([
  '/products?/[^/]+', '/produkt(?:er)?/[^/]+', '/p/[^/]+', '/pd/[^/]+', '/vare/[^/]+', '/varer/[^/]+/[^/]+', '/item/[^/]+',
  '/artikkel/\\d+', '/dp/[^/]+', '/[^/]+/p-?\\d+', '-p-?\\d{2,}(?:\\.html)?/?$', '/\\d+-[^/]+\\.html$', '[-_/]\\d{5,}(?:\\.html)?/?$',
].join('|'), 'i');
const NOT_PRODUCT_PATH = new RegExp([
  '/(?:blogg?s?|news|nyheter|artikler|guide|magasin|inspirasjon|tag|author|pages?|sider?)/', '/collections/[^/]+/?$',
  '/produkt-?(?:kategori|serie)', '/product-(?:category|tag)', '\\.(?:jpe?g|png|webp|gif|svg|pdf|css|js|xml|zip|mp4)$',
].join('|'), 'i');
const CATEGORY_PATH = new RegExp([
  '/collections/(?!all/?$)[^/]+/?$', '/product-category/', '/produktkategori/', '/(?:kategori|category|categories|avdeling|c|catalog)/[^/]+',
  '/(?:shop|butikk|nettbutikk|produkter|products)/?$',
].join('|'), 'i');

/** Query parameters by which index.php stores tell their products. */
const PRODUCT_QUERY = /(?:^\?|&)(?:product_id|id_product|productid|pid)=\w+|route=product\/product/i;

/** True for an address that looks like a product's in the stores we know; a page tells for certain. */
export const looksLikeProduct = ({ pathname, search }: URL): boolean =>
  PRODUCT_QUERY.test(search) || (PRODUCT_PATH.test(pathname) && !NOT_PRODUCT_PATH.test(pathname));

/** True for an address that looks like a list of products. */
export const looksLikeCategory = (url: URL): boolean => CATEGORY_PATH.test(url.pathname) && !looksLikeProduct(url);

const CART_WORDS = new RegExp([
  'legg i (?:handle)?(?:kurv|korg|vogn|bag)', 'legg til i', 'kjøp(?!\\p{L})', 'add to (?:cart|basket|bag)', 'buy now',
  'lägg i', 'köp(?!\\p{L})', 'læg i', 'køb(?!\\p{L})', 'in den warenkorb', 'ikke på lager', 'utsolgt', 'på lager',
].map((words) => `(?<!\\p{L})${words}`).join('|'), 'u');
const ENOUGH = 3;

/** Prices that stand in rows of the same make; a page of one product without any other is none. */
const MANY_ALIKE = 3;

/** Is this the page of one product? By its markup where there is any, else by address, words and prices, weighed. */
export function isProductPage(page: Page, url: URL): boolean {
  const { main, products, meta } = readProductFacts(page);
  const { headings, meta: tags } = readMetadata(page);
  let score = looksLikeProduct(url) ? 1 : 0;
  if (main) score += main.product.offers.length > 0 ? 4 : 3;
  if (meta.isProduct) score += 2;
  if (meta.price) score += 3;
  if (CART_WORDS.test(page.text.folded)) score += 1.5;
  if (/\d[\d\s.,]{0,14}(?:kr|nok|,-)|(?:kr|nok|€|\$|£)\s{0,3}\d/.test(page.text.folded)) score += 1;
  if (headings.filter(({ level }) => level === 1).length === 1) score += 0.5;
  if (tags.get('og:type')?.some(({ content }) => content.trim().toLowerCase() === 'article')) score -= 3;
  if (!main && products.length > 3) score -= 1.5;
  if (score < ENOUGH) return false;
  return main !== null || meta.isProduct || meta.price !== undefined || hasOwnPrice(page, url);
}

/** A list has buttons and prices too, but they are its cards'; and what a page about delivery names is not for sale. */
function hasOwnPrice(page: Page, url: URL): boolean {
  const { all } = readPrices(page).shown;
  if (all.some(isOwn)) return true;
  return looksLikeProduct(url) && all.filter(({ doubts }) => doubts.has('repeated')).length < MANY_ALIKE;
}
