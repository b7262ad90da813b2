import { RETENTION_HOURS } from '../../../contract/vocabulary.ts';

/** The privacy page in bokmål. */
export const PRIVACY_NB = {
  title: 'Personvern',
  description:
    'Hva tjenesten tar vare på, hvor og hvor lenge: nesten ingenting, i minnet i minutter, og resultatene bare ' +
      'i nettleseren din.',
  lead: 'Ingen konto, ingen sporing, ingen tredjepartsskript. Dette er det som finnes, hvor det ligger, og hvor ' +
    'lenge.',
  browser: {
    heading: 'I nettleseren din',
    results: 'Resultatene av målingene, høyst 200, til du sletter dem under [Tidligere](/past). De sendes ikke til oss.',
    shareKey: 'Nøkkelen som sletter en rapport du har delt, så lenge rapporten ligger ute.',
    others: [
      'Hva du har krysset av som gjort i en helsesjekk, til du sletter den siste målingen av butikken.',
      'Hvilken måling som er i gang, til du lukker fanen, så den kan tas opp igjen etter en ny innlasting.',
      'Det siste svaret om produktdata, med det du har fylt inn for hånd, til du lukker fanen.',
      'To informasjonskapsler, bare når du velger noe: `ui` for språk og `theme` for utseende. De varer i ett ' +
        'år og sier ikke hvem du er.',
    ],
  },
  service: {
    heading: 'Hos tjenesten',
    items: (retentionMinutes: number): readonly string[] => [
      'IP-adressen din, bare i minnet, for å telle mot grensene. For IPv6 bare nettet, de første 64 bitene. ' +
        'Den teller i høyst en time, og viskes ut når andre trenger plassen, eller når tjenesten startes ' +
        'på nytt.',
      `Loggen over en måling du startet på siden, i minnet: mens den går, og ${retentionMinutes} minutter ` +
        `etter, så du kan laste siden på nytt.`,
      `En KI-måling i ${RETENTION_HOURS} timer, i en database: butikkens domene, bransje, språk og ` +
        `svarene fra KI-tjenestene. Den sier ikke hvem som ba om den, og har verken merkenavnet eller ` +
        `konkurrentene du skrev.`,
      'Tjenestens egen logg inneholder feilmeldinger, driftstall og vertsnavnet til hver butikk som er målt. For en ' +
        'KI-måling står også bransje og språk der. IP-adressen til den som ber om målingen, står aldri der.',
    ],
    instances: 'Tjenesten kjører i flere instanser, som deler én database: Det som står i minnet, ligger ' +
      'også der, like lenge.',
    proxy: 'Den som drifter tjenesten, kan ha en mellomtjener (proxy) foran, med egen logg. Hva som står ' +
      'der, vet ikke denne siden noe om.',
  },
  shared: {
    heading: 'Rapporter du deler',
    text: 'Ingenting deles uten at du ber om det. Deler du en rapport, får den en adresse som ikke kan gjettes, og ' +
      'alle som har adressen, kan lese rapporten.',
    items: (days: number): readonly string[] => [
      `Vi lager rapporten av vår egen logg over målingen, og lagrer den i en database i ${days} dager. Så ` +
        'slettes den.',
      'Den inneholder butikkens adresse, funnene med bevis, karakterene og når målingen ble gjort. En KI-måling ' +
        'inneholder også merkenavnet og konkurrentene du skrev, tallene og kildene, men ikke teksten i svarene.',
      'Den sier ikke hvem som delte den. Av nøkkelen som sletter den, lagrer vi bare et avtrykk (hash).',
      'Søkemotorer blir bedt om ikke å ta den med, og en lenke i den røper ikke adressen.',
    ],
  },
  others: {
    heading: 'Hos andre',
    items: [
      'Butikken ser forespørslene våre, fra vår adresse, ikke din. Se [roboten vår](/bot).',
      'KI-tjenestene får faste spørsmål. De får ikke vite merkenavn, domene eller hvem som spør.',
      'Produktdata kan sende teksten på produktsiden til én språkmodell, når siden mangler noe og en modell ' +
        'er satt opp.',
      'Helsesjekken slår opp organisasjonsnummeret butikken oppgir, i åpne registre, og kan slå opp adressen ' +
        'i Googles offentlige målinger av fart.',
    ],
  },
  deletion: {
    heading: 'Sletting',
    text: 'Det som ligger i nettleseren, sletter du selv. Det som ligger hos oss, slettes av seg selv.',
    shared: 'En rapport du har delt, sletter du der du delte den, i samme nettleser.',
  },
  operator: {
    heading: 'Hvem som drifter tjenesten',
    name: (name: string): string => `Tjenesten driftes av ${name}.`,
    contact: 'Spørsmål om tjenesten går til ',
    unknown: 'Den som drifter tjenesten, har verken oppgitt navn eller adresse her.',
  },
};

/** The texts of the privacy page; both languages have this shape. */
export type PrivacyTexts = typeof PRIVACY_NB;
