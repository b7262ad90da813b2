import { isOfType, itemsOf, leafOf, leavesOf, shortName } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { isRestrictedGtin, readGtin } from '../../../product/gtin.ts';
import { faultIf, isAbsolute, judged, NOTHING, single, wellFormed, withFaults } from './found.ts';
import type { Found, Judge } from './found.ts';

const judgeGtin: Judge = (value) => {
  const digits = readGtin(value);
  if (digits === null) return 'malformed';
  return isRestrictedGtin(digits) ? 'restricted' : null;
};

/** The product's GTIN, else its offer's; an ISBN only for books. */
export function gtinRule(product: Item, offer: Item | undefined): Found {
  const [leaf] = [product, offer].flatMap((item) => (item && leafOf(item, 'gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8')) ?? []);
  if (leaf) return judged(leaf, 'gtin', judgeGtin);
  return judged(leafOf(product, 'isbn'), 'isbn', (value) => (
    !isOfType(product, 'Book') ? 'not-allowed' : /^97[89]/.test(value) ? judgeGtin(value) : 'malformed'
  ));
}

/** Codes contain no white space, and distinguish the variants of a product. */
export function skuRule(product: Item, variants: readonly Item[]): Found {
  const found = single(product, 'sku', (value) => (/\s/u.test(value) ? 'malformed' : null));
  const skus = variants.filter((each) => gtinRule(each, undefined).value === undefined)
    .flatMap((each) => leafOf(each, 'sku')?.text.trim() ?? []);
  if (new Set(skus).size === skus.length) return found;
  return withFaults({ ...found, value: found.value ?? skus[0] }, faultIf(true, 'hasVariant.sku', 'not-unique'));
}

/** What links variants to their group: one id, on the group or the same one on each variant. */
export function groupIdRule(product: Item, variants: readonly Item[]): Found {
  const member = 'hasVariant.inProductGroupWithID';
  const own = leafOf(product, 'productGroupID', 'inProductGroupWithID');
  if (!isOfType(product, 'ProductGroup')) {
    const ids = itemsOf(product, 'isVariantOf').flatMap((group) => leafOf(group, 'productGroupID')?.text.trim() ?? []);
    const differs = own !== undefined && ids.some((id) => id !== own.text.trim());
    return withFaults(single(product, 'inProductGroupWithID'), faultIf(differs, 'inProductGroupWithID', 'contradicts'));
  }
  const ids = variants.map((each) => leafOf(each, 'inProductGroupWithID')?.text.trim());
  const value = own?.text ?? ids.find((id) => id !== undefined);
  if (value === undefined) return NOTHING;
  if (own === undefined && ids.includes(undefined)) return { value, faults: faultIf(true, member, 'missing') };
  return { value, faults: faultIf(ids.some((id) => id !== undefined && id !== value.trim()), member, 'contradicts') };
}

const VARYING = ['color', 'material', 'pattern', 'size', 'suggestedAge', 'suggestedGender'];

/** The properties that variants differ in, each as a full schema.org URL. */
export function variesByRule(product: Item): Found {
  const leaves = leavesOf(product, 'variesBy');
  return judged(leaves[0], 'variesBy', wellFormed(() => (
    leaves.every(({ text }) => isAbsolute(text.trim()) && VARYING.includes(shortName(text)))
  )));
}
