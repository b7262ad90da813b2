import type { Lexicon } from './words.ts';

export const ro: Lexicon = {
  shop: {
    buy: ['adaugă în coș', 'adaugă în coş', 'adauga in cos'],
    login: [
      'autentific*', 'autentificare', 'conectați-vă', 'conectează-te', 'înregistr*', 'creează cont', 'creează un cont',
      'creați un cont', 'loghează-te',
    ],
    priceWord: ['preț', 'prețul', 'prețuri', 'preţ', 'preţul', 'preţuri'],
    pricing: ['preț*', 'preţ*'],
    behindLogin: [
      'pentru a vedea', 'pentru a vizualiza', 'pentru a afla', 'vizibil*', 'doar', 'numai', 'după', 'necesită',
    ],
    toBuy: ['pentru a cumpăra', 'pentru a comanda', 'pentru a plasa'],
    otherLogin: [
      'abonează*', 'scade', 'reducer*', 'mai bun*', 'mai mic*', 'puncte', 'istoric*', 'fără autentific*', 'fără cont',
      'nu este nevoie', 'recenzi*', 'mai rapid*', 'preț de livrare',
    ],
    productPath: ['produs'],
    inStock: ['în stoc', 'in stoc'],
    outOfStock: ['stoc epuizat', 'indisponibil'],
    none: ['nu este', 'nu'],
    ofAnything: ['dispon'],
    stockLabel: ['stoc*'],
    delivery: ['livrare*'],
    brand: ['producător', 'marcă'],
    shopNumber: ['cod produs'],
    codeAlone: ['codul', 'cod'],
  },
};
