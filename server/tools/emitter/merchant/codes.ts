import { isOfType, leafOf, leavesOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { isRestrictedGtin, readGtin } from '../../../product/gtin.ts';
import { judged, NOTHING } from './found.ts';
import type { Found, Judge } from './found.ts';

const judgeGtin: Judge = (value) => {
  const digits = readGtin(value);
  if (digits === null) return 'malformed';
  return isRestrictedGtin(digits) ? 'restricted' : null;
};

/** The product's GTIN, else its offer's; an ISBN only for books. */
export function gtinRule(product: Item, offer: Item | undefined): Found {
  for (const item of [product, offer]) {
    const leaf = item && leafOf(item, 'gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8');
    if (leaf) return judged(leaf, 'gtin', judgeGtin);
  }
  const isbn = leafOf(product, 'isbn');
  if (!isbn) return NOTHING;
  return judged(isbn, 'isbn', isOfType(product, 'Book') ? (value) => (/^97[89]/.test(value) ? judgeGtin(value) : 'malformed') : () => 'not-allowed');
}

/** Codes contain no white space, and distinguish the variants of a product. */
export function skuRule(product: Item, variants: readonly Item[]): Found {
  const leaves = leavesOf(product, 'sku');
  const found = judged(leaves[0], 'sku', (value) => (/\s/u.test(value) ? 'malformed' : leaves.length > 1 ? 'several' : null));
  const skus = variants.filter((each) => gtinRule(each, undefined).value === undefined).map((each) => leafOf(each, 'sku')?.text.trim());
  const known = skus.filter((sku) => sku !== undefined);
  if (new Set(known).size === known.length) return found;
  return { value: found.value ?? known[0], faults: [...found.faults, { member: 'hasVariant.sku', fault: 'not-unique' }] };
}
