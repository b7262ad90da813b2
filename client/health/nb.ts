import { SCAN_REQUESTS } from '../../contract/vocabulary.ts';
import type { HealthPhase, Severity } from '../../contract/vocabulary.ts';
import type { Format } from '../i18n/format.ts';
import { OUTCOMES_NB } from './outcomes-nb.ts';
import { REPORT_NB } from './report-nb.ts';

const phases: Record<HealthPhase, string> = {
  access: 'Tilgang',
  robots: 'Robots',
  sitemap: 'Nettstedskart',
  seo: 'SEO',
  links: 'Lenker',
  registry: 'Register',
  schema: 'Produktdata',
  speed: 'Fart',
};

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

const severities: Record<Severity, string> = { critical: 'kritisk', major: 'viktig', minor: 'mindre', info: 'uten karakter' };

const checksWord = (count: number, format: Format): string => format.plural(count, 'sjekk', 'sjekker');

/** The health scan in bokmål. */
export const HEALTH_NB = {
  title: 'Helsesjekk av nettbutikk – Storefront Analysis',
  description:
    'Åtte faser, fire karakterer og bevis for hvert funn. Gratis, uten konto. Det vi ikke får målt, viser vi som ikke målt.',
  name: 'Helsesjekk',
  lead: 'Åtte faser, fire karakterer og bevis for hvert funn. Det vi ikke får målt, viser vi som ikke målt.',
  field: 'Adressen til butikken',
  submit: 'Sjekk butikken',
  hint: 'Skriv adressen. Vi leser, men endrer ingenting.',
  missing: 'Skriv adressen til butikken.',
  b2b: {
    label: 'Butikken selger til bedrifter',
    explained:
      'Da sjekker vi også om selskapet kan ta imot e-\u2060faktura (EHF), og hopper over det som bare gjelder salg til forbrukere. Krav om innlogging gir da høyst en advarsel.',
  },
  gradesHeading: 'Fire karakterer, A til F',
  gradesLine: 'Ser vi for lite, gir vi ingen karakter.',
  phasesHeading: 'Åtte faser',
  phases,
  phaseQuestions,
  small:
    `Vi henter høyst ${SCAN_REQUESTS} adresser, og bare sider som er åpne for alle. Vi logger ikke inn, legger ingenting i handlekurven og sender ingen skjemaer. Karakterene gjelder det vi så, den dagen vi så det. De sier ikke om butikken følger loven, og ikke hva Google får se.`,
  starting: (host: string): string => `Starter målingen av ${host}.`,
  running: (index: number, phase: string): string => `Fase ${index} av 8: ${phase}.`,
  soFar: (count: number, format: Format): string => `${format.number(count)} funn så langt.`,
  countsSoFar: (fails: number, warns: number, format: Format): string =>
    `${fails} feil og ${warns} ${format.plural(warns, 'advarsel', 'advarsler')} så langt.`,
  startedAt: (date: string): string => `Startet ${date}`,
  doneOf: (done: string, of: string): string => `${done} av ${of} sjekker gjort`,
  measuredOf: (measured: string, of: string): string => `${measured} av ${of} målt`,
  ruleSet: (version: string): string => `Regelsett ${version}`,
  complete: (fails: number, warns: number, unmeasured: number, format: Format): string =>
    `Ferdig. ${fails} feil, ${warns} ${format.plural(warns, 'advarsel', 'advarsler')}, ${unmeasured} ikke målt.`,
  summary: {
    fails: (count: number): string => (count === 0 ? 'Ingen feil' : `${count} feil`),
    and: ' og ',
    warns: (count: number, format: Format): string =>
      (count === 0 ? 'ingen advarsler' : `${count} ${format.plural(count, 'advarsel', 'advarsler')}`),
    allMeasured: (of: number): string => `Alle ${of} sjekker ble målt.`,
    unmeasured: (count: number, of: number, format: Format): string =>
      `${count} av ${of} ${checksWord(of, format)} fikk vi ikke målt`,
    mostBecause: (why: string): string => `, de fleste fordi ${why}.`,
    mostFor: (cause: string): string => `, de fleste på grunn av «${cause}».`,
    stop: '.',
  },
  severities,
  again: 'Mål på nytt',
  cancel: 'Avbryt målingen',
  cancelling: 'Avbryter …',
  past: (date: string): string => `Lagret måling fra ${date}.`,
  gone: 'Målingen finnes ikke lenger hos tjenesten. Mål på nytt.',
  elsewhere: (host: string): string => `En måling av ${host} er i gang.`,
  ready: (host: string): string => `Målingen av ${host} er ferdig.`,
  show: 'Vis den',
  failed: { offline: 'Vi fikk ikke kontakt med tjenesten. Det du skrev, står her.', failed: 'Noe gikk galt hos oss. Det du skrev, står her.' },
  live: {
    grades: 'Karakterene er klare.',
  },
  ...OUTCOMES_NB,
  ...REPORT_NB,
};

export type HealthTexts = typeof HEALTH_NB;
