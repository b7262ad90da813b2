import { inherited } from '../../../page/ancestry.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import { findPriceMentions } from '../../../product/price-mentions.ts';
import type { ReadPage, SampledPage } from '../gathered.ts';
import type { FetchedResource } from '../gather/store-fetcher.ts';
import { internalLinks } from '../gather/internal-links.ts';
import { looksLikeCategory, looksLikeProduct } from '../../../product/address.ts';
import { hasBuyButton } from '../price-gate.ts';
import { readPrices } from '../product-page.ts';
import { contentText, isFrame } from '../text-regions.ts';
import { isLogin } from './login.ts';

const LOGIN_HOST = /^(?:login|auth|id|sso|account|konto)\./i;

/** True if a request was redirected to a login page, or answered with 401. */
export function leadsToLogin({ result }: FetchedResource): boolean {
  if (!result?.ok) return false;
  const { status, hops, url } = result;
  return status === 401 || (hops.length > 0 && (isLogin(url) || LOGIN_HOST.test(url.hostname)));
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
  const { display } = readPrices(product.page);
  if (display.is === 'shown' || display.is === 'stated') return 'priced';
  if (display.is !== 'gated' && showsPrices(product)) return 'priced';
  if (product.shell || product.truncated) return 'unavailable';
  return display.is === 'gated' && !hasBuyButton(product.page) ? 'walled' : 'silent';
}
