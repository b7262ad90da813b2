import { anyOf } from '../lexicon/lexicon.ts';
import { unescaped } from '../page/unescaped.ts';

const PRODUCT_PATH = new RegExp([
  `/(?:${anyOf('productPath')})/[^/]+`, String.raw`/[^/]+/p-?\d+`, String.raw`-p-?\d{2,}(?:\.html)?/?$`, String.raw`/\d+-[^/]+\.html$`,
  String.raw`[-_/]\d{5,}(?:\.html)?/?$`,
].join('|'), 'iu');
/** Query parameters that identify a product in index.php stores. */
const PRODUCT_QUERY = /(?:^\?|&)(?:product_id|id_product|productid|pid)=\w+|route=product\/product/i;
const LIST_PATH = new RegExp([
  '/collections/(?!all/?$)[^/]+/?$', '/(?:produkt|product)-?(?:kategori|category|tag|serie)', `/(?:${anyOf('listPath')})/[^/]+`,
  `/(?:${anyOf('listPath')})/?$`,
].join('|'), 'iu');
const ARTICLE_PATH = new RegExp(`/(?:${anyOf('writtenPath')})/[^/]`, 'iu');
const FILE_EXTENSION = /\.(?:jpe?g|png|webp|gif|svg|pdf|css|js|xml|zip|mp4)$/i;
const SERVICE_PATH = new RegExp(String.raw`/(?:${anyOf('notGoodsPath')})(?:/|\.\w+)?$`, 'iu');

/** Whether a URL looks like a product page of known store software; only the page itself is conclusive. */
export function looksLikeProduct({ pathname, search }: URL): boolean {
  if (PRODUCT_QUERY.test(search)) return true;
  const isOther = /\/collections\/[^/]+\/?$|\/(?:produkt|product)-?(?:kategori|category|tag|serie)/i.test(pathname);
  return PRODUCT_PATH.test(pathname) && !isOther && !ARTICLE_PATH.test(pathname) && !FILE_EXTENSION.test(pathname);
}

/** Whether a URL looks like a product list. */
export const looksLikeCategory = (url: URL): boolean => LIST_PATH.test(url.pathname) && !looksLikeProduct(url);

/** Whether a URL looks like an article or a service page, such as the cart or the search. */
export const looksLikeNoProduct = ({ pathname }: URL): boolean =>
  pathname === '/' || ARTICLE_PATH.test(pathname) || SERVICE_PATH.test(unescaped(pathname));
