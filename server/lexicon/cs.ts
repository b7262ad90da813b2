import type { Lexicon } from './words.ts';

export const cs: Lexicon = {
  shop: {
    buy: ['do košíku', 'přidat do košíku', 'koupit'],
    productPath: ['produkt'],
    notGoodsPath: ['kosik', 'hledat'],
    inStock: ['skladem'],
    outOfStock: ['vyprodáno', 'není skladem', 'nedostupné'],
    none: ['není', 'ne'],
    notify: ['upozorn*', 'hlídat'],
    later: ['brzy'],
    stockLabel: ['sklad*', 'dostup*', 'stav'],
    ofThis: ['ks'],
    perMonth: ['měsíc*'],
    delivery: ['doprava', 'doručení'],
    withoutTax: ['bez'],
    tax: ['dph'],
    brand: ['značka', 'výrobce'],
    shopNumber: ['kód produktu', 'kód'],
  },
};
