import type { Lexicon } from './lexicon.ts';

export const nn: Lexicon = {
  shop: {
    buy: ['legg i korga', 'legg i handlekorg', 'kjøp no'],
    priceWord: ['pris', 'prisar', 'prisen'],
    notGoods: ['handlekorg', 'ønskjeliste'],
    notFound: ['fann ikkje sida', 'sida finst ikkje'],
    choice: ['storleik', 'farge'],
    inStock: ['på lager'],
    outOfStock: ['ikkje på lager', 'utseld', 'ikkje tilgjengeleg'],
    none: ['ikkje', 'ingen'],
    notify: ['varsle*', 'gi beskjed', 'sei frå'],
    when: ['når', 'dersom', 'viss'],
    ofThis: ['denne', 'vara', 'vare', 'er', 'har', 'diverre', 'for', 'tida', 'no'],
    past: ['før', 'tidlegare'],
    former: ['ordinær pris', 'rettleiande pris', 'rettleiande'],
    saving: ['spar', 'sparer'],
    delivery: ['frakt', 'frakta', 'fraktkost*', '*levering*'],
    withoutTax: ['utan', 'eks', 'ekskl'],
    tax: ['mva'],
    brand: ['merke', 'produsent'],
    shopNumber: ['varenr', 'varenummer', 'produktnummer'],
  },
};
