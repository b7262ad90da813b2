import type { Lexicon } from './words.ts';

export const ja: Lexicon = {
  shop: {
    buy: ['カートに入れる', '今すぐ買う', '購入する'],
    priceWord: ['価格'],
    loginNeeded: [
      'ログインして価格を見る', 'ログインして価格を確認', 'ログインすると価格が表示されます', '価格はログイン後に表示されます', 'ログイン後に価格が表示されます', '会員のみ公開', '価格は会員のみ公開',
      '卸価格は会員のみ公開',
    ],
    inStock: ['在庫あり'],
    outOfStock: ['在庫なし', '在庫切れ', '品切れ', '売り切れ'],
    preOrder: ['予約受付中'],
    stockLabel: ['在庫'],
    delivery: ['送料'],
    brand: ['ブランド', 'メーカー'],
    shopNumber: ['商品番号', '商品コード'],
  },
};
