/** The digits of a GTIN-8, -12, -13 or -14 with a valid check digit; null for anything else. */
export function readGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0,
  );
  return sum % 10 === 0 ? digits : null;
}

/** The same, with or without its kind in front: `ean13:…`. */
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
