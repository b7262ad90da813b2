import { shopWords } from '../../../lexicon/lexicon.ts';
import { comparable } from '../../../page/normalise.ts';
import { attribute, parentElement } from '../../../page/tree.ts';
import { isBuyLabel } from '../../../product/page-kind.ts';
import { priceTags } from '../../../product/price-tags.ts';
import { readProductFacts } from '../../../product/facts.ts';
import type { ReadPage, FetchedResource } from '../gathered.ts';
import { internalLinks } from '../gather/internal-links.ts';
import { isLoginHost, looksLikeCategory, looksLikeLogin, looksLikeProduct } from '../../../product/address.ts';
import { findLoginPrompt } from '../price-gate.ts';
import { readPrices } from '../product-page.ts';
import { contentText, isFrame, within } from '../text-regions.ts';

/** True if a request was redirected to a login page, or answered with 401. */
export function leadsToLogin({ result }: FetchedResource): boolean {
  if (!result?.ok) return false;
  const { status, hops, url } = result;
  return status === 401 || (hops.length > 0 && (looksLikeLogin(url) || isLoginHost(url)));
}

/** True if the content is a password form and shows nothing of a store. */
export function isLoginOnly(page: ReadPage): boolean {
  const isInFrame = within(isFrame);
  const hasPasswordField = page.page.index.controls.some((control) => control.tagName === 'input'
    && attribute(control, 'type')?.toLowerCase() === 'password' && !isInFrame(parentElement(control)));
  if (!hasPasswordField || contentText(page.page).length >= MAX_OTHER_TEXT || showsPrices(page)) return false;
  return !internalLinks(page).some(({ url }) => looksLikeProduct(url) || looksLikeCategory(url));
}

/** A login page has little text beside its form. */
const MAX_OTHER_TEXT = 1_500;

/** True if the page shows a product price; delivery costs and free-delivery thresholds do not count. */
export const showsPrices = ({ page }: Pick<ReadPage, 'page'>): boolean =>
  priceTags(page).some(({ exclusions }) => !exclusions.has('delivery') && !exclusions.has('limit'));

/** What a product page shows to a visitor who is not logged in. */
type Treatment =
  | 'priced'
  /** No price, no buy button, and a prompt to log in. */
  | 'walled'
  /** No price and no explanation. */
  | 'silent'
  /** Not seen: the page is an app shell or was truncated. */
  | 'unavailable';

/** Classifies one product page. */
export function treatmentOn(product: ReadPage): Treatment {
  const { page } = product;
  const { stated, shown } = readPrices(page);
  const offers = readProductFacts(page).products.flatMap((markup) => markup.offers);
  // Many offers may share one price, which is then read only once.
  const prices = new Set(offers.flatMap(({ price, lowPrice }) => price ?? lowPrice ?? []));
  const hasStatedPrice = stated.length > 0 || prices.values().some(({ text }) => Number(text) > 0);
  if (hasStatedPrice || shown.best !== null || showsPrices(product)) return 'priced';
  if (product.shell || product.truncated) return 'unavailable';
  return wallPhrase(product) !== null && !hasAddToCart(product) ? 'walled' : 'silent';
}

/** The phrase in the content that asks visitors to log in, to see prices or to buy. */
export function wallPhrase({ page }: Pick<ReadPage, 'page'>): string | null {
  const found = findLoginPrompt(page);
  return found && page.text.folded.slice(found.start, found.end);
}

const BUY_LABELS = new Set(shopWords('buyWholeLabel'));

function hasAddToCart({ page }: ReadPage): boolean {
  const inputs = page.index.controls.filter(({ tagName }) => tagName === 'input');
  const values = inputs.map((input) => attribute(input, 'value') ?? '');
  const lines = page.text.lines.map(({ start, end }) => page.text.text.slice(start, end));
  return [...values, ...lines].some((text) => isBuyLabel(text) || BUY_LABELS.has(comparable(text)));
}
