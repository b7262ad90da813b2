import { SCAN_REQUESTS } from '../../../contract/vocabulary.ts';

/** The page about our crawler, in bokmål. */
export const BOT_NB = {
  title: 'Roboten vår',
  description: (token: string): string =>
    `Hva roboten ${token} gjør i en nettbutikk, hvor mye den henter, og hvordan du stenger den ute med ` +
      `robots.txt.`,
  lead: (token: string): string =>
    `Den heter \`${token}\`, og kommer bare når noen ber om en måling av butikken.`,
  does: {
    heading: 'Det den gjør',
    fetches: (connections: number): string =>
      `Henter høyst ${SCAN_REQUESTS} adresser i en helsesjekk, over høyst ${connections} forbindelser om ` +
        `gangen til hver vert.`,
    requests: 'Våre egne forespørsler er bare `GET`. Roboten fyller ikke ut skjemaer, legger ikke noe i handlekurven, ' +
      'og logger ikke inn.',
    reads: 'Leser forsiden, robots.txt, nettstedskart, llms.txt, to filer for KI-agenter under /.well-known/, ' +
      'handlekurv og kasse, en adresse som ikke finnes, og et utvalg sider og lenker, noen til andre ' +
      'nettsteder. Den følger ikke nettstedet videre.',
    measuring: (requests: number): string =>
      `Farten måles ved at en nettleser åpner forsiden slik en telefon gjør, skript og bilder med, med ` +
        `høyst ${requests} forespørsler. Nettleseren presenterer seg som en telefon, ikke med navnet ` +
        `vårt.`,
    rendering: (requests: number): string =>
      `Er sider tomme uten skript, åpner nettleseren også inntil tre andre, med høyst ${requests} ` +
        'forespørsler til sammen; produktdata kan åpne den ene siden slik. Butikkens skript kjører der, og kan ' +
        'sende egne forespørsler.',
    probes: 'Noen få forespørsler bruker navnet til en KI-robot, for å se om den slipper inn. De går bare til forsiden.',
    otherTools: 'Produktdata leser bare den ene siden som er oppgitt. KI-synlighet leser bare robots.txt, llms.txt og ' +
      'forsiden.',
  },
  userAgent: { text: 'Slik presenterer den seg:', caption: 'Hodefeltet i forespørselen' },
  refuse: {
    heading: 'Slik stenger du den ute',
    text: (token: string): string =>
      `En gruppe i robots.txt med navnet \`${token}\` hindrer helsesjekken i å lese sidene den forbyr:`,
    items: [
      'Den leser robots.txt i begynnelsen av hver måling, så en endring gjelder fra neste.',
      'Noe hentes også da: forsiden (også uten www eller https, og av nettleseren som måler fart, med det siden ' +
        'laster), robots.txt, nettstedskart, llms.txt og én adresse som ikke finnes.',
      'Regler for `*` binder den ikke. De er skrevet for roboter som går rundt på egen hånd; denne henter ' +
        'bare når noen ber om det.',
      'Produktdata og KI-synlighet henter det som står over, uansett regler.',
    ],
    surely: 'Vil du være helt sikker, kan du svare 403 på navnet i `User-Agent`. Da gir rapporten ingen ' +
      'karakter og sier at butikken avviste oss. Den har likevel det som kan ses uten sidene, som sertifikatet.',
  },
};

/** The texts of the page about our crawler; both languages have this shape. */
export type BotTexts = typeof BOT_NB;
