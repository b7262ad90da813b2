import type { Lexicon } from './words.ts';

export const zh: Lexicon = {
  shop: {
    buy: ['加入購物車', '加入购物车', '立即購買', '立即购买', '我要購買'],
    inStock: ['有貨', '有货', '現貨', '现货'],
    outOfStock: ['缺货', '缺貨', '無庫存', '售罄', '已售完'],
    stockLabel: ['庫存', '库存'],
    former: ['原價', '原价', '定價'],
    delivery: ['運費', '运费'],
    brand: ['品牌'],
    shopNumber: ['商品編號', '貨號', '品號', '商品编号', '货号'],
  },
};
