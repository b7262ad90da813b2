import { describe, expect, test } from 'vitest';
import type { FindingEvent } from '../../health.ts';
import { CATALOGUE } from '../../checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../checks/catalogue-texts.ts';
import { createFormat } from '../format.ts';
import { reportLocale } from '../report-locale.ts';
import { SCAN_EN } from './en.ts';
import { wordsIn } from './finding-text.ts';
import { whyUngraded } from './grounds.ts';
import { INITIAL_PROGRESS } from './progress.ts';
import { rowsOf, unmeasuredByCause } from './report.ts';
import { blamingRoot, rootOf } from './root-of.ts';
import { scanDocument } from './scan-document.ts';
import { scanReport } from './scan-report.ts';
import { sentenceOf } from './scan-sentence.ts';

const finding = (id: string, rootCause?: string, pillar: FindingEvent['pillar'] = 'seo-hygiene'): FindingEvent => ({
  type: 'finding', id, phase: 'sitemap', pillar, severity: 'major', title: id, message: '', params: {}, evidence: [],
  ...(rootCause === undefined ? { status: 'fail' } : { status: 'not-measured', reason: 'root-cause', rootCause }),
});

/** A chain: the root failed, and each other check depends on the one before it. */
const ROOT = finding('robots-status', undefined, null);
const MIDDLE = finding('sitemap-found', 'robots-status');
const LAST = finding('sitemap-fetch', 'sitemap-found');
const OTHER = finding('sitemap-xml', 'sitemap-fetch');
const CHAIN = [ROOT, MIDDLE, LAST, OTHER];

describe('the root of a chain', () => {
  test.each<[name: string, findings: FindingEvent[], from: string | undefined, root: string | undefined]>([
    ['no id', CHAIN, undefined, undefined],
    ['an id that is not in the report', CHAIN, 'of-another-rule-set', undefined],
    ['the root itself', CHAIN, 'robots-status', 'robots-status'],
    ['one step away', CHAIN, 'sitemap-found', 'robots-status'],
    ['at the end of a chain', CHAIN, 'sitemap-fetch', 'robots-status'],
    ['whatever the order of the findings', CHAIN.toReversed(), 'sitemap-fetch', 'robots-status'],
    ['the last of the chain that is in the report', [MIDDLE, LAST], 'sitemap-fetch', 'sitemap-found'],
    ['one that is not measured for a reason of its own', [
      { ...ROOT, status: 'not-measured', reason: 'timeout' }, MIDDLE,
    ], 'sitemap-found', 'robots-status'],
    ['one that blames itself', [finding('https', 'https')], 'https', 'https'],
    ['two that blame each other', [finding('https', 'hsts'), finding('hsts', 'https')], 'https', 'https'],
    ['a chain that leads into a cycle', [
      finding('ipv6', 'https'), finding('https', 'hsts'), finding('hsts', 'https'),
    ], 'ipv6', 'https'],
  ])('%s', (_, findings, from, root) => {
    expect(rootOf(findings, from)?.id).toBe(root);
  });

  test('replaces the next finding of the chain as its cause', () => {
    expect(blamingRoot(OTHER, CHAIN)).toEqual({ ...OTHER, rootCause: 'robots-status' });
    expect(blamingRoot(MIDDLE, CHAIN)).toBe(MIDDLE);
    expect(blamingRoot(ROOT, CHAIN)).toBe(ROOT);
    expect(blamingRoot(OTHER, [OTHER])).toBe(OTHER);
  });
});

describe('a chain in a report', () => {
  const words = wordsIn(CATALOGUE_TEXTS.en);
  const root = words(ROOT).title;
  const summary = { outcome: 'scanned', durationMs: 1, ruleSet: '1' } as never;
  const format = createFormat('en');
  const reportOf = (findings: FindingEvent[], grades = {}) =>
    scanReport({ url: 'https://a.example/' }, { ...INITIAL_PROGRESS, findings, summary, grades }, '2026-11-20T08:14:00.000Z');
  const locale = reportLocale('en');
  const documentOf = (findings: FindingEvent[]): string =>
    JSON.stringify(scanDocument({ report: reportOf(findings), texts: SCAN_EN, locale, wordsOf: words }).blocks);

  test('is one row under the root, even if the root is in another part', () => {
    const [row, ...more] = rowsOf([MIDDLE, LAST, OTHER], CHAIN);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ kind: 'same-cause', rootCause: 'robots-status', findings: [{}, {}, {}] });
  });

  test('is a single cause of unmeasured findings', () => {
    expect(unmeasuredByCause([LAST, OTHER], CHAIN)).toMatchObject([{ rootCause: 'robots-status', findings: [{}, {}] }]);
  });

  test('names the root in the folded row of a document', () => {
    expect(documentOf(CHAIN)).toContain(SCAN_EN.findings.causeTitle(3, root, format).replaceAll('"', '\\"'));
  });

  test('names the root in a single row of a document', () => {
    const text = documentOf([ROOT, MIDDLE, { ...LAST, pillar: 'speed' }]);
    expect(text).toContain(`This depends on “${root}”`);
    expect(text).not.toContain(`This depends on “${words(MIDDLE).title}”`);
  });

  test('names the root as its own row does', () => {
    const failed: FindingEvent = { ...ROOT, params: { variant: 'server-error', status: 503 } };
    const message = words(OTHER, rootOf([failed, MIDDLE, LAST, OTHER], OTHER.rootCause)).message;
    expect(words(failed).title).not.toBe(CATALOGUE_TEXTS.en.checks['robots-status'].title);
    expect(message).toContain(`“${words(failed).title}”`);
  });

  test('names the root as the main reason for unmeasured findings', () => {
    const rest = CATALOGUE.filter(({ id }) => !CHAIN.some((each) => each.id === id));
    const passed = rest.map(({ id }): FindingEvent => ({ ...ROOT, id, status: 'pass' }));
    const [, reason] = sentenceOf(reportOf([...CHAIN, ...passed]), { texts: SCAN_EN, format, wordsOf: words });
    expect(reason).toContain(SCAN_EN.summary.mostFor(root, true));
    expect(reason).not.toContain('most');
  });

  test('names the root as the reason that a pillar has no grade', () => {
    const grade = {
      type: 'pillar-complete', pillar: 'seo-hygiene', grade: null, measured: 0, applicable: 2,
      deciding: [], unmeasuredCritical: [],
    };
    const report = reportOf(CHAIN, { 'seo-hygiene': grade });
    const { why, advice } = whyUngraded('seo-hygiene', report, { texts: SCAN_EN, wordsOf: words });
    expect([why, advice].join(' ')).toContain(`“${root}”`);
    expect(why).not.toContain(`“${words(MIDDLE).title}”`);
  });
});
