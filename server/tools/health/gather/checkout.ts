import { linkRoles } from '../link-roles.ts';
import type { LinkRole } from '../link-roles.ts';
import type { Checkout, ReadPage } from '../gathered.ts';
import { seen, unseen } from '../seen.ts';
import type { Seen } from '../seen.ts';
import { internalLinks } from './internal-links.ts';
import type { Visit, Visits } from './visits.ts';

/** Where platforms that do not always link to them keep their cart and their checkout. */
const KNOWN: Readonly<Record<string, { cart: string; checkout: string }>> = {
  shopify: { cart: '/cart', checkout: '/checkout' },
  magento: { cart: '/checkout/cart/', checkout: '/checkout/' },
  bigcommerce: { cart: '/cart.php', checkout: '/checkout' },
  nopcommerce: { cart: '/cart', checkout: '/checkout' },
  squarespace: { cart: '/cart', checkout: '/checkout' },
};

/** Reads cart and checkout, by GET alone, where a link of the home page or the platform says they are. */
export async function gatherCheckout(
  home: Seen<ReadPage>, visits: Visits, platform: string | null,
): Promise<Checkout> {
  if (!home.seen) return { cart: home, checkout: home };
  const known = platform === null ? undefined : KNOWN[platform];
  const read = async (role: LinkRole & ('cart' | 'checkout')): Promise<Seen<Visit>> => {
    const linked = internalLinks(home.value).find((link) => linkRoles(link).includes(role))?.url;
    const url = linked ?? (known && new URL(known[role], home.value.url));
    if (url) return seen(await visits.read(url, 'checkout'));
    return unseen(home.value.shell ? 'needs-script' : 'not-found');
  };
  const [cart, checkout] = await Promise.all([read('cart'), read('checkout')]);
  return { cart, checkout };
}
