import { anyOf } from '../lexicon/lexicon.ts';
import { unescaped } from '../page/unescaped.ts';

const PRODUCT_PATH = new RegExp([
  `/(?:${anyOf('productPath')})/[^/]+`, String.raw`/[^/]+/p-?\d+`, String.raw`-p-?\d{2,}(?:\.html)?/?$`, String.raw`/\d+-[^/]+\.html$`,
  String.raw`[-_/]\d{5,}(?:\.html)?/?$`,
].join('|'), 'iu');
/** Query parameters by which index.php stores tell their products. */
const PRODUCT_QUERY = /(?:^\?|&)(?:product_id|id_product|productid|pid)=\w+|route=product\/product/i;
const LIST_PATH = new RegExp([
  '/collections/(?!all/?$)[^/]+/?$', '/(?:produkt|product)-?(?:kategori|category|tag|serie)', `/(?:${anyOf('listPath')})/[^/]+`,
  `/(?:${anyOf('listPath')})/?$`,
].join('|'), 'iu');
const WRITTEN_PATH = new RegExp(`/(?:${anyOf('writtenPath')})/[^/]`, 'iu');
const FILE = /\.(?:jpe?g|png|webp|gif|svg|pdf|css|js|xml|zip|mp4)$/i;
const SERVICE_PATH = new RegExp(String.raw`/(?:${anyOf('notGoodsPath')})(?:/|\.\w+)?$`, 'iu');

/** True for an address that looks like a product's in the stores we know; a page tells for certain. */
export function looksLikeProduct({ pathname, search }: URL): boolean {
  if (PRODUCT_QUERY.test(search)) return true;
  const isOther = /\/collections\/[^/]+\/?$|\/(?:produkt|product)-?(?:kategori|category|tag|serie)/i.test(pathname);
  return PRODUCT_PATH.test(pathname) && !isOther && !WRITTEN_PATH.test(pathname) && !FILE.test(pathname);
}

/** True for an address that looks like a list of products. */
export const looksLikeCategory = (url: URL): boolean => LIST_PATH.test(url.pathname) && !looksLikeProduct(url);

/** True for an address of an article, or of what a store has besides goods: its cart, its search. */
export const looksLikeNoProduct = ({ pathname }: URL): boolean =>
  pathname === '/' || WRITTEN_PATH.test(pathname) || SERVICE_PATH.test(unescaped(pathname));
