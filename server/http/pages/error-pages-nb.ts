/** The error pages, in bokmål. */
export const ERRORS_NB = {
  notFound: {
    title: 'Ikke funnet',
    description: 'Det finnes ingen side på denne adressen.',
    heading: 'Her er det ingen side',
    lead: 'Adressen er feil skrevet, eller siden er borte.',
    items: [
      '[Forsiden](/)',
      '[Helsesjekk](/health), [KI-synlighet](/visibility) og [Produktdata](/schema)',
      '[For utviklere](/developers)',
    ],
  },
  shareNotFound: {
    title: 'Rapporten er ikke delt',
    description: 'På denne adressen er det ingen delt rapport.',
    heading: 'Rapporten er ikke delt lenger',
    lead: (days: number): string =>
      `Det er ingen delt rapport på denne adressen. En delt rapport ligger ute i ${days} dager, og den som delte den, kan ` +
      'slette den før. Er adressen kopiert uten slutten, er den heller ikke til å finne.',
    items: [
      'Be den som sendte deg adressen, om å dele rapporten på nytt.',
      'Eller mål selv: [Helsesjekk](/health) · [KI-synlighet](/visibility)',
    ],
  },
  tooManyRequests: {
    title: 'For mange forespørsler',
    description: 'Delte rapporter er åpnet for mange ganger på kort tid.',
    heading: 'Prøv igjen om litt',
    lead: (seconds: number): string =>
      `Herfra er delte rapporter åpnet for mange ganger på kort tid. Prøv igjen om ${seconds}\u00a0s.`,
    items: ['Eller mål selv: [Helsesjekk](/health) · [KI-synlighet](/visibility)'],
  },
};

/** The texts of the error pages; both languages have this shape. */
export type ErrorTexts = typeof ERRORS_NB;
