import type { Language } from '../../contract/vocabulary.ts';
import { VERTICALS_NB } from './verticals-nb.ts';

const languages: Record<Language, string> = { no: 'Norsk', en: 'Engelsk' };

/** The AI visibility scan in bokmål. */
export const VISIBILITY_NB = {
  title: 'KI-synlighet for nettbutikk – Storefront Analysis',
  description:
    'Vi stiller de samme spørsmålene til seks KI-tjenester og teller hvor ofte butikken din blir nevnt og brukt som kilde.',
  name: 'KI-synlighet',
  lead: 'De samme åtte spørsmålene til seks KI-tjenester. Vi teller hvor ofte butikken blir nevnt, og hvor ofte den er kilde.',
  prose: [
    'Spørsmålene er faste for bransjen din, så svarene kan sammenlignes over tid. Navnet ditt står ikke i noen av dem. Hvert tall står med hvor mange svar det bygger på, og hvor usikkert det er.',
    'En tjeneste som ikke svarte, teller ikke som «ikke nevnt». Den står som ikke målt, med grunnen. Vi gir ingen poengsum fra 0 til 100, og spår ikke hva KI svarer i morgen. Målingen gjelder én dag.',
  ],
  verticals: VERTICALS_NB,
  languages,
  form: {
    brand: 'Butikkens navn',
    brandHint: 'Slik kundene skriver det.',
    domain: 'Domene',
    domainHint: 'For eksempel «butikken.no».',
    vertical: 'Bransje',
    verticalHint: 'Skriv for å lete. Bransjen bestemmer hvilke spørsmål vi stiller.',
    noVertical: 'Ingen bransje heter det. Prøv et annet ord.',
    found: (count: number): string => (count === 1 ? 'Én bransje passer' : `${count} bransjer passer`),
    competitors: 'Konkurrenter, valgfritt',
    competitorsHint: 'Uten dem måler vi ikke andelen av omtalen.',
    competitor: (number: number): string => `Konkurrent ${number}`,
    lang: 'Spørsmålene stilles på',
    submit: 'Start målingen',
    cost: '8 spørsmål til 6 KI-tjenester. Koster den som drifter siden 1–2 dollar. Høyst to nye i timen.',
    starting: (brand: string): string => `Starter målingen av ${brand}.`,
    missing: {
      brand: 'Skriv navnet på butikken.',
      domain: 'Skriv domenet til butikken.',
      vertical: 'Velg en bransje fra listen.',
    },
    several: 'Dette mangler:',
    stored: 'Målinger som alt er lagret, kan åpnes likevel.',
    questions: 'Dette spør vi om',
    questionsFailed: 'Spørsmålene lot seg ikke hente nå.',
  },
  before: {
    heading: 'Før du starter',
    facts: [
      ['Kostnad', 'Målingen er gratis for deg. Den som drifter siden, betaler 1–2 dollar for svarene.'],
      ['Hvor ofte', 'Høyst to nye målinger i timen. I tillegg er det et tak per døgn for alle til sammen.'],
      ['Lagret', 'Er samme domene, bransje og språk målt de siste 72 timene, får du den målingen med en gang.'],
      ['Varighet', 'Et par minutter, høyst fire. Du kan stoppe underveis.'],
    ],
  },
  measures: {
    heading: 'Fire tall, hvert for seg',
    line: 'Vi gir ingen samlet poengsum.',
  },
  figures: {
    discovery: { name: 'Nevnt', question: 'Nevner svarene deg?' },
    citation: { name: 'Brukt som kilde', question: 'Lenker svarene til siden din?' },
    coverage: { name: 'Tjenester som nevner deg', question: 'Hvor bredt er du kjent?' },
    voice: { name: 'Andel av omtalen', question: 'Hvor mye av omtalen er din?' },
  },
  elsewhere: (brand: string): string => `En måling av ${brand} er i gang.`,
  show: 'Vis den',
  gone: 'Tjenesten har ikke lenger denne målingen. Start den på nytt.',
  failed: { offline: 'Uten nett. Det du skrev, står her.', failed: 'Noe gikk galt hos oss. Det du skrev, står her.' },
};

export type VisibilityTexts = typeof VISIBILITY_NB;
