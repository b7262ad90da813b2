import type { Lexicon } from './words.ts';

export const hu: Lexicon = {
  shop: {
    buy: ['kosárba'],
    login: ['bejelentkez*', 'jelentkezzen be', 'jelentkezz be', 'lépjen be', 'regisztráljon'],
    loggedIn: [
      'bejelentkezés', 'belépés', 'regisztráció', 'regisztrált viszonteladó*', 'regisztrált partner*',
      'regisztrált vásárló*',
    ],
    gatedPrice: ['ár', 'árak', 'árakat', 'áraink', 'árainkat', 'árat'],
    toSee: ['megtekintéséhez', 'megtekintéshez'],
    behindLogin: ['csak', 'kizárólag', 'után', 'látható*', 'elérhető*'],
    toBuy: ['vásárláshoz', 'rendeléshez'],
    otherLogin: ['hírlev*', 'értesít*', 'csökken*', 'kedvez*', 'nélkül', 'nem', 'kérésre', 'szállítási', 'tartalmazza'],
    inStock: ['raktáron'],
    outOfStock: ['nincs raktáron', 'elfogyott'],
    none: ['nincs', 'nem'],
    stockLabel: ['raktár*'],
    delivery: ['szállítás*'],
    brand: ['márka', 'gyártó'],
    shopNumber: ['cikkszám'],
  },
};
