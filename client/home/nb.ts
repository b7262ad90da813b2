/** What one tool does, and what it does not. */
interface ToolProse {
  href: '/health' | '/visibility' | '/schema';
  name: string;
  question: string;
  does: readonly string[];
  doesNot: readonly string[];
  link: string;
  limit: string;
}

const tools: readonly ToolProse[] = [
  {
    href: '/health',
    name: 'Helsesjekk',
    question: 'Virker butikken for kunder, søk og KI?',
    does: [
      'Går gjennom butikken i åtte faser og henter høyst 60 adresser.',
      'Gir fire karakterer, hver med grunnen og det som hever den.',
      'Viser adresse, linje og sitat for hvert funn.',
    ],
    doesNot: [
      'Gir ingen samlet poengsum.',
      'Gir ikke karakter til en botsperre som stengte oss ute.',
      'Vet ikke hva Google får se, bare hva vår server får.',
    ],
    link: 'Åpne helsesjekken',
    limit: 'Høyst 5 i minuttet',
  },
  {
    href: '/visibility',
    name: 'KI-synlighet',
    question: 'Blir butikken din nevnt i KI-svar?',
    does: [
      'Stiller 8 faste spørsmål fra bransjen din til 6 KI-tjenester.',
      'Teller hvor ofte butikken blir nevnt, og hvor ofte den er kilde.',
      'Viser hvert svar, datert, med usikkerheten i tallene.',
    ],
    doesNot: [
      'Gir ingen poengsum fra 0 til 100.',
      'Teller ikke en tjeneste som ikke svarte, som «ikke nevnt».',
      'Spår ikke hva KI svarer i morgen. Målingen gjelder én dag.',
    ],
    link: 'Mål KI-synlighet',
    limit: 'Høyst 2 nye i timen',
  },
  {
    href: '/schema',
    name: 'Produktdata',
    question: 'Kan maskiner lese varen riktig?',
    does: [
      'Leser én produktside og lager kode (JSON-LD) for vare, pris og spørsmål.',
      'Viser sitatet bak hver verdi, og hvor på siden det står.',
      'Viser hva som mangler av det Google krever.',
    ],
    doesNot: [
      'Gjetter ikke. Det som ikke står på siden, utelates.',
      'Lover ikke bedre plass i søket.',
      'Skriver ikke pris før valuta og lagerstatus også er bekreftet.',
    ],
    link: 'Lag produktdata',
    limit: 'Høyst 6 i timen',
  },
];

/** The home page in bokmål. */
export const HOME_NB = {
  title: 'Storefront Analysis – hvordan står det til med nettbutikken?',
  description:
    'Tre gratis verktøy for nettbutikker: helsesjekk, KI-synlighet og produktdata. Det som ikke ble målt, står som ikke målt.',
  heading: 'Hvordan står det til med nettbutikken?',
  lead: ['Skriv adressen, så leser vi de åpne sidene og skriver ned det vi fant.', 'Det vi ikke fikk målt, skriver vi også.'],
  field: 'Adressen til butikken',
  submit: 'Sjekk butikken',
  hint: 'Vi leser, men endrer ingenting. Gratis, uten konto.',
  missing: 'Skriv adressen til butikken.',
  starting: (host: string): string => `Starter målingen av ${host}.`,
  example: {
    label: 'Eksempel',
    hatchedStrong: 'Skravert betyr at vi ikke fikk målt det.',
    hatched: 'Det teller verken som bra eller dårlig.',
  },
  toolsHeading: 'Tre verktøy',
  toolsLine: 'Ingen av dem sier mer enn de har sett.',
  does: 'Dette gjør det',
  doesNot: 'Dette gjør det ikke',
  tools,
};

export type HomeTexts = typeof HOME_NB;
