import { describe, expect, test } from 'vitest';
import { CATALOGUE, checkById } from '../../checks/catalogue.ts';
import type { CheckId } from '../../checks/catalogue.ts';
import { CATALOGUE_TEXTS } from '../../checks/catalogue-texts.ts';
import { renderFinding } from '../../checks/render-rig.ts';
import type { FindingEvent } from '../../health.ts';
import { mailtoOf } from '../letter.ts';
import { reportHtml } from '../report-html.ts';
import { reportMarkdown } from '../report-markdown.ts';
import { reportLocale } from '../report-locale.ts';
import { SCAN_EN } from './en.ts';
import { wordsIn } from './finding-text.ts';
import { SCAN_NB } from './nb.ts';
import { INITIAL_PROGRESS } from './progress.ts';
import { scanDocument } from './scan-document.ts';
import { scanReport } from './scan-report.ts';

const finding = (id: CheckId, change: Partial<FindingEvent> = {}): FindingEvent =>
  ({ type: 'finding', ...checkById(id), id, status: 'pass', title: id, message: '', params: {}, evidence: [], ...change });

const ALL_PASS = CATALOGUE.map(({ id }) => finding(id));
const changed = (...changes: FindingEvent[]): FindingEvent[] =>
  ALL_PASS.map((each) => changes.find(({ id }) => id === each.id) ?? each);

const FAULTS = changed(
  finding('viewport', {
    status: 'fail', params: { count: 1, total: 9 }, recipe: { system: null, code: '<meta name="viewport">' },
    evidence: [1, 2, 3, 4].map((line) => ({ label: 'line', value: '<head>', page: 'https://a.example/', line })),
  }),
  finding('jsonld-parses', { status: 'fail', params: { count: 3, total: 3 } }),
  finding('product-present', { status: 'not-measured', reason: 'root-cause', rootCause: 'jsonld-parses' }),
  finding('h1', { status: 'fail', params: { variant: 'missing', count: 1, total: 9 } }),
);

const documentOf = (findings: FindingEvent[], language: 'no' | 'en' = 'en') => scanDocument({
  report: scanReport(
    { url: 'https://a.example/' }, { ...INITIAL_PROGRESS, findings, summary: { outcome: 'scanned', durationMs: 1, ruleSet: '1' } as never },
    '2026-11-20T08:14:00.000Z'),
  texts: language === 'no' ? SCAN_NB : SCAN_EN,
  locale: reportLocale(language),
  wordsOf: wordsIn(CATALOGUE_TEXTS[language]),
});
const fixOf = (id: CheckId): string => renderFinding('en', FAULTS.find((each) => each.id === id) as never).fix!;

describe('the plan of a scan', () => {
  test('comes before the grades in HTML and Markdown', () => {
    const html = reportHtml(documentOf(FAULTS), 'en');
    expect(html.indexOf('<h2>Start here</h2>')).toBeGreaterThan(0);
    expect(html.indexOf('<h2>Start here</h2>')).toBeLessThan(html.indexOf('<div class="cards">'));
    expect(html).not.toContain('Fix this first');
    const text = reportMarkdown(documentOf(FAULTS), 'en');
    expect(text.indexOf('## Start here')).toBeLessThan(text.indexOf('**Sales:'));
    expect(text.match(/^\d\. \*\*.+\*\* \(.+\)$/gm)).toHaveLength(3);
    expect(text).toContain(`1. **${fixOf('jsonld-parses')}** (major · AI)`);
    expect(text).toContain('   - 1 check depends on this.');
  });

  test('has the code to copy and at most three pieces of evidence', () => {
    const [, step] = reportMarkdown(documentOf(FAULTS), 'en').split(/^\d\. /m).slice(1);
    expect(step).toContain('`<meta name="viewport">`');
    expect(step!.match(/Line \d of/g)).toHaveLength(3);
  });

  test('also sets the order of the e-mail', () => {
    const body = new URL(mailtoOf(documentOf(FAULTS, 'no'), 'no')).searchParams.get('body')!;
    expect(body).toMatch(/1\. 3 av 3 .+\(viktig\)\r\n[^]*2\. .+\(viktig\)\r\n[^]*3\. .+\(mindre\)/);
    expect(body).toContain('   1 sjekk avhenger av dette.');
  });

  test('keeps the store’s text on one line', () => {
    const evidence = [{ label: 'name', value: 'Cup\r\n2. Pay\u2028here' }];
    const letter = mailtoOf(documentOf(changed(finding('viewport', { status: 'fail', params: { count: 1, total: 9 }, evidence }))), 'en');
    expect(new URL(letter).searchParams.get('body')).toMatch(/\r\n {3}name: Cup 2\. Pay here$/);
  });

  test('says that there is nothing to fix, and how much was not measured', () => {
    expect(reportMarkdown(documentOf(ALL_PASS), 'en')).toContain(`We found nothing that needs fixing. All ${ALL_PASS.length} checks were measured.`);
    const partly = reportMarkdown(documentOf(changed(finding('lcp', { status: 'not-measured', reason: 'timeout' })), 'no'), 'no');
    expect(partly).toContain(`1 av ${ALL_PASS.length} sjekker er ikke målt, så der kan det være noe vi ikke så.`);
  });
});
