import { describe, expect, test } from 'vitest';
import { checkById, isCheckId } from '../../checks/catalogue.ts';
import type { FindingEvent, PillarCompleteEvent } from '../../health.ts';
import type { PillarId } from '../../vocabulary.ts';
import { MAX_STEPS, planOf, stepsOf } from './plan.ts';
import { INITIAL_PROGRESS } from './progress.ts';
import { scanReport } from './scan-report.ts';
import type { ScanReport } from './scan-report.ts';

function finding(id: string, change: Partial<FindingEvent> = {}): FindingEvent {
  const known = isCheckId(id) ? checkById(id) : ({ phase: 'seo', pillar: null, severity: 'info' } as const);
  return {
    type: 'finding', id, phase: known.phase, pillar: known.pillar, severity: known.severity, status: 'pass', title: id,
    message: '', params: {}, evidence: [], ...change,
  };
}

const fail = (id: string, change: Partial<FindingEvent> = {}): FindingEvent => finding(id, { status: 'fail', ...change });
const warn = (id: string, change: Partial<FindingEvent> = {}): FindingEvent => finding(id, { status: 'warn', ...change });
const waits = (id: string, rootCause: string): FindingEvent =>
  finding(id, { status: 'not-measured', reason: 'root-cause', rootCause });
const unmeasured = (id: string): FindingEvent => finding(id, { status: 'not-measured', reason: 'timeout' });

const summary = { outcome: 'scanned', durationMs: 1, ruleSet: '1' } as never;
const reportOf = (findings: FindingEvent[], change: Partial<ScanReport['progress']> = {}): ScanReport =>
  scanReport({ url: 'https://a.example/' }, { ...INITIAL_PROGRESS, findings, summary, ...change }, '2026-11-20T08:14:00.000Z');

const raising = (pillar: PillarId, ...fix: string[]): ScanReport['progress']['grades'] => ({
  [pillar]: { type: 'pillar-complete', pillar, grade: 'D', applicable: 9, measured: 9, deciding: [], unmeasuredCritical: [],
    next: { fix, grade: 'C' } } satisfies PillarCompleteEvent,
});

