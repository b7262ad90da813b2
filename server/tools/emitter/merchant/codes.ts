import { isOfType, itemsOf, leafOf, leavesOf, shortName } from '../../../product/item.ts';
import { readGtin } from '../../../../contract/report/schema/gtin.ts';
import { isRestrictedGtin } from '../../../product/gtin.ts';
import { faultIf, isAbsolute, judged, NOTHING, single, withFaults } from './rules.ts';
import type { Fault, Judge, Rule } from './rules.ts';

const GTINS = ['gtin', 'gtin13', 'gtin12', 'gtin14', 'gtin8'];

function isGtin(value: string): boolean | Fault {
  const digits = readGtin(value);
  return digits !== null && (!isRestrictedGtin(digits) || 'restricted');
}

const isIsbn: Judge = (value) => /^97[89]/.test(value) && isGtin(value);

/** The product's GTIN, else its offer's, else its ISBN, which only a book may have. */
export const gtinRule: Rule = (product, _, { offer }) => {
  const gtin = leafOf(product, ...GTINS) ?? leafOf(offer, ...GTINS);
  if (gtin) return judged(gtin, 'gtin', isGtin);
  return judged(leafOf(product, 'isbn'), 'isbn', isOfType(product, 'Book') ? isIsbn : () => 'not-allowed');
};

/** The SKU, which contains no white space. The SKUs of variants without a GTIN must differ. */
export const skuRule: Rule = (product, property, { variants }) => {
  const found = single((value) => !/\s/u.test(value))(product, property);
  const skus = variants.filter((variant) => !leafOf(variant, ...GTINS, 'isbn'))
    .flatMap((variant) => leafOf(variant, 'sku')?.text.trim() ?? []);
  if (new Set(skus).size === skus.length) return found;
  return withFaults({ ...found, value: found.value ?? skus[0] }, faultIf(true, 'hasVariant.sku', 'not-unique'));
};

/** The id that links variants to their group: stated by the group, or the same one by each variant. */
export const groupIdRule: Rule = (product, property, { variants }) => {
  const member = 'hasVariant.inProductGroupWithID';
  const own = leafOf(product, 'productGroupID', property);
  if (!isOfType(product, 'ProductGroup')) {
    const ids = itemsOf(product, 'isVariantOf').flatMap((group) => leafOf(group, 'productGroupID')?.text.trim() ?? []);
    const contradicts = own !== undefined && ids.some((id) => id !== own.text.trim());
    return withFaults(single()(product, property), faultIf(contradicts, property, 'contradicts'));
  }
  const ids = variants.map((variant) => leafOf(variant, property)?.text.trim());
  const value = own?.text ?? ids.find((id) => id !== undefined);
  if (value === undefined) return NOTHING;
  if (own === undefined && ids.includes(undefined)) return { value, faults: faultIf(true, member, 'missing') };
  return { value, faults: faultIf(ids.some((id) => id !== undefined && id !== value.trim()), member, 'contradicts') };
};

const VARIES_BY = ['color', 'material', 'pattern', 'size', 'suggestedAge', 'suggestedGender'];

/** The properties that variants differ in, each as a full schema.org URL. */
export const variesByRule: Rule = (product, property) => {
  const leaves = leavesOf(product, property);
  return judged(leaves[0], property, () => (
    leaves.every(({ text }) => isAbsolute(text.trim()) && VARIES_BY.includes(shortName(text)))
  ));
};
