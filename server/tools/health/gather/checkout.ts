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

/**
 * Reads cart and checkout, with GET requests only, from a link or the platform's known path. The checkout link may also
 * come from the cart page, either its HTML or `shown`, the cart as a browser rendered it.
 */
export async function gatherCheckout(
  home: Available<ReadPage>, fetcher: StoreFetcher, { platform, shown }: { platform: string | null; shown?: ReadPage | undefined },
): Promise<Checkout> {
  if (!home.available) return { cart: home, checkout: home };
  const known = platform === null ? undefined : KNOWN_PATHS[platform];
  const find = (role: 'cart' | 'checkout', pages: readonly Available<ReadPage>[]): URL | undefined => {
    const links = pages.flatMap((page) => (page.available ? internalLinks(page.value) : []));
    return roleLink(links, role)?.url ?? (known && new URL(known[role], home.value.url));
  };
  const read = async (url: URL | undefined): Promise<Available<FetchedResource>> => {
    if (url) return available(await fetcher.read(url, 'checkout'));
    return unavailable(home.value.shell ?? 'not-found');
  };

  const cart = read(find('cart', [home]));
  const checkoutUrl = find('checkout', [home]);
  if (checkoutUrl) return { cart: await cart, checkout: await read(checkoutUrl) };
  const cartResource = await cart;
  const cartHtml = cartResource.available ? readPage(cartResource.value) : cartResource;
  const cartPage = shown ? available(shown) : cartHtml;
  const linkedFromCart = find('checkout', [cartPage]);
  // If the cart page could not be read, neither could a checkout link on it.
  if (!linkedFromCart && cartResource.available && !cartPage.available) return { cart: cartResource, checkout: cartPage };
  return { cart: cartResource, checkout: await read(linkedFromCart) };
}
