import type { EmitterField } from '../../contract/vocabulary.ts';
import { PRODUCT_DATA_NB } from '../../contract/report/schema/nb.ts';
import { PASTE_NB } from './paste-nb.ts';

/** Norwegian (bokmål) texts of the schema emitter. */
export const SCHEMA_NB = {
  title: 'Produktdata for nettbutikk – Storefront Analysis',
  description:
    'Leser én produktside og lager JSON-LD for vare, pris og spørsmål, med sitatet bak hver verdi. Det som ikke står på siden, utelates.',
  lead: 'Leser én produktside og lager kode (JSON-\u2060LD) som søkemotorer og KI-tjenester kan lese. Hver verdi står med sitatet den bygger på.',
  aboutHeading: 'Slik leser vi',
  prose: [
    'Vi leser navn, beskrivelse, merke, bilder, varenummer, strekkode, pris, valuta, lagerstatus og spørsmål og svar. Hver verdi må stå ordrett på siden, ellers utelates den. Du ser også hva som mangler av det Google krever og anbefaler.',
    'Vi gjetter ikke, og vi skriver ikke pris før valuta og lagerstatus også er bekreftet. Koden lover ikke bedre plass i søket. Vi endrer ingenting i butikken: Du limer inn koden selv.',
  ],
  field: 'Adressen til én vare',
  submit: 'Les siden',
  hint: 'Skriv adressen. Vi leser, men endrer ingenting.',
  missing: 'Skriv adressen til en vare først.',
  reading: (host: string): string => `Leser siden hos ${host}.`,
  cancel: 'Avbryt',
  cancelled: 'Avbrutt. Adressen du skrev, står her.',
  done: 'Siden er lest.',
  rate: (time: string): string => `Brukt opp for nå. Du kan lese igjen om ${time}.`,
  again: 'Les en ny side',
  fill: {
    heading: 'Fyll inn for hånd',
    stays: 'Blir i nettleseren din og merkes «fylt inn av deg».',
    hints: {
      name: 'Slik varen heter på siden.', description: 'Noen setninger om varen.', brand: 'Navnet på merket.',
      image: 'Full adresse til bildet, med https.', sku: 'Butikkens eget varenummer, uten mellomrom.',
      gtin: '8, 12, 13 eller 14 sifre, som på strekkoden.', price: 'Bare tall, for eksempel 1499,00.',
      currency: 'Tre bokstaver, for eksempel NOK.', availability: 'Velg det som gjelder nå.',
      faq: 'Et spørsmål kunder stiller, med svaret slik det står på siden.',
    } satisfies Record<EmitterField, string>,
    problems: {
      name: 'Skriv navnet først.', description: 'Skriv beskrivelsen først.', brand: 'Skriv merket først.',
      image: 'Dette er ikke en full nettadresse.', sku: 'Skriv varenummeret uten mellomrom.',
      gtin: 'Dette er ikke en gyldig strekkode. Sjekk antall sifre og det siste sifferet.', price: 'Skriv prisen som et tall over null.',
      currency: 'Dette er ikke en valutakode.', availability: 'Velg lagerstatus fra listen.', faq: 'Skriv både spørsmålet og svaret.',
    } satisfies Record<EmitterField, string>,
    question: 'Spørsmål', answer: 'Svar', choose: 'Velg', add: 'Legg til', remove: 'Fjern',
    added: (noun: string): string => `Lagt til: ${noun}.`,
    removed: (noun: string): string => `Fjernet: ${noun}.`,
  },
  paste: PASTE_NB,
  ...PRODUCT_DATA_NB,
};

export type SchemaTexts = typeof SCHEMA_NB;
