import type { Leaf } from '../../../product/item.ts';
import type { ProductMarkup } from '../../../product/product.ts';
import type { SampledPage } from '../gathered.ts';
import { judgeLack } from '../check.ts';
import { markupEvidence } from '../evidence.ts';
import { productsOf } from '../product-page.ts';

/** How to read a field of the product markup. */
interface ProductField {
  /** The property's name in the markup. */
  name: string;
  /** The values in the markup, valid or not. */
  leaves(product: ProductMarkup): readonly (Leaf | undefined)[];
  isGood(product: ProductMarkup): boolean;
}

/** Judges a field over product pages with a Product: pass if on all, warn if on some, fail if on none. */
export function judgeField(products: readonly SampledPage[], field: ProductField) {
  const evidence = products.flatMap((page) => {
    const stated = productsOf(page.page);
    if (stated.some(field.isGood)) return [];
    const written = stated.flatMap((product) => field.leaves(product)).find((leaf) => leaf !== undefined);
    if (written) return [markupEvidence(page, written, field.name)];
    return [{ ...markupEvidence(page, stated[0]!.item, field.name), value: '0' }];
  });
  return judgeLack(evidence.length, products.length, evidence);
}
