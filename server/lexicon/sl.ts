import type { Lexicon } from './words.ts';

export const sl: Lexicon = {
  shop: {
    buy: ['dodaj v košarico'],
    inStock: ['na zalogi'],
    outOfStock: ['ni na zalogi', 'razprodano'],
    none: ['ni'],
    stockLabel: ['zalog*'],
    withoutTax: ['brez'],
    tax: ['ddv'],
    brand: ['proizvajalec', 'znamka'],
    shopNumber: ['šifra', 'šifra izdelka'],
  },
};
