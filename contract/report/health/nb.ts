import type { HealthPhase, Severity } from '../../vocabulary.ts';
import type { Format } from '../format.ts';
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

const severities: Record<Severity, string> = { critical: 'kritisk', major: 'viktig', minor: 'mindre', info: 'uten karakter' };
const checksWord = (count: number, format: Format): string => format.plural(count, 'sjekk', 'sjekker');

/** The texts of a health scan in bokmål, for the page and the command line. */
export const SCAN_NB = {
  name: 'Helsesjekk',
  phases,
  starting: (host: string): string => `Starter målingen av ${host}.`,
  running: (index: number, phase: string): string => `Fase ${index} av 8: ${phase}.`,
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
    mostBecause: (why: string, isAll: boolean): string => `, ${isAll ? '' : 'de fleste '}fordi ${why}.`,
    mostFor: (cause: string, isAll: boolean): string => `, ${isAll ? '' : 'de fleste '}på grunn av «${cause}».`,
    stop: '.',
  },
  severities,
  ...OUTCOMES_NB,
  ...REPORT_NB,
};

export type ScanTexts = typeof SCAN_NB;
