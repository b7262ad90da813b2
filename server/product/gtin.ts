import { readGtin } from '../../contract/report/schema/gtin.ts';

/** The digits of a GTIN, with or without its kind in front: `ean13:…`. */
export const readNamedGtin = (text: string): string | null => readGtin(text.replace(/^[a-z]+\d*:/i, ''));

/** GS1 prefixes for use within a store or company, refunds and coupons, which are not globally unique. */
const RESTRICTED = /^(?:2|0[245]|98[0-4]|99)/;
const RESTRICTED_OF_EIGHT = /^[02]/;

/** True for a GTIN that identifies a product only within one store or company. */
export function isRestrictedGtin(gtin: string): boolean {
  if (gtin.length === 8) return RESTRICTED_OF_EIGHT.test(gtin);
  // In a GTIN-14 the first digit is the packaging level, not part of the company prefix.
  return RESTRICTED.test(gtin.padStart(13, '0').slice(-13));
}
