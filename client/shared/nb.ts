/** Norwegian (bokmål) texts of the shared report page. */
export const SHARED_NB = {
  title: 'Delt rapport – Storefront Analysis',
  description: 'En rapport som noen har delt. Den er laget av tjenestens egen logg, og kan leses i 30 dager.',
  heading: 'Delt rapport',
  waiting: 'Henter rapporten …',
  noScript: 'Rapporten vises med JavaScript. Den som har adressen, kan lese den her så lenge den er delt. Den er laget av tjenestens egen logg over målingen.',
  note: (shared: string, until: string): string => `Delt rapport fra ${shared}. Den ligger ute til ${until}, og kan leses, men ikke endres.`,
  answers: 'Det KI-tjenestene skrev, er ikke med i delte rapporter.',
  gone: {
    heading: 'Rapporten er ikke delt lenger',
    message: 'Det er ingen delt rapport på denne adressen. En delt rapport ligger ute i 30 dager, og den som delte den, kan slette den før.',
    ask: 'Be den som sendte deg adressen, om å dele rapporten på nytt, eller mål selv:',
  },
  tools: { health: 'Helsesjekk', visibility: 'KI-synlighet' },
  failed: {
    offline: 'Vi fikk ikke kontakt med tjenesten.',
    failed: 'Vi fikk ikke hentet rapporten. Noe gikk galt hos oss.',
  },
  rate: (time: string): string => `Det er hentet for mange rapporter herfra. Prøv igjen om ${time}.`,
  again: 'Prøv igjen',
};

export type SharedTexts = typeof SHARED_NB;
