/** The digits of a GTIN-8, -12, -13 or -14 with a valid check digit; null for anything else. */
export function readGtin(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || /^0+$/.test(digits)) return null;
  const sum = [...digits.padStart(14, '0')].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0,
  );
  return sum % 10 === 0 ? digits : null;
}
