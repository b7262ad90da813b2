import type { Lexicon } from './words.ts';

export const tr: Lexicon = {
  shop: {
    buy: ['sepete ekle', 'satın al'],
    inStock: ['stokta var', 'stokta'],
    outOfStock: ['tükendi', 'stokta yok'],
    none: ['yok', 'değil'],
    stockLabel: ['stok*'],
    delivery: ['kargo*'],
    withoutTax: ['hariç'],
    tax: ['kdv'],
    brand: ['marka'],
    shopNumber: ['ürün kodu'],
  },
};
