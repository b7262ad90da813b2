import type { Lexicon } from './words.ts';

export const ja: Lexicon = {
  shop: {
    buy: ['カートに入れる', '今すぐ買う', '購入する'],
    login: ['ログインして'],
    loggedIn: ['ログイン後', '会員のみ'],
    gatedPrice: ['価格'],
    toSee: ['見る', '確認'],
    behindLogin: ['表示', '公開'],
    otherLogin: ['不要', 'お気に入り', 'お知らせ', 'ポイント'],
    inStock: ['在庫あり'],
    outOfStock: ['在庫なし', '在庫切れ', '品切れ', '売り切れ'],
    preOrder: ['予約受付中'],
    stockLabel: ['在庫'],
    delivery: ['送料'],
    brand: ['ブランド', 'メーカー'],
    shopNumber: ['商品番号', '商品コード'],
  },
};
