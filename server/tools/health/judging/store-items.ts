import { readProductFacts } from '../../../product/facts.ts';
import { resolveUrl } from '../../../page/page.ts';
import type { Page } from '../../../page/page.ts';
import { isOfType, leafOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { isSameSite } from '../gather/internal-links.ts';
import type { SampledPage } from '../gathered.ts';

/** `Organization`, and those of its subtypes that sell something. */
const STORE_TYPE = new RegExp(`^(?:${[
  'Organization', 'Corporation', 'NGO', 'Cooperative', '[A-Za-z]*(?:Store|Shop|Business|Dealer|Salon|Establishment)',
  'Bakery', 'Brewery', 'DaySpa', 'Distillery', 'Florist', 'Library', 'Museum', 'Optician', 'Pharmacy', 'Restaurant',
  'ShoppingCenter', 'TravelAgency', 'VeterinaryCare', 'Winery',
].join('|')})$`);
/** Properties of other organisations: manufacturer, review author, carrier. */
const OTHER_ORGANISATIONS = new Set([
  'brand', 'manufacturer', 'author', 'review', 'reviews', 'itemreviewed', 'creator', 'sponsor', 'contributor',
  'parentorganization', 'provider', 'memberof', 'isrelatedto', 'issimilarto', 'itemlistelement',
]);

/** The items of a page's markup, including nested ones, except those in the given properties. */
export function allItems(page: Page, except: ReadonlySet<string> = new Set()): Item[] {
  const found = new Set(readProductFacts(page).items);
  for (const item of found) {
    for (const [property, values] of item.properties) {
      if (!except.has(property)) for (const value of values) if (value.kind === 'item') found.add(value);
    }
  }
  return [...found];
}

/** The organisations in a page's markup that may be the store. */
export function storeItems({ page, url }: SampledPage): Item[] {
  const namesThisSite = (item: Item): boolean => {
    const stated = leafOf(item, 'url');
    const itemUrl = stated ? resolveUrl(stated.text, page.base) : null;
    return itemUrl !== null && isSameSite(itemUrl, url) && itemUrl.pathname === '/' && itemUrl.hash === '';
  };
  // A brand may be one of many that the store sells, or the store itself.
  return allItems(page, OTHER_ORGANISATIONS).filter((item) =>
    item.types.some((type) => STORE_TYPE.test(type)) && (!isOfType(item, 'Brand') || namesThisSite(item)));
}
