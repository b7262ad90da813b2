import type { Format } from '../format.ts';

const answers = (count: number): string => `${count} svar`;

/** The texts of the recommended actions, in bokmål. */
export const WHAT_TO_DO_NB = {
  heading: 'Dette kan du gjøre noe med',
  line: 'Alt er lest ut av svarene over. Åpne en rad for å se hvilke.',
  kinds: { warn: 'Se på', info: 'Merk deg', pass: 'Behold' },
  nothing: 'Svarene gir ikke noe å gå etter.',
  answer: (number: number, engine: string): string => `Spørsmål ${number}, ${engine}`,
  more: (count: number): string => `Vis ${count} til`,
  instead: {
    title: (name: string, count: number): string => `${name} er nevnt uten deg i ${answers(count)}`,
    message: 'Les hva svarene roser, og om det gjelder deg også.',
    none: 'Ingen konkurrent du valgte, er nevnt der du mangler.',
    noCompetitors: 'Du valgte ingen konkurrenter, så vi vet ikke hvem som er nevnt i stedet.',
  },
  unnamed: {
    title: (number: number, text: string): string => `Ingen nevner deg på spørsmål ${number}: «${text}»`,
    message: (count: number): string => `${answers(count)} målt. Svarer siden din på dette, i tekst som kan leses uten skript?`,
  },
  pages: {
    title: (count: number, format: Format): string => `${count} ${format.plural(count, 'side', 'sider')} er brukt som kilde der andre er nevnt og ikke du`,
    titleWithout: (count: number, format: Format): string => `${count} ${format.plural(count, 'side', 'sider')} er brukt som kilde der du ikke er nevnt`,
    message: 'Er en av dem en test eller oversikt, be om å bli vurdert der. Vi har lest svarene, ikke sidene.',
    names: (names: string): string => `nevnt i svarene: ${names}`,
    unnamed: (domain: string): string => `en side på ${domain}, uten adressen`,
  },
  own: {
    title: (count: number): string => (count === 1 ? 'En av dine egne sider er brukt som kilde' : `${count} av dine egne sider er brukt som kilde`),
    none: 'Ingen av dine egne sider er brukt som kilde',
    message: (count: number): string => (count === 1 ? 'Hold den oppdatert. Svarene lenker til den.' : 'Hold dem oppdatert. Svarene lenker til dem.'),
    noneMessage: 'Ingen målte svar lenker til domenet ditt.',
  },
  access: {
    title: 'Hva robotene har med saken å gjøre',
    message: 'Det en robot ikke får lese, kan den ikke bruke som kilde. Om det er grunnen, viser målingen ikke.',
    blocked: (crawler: string): string => `${crawler} er stengt ute`,
    allowed: (crawler: string): string => `${crawler} får hente forsiden`,
    unknown: (crawler: string): string => `${crawler}: vet ikke`,
    none: 'ingen robot er dokumentert eller målt',
    counts: (mentioned: string, cited: string): string => `nevnt i ${mentioned}, kilde i ${cited}`,
  },
};

export type WhatToDoTexts = typeof WHAT_TO_DO_NB;
