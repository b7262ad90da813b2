import type { Lexicon } from './words.ts';

export const et: Lexicon = {
  shop: {
    buy: ['lisa ostukorvi', 'lisa korvi', 'osta'],
    productPath: ['toode'],
    inStock: ['laos'],
    outOfStock: ['laos ei ole', 'ei ole laos', 'läbi müüdud'],
    backOrder: ['tellimusel', 'valmistatakse tellimusel', 'valmib tellimusel'],
    when: ['kui'],
    stockLabel: ['laos*'],
    withoutTax: ['ilma'],
    tax: ['km'],
    brand: ['tootja', 'kaubamärk'],
    shopNumber: ['tootekood'],
    codeAlone: ['kood'],
  },
};
