const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2];
const SHAPE = /^[89]\d{8}$/;

/** Whether a text is a valid Norwegian organisation number: nine digits with a correct check digit. */
export function isOrgnr(number: string): boolean {
  if (!SHAPE.test(number)) return false;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  const check = (11 - (sum % 11)) % 11;
  return check === Number(number[8]);
}

/** Formats `923609016` as `923 609 016`. */
export const formatOrgnr = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
