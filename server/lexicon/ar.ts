import type { Lexicon } from './words.ts';

export const ar: Lexicon = {
  shop: {
    buy: ['أضف إلى السلة', 'أضف إلى', 'اشتر الآن'],
    inStock: ['متوفر', 'متاح'],
    outOfStock: ['غير متوفر', 'غير متاح', 'نفذت الكمية'],
    none: ['غير'],
    ofAnything: ['متاح'],
    stockLabel: ['توفر*', 'المخزون'],
    delivery: ['الشحن'],
    brand: ['العلامة التجارية', 'ماركة'],
  },
};
