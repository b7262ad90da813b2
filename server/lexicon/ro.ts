import type { Lexicon } from './words.ts';

export const ro: Lexicon = {
  shop: {
    buy: ['adaugă în coș', 'adaugă în coş', 'adauga in cos'],
    productPath: ['produs'],
    inStock: ['în stoc', 'in stoc'],
    outOfStock: ['stoc epuizat', 'indisponibil'],
    none: ['nu este', 'nu'],
    ofAnything: ['dispon'],
    stockLabel: ['stoc*'],
    delivery: ['livrare*'],
    brand: ['producător', 'marcă'],
    shopNumber: ['cod produs'],
    codeAlone: ['codul', 'cod'],
  },
};
