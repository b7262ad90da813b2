/** The Norwegian VAT rates, as factors by which a price without VAT is multiplied. */
export const TAX_FACTORS: readonly number[] = [1.25, 1.15, 1.12];
