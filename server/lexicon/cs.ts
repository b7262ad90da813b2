import type { Lexicon } from './words.ts';

export const cs: Lexicon = {
  shop: {
    buy: ['do košíku', 'přidat do košíku', 'koupit'],
    login: [
      'přihlás*', 'přihlaste', 'přihlášen*', 'registrac*', 'registrovan*', 'registrovat', 'registrujte', 'zaregistr*',
      'založit účet', 'založte si účet', 'vytvořit účet', 'vytvořte si účet',
    ],
    priceWord: ['cena', 'ceny'],
    pricing: ['cenu', 'cenám', 'cenách', 'ceník*'],
    behindLogin: [
      'viděli', 'uvidíte', 'vidí', 'vidět', 'po přihlášen*', 'po registraci', 'pouze', 'jen', 'dostupn*', 'viditeln*',
      'vyžaduj*', 'zjistit', 'pro zobrazení', 'zobrazí po', 'zobrazíte',
    ],
    toBuy: ['pro nákup', 'k nákupu', 'pro objedn*', 'pro zakoupení', 'mohli nakup*', 'mohli objedn*'],
    loginNeeded: ['vyžaduje přihlášení', 'nutné přihlášení'],
    otherLogin: [
      'novinek', 'odběr*', 'hlíd*', 'upozorn*', 'zlevn*', 'klesne', 'pokles*', 'lepší', 'nižší', 'nejlepší', 'výhodn*',
      'slev*', 'bodů', 'historie', 'oblíben*', 'seznam přání', 'seznamu přání', 'uložit', 'hodnocení', 'recenz*',
      'rychlej*', 'bez přihlášen*', 'bez registrace', 'není nutn*', 'nemusíte', 'ceny dopravy', 'cena dopravy',
      'cenu dopravy',
    ],
    productPath: ['produkt'],
    notGoodsPath: ['kosik', 'hledat'],
    inStock: ['skladem'],
    outOfStock: ['vyprodáno', 'není skladem', 'nedostupné'],
    none: ['není', 'ne'],
    notify: ['upozorn*', 'hlídat'],
    later: ['brzy'],
    stockLabel: ['sklad*', 'dostup*', 'stav'],
    ofThis: ['ks'],
    perMonth: ['měsíc*'],
    delivery: ['doprava', 'doručení'],
    withoutTax: ['bez'],
    tax: ['dph'],
    brand: ['značka', 'výrobce'],
    shopNumber: ['kód produktu', 'kód'],
    viewWord: ['zobrazit', 'přejít do'],
    cartPage: ['košík', 'košíku', 'nákupní košík'],
    checkoutPage: ['pokladna', 'k pokladně', 'do pokladny', 'přejít k pokladně', 'dokončit objednávku'],
    termsPage: ['obchodní podmínky', 'obchodních podmínek', 'všeobecné podmínky', 'podmínky nákupu', 'vop'],
    returnsPage: [
      'vrácení', 'vrácení zboží', 'výměna a vrácení', 'vrátit zboží', 'odstoupení', 'odstoupení od smlouvy',
      'odstoupit od smlouvy',
    ],
    privacyPage: ['osobních údajů', 'osobní údaje', 'zásady ochrany', 'cookies', 'gdpr'],
    contactPage: [
      'kontakt', 'kontakty', 'kontaktujte nás', 'napište nám', 'zákaznický servis', 'zákaznická podpora',
      'kontaktní formulář', 'kontaktní údaje',
    ],
  },
};
