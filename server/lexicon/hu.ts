import type { Lexicon } from './words.ts';

export const hu: Lexicon = {
  shop: {
    buy: ['kosárba'],
    login: ['bejelentkez*', 'jelentkezzen be', 'jelentkezz be', 'lépjen be', 'lépj be', 'regisztr*', 'belépés*'],
    pricing: ['árak', 'árakat', 'áraink', 'árainkat', 'árainak', 'árat', 'az ár', 'árlist*'],
    behindLogin: ['megtekint*', 'látható*', 'láthatja', 'látni', 'csak', 'kizárólag', 'után', 'elérhető*'],
    toBuy: ['vásárláshoz', 'rendeléshez', 'megrendeléshez'],
    otherLogin: [
      'hírlev*', 'értesít*', 'csökken*', 'árfigyel*', 'kedvez*', 'jobb', 'alacsony*', 'akció*', 'kívánság*', 'korábbi',
      'gyorsabb*', 'bejelentkezés nélkül', 'regisztráció nélkül', 'nem szükséges', 'szállítási',
    ],
    inStock: ['raktáron'],
    outOfStock: ['nincs raktáron', 'elfogyott'],
    none: ['nincs', 'nem'],
    stockLabel: ['raktár*'],
    delivery: ['szállítás*'],
    brand: ['márka', 'gyártó'],
    shopNumber: ['cikkszám'],
  },
};
