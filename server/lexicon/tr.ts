import type { Lexicon } from './words.ts';

export const tr: Lexicon = {
  shop: {
    buy: ['sepete ekle', 'satın al'],
    login: [
      'giriş yap', 'giriş yapın', 'giriş yapınız', 'üye olun', 'üye olunuz', 'kayıt olun', 'oturum açın', 'bayi girişi',
      'bayi girişi yapın',
    ],
    loggedIn: ['üye girişi', 'giriş yaptıktan', 'üyelere', 'bayilere'],
    gatedPrice: ['fiyat', 'fiyatı', 'fiyatlar', 'fiyatları', 'fiyatlarını'],
    toSee: ['görmek için', 'görmek', 'görebilmek için', 'görebilirsiniz'],
    behindLogin: ['yalnızca', 'sadece', 'sonra'],
    toBuy: ['satın almak için', 'sipariş vermek için'],
    otherLogin: [
      'bülten*', 'indirim*', 'düşünce', 'puan*', 'favori*', 'kargo*', 'özel', 'olmadan', 'gerekmez', 'arayın',
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
