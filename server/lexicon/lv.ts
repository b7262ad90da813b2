import type { Lexicon } from './words.ts';

export const lv: Lexicon = {
  shop: {
    buy: ['ielikt grozā', 'pievienot grozam'],
    inStock: ['noliktavā'],
    outOfStock: ['nav noliktavā', 'izpārdots'],
    none: ['nav'],
    stockLabel: ['noliktav*'],
    withoutTax: ['bez'],
    tax: ['pvn'],
    brand: ['zīmols', 'ražotājs'],
    shopNumber: ['produkta kods'],
    codeAlone: ['kods'],
  },
};
