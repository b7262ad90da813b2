import { inherited } from '../../../page/ancestry.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import { comparable } from '../../../page/normalise.ts';
import { findPriceMentions } from '../../../product/price-mentions.ts';
import { readProductFacts } from '../../../product/facts.ts';
import type { ReadPage, SampledPage } from '../gathered.ts';
import type { FetchedResource } from '../gather/store-fetcher.ts';
import { internalLinks } from '../gather/internal-links.ts';
import { looksLikeCategory, looksLikeProduct } from '../../../product/address.ts';
import { findLoginPrompt } from '../price-gate.ts';
import { readPrices } from '../product-page.ts';
import { contentText, isFrame } from '../text-regions.ts';

const LOGIN_PATH =
  /(?:^|\/)(?:(?:[a-z0-9]+[-_])?(?:log[-_]?in|logg[-_]?inn|sign[-_]?in)|innlogging|password|min-side)(?:\/|$|\.)/i;
const LOGIN_HOST = /^(?:login|auth|id|sso|account|konto)\./i;

/** True if a request was redirected to a login page, or answered with 401. */
export function leadsToLogin({ result }: FetchedResource): boolean {
  if (!result?.ok) return false;
  const { status, hops, url } = result;
  return status === 401 || (hops.length > 0 && (LOGIN_PATH.test(url.pathname) || LOGIN_HOST.test(url.hostname)));
}

/** True if the content is a password form and shows nothing of a store. */
export function isLoginOnly(page: ReadPage): boolean {
  const isInFrame = inherited(false, (at, around) => around || isFrame(at));
  const hasPasswordField = page.page.index.controls.some((control) => control.tagName === 'input'
    && attribute(control, 'type')?.toLowerCase() === 'password' && !isInFrame(parentElement(control)));
  if (!hasPasswordField || contentText(page.page).length >= MAX_OTHER_TEXT || showsPrices(page)) return false;
  return !internalLinks(page).some(({ url }) => looksLikeProduct(url) || looksLikeCategory(url));
}

/** A login page has little text beside its form. */
const MAX_OTHER_TEXT = 1_500;

/** True if the page shows a product price; delivery costs and free-delivery thresholds do not count. */
export function showsPrices({ page }: Pick<ReadPage, 'page'>): boolean {
  const { text, folded, lines } = page.text;
  return lines.some(({ start, end }) =>
    !DELIVERY.test(folded.slice(start, end)) && findPriceMentions(text.slice(start, end)).length > 0);
}

const DELIVERY = /frakt|levering|porto|shipping|delivery|bestill for|handle for|ordre over|orders? over/u;

const ADD_TO_CART = new RegExp([
  String.raw`^(?:legg (?:i|til i) (?:handle)?(?:kurv|vogn|bag)\w*|legg i|kjøp(?: nå)?|bestill`,
  String.raw`add to (?:cart|basket|bag)|buy(?: now)?)\b`,
].join('|'), 'u');

/** What a product page shows to a visitor who is not logged in. */
export type Treatment =
  | 'priced'
  /** No price, no buy button, and a prompt to log in. */
  | 'walled'
  /** No price and no explanation. */
  | 'silent'
  /** Not seen: the page is an app shell or was truncated. */
  | 'unavailable';

/** Classifies one product page. */
export function treatmentOn(product: SampledPage): Treatment {
  const { page } = product;
  const { stated, shown } = readPrices(page);
  const offers = readProductFacts(page).products.flatMap((one) => one.offers);
  const hasStatedPrice = stated.length > 0 || offers.some(({ price, lowPrice }) => Number((price ?? lowPrice)?.text ?? 0) > 0);
  if (hasStatedPrice || shown.best !== null || showsPrices(product)) return 'priced';
  if (product.shell || product.truncated) return 'unavailable';
  return wallPhrase(product) !== null && !hasAddToCart(product) ? 'walled' : 'silent';
}

/** The phrase in the content that asks visitors to log in, to see prices or to buy. */
export function wallPhrase({ page }: Pick<ReadPage, 'page'>): string | null {
  const found = findLoginPrompt(page);
  return found && page.text.folded.slice(found.start, found.end);
}

function hasAddToCart({ page }: SampledPage): boolean {
  const inputs = page.index.controls.filter(({ tagName }) => tagName === 'input');
  const values = inputs.map((input) => attribute(input, 'value') ?? '');
  const lines = page.text.lines.map(({ start, end }) => page.text.text.slice(start, end));
  return [...values, ...lines].some((line) => ADD_TO_CART.test(comparable(line)));
}
