import { COMPARISON_EN } from '../../contract/report/visibility/comparison-en.ts';
import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import type { PastTexts } from './nb.ts';

/** English texts of the past scans page. */
export const PAST_EN: PastTexts = {
  title: 'Past scans – Storefront Analysis',
  description: 'Scans from this browser, in a list that is only here. Compare two scans of the same store and see what has changed.',
  name: 'Past scans',
  lead: 'Choose two scans of the same store and see what has changed.',
  prose: [
    `The list lies in this browser only, and nobody else can see it. A health scan is not stored by the service. The answers of an AI visibility scan are kept there too for ${RETENTION_HOURS} hours, and whoever measures the same gets the same. You can delete one scan, all scans of a store, or everything; that affects this browser only.`,
    'When you compare two scans, you see what got better, what got worse, and what cannot be compared. The last goes for checks that were not measured both times, and for scans made with different rule sets.',
  ],
  empty: 'No scans are kept in this browser yet.',
  start: 'Check a store',
  counted: (scans, stores, format) =>
    `${scans} ${format.plural(scans, 'scan', 'scans')} of ${stores} ${format.plural(stores, 'store', 'stores')}`,
  onlyHere: 'The list is in this browser only',
  stores: 'Stores',
  scans: (count, format) => `${count} ${format.plural(count, 'scan', 'scans')}`,
  outcomes: {
    scanned: 'Health scan', unreachable: 'Not reached', refused: 'Refused',
    challenged: 'Bot protection', 'waiting-room': 'Queue', closed: 'Closed',
  },
  geo: 'AI visibility',
  geoOf: (host) => `AI visibility of ${host}`,
  comparison: COMPARISON_EN,
  compare: 'Compare the two newest',
  compareGeo: 'Compare the two newest AI visibility scans',
  before: 'Before',
  after: 'After',
  open: (date) => `Open the scan of ${date}`,
  remove: 'Delete',
  removeScan: (date) => `Delete the scan of ${date}`,
  removeStore: (host) => `Delete all scans of ${host}`,
  removeAll: 'Delete all scans',
  ask: {
    one: 'Delete the scan? It cannot be brought back.',
    store: (host, count, format) => `Delete ${count} ${format.plural(count, 'scan', 'scans')} of ${host}? ${format.plural(count, 'It', 'They')} cannot be brought back.`,
    all: (count, format) => `Delete ${count} ${format.plural(count, 'scan', 'scans')}? ${format.plural(count, 'It', 'They')} cannot be brought back.`,
    yes: 'Delete', no: 'Keep',
  },
  removed: 'Deleted.',
  notRemoved: 'The browser did not let us delete this. Try again.',
  again: 'Scan again',
  single: 'It takes two scans of the same store and of the same kind to compare. Scan again when something has changed.',
  same: 'Choose two different scans.',
  sentence: (better, worse, format) => {
    const word = (count: number): string => `${count} ${format.plural(count, 'check is', 'checks are')}`;
    if (better === 0 && worse === 0) return 'No checks are better or worse.';
    if (worse === 0) return `${word(better)} better, and none are worse.`;
    return better === 0 ? `No checks are better, and ${worse} ${format.plural(worse, 'is', 'are')} worse.`
      : `${word(better)} better, and ${worse} ${format.plural(worse, 'is', 'are')} worse.`;
  },
  cannot: (count, total) => (count === 0 ? '' : `${count} of ${total} cannot be compared.`),
  incomparableScans: 'The scans cannot be compared.',
  rules: (before, after) => `They were made with different rule sets (${before} and ${after}).`,
  otherRules: 'Different rule sets',
  ofChecks: (count, total) => `${count} of ${total} checks`,
  better: 'Better',
  worse: 'Worse',
  incomparable: 'Not comparable',
  grades: { better: 'Better', worse: 'Worse', same: 'Same grade', incomparable: 'Not comparable' },
  gradeNote: (better, worse, format) => {
    const parts = [
      better > 0 && `${better} ${format.plural(better, 'check', 'checks')} better`,
      worse > 0 && `${worse} ${format.plural(worse, 'check', 'checks')} worse`,
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : 'No checks changed';
  },
  notMeasured: (date) => `Not measured ${date}`,
  bothUnmeasured: 'Not measured either time',
  was: (status) => `was ${status.toLowerCase()}`,
  none: { better: 'No checks got better.', worse: 'No checks got worse.' },
  why: {
    rules: () => 'Measured with different rule sets.',
    'unmeasured-before': (before, after) => `Not measured ${before}. Measured ${after}.`,
    'unmeasured-after': (before, after) => `Measured ${before}. Not measured ${after}.`,
    'unmeasured-both': () => 'Not measured either time.',
    'one-sided': () => 'Judged only one of the times.',
  },
  unchanged: (count) => `${count} unchanged`,
  ofStatus: {
    warn: (count, format) => format.plural(count, 'warning', 'warnings'),
    'not-applicable': (count, format) => format.plural(count, 'does not apply', 'do not apply'),
  },
};
