import { linkRoles } from '../link-roles.ts';
import type { Checkout, ReadPage } from '../gathered.ts';
import { available, unavailable } from '../available.ts';
import type { Available } from '../available.ts';
import { internalLinks } from './internal-links.ts';
import { readPage } from './pages.ts';
import type { FetchedResource, StoreFetcher } from './store-fetcher.ts';

/** Where platforms that do not always link to them keep their cart and their checkout. */
const KNOWN: Readonly<Record<string, { cart: string; checkout: string }>> = {
  shopify: { cart: '/cart', checkout: '/checkout' },
  magento: { cart: '/checkout/cart/', checkout: '/checkout/' },
  bigcommerce: { cart: '/cart.php', checkout: '/checkout' },
  nopcommerce: { cart: '/cart', checkout: '/checkout' },
  squarespace: { cart: '/cart', checkout: '/checkout' },
};

/**
 * Reads cart and checkout, by GET alone, where a link or the platform says they are; the cart may link to the other, as
 * it was sent or as a browser has `shown` it.
 */
export async function gatherCheckout(
  home: Available<ReadPage>, fetcher: StoreFetcher, { platform, shown }: { platform: string | null; shown?: ReadPage | undefined },
): Promise<Checkout> {
  if (!home.available) return { cart: home, checkout: home };
  const known = platform === null ? undefined : KNOWN[platform];
  const find = (role: 'cart' | 'checkout', pages: readonly Available<ReadPage>[]): URL | undefined => pages
    .flatMap((page) => (page.available ? internalLinks(page.value) : []))
    .find((link) => linkRoles(link).includes(role))?.url ?? (known && new URL(known[role], home.value.url));
  const read = async (url: URL | undefined): Promise<Available<FetchedResource>> => {
    if (url) return available(await fetcher.read(url, 'checkout'));
    return unavailable(home.value.shell ?? 'not-found');
  };

  const cart = read(find('cart', [home]));
  const atOnce = find('checkout', [home]);
  if (atOnce) return { cart: await cart, checkout: await read(atOnce) };
  const basket = await cart;
  const sent = basket.available ? readPage(basket.value) : basket;
  const basketPage = shown ? available(shown) : sent;
  const inBasket = find('checkout', [basketPage]);
  // Where the cart was kept from us, so was the link it may have.
  if (!inBasket && basket.available && !basketPage.available) return { cart: basket, checkout: basketPage };
  return { cart: basket, checkout: await read(inBasket) };
}
