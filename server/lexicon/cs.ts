import type { Lexicon } from './words.ts';

export const cs: Lexicon = {
  shop: {
    buy: ['do košíku', 'přidat do košíku', 'koupit'],
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
