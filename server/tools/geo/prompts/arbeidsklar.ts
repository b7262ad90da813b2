import type { Pack } from './prompt.ts';

/** Questions of people who are looking for workwear and protective gear for a crew. */
export const arbeidsklar: Pack = {
  vertical: 'arbeidsklar',
  prompts: [
    {
      id: 'arbeidsklar/discovery-1',
      intent: 'discovery',
      no: 'Hvor på nett bestiller norske bedrifter arbeidsklær med egen logo?',
      en: 'Where online do Norwegian companies order workwear with their own logo?',
    },
    {
      id: 'arbeidsklar/discovery-2',
      intent: 'discovery',
      no: 'Vi ansetter ti nye montører. Hvilke leverandører i Norge har komplett verneutstyr fra hjelm til vernesko?',
      en:
        "We're hiring ten new fitters. " +
        'Which suppliers in Norway have complete protective gear, from helmets to safety shoes?',
    },
    {
      id: 'arbeidsklar/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske butikker for arbeidstøy. Hvem har best pris og passform på bukser til kvinner?',
      en: 'Compare Norwegian workwear stores. Who has the best price and fit on trousers for women?',
    },
    {
      id: 'arbeidsklar/comparison-2',
      intent: 'comparison',
      no: 'Kjøpe arbeidstøyet eller leie det med vask inkludert? Nevn firmaer i Norge for begge løsningene.',
      en: 'Buy the workwear or rent it with laundry included? Name companies in Norway for both solutions.',
    },
    {
      id: 'arbeidsklar/problem-1',
      intent: 'problem',
      no:
        'Folkene våre fryser på hendene ute på anlegget. ' +
        'Hvem i Norge selger hansker som faktisk varer vinteren gjennom?',
      en:
        "Our crew's hands are freezing out on site. Who in Norway sells gloves that actually last through the winter?",
    },
    {
      id: 'arbeidsklar/local-1',
      intent: 'local',
      no: 'Hvilke forhandlere av arbeidstøy i Ålesund har flammehemmende klær vi kan prøve i butikken?',
      en: 'Which workwear dealers in Ålesund have flame-retardant clothing we can try on in the shop?',
    },
    {
      id: 'arbeidsklar/procurement-1',
      intent: 'procurement',
      no:
        'Hvem kan levere verneutstyr på rammeavtale til et norsk anleggsfirma, ' +
        'med fast sortiment for hver yrkesgruppe?',
      en:
        'Who can supply protective gear under a framework agreement to a Norwegian ' +
        'contractor, with a set range for each trade?',
    },
    {
      id: 'arbeidsklar/procurement-2',
      intent: 'procurement',
      no: 'Hvilke leverandører av arbeidsklær i Norge lagerfører størrelsene våre, trykker navn og sender EHF-faktura?',
      en: 'Which workwear suppliers in Norway stock our sizes, print names and send EHF invoices?',
    },
  ],
};
