import { readMetadata } from '../page/metadata.ts';
import type { Page } from '../page/page.ts';
import { attribute } from '../page/tree.ts';
import type { Leaf, Leaves } from './item.ts';

/** Product facts from Open Graph and meta tags: the first non-empty value of each. */
export interface OpenGraphFacts extends Leaves<
  'title' | 'description' | 'siteName' | 'image'
  | 'price' | 'currency' | 'availability' | 'brand' | 'sku'
> {
  isProduct: boolean;
  /** The raw `og:type`. */
  type: string | undefined;
  gtins: Leaf[];
}

/** Reads the page's meta tags as product facts. */
export function readOpenGraph(page: Page): OpenGraphFacts {
  const { meta } = readMetadata(page);
  const all = (...names: readonly string[]): Leaf[] => names.flatMap((name) => (meta.get(name) ?? [])
    .filter((tag) => tag.content.trim() !== '')
    .map(({ content, element }): Leaf => ({
      kind: 'leaf', text: content,
      origin: {
        kind: 'attribute', source: 'og-meta', element, name: attribute(element, 'content') === undefined ? 'value'
          : 'content',
      },
    })));
  const first = (...names: readonly string[]) => all(...names)[0];
  return {
    isProduct: all('og:type').some((leaf) => /(?:^|[.:])product(?:\.item)?$/i.test(leaf.text.trim())),
    type: first('og:type')?.text.trim(),
    title: first('og:title', 'twitter:title'),
    description: first('og:description', 'description', 'twitter:description'),
    siteName: first('og:site_name', 'application-name'),
    image: first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image', 'twitter:image:src'),
    price: first('product:sale_price:amount', 'product:price:amount', 'og:price:amount', 'product:price', 'og:price'),
    currency: first(
      'product:sale_price:currency', 'product:price:currency', 'og:price:currency', 'product:currency', 'og:currency',
    ),
    availability: first('product:availability', 'og:availability'),
    brand: first('product:brand', 'og:brand', 'brand'),
    sku: first('product:retailer_item_id', 'product:sku', 'og:sku', 'product:retailer_part_no'),
    gtins: all('product:gtin', 'product:ean', 'product:upc', 'product:isbn', 'og:ean', 'og:upc', 'og:isbn'),
  };
}
