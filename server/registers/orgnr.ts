/** The sum of the digits, each times its weight. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Verifies a modulus 11 check digit: the weighted sum of all digits, including it, is a multiple of 11. */
export const mod11 = (weights: readonly number[]) => (digits: string): boolean =>
  digits.length === weights.length && weightedSum(digits, weights) % 11 === 0;

const hasCheckDigit = mod11([3, 2, 7, 6, 5, 4, 3, 2, 1]);

/** Whether a text is a valid Norwegian organisation number: nine digits with a correct check digit. */
export const isOrgnr = (number: string): boolean => /^[89]\d{8}$/.test(number) && hasCheckDigit(number);

/** Formats `923609016` as `923 609 016`. */
export const formatOrgnr = (number: string): string => number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');
