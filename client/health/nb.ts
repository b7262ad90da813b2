import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { HealthPhase } from '../../contract/vocabulary.ts';
import type { Format } from '../../contract/report/format.ts';
import { SCAN_NB } from '../../contract/report/health/nb.ts';

const phaseQuestions: Record<HealthPhase, string> = {
  access: 'Svarer butikken, og er forbindelsen trygg?',
  robots: 'Hvem slipper robots.txt inn?',
  sitemap: 'Finnes listen over sider, og stemmer den?',
  seo: 'Titler, språk og annet søkemotorene leser.',
  links: 'Brutte lenker, og de lenkene kundene trenger.',
  registry: 'Selskapet, slik det står i Enhetsregisteret.',
  schema: 'Vare, pris og lagerstatus i koden.',
  speed: 'Hvor fort forsiden kommer opp på mobil.',
};

/** Norwegian (bokmål) texts of the health scan. */
export const HEALTH_NB = {
  title: 'Helsesjekk av nettbutikk – Storefront Analysis',
  description:
    'Åtte faser, fire karakterer og bevis for hvert funn. Gratis, uten konto. Det vi ikke får målt, viser vi som ikke målt.',
  lead: 'Åtte faser, fire karakterer og bevis for hvert funn. Det vi ikke får målt, viser vi som ikke målt.',
  field: 'Adressen til butikken',
  submit: 'Sjekk butikken',
  hint: 'Skriv adressen. Vi leser, men endrer ingenting.',
  missing: 'Skriv adressen til butikken.',
  b2b: {
    label: 'Butikken selger til bedrifter',
    description:
      'Da sjekker vi også om selskapet kan ta imot e-\u2060faktura (EHF), og hopper over det som bare gjelder salg til forbrukere. Krav om innlogging gir da høyst en advarsel.',
  },
  gradesHeading: 'Fire karakterer, A til F',
  gradesLine: 'Ser vi for lite, gir vi ingen karakter.',
  phasesHeading: 'Åtte faser',
  phaseQuestions,
  small:
    `Vi henter høyst ${SCAN_REQUESTS} adresser, og bare sider som er åpne for alle. Vi logger ikke inn, legger ingenting i handlekurven og sender ingen skjemaer. Karakterene gjelder det vi så, den dagen vi så det. De sier ikke om butikken følger loven, og ikke hva Google får se.`,
  soFar: (count: number, format: Format): string => `${format.number(count)} funn så langt.`,
  again: 'Mål på nytt',
  trade: {
    offer: 'Prisene vises bare etter innlogging. Selger butikken til bedrifter, er det ofte meningen.',
    again: 'Mål på nytt som bedriftsbutikk',
  },
  makeCode: 'Lag koden for denne siden med produktdataverktøyet',
  cancel: 'Avbryt målingen',
  cancelling: 'Avbryter …',
  past: (date: string): string => `Lagret måling fra ${date}.`,
  gone: 'Målingen finnes ikke lenger hos tjenesten. Mål på nytt.',
  otherRunning: (host: string): string => `En måling av ${host} er i gang.`,
  otherReady: (host: string): string => `Målingen av ${host} er ferdig.`,
  show: 'Vis den',
  recheck: {
    start: 'Sjekk dette på nytt',
    again: 'Sjekk en gang til',
    running: 'Sjekker …',
    queued: 'Fartsmålingen er opptatt. Sjekken venter på tur.',
    cancel: 'Avbryt',
    cost: 'Bruker én måling.',
    failed: { offline: 'Vi fikk ikke kontakt med tjenesten. Funnet er ikke sjekket på nytt.', failed: 'Noe gikk galt hos oss. Funnet er ikke sjekket på nytt.' },
    before: (date: string): string => `Da, ${date}`,
    now: (date: string): string => `Nå, ${date}`,
    passes: 'Nå er det i orden.',
    still: 'Det er der fortsatt.',
    found: 'Nå er det målt, og det er noe å rette.',
    other: (status: string): string => `Nå: ${status.toLowerCase()}.`,
    notMeasured: (because: string): string => `Ikke målt nå, fordi ${because}.`,
    blamed: (title: string): string => `Ikke målt nå. Årsaken er et annet funn: «${title}».`,
    unchanged: 'Rapporten og karakterene er fra målingen og endres ikke. Mål på nytt for å få nye.',
  },
  live: {
    grades: 'Karakterene er klare.',
  },
  ...SCAN_NB,
};

export type HealthTexts = typeof HEALTH_NB;
