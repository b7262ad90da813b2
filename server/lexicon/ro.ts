import type { Lexicon } from './words.ts';

export const ro: Lexicon = {
  shop: {
    buy: ['adaugă în coș', 'adaugă în coş', 'adauga in cos'],
    login: [
      'autentifică-te', 'autentificați-vă', 'conectează-te', 'conectați-vă', 'creează cont', 'creează un cont',
      'înregistrează-te',
    ],
    loggedIn: [
      'autentificare', 'clienții înregistrați', 'clienților înregistrați', 'partenerilor înregistrați',
      'clienților autentificați', 'utilizatorilor înregistrați',
    ],
    gatedPrice: ['preț', 'prețul', 'prețuri', 'prețurile'],
    toSee: ['pentru a vedea', 'pentru a vizualiza', 'pentru a afla', 'ca să vezi'],
    behindLogin: ['doar', 'numai', 'vizibile', 'disponibile', 'afișate', 'după'],
    toBuy: ['pentru a cumpăra', 'pentru a comanda'],
    otherLogin: ['scade', 'reducer*', 'mai bun*', 'puncte', 'fără', 'la cerere', 'marcă', 'favorite'],
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
