import type { Lexicon } from './words.ts';

export const ja: Lexicon = {
  shop: {
    buy: ['カートに入れる', '今すぐ買う', '購入する'],
    inStock: ['在庫あり'],
    outOfStock: ['在庫なし', '在庫切れ', '品切れ', '売り切れ'],
    preOrder: ['予約受付中'],
    stockLabel: ['在庫'],
    delivery: ['送料'],
    brand: ['ブランド', 'メーカー'],
    shopNumber: ['商品番号', '商品コード'],
  },
};