describe('the steps of a report', () => {
  test.each<[name: string, findings: FindingEvent[], steps: string[]]>([
    ['none for pass, info and not-applicable', [
      finding('https'), finding('ipv6', { status: 'info' }), finding('hsts', { status: 'not-applicable' }),
    ], []],
    ['none for what was only not measured', [unmeasured('lcp'), waits('cls', 'lcp')], []],
    ['critical before major before minor before ungraded, whatever the pillar', [
      warn('accessibility'), fail('h1'), fail('viewport'), fail('cart-reachable'),
    ], ['cart-reachable', 'viewport', 'h1', 'accessibility']],
    ['failures before warnings of equal severity', [warn('lcp'), fail('cart-reachable')], ['cart-reachable', 'lcp']],
    ['a more severe warning before a less severe failure', [fail('viewport'), warn('lcp')], ['lcp', 'viewport']],
    ['ties in catalogue order', [fail('checkout-not-broken'), fail('cart-reachable')],
      ['cart-reachable', 'checkout-not-broken']],
    ['a cause once, with the findings that depend on it', [
      waits('product-present', 'jsonld-parses'), fail('jsonld-parses'), waits('product-brand', 'product-present'),
    ], ['jsonld-parses < product-present product-brand']],
    ['a cause first among equals; dependents that were only not measured do not raise its severity', [
      fail('viewport'), fail('cart-reachable'), fail('jsonld-parses'), waits('product-present', 'jsonld-parses'),
    ], ['cart-reachable', 'jsonld-parses < product-present', 'viewport']],
    ['a cause with the severity of the faults that depend on it', [
      fail('viewport'), fail('h1'), fail('cart-reachable', { rootCause: 'h1' }),
    ], ['h1 < cart-reachable', 'viewport']],
    ['of two with the same severity, the one with more dependents first', [
      fail('cart-reachable'), fail('robots-product-google'), waits('lcp', 'robots-product-google'),
    ], ['robots-product-google < lcp', 'cart-reachable']],
    ['a fault caused by another as its dependent, not as a step of its own', [
      fail('checkout-not-broken', { rootCause: 'cart-reachable' }), fail('cart-reachable'),
    ], ['cart-reachable < checkout-not-broken']],
    ['faults that blame each other as separate steps', [
      fail('cart-reachable', { rootCause: 'checkout-not-broken' }), fail('checkout-not-broken', { rootCause: 'cart-reachable' }),
    ], ['cart-reachable', 'checkout-not-broken']],
    ['none where the cause was not measured itself', [
      unmeasured('robots-status'), waits('robots-bing', 'robots-status'), fail('robots-assets', { rootCause: 'robots-status' }),
    ], []],
    ['none where the cause passed', [finding('price-visible'), waits('content-without-js', 'price-visible')], []],
    ['a fault on its own where its cause is not in the report', [fail('cart-reachable', { rootCause: 'unmeasuredCount-of' })],
      ['cart-reachable']],
    ['a fault of a newer service last', [fail('brand-new'), fail('h1')], ['h1', 'brand-new']],
  ])('%s', (_, findings, steps) => {
    const actual = stepsOf(reportOf(findings)).map(({ finding: { id }, waiting }) =>
      (waiting.length > 0 ? `${id} < ${waiting.map((each) => each.id).join(' ')}` : id));
    expect(actual).toEqual(steps);
  });

  test('a root cause comes before a fault that raises a grade', () => {
    const report = reportOf([
      fail('viewport'), fail('jsonld-parses'), waits('product-present', 'jsonld-parses'),
    ], { grades: raising('seo-hygiene', 'viewport') });
    expect(stepsOf(report).map(({ finding: { id } }) => id)).toEqual(['jsonld-parses', 'viewport']);
  });

  test('of two with the same severity, the one that raises a grade comes first', () => {
    const report = reportOf([fail('http-to-https'), fail('viewport')], { grades: raising('seo-hygiene', 'viewport') });
    expect(stepsOf(report).map(({ finding: { id } }) => id)).toEqual(['viewport', 'http-to-https']);
  });

  test('every fault is in exactly one step', () => {
    const faults = [fail('cart-reachable'), fail('h1', { rootCause: 'viewport' }), fail('viewport'), warn('lcp')];
    const steps = stepsOf(reportOf(faults));
    expect(steps.flatMap(({ finding: { id }, waiting }) => [id, ...waiting.map((each) => each.id)]).toSorted())
      .toEqual(faults.map(({ id }) => id).toSorted());
  });
});

describe('the plan', () => {
  const many = ['h1', 'hsts', 'html-lang', 'img-alt', 'og-basics', 'viewport', 'llms-txt'].map((id) => fail(id));

  test('has five steps at most, and says how many more there are', () => {
    const plan = planOf(reportOf(many));
    expect(plan?.steps).toHaveLength(MAX_STEPS);
    expect(plan?.steps[0]?.finding.id).toBe('viewport');
    expect(plan?.more).toBe(2);
  });

  test('has no steps where there is nothing to fix', () => {
    expect(planOf(reportOf([finding('https'), unmeasured('lcp')]))).toEqual({ steps: [], more: 0 });
  });

  test('is built from the findings so far if the scan was cancelled', () => {
    expect(planOf(reportOf(many, { summary: undefined, error: 'cancelled' }))?.steps).toHaveLength(MAX_STEPS);
  });

  test('is undefined while the scan runs, and if the store could not be scanned', () => {
    expect(planOf(reportOf(many, { summary: undefined }))).toBeUndefined();
    expect(planOf(reportOf(many, { summary: { outcome: 'closed' } as never }))).toBeUndefined();
  });
});
