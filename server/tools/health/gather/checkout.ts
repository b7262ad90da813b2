import { roleLink } from '../link-roles.ts';
import type { Checkout, ReadPage } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available } from '../available.ts';
import { internalLinks } from './internal-links.ts';
import { readPage } from './pages.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

/** Cart and checkout paths of platforms whose pages do not always link to them. */
const KNOWN_PATHS: Readonly<Record<string, { cart: string; checkout: string }>> = {
  shopify: { cart: '/cart', checkout: '/checkout' },
  magento: { cart: '/checkout/cart/', checkout: '/checkout/' },
  bigcommerce: { cart: '/cart.php', checkout: '/checkout' },
  nopcommerce: { cart: '/cart', checkout: '/checkout' },
  squarespace: { cart: '/cart', checkout: '/checkout' },
};

interface Found {
  url: URL;
  /** No link leads there: the store may have its cart elsewhere, or in a drawer. */
  isGuess: boolean;
}

/**
 * Reads cart and checkout, with GET requests only, from a link or the platform's known path. The checkout link may also
 * come from the cart page, either its HTML or `shown`, the cart as a browser rendered it.
 */
export async function gatherCheckout(
  home: Available<ReadPage>,
  fetcher: StoreFetcher,
  { platform, shown }: { platform: string | null; shown?: ReadPage | undefined },
): Promise<Checkout> {
  if (!home.available) return { cart: home, checkout: home };
  const known = platform === null ? undefined : KNOWN_PATHS[platform];
  const find = (role: 'cart' | 'checkout', page: Available<ReadPage>): Found | undefined => {
    const linked = page.available ? roleLink(internalLinks(page.value), role)?.url : undefined;
    if (linked) return { url: linked, isGuess: false };
    return known && { url: new URL(known[role], home.value.url), isGuess: true };
  };
  const read = async (found: Found | undefined): Promise<Available<FetchedResource>> => {
    if (!found) return unavailable(home.value.shell ?? 'not-found');
    const resource = await fetcher.read(found.url, 'checkout');
    return found.isGuess && isMissing(resource) ? unavailable('not-found') : available(resource);
  };

  const cart = read(find('cart', home));
  const fromHome = find('checkout', home);
  if (fromHome) return { cart: await cart, checkout: await read(fromHome) };
  const cartResource = await cart;
  const cartHtml = cartResource.available ? readPage(cartResource.value) : cartResource;
  const cartPage = shown ? available(shown) : cartHtml;
  const linkedFromCart = find('checkout', cartPage);
  // If the cart page could not be read, neither could a checkout link on it.
  if (!linkedFromCart && cartResource.available && !cartPage.available) {
    return { cart: cartResource, checkout: cartPage };
  }
  return { cart: cartResource, checkout: await read(linkedFromCart) };
}

const isMissing = ({ access, result }: FetchedResource): boolean =>
  access.kind === 'store' && result?.ok === true && result.status >= 400 && result.status < 500;
