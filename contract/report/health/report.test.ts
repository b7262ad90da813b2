import { describe, expect, test } from 'vitest';
import { checkById, isCheckId } from '../../checks/catalogue.ts';
import { CATALOGUE } from '../../checks/catalogue.ts';
import type { FindingEvent, HealthEvent } from '../../health.ts';
import { INITIAL_PROGRESS, reduceHealth } from './progress.ts';
import type { HealthProgress } from './progress.ts';
import { scanReport } from './scan-report.ts';
import {
  countsOf, lastPhaseOf, unmeasuredRequiredCheck, phaseNumber, rowsOf, shareOfAll, shareOfPhase, shareOfPillar, unmeasuredByCause,
  worstFirst,
} from './report.ts';

function finding(id: string, change: Partial<FindingEvent> = {}): FindingEvent {
  const known = isCheckId(id) ? checkById(id) : ({ phase: 'seo', pillar: null, severity: 'info' } as const);
  return {
    type: 'finding', id, phase: known.phase, pillar: known.pillar, severity: known.severity, status: 'pass', title: id, message: '',
    params: {}, evidence: [], ...change,
  };
}

const unmeasured = (id: string, rootCause?: string): FindingEvent =>
  finding(id, { status: 'not-measured', reason: rootCause ? 'root-cause' : 'timeout', ...(rootCause ? { rootCause } : {}) });

const progressOf = (...events: HealthEvent[]): HealthProgress => events.reduce(reduceHealth, INITIAL_PROGRESS);
const cancelled: HealthEvent = { type: 'error', error: 'cancelled', message: '' };

describe('the progress of a scan', () => {
  test('applies events, and keeps the last finding of each check', () => {
    const progress = progressOf(
      { type: 'phase', phase: 'access', index: 1, total: 8, state: 'started' },
      finding('https'), finding('https', { status: 'fail' }),
      { type: 'phase', phase: 'access', index: 1, total: 8, state: 'finished', durationMs: 12 },
    );
    expect(progress.findings.map(({ id, status }) => [id, status])).toEqual([['https', 'fail']]);
    expect(progress.phases.access).toEqual({ state: 'finished', durationMs: 12 });
    expect(phaseNumber(progress)).toBe(1);
  });

  test('ignores unknown events', () => {
    const before = progressOf(finding('https'));
    expect(reduceHealth(before, { type: 'weather' } as unknown as HealthEvent)).toBe(before);
  });
});

describe('shares', () => {
  const all = CATALOGUE.length - 1;
  const reportOf = (progress: HealthProgress, b2b = false) => scanReport({ url: 'https://shop.test/', b2b }, progress, '');

  test('count missing findings as open while the scan runs, and as not measured once it has ended', () => {
    expect(shareOfAll(reportOf(progressOf(finding('https'))))).toEqual({ measured: 1, unmeasured: 0, total: all });
    expect(shareOfAll(reportOf(progressOf(finding('https'), cancelled)))).toEqual({ measured: 1, unmeasured: all - 1, total: all });
  });

  test('leave out not-applicable, and count info as measured', () => {
    const progress = progressOf(finding('hsts', { status: 'not-applicable' }), finding('ipv6', { status: 'info' }));
    expect(shareOfAll(reportOf(progress))).toEqual({ measured: 1, unmeasured: 0, total: all - 1 });
    expect(shareOfPhase(reportOf(progress), 'access').measured).toBe(1);
  });

  test('count the e-invoicing check only if it was requested', () => {
    expect(shareOfAll(reportOf(INITIAL_PROGRESS, true)).total).toBe(all + 1);
  });

  test('count a check of a newer service too', () => {
    expect(shareOfAll(reportOf(progressOf(finding('brand-new'))))).toEqual({ measured: 1, unmeasured: 0, total: all + 1 });
  });

  test('use the service’s own counts for a complete pillar', () => {
    const progress = progressOf({
      type: 'pillar-complete', pillar: 'speed', grade: null, measured: 3, applicable: 13, deciding: [], unmeasuredCritical: [],
    });
    expect(shareOfPillar(reportOf(progress), 'speed')).toEqual({ measured: 3, unmeasured: 10, total: 13 });
  });

  test('wait for the last phase with a check of the pillar', () => {
    expect(lastPhaseOf('speed')).toBe(8);
    for (const { pillar, phase } of CATALOGUE) {
      if (pillar) expect(lastPhaseOf(pillar)).toBeGreaterThanOrEqual(phaseNumber({ ...INITIAL_PROGRESS, current: phase }));
    }
  });
});

describe('rows', () => {
  test('are sorted worst first, ties in catalogue order', () => {
    const sorted = worstFirst([
      finding('h1', { status: 'fail' }), finding('https'), unmeasured('lcp'), finding('nav-broken', { status: 'fail' }),
      finding('lcp', { status: 'warn' }), finding('cert-valid', { status: 'fail' }), finding('store-open', { status: 'fail' }),
    ]);
    expect(sorted.map(({ id, status }) => `${status} ${id}`)).toEqual([
      'fail store-open', 'fail cert-valid', 'fail nav-broken', 'fail h1', 'warn lcp', 'not-measured lcp', 'pass https',
    ]);
  });

  test('merge findings with the same cause; a single one keeps its own row', () => {
    const findings = [
      unmeasured('robots-bing', 'robots-status'), finding('h1', { status: 'fail' }), unmeasured('robots-assets', 'robots-status'),
      unmeasured('img-alt'), finding('html-lang'),
    ];
    const rows = rowsOf(findings, findings);
    expect(rows.map((row) => (row.kind === 'one' ? row.finding.id : `${row.rootCause} ${row.findings.length}`))).toEqual([
      'h1', 'robots-status 2', 'img-alt', 'html-lang',
    ]);
  });

  test('hold every finding exactly once', () => {
    const findings = CATALOGUE.map(({ id }, at) => (at % 3 === 0 ? unmeasured(id, at % 2 === 0 ? 'robots-status' : undefined) : finding(id)));
    const inRows = rowsOf(findings, findings).flatMap((row) => (row.kind === 'one' ? [row.finding.id] : row.findings.map(({ id }) => id)));
    expect(inRows.toSorted()).toEqual(findings.map(({ id }) => id).toSorted());
  });

  test('group unmeasured findings by cause, the most frequent first', () => {
    const all = [unmeasured('lcp'), unmeasured('robots-bing', 'robots-status'), unmeasured('robots-assets', 'robots-status')];
    const causes = unmeasuredByCause(all, all);
    expect(causes.map(({ reason, rootCause, findings }) => [reason, rootCause, findings.length])).toEqual([
      ['root-cause', 'robots-status', 2], ['timeout', undefined, 1],
    ]);
  });

  test('are counted by status', () => {
    expect(countsOf([finding('https'), unmeasured('lcp')])).toMatchObject({ pass: 1, 'not-measured': 1, fail: 0 });
  });

  test('name the unmeasured required check of a pillar without a grade', () => {
    expect(unmeasuredRequiredCheck('speed', [finding('cls'), unmeasured('lcp')])?.id).toBe('lcp');
    expect(unmeasuredRequiredCheck('speed', [finding('cls'), finding('lcp')])).toBeUndefined();
  });
});
