import type { Lexicon } from './words.ts';

export const hu: Lexicon = {
  shop: {
    buy: ['kosárba'],
    inStock: ['raktáron'],
    outOfStock: ['nincs raktáron', 'elfogyott'],
    none: ['nincs', 'nem'],
    stockLabel: ['raktár*'],
    delivery: ['szállítás*'],
    brand: ['márka', 'gyártó'],
    shopNumber: ['cikkszám'],
  },
};
