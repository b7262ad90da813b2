import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { ToolId } from '../../contract/vocabulary.ts';

/** What a tool does and does not do. */
interface ToolProse {
  id: ToolId;
  href: '/health' | '/visibility' | '/schema';
  name: string;
  question: string;
  does: readonly string[];
  doesNot: readonly string[];
  link: string;
}

const tools: readonly ToolProse[] = [
  {
    id: 'health',
    href: '/health',
    name: 'Helsesjekk',
    question: 'Virker butikken for kunder, søk og KI?',
    does: [
      `Går gjennom butikken i åtte faser og henter høyst ${SCAN_REQUESTS} adresser.`,
      'Gir fire karakterer, hver med det som avgjorde og det som kan heve den.',
      'Viser adresse, linje og sitat for hvert funn.',
    ],
    doesNot: [
      'Gir ingen samlet poengsum.',
      'Gir ikke karakter til en botsperre som stengte oss ute.',
      'Vet ikke hva Google får se, bare hva serveren vår får se.',
    ],
    link: 'Åpne helsesjekken',
  },
  {
    id: 'geo',
    href: '/visibility',
    name: 'KI-synlighet',
    question: 'Blir butikken din nevnt i KI-svar?',
    does: [
      'Stiller KI-tjenester 8 faste spørsmål fra bransjen din.',
      'Teller hvor ofte butikken blir nevnt, og hvor ofte den er kilde.',
      'Viser hvert svar med dato, og hvor sikre tallene er.',
    ],
    doesNot: [
      'Gir ingen poengsum fra 0 til 100.',
      'Skriver ikke «ikke nevnt» når en tjeneste ikke svarte.',
      'Spår ikke hva KI svarer i morgen. Målingen gjelder én dag.',
    ],
    link: 'Mål KI-synlighet',
  },
  {
    id: 'schema',
    href: '/schema',
    name: 'Produktdata',
    question: 'Kan maskiner lese varen riktig?',
    does: [
      'Leser én produktside og lager kode (JSON-LD) for vare, pris og spørsmål.',
      'Viser sitatet bak hver verdi, og hvor på siden det står.',
      'Viser hva som mangler av det Google krever.',
    ],
    doesNot: [
      'Gjetter ikke. Det som ikke står på siden, blir ikke med.',
      'Lover ikke bedre plass i søket.',
      'Skriver ikke pris før valuta og lagerstatus også er bekreftet.',
    ],
    link: 'Lag produktdata',
  },
];

/** Norwegian (bokmål) texts of the home page. */
export const HOME_NB = {
  title: 'Storefront Analysis – hvordan står det til med nettbutikken?',
  description:
    'Tre gratis verktøy for nettbutikker: helsesjekk, KI-synlighet og produktdata. Det som ikke ble målt, står som ikke målt.',
  heading: 'Hvordan står det til med nettbutikken?',
  lead: ['Skriv adressen, så leser vi de åpne sidene og skriver ned det vi finner.', 'Det vi ikke får målt, skriver vi også ned.'],
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
