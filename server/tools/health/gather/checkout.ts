import { roleLink } from '../link-roles.ts';
import type { Checkout, ReadPage, FetchedResource, Available } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import { internalLinks } from './internal-links.ts';
import { readPage } from './pages.ts';
import type { StoreFetcher } from './store-fetcher.ts';

/** Cart and checkout paths of platforms whose pages do not always link to them. */
const KNOWN_PATHS: Readonly<Record<string, { cart: string; checkout: string }>> = {
  shopify: { cart: '/cart', checkout: '/checkout' },
  magento: { cart: '/checkout/cart/', checkout: '/checkout/' },
  bigcommerce: { cart: '/cart.php', checkout: '/checkout' },
  nopcommerce: { cart: '/cart', checkout: '/checkout' },
  squarespace: { cart: '/cart', checkout: '/checkout' },
};

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
  const read = async (role: 'cart' | 'checkout', linked: URL | undefined): Promise<Available<FetchedResource>> => {
    if (linked) return available(await fetcher.read(linked, 'checkout'));
    if (!known) return unavailable(home.value.shell ?? 'not-found');
    const resource = await fetcher.read(new URL(known[role], home.value.url), 'checkout');
    // Nothing links to this path, so a 4xx is no fault: the store may have its cart elsewhere, or in a drawer.
    return isMissing(resource) ? unavailable('not-found') : available(resource);
  };

  const cart = await read('cart', linkedFrom(home.value, 'cart'));
  const linked = linkedFrom(home.value, 'checkout');
  if (linked || known) return { cart, checkout: await read('checkout', linked) };
  const cartHtml = cart.available ? readPage(cart.value) : cart;
  const cartPage = shown ? available(shown) : cartHtml;
  // If the cart page could not be read, neither could a checkout link on it.
  if (cart.available && !cartPage.available) return { cart, checkout: cartPage };
  return { cart, checkout: await read('checkout', cartPage.value && linkedFrom(cartPage.value, 'checkout')) };
}

const linkedFrom = (page: ReadPage, role: 'cart' | 'checkout'): URL | undefined =>
  roleLink(internalLinks(page), role)?.url;

const isMissing = ({ access, result }: FetchedResource) =>
  access.kind === 'store' && result?.ok === true && result.status >= 400 && result.status < 500;
