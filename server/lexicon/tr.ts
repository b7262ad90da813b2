import type { Lexicon } from './words.ts';

export const tr: Lexicon = {
  shop: {
    buy: ['sepete ekle', 'satın al'],
    login: ['giriş yap*', 'üye ol*', 'üye giriş*', 'bayi giriş*', 'kayıt ol*', 'oturum aç*'],
    priceWord: ['fiyat', 'fiyatı', 'fiyatlar', 'fiyatları'],
    pricing: ['fiyat*'],
    behindLogin: [
      'görmek', 'görebil*', 'görünt*', 'için', 'sonra', 'yalnızca', 'sadece', 'gerekli*', 'gerekir', 'gerekmektedir',
    ],
    toBuy: ['satın almak için', 'sipariş vermek için', 'alışveriş yapmak için'],
    otherLogin: [
      'bülten*', 'haber ver*', 'düşünce', 'düşen', 'indirim*', 'kampanya*', 'puan*', 'favori*', 'kargo*', 'yorum*',
      'gerekmez', 'olmadan', 'önceki', 'daha ucuz', 'daha iyi', 'daha hızlı',
    ],
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
