import { inAddress } from '../lexicon/lexicon.ts';
import { wordForms } from '../page/word-forms.ts';
import { decodeUriOrSelf } from '../page/decode-uri.ts';

const PRODUCT_PATH = new RegExp([
  `/(?:${inAddress('productPath')})/[^/]+`, String.raw`/[^/]+/p-?\d+`, String.raw`-p-?\d{2,}(?:\.html)?/?$`,
  String.raw`/\d+-[^/]+\.html$`, String.raw`[-_/]\d{5,}(?:\.html)?/?$`,
].join('|'), 'iu');
/** Query parameters that identify a product in index.php stores. */
const PRODUCT_QUERY = /(?:^\?|&)(?:product_?id|id_product|pid)=\w|route=product\/product/i;
/** On other paths, this may just as well be the product that a form is about. */
const FRONT_PRODUCT_QUERY = /(?:^\?|&)product=\w/i;
const FRONT_PATH = /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?$/i;
const LIST_SEGMENT = `(?:${inAddress('categoryOnlyPath')})[\\p{L}\\d]*(?:[-_.][^/]*)?`;
const LIST_PATH = new RegExp(`/(?:${inAddress('categoryPath')}|${LIST_SEGMENT})(?:/|$)`, 'iu');
const LIST_ONLY_PATH = new RegExp(`/collections/[^/]+/?$|/${LIST_SEGMENT}(?:/|$)`, 'iu');
const ARTICLE_PATH = new RegExp(`/(?:${inAddress('articlePath')})/[^/]`, 'iu');
const FILE_EXTENSION = /\.(?:jpe?g|png|webp|gif|svg|pdf|css|js|xml|zip|mp4)$/i;
const SERVICE_PATH = new RegExp(
  String.raw`/(?:${inAddress('servicePath', 'cartPath', 'infoPath', 'infoPathStart')})(?:/|\.\w+)?$`, 'u');
const INFO_PATH = new RegExp([
  String.raw`/(?:${inAddress('infoPath')})(?:[/.]|$)`, String.raw`/(?:${inAddress('infoPathStart')}|wp)(?:[-_/.\d]|$)`,
].join('|'), 'u');
const LOGIN_PATH = new RegExp([
  String.raw`/(?:(?:[a-z\d]+[-_])?(?:${inAddress('signInPath')})|${inAddress('accountPath')}|auth)(?:[/.]|$)`,
  String.raw`^/(?:[a-z]{2}(?:[-_][a-z]{2})?/)?(?:${inAddress('accountFirstPath')})(?:[/.]|$)`,
].join('|'), 'u');
const LOGIN_HOST = new RegExp(String.raw`^(?:${inAddress('signInPath', 'accountPath', 'accountFirstPath')}|auth|id|sso)\.`, 'u');

/** Whether a path has the extension of an image, a script or another file that is not a page. */
export const isFile = (path: string): boolean => FILE_EXTENSION.test(path);

/** Whether a URL looks like a product page of known store software; only the page itself is conclusive. */
export function looksLikeProduct(url: URL): boolean {
  if (hasProductQuery(url)) return true;
  const { pathname } = url;
  const isOther = [LIST_ONLY_PATH, ARTICLE_PATH, FILE_EXTENSION].some((other) => other.test(pathname));
  return PRODUCT_PATH.test(pathname) && !isOther;
}

/** Whether a URL is the front page, or that of a language; not if its query identifies a product, as in some stores. */
export const isFrontPage = (url: URL): boolean => FRONT_PATH.test(url.pathname) && !hasProductQuery(url);

const hasProductQuery = ({ pathname, search }: URL): boolean =>
  PRODUCT_QUERY.test(search) || (FRONT_PATH.test(pathname) && FRONT_PRODUCT_QUERY.test(search));

/** Whether a URL looks like a product list. */
export const looksLikeCategory = (url: URL): boolean => LIST_PATH.test(url.pathname) && !looksLikeProduct(url);

/** Whether a URL looks like a service page, such as the cart, the search or a login. */
export const looksLikeService = (url: URL): boolean => SERVICE_PATH.test(plainPath(url)) || looksLikeLogin(url);

/** Whether a URL looks like an article, or is the front page. */
export const looksLikeArticle = (url: URL): boolean => isFrontPage(url) || ARTICLE_PATH.test(url.pathname);

/** Whether a URL looks like a login or a page about the shop, or is the front page. */
export const looksLikeInfoPage = (url: URL): boolean =>
  isFrontPage(url) || INFO_PATH.test(plainPath(url)) || looksLikeLogin(url);

/** Whether a URL looks like a login or an account. */
export const looksLikeLogin = (url: URL): boolean => LOGIN_PATH.test(plainPath(url)) && !looksLikeProduct(url);

/** Whether the host of a URL serves logins. */
export const isLoginHost = ({ hostname }: URL): boolean => LOGIN_HOST.test(hostname);

const plainPath = ({ pathname }: URL): string => wordForms(decodeUriOrSelf(pathname)).plain;
