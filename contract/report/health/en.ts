import type { Format } from '../format.ts';
import type { ScanTexts } from './nb.ts';
import { OUTCOMES_EN } from './outcomes-en.ts';
import { REPORT_EN } from './report-en.ts';

const warnings = (count: number, format: Format): string => `${count} ${format.plural(count, 'warning', 'warnings')}`;
const checksWord = (count: number, format: Format): string => format.plural(count, 'check', 'checks');

/** The texts of a health scan in English, for the page and the command line. */
export const SCAN_EN: ScanTexts = {
  name: 'Health scan',
  phases: {
    access: 'Access',
    robots: 'Robots',
    sitemap: 'Sitemap',
    seo: 'SEO',
    links: 'Links',
    registry: 'Registers',
    schema: 'Product data',
    speed: 'Speed',
  },
  starting: (host) => `Starting the scan of ${host}.`,
  running: (index, phase) => `Phase ${index} of 8: ${phase}.`,
  countsSoFar: (fails, warns, format) => `${fails} failed and ${warnings(warns, format)} so far.`,
  startedAt: (date) => `Started ${date}`,
  doneOf: (done, of) => `${done} of ${of} checks done`,
  measuredOf: (measured, of) => `${measured} of ${of} measured`,
  ruleSet: (version) => `Rule set ${version}`,
  complete: (fails, warns, unmeasured, format) =>
    `Done. ${fails} failed, ${warnings(warns, format)}, ${unmeasured} not measured.`,
  summary: {
    fails: (count) => (count === 0 ? 'No failures' : `${count} failed`),
    and: ' and ',
    warns: (count, format) => (count === 0 ? 'no warnings' : warnings(count, format)),
    allMeasured: (of) => `All ${of} checks were measured.`,
    unmeasured: (count, of, format) => `${count} of ${of} ${checksWord(of, format)} could not be measured`,
    mostBecause: (why, isAll) => `, ${isAll ? '' : 'most '}because ${why}.`,
    mostFor: (cause, isAll) => `, ${isAll ? '' : 'most '}because of “${cause}”.`,
    stop: '.',
  },
  severities: { critical: 'critical', major: 'major', minor: 'minor', info: 'ungraded' },
  ...OUTCOMES_EN,
  ...REPORT_EN,
};
