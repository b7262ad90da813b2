import type { Lexicon } from './words.ts';

export const uk: Lexicon = {
  shop: {
    buy: ['до кошика', 'купити', 'в кошик'],
    inStock: ['в наявності', 'є в наявності'],
    outOfStock: ['немає в наявності'],
    none: ['немає'],
    notify: ['повідом*'],
    when: ['коли'],
    stockLabel: ['наявн*'],
    delivery: ['доставк*'],
    brand: ['бренд', 'виробник'],
    shopNumber: ['артикул', 'код товару'],
  },
};
