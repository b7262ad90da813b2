/** Value added tax in Norway: what a price without it is multiplied by. */
export const TAX_FACTORS: readonly number[] = [1.25, 1.15, 1.12];
