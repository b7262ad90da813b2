import { facet } from '../page/facet.ts';
import { readMetadata } from '../page/metadata.ts';
import type { Page } from '../page/page.ts';
import { attribute } from '../page/tree.ts';
import type { Leaf } from './item.ts';
import type { ProductStatement } from './product.ts';

/** What Open Graph and other meta tags state about the page and its product: the first non-empty value of each. */
export const readOpenGraph = facet((page: Page) => {
  const { meta } = readMetadata(page);
  const all = (...names: readonly string[]): Leaf[] => names.flatMap((name) => meta.get(name) ?? [])
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, element }): Leaf => {
      const name = attribute(element, 'content') === undefined ? 'value' : 'content';
      return { kind: 'leaf', text: content, origin: { kind: 'attribute', source: 'og-meta', element, name } };
    });
  const first = (...names: readonly string[]): Leaf | undefined => all(...names)[0];
  const offer = {
    price: first('product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'product:price', 'og:price'),
    currency: first(
      'product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'product:currency', 'og:currency',
    ),
    availability: first('product:availability', 'og:availability'),
  };
  const product: ProductStatement = {
    source: 'og-meta',
    description: first('og:description', 'description', 'twitter:description'),
    images: all('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src').slice(0, 1),
    brand: first('product:brand', 'og:brand', 'brand'),
    sku: first('product:retailer_item_id', 'product:sku', 'og:sku', 'product:retailer_part_no'),
    gtins: all('product:gtin', 'product:ean', 'product:upc', 'product:isbn', 'og:ean', 'og:upc', 'og:isbn'),
    offers: [offer],
    variants: [],
  };
  return {
    ...offer, product,
    title: first('og:title', 'twitter:title'),
    siteName: first('og:site_name', 'application-name'),
    isProduct: all('og:type').some((leaf) => /(?:^|[.:])product(?:\.item)?$/i.test(leaf.text.trim())),
    /** The raw `og:type`. */
    type: first('og:type')?.text.trim(),
  };
});
