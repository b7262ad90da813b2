import type { FindingStatus, ScanOutcome } from '../../contract/vocabulary.ts';
import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import type { Format } from '../../contract/report/format.ts';
import { COMPARISON_NB } from '../../contract/report/visibility/comparison-nb.ts';

/** Norwegian (bokmål) texts of the past scans page. */
export const PAST_NB = {
  title: 'Tidligere målinger – Storefront Analysis',
  description: 'Målinger fra denne nettleseren, i en liste som bare ligger her. Sammenlign to målinger av samme butikk og se hva som er endret.',
  name: 'Tidligere målinger',
  lead: 'Velg to målinger av samme butikk og se hva som er endret.',
  prose: [
    `Listen ligger bare i denne nettleseren, og ingen andre kan se den. En helsesjekk lagres ikke hos tjenesten. Svarene i en KI-måling ligger også der i ${RETENTION_HOURS} timer, og den som måler det samme, får de samme. Du kan slette én måling, alle målinger av en butikk, eller alt; det gjelder bare denne nettleseren.`,
    'Når du sammenligner to målinger, ser du hva som er blitt bedre, hva som er blitt dårligere, og hva som ikke kan sammenlignes. Det siste gjelder sjekker som ikke ble målt begge gangene, og målinger gjort med hvert sitt regelsett.',
  ],
  empty: 'Ingen målinger er lagret i denne nettleseren ennå.',
  start: 'Sjekk en butikk',
  counted: (scans: number, stores: number, format: Format): string =>
    `${scans} ${format.plural(scans, 'måling', 'målinger')} av ${stores} ${format.plural(stores, 'butikk', 'butikker')}`,
  onlyHere: 'Listen ligger bare i denne nettleseren',
  stores: 'Butikker',
  scans: (count: number, format: Format): string => `${count} ${format.plural(count, 'måling', 'målinger')}`,
  outcomes: {
    scanned: 'Helsesjekk', unreachable: 'Ingen kontakt', refused: 'Avvist',
    challenged: 'Botsperre', 'waiting-room': 'Kø', closed: 'Stengt',
  } satisfies Record<ScanOutcome, string>,
  geo: 'KI-synlighet',
  geoOf: (host: string): string => `KI-synlighet for ${host}`,
  comparison: COMPARISON_NB,
  compare: 'Sammenlign de to nyeste',
  compareGeo: 'Sammenlign de to nyeste målingene av KI-synlighet',
  before: 'Før',
  after: 'Etter',
  open: (date: string): string => `Åpne målingen ${date}`,
  remove: 'Slett',
  removeScan: (date: string): string => `Slett målingen ${date}`,
  removeStore: (host: string): string => `Slett alle målinger av ${host}`,
  removeAll: 'Slett alle målinger',
  ask: {
    one: 'Slette målingen? Den kan ikke hentes tilbake.',
    store: (host: string, count: number, format: Format): string =>
      `Slette ${count} ${format.plural(count, 'måling', 'målinger')} av ${host}? ${format.plural(count, 'Den', 'De')} kan ikke hentes tilbake.`,
    all: (count: number, format: Format): string =>
      `Slette ${count} ${format.plural(count, 'måling', 'målinger')}? ${format.plural(count, 'Den', 'De')} kan ikke hentes tilbake.`,
    yes: 'Slett', no: 'Behold',
  },
  removed: 'Slettet.',
  notRemoved: 'Nettleseren lot oss ikke slette dette. Prøv igjen.',
  again: 'Mål på nytt',
  single: 'Det trengs to målinger av samme butikk og av samme slag for å sammenligne. Mål på nytt når noe er endret.',
  same: 'Velg to ulike målinger.',
  sentence: (better: number, worse: number, format: Format): string => {
    const word = (count: number): string => `${count} ${format.plural(count, 'sjekk', 'sjekker')} er`;
    if (better === 0 && worse === 0) return 'Ingen sjekker er bedre eller dårligere.';
    if (worse === 0) return `${word(better)} bedre, og ingen er dårligere.`;
    return better === 0 ? `Ingen sjekker er bedre, og ${worse} er dårligere.` : `${word(better)} bedre, og ${worse} er dårligere.`;
  },
  cannot: (count: number, total: number): string => (count === 0 ? '' : `${count} av ${total} kan ikke sammenlignes.`),
  incomparableScans: 'Målingene kan ikke sammenlignes.',
  rules: (before: string, after: string): string => `De er gjort med hvert sitt regelsett (${before} og ${after}).`,
  otherRules: 'Ulike regelsett',
  ofChecks: (count: number, total: number): string => `${count} av ${total} sjekker`,
  better: 'Bedre',
  worse: 'Dårligere',
  incomparable: 'Ikke sammenlignbart',
  grades: {
    better: 'Bedre', worse: 'Dårligere', same: 'Samme karakter', incomparable: 'Ikke sammenlignbart',
  },
  gradeNote: (better: number, worse: number, format: Format): string => {
    const parts = [
      better > 0 && `${better} ${format.plural(better, 'sjekk', 'sjekker')} bedre`,
      worse > 0 && `${worse} ${format.plural(worse, 'sjekk', 'sjekker')} dårligere`,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : 'Ingen sjekker endret';
  },
  notMeasured: (date: string): string => `Ikke målt ${date}`,
  bothUnmeasured: 'Ikke målt noen av gangene',
  was: (status: string): string => `var ${status.toLowerCase()}`,
  none: { better: 'Ingen sjekker er blitt bedre.', worse: 'Ingen sjekker er blitt dårligere.' },
  why: {
    rules: () => 'Målt med ulike regelsett.',
    'unmeasured-before': (before: string, after: string) => `Ikke målt ${before}. Målt ${after}.`,
    'unmeasured-after': (before: string, after: string) => `Målt ${before}. Ikke målt ${after}.`,
    'unmeasured-both': () => 'Ikke målt noen av gangene.',
    'one-sided': () => 'Bare vurdert den ene gangen.',
  } as const,
  unchanged: (count: number): string => `${count} uendret`,
  /** Statuses with a word form that follows a number. */
  ofStatus: {
    warn: (count: number, format: Format): string => format.plural(count, 'advarsel', 'advarsler'),
    'not-applicable': () => 'gjelder ikke',
  } as Readonly<Partial<Record<FindingStatus, (count: number, format: Format) => string>>>,
};

export type PastTexts = typeof PAST_NB;
