/** Earlier scans in bokmål. */
export const PAST_NB = {
  title: 'Tidligere målinger – Storefront Analysis',
  description: 'Målinger fra denne nettleseren, lagret bare her. Sammenlign to målinger av samme butikk og se hva som er endret.',
  name: 'Tidligere målinger',
  lead: 'Velg to målinger av samme butikk og se hva som er endret.',
  prose: [
    'Målingene dine ligger bare i denne nettleseren. Tjenesten lagrer dem ikke, og ingen andre kan se dem. Du kan slette én måling, alle målinger av en butikk, eller alt.',
    'Når du sammenligner to målinger, ser du hva som er blitt bedre, hva som er blitt dårligere, og hva som ikke kan sammenlignes. Det siste gjelder sjekker som ikke ble målt begge gangene, og målinger gjort med hvert sitt regelsett.',
  ],
};

export type PastTexts = typeof PAST_NB;
