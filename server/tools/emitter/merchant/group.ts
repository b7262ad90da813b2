import { isOfType, leafOf, leavesOf } from '../../../product/item.ts';
import type { Item } from '../../../product/item.ts';
import { isAbsolute, judged, NOTHING } from './found.ts';
import type { Found } from './found.ts';

/** What links variants to their group: one id, on the group or the same one on each variant. */
export function groupIdRule(product: Item, variants: readonly Item[]): Found {
  const own = leafOf(product, 'productGroupID') ?? leafOf(product, 'inProductGroupWithID');
  if (!isOfType(product, 'ProductGroup')) return judged(own, 'inProductGroupWithID');
  const ids = variants.map((each) => leafOf(each, 'inProductGroupWithID')?.text.trim());
  const value = own?.text ?? ids.find((id) => id !== undefined);
  if (value === undefined) return NOTHING;
  if (own === undefined && ids.includes(undefined)) return { value, faults: [{ member: 'hasVariant.inProductGroupWithID', fault: 'missing' }] };
  const differs = ids.some((id) => id !== undefined && id !== value.trim());
  return { value, faults: differs ? [{ member: 'hasVariant.inProductGroupWithID', fault: 'contradicts' }] : [] };
}

/** The properties that variants differ in, each as a full schema.org URL. */
export function variesByRule(product: Item): Found {
  const leaves = leavesOf(product, 'variesBy');
  const short = leaves.some(({ text }) => !isAbsolute(text.trim()));
  return judged(leaves[0], 'variesBy', () => (short ? 'malformed' : null));
}
