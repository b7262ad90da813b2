import type { Gap } from '../../../contract/emitter.ts';
import { productJson } from '../../../contract/report/schema/json-ld.ts';
import type { productMembers } from '../../../contract/report/schema/json-ld.ts';

/** The Product as JSON-LD: its name, and verified values that the page's own markup lacks; null if there are none. */
export function emitDiff({ name, ...members }: ReturnType<typeof productMembers>, gaps: readonly Gap[]): string | null {
  // An Offer that lacks only fields which cannot be verified here is left as it is.
  const fillable = gaps.filter(({ field, state }) => (
    state !== 'present' && (!field.startsWith('offers.') || OFFER_FIELDS.includes(field))
  ));
  const lacking = new Map(fillable.map(({ field, existingValue }) => [field.split('.')[0]!, existingValue]));
  const added = Object.fromEntries(Object.entries(members).filter(([key, value]) => {
    const field = key.replace(/^gtin.*/, 'gtin');
    // What the page already states in the same words is not repeated.
    return value !== undefined && lacking.has(field) && lacking.get(field) !== value;
  }));
  return Object.keys(added).length === 0 ? null : productJson({ name, ...added });
}

const OFFER_FIELDS = ['offers.price', 'offers.priceCurrency', 'offers.availability'];
