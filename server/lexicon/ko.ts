import type { Lexicon } from './words.ts';

export const ko: Lexicon = {
  shop: {
    buy: ['장바구니', '구매하기'],
    inStock: ['재고 있음'],
    outOfStock: ['품절'],
    stockLabel: ['재고'],
    brand: ['브랜드'],
  },
};
