import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GRADES, PILLARS, SCAN_OUTCOMES, SEVERITIES } from '../../../contract/vocabulary.ts';
import type { ScanOutcome } from '../../../contract/vocabulary.ts';
import { gradePillar } from './grade.ts';
import type { GradedFinding, GradingRules, PillarGrade } from './grade.ts';

const SEO = 'seo-hygiene';
const IDS = Array.from({ length: 14 }, (_, index) => `check-${index}`);
const rules: GradingRules = {
  order: ['store-reachable', 'store-open', 'anchor', ...IDS],
  anchors: { 'revenue-critical': ['store-reachable'], 'ai-readiness': ['anchor'], speed: ['anchor'], [SEO]: ['anchor'] },
};

const finding = (id: string, over: Partial<GradedFinding> = {}): GradedFinding =>
  ({ id, pillar: SEO, severity: 'minor', status: 'pass', ...over });
const anchor = finding('anchor', { severity: 'critical' });
const grade = (findings: readonly GradedFinding[], pillar: GradedFinding['pillar'] = SEO): PillarGrade =>
  gradePillar(pillar!, findings, { outcome: 'scanned', rules });
const gradePillars = (findings: readonly GradedFinding[], outcome: ScanOutcome, given: GradingRules): PillarGrade[] =>
  PILLARS.map((pillar) => gradePillar(pillar, findings, { outcome, rules: given }));
const fails = (severity: GradedFinding['severity'], count: number, from = 0): GradedFinding[] =>
  IDS.slice(from, from + count).map((id) => finding(id, { severity, status: 'fail' }));

describe('the grade', () => {
  test.each([
    ['one critical fail', [anchor, ...fails('critical', 1)], 'F'],
    ['three major fails', [anchor, ...fails('major', 3)], 'D'],
    ['two major fails', [anchor, ...fails('major', 2)], 'C'],
    ['three minor fails', [anchor, ...fails('minor', 3)], 'B'],
    ['two minor fails', [anchor, ...fails('minor', 2)], 'A'],
    ['a warning on a major check costs a point',
      [anchor, ...fails('minor', 2), finding('check-9', { severity: 'major', status: 'warn' })], 'B'],
    ['a warning on a critical check costs a point',
      [anchor, ...fails('minor', 2), finding('check-9', { severity: 'critical', status: 'warn' })], 'B'],
    ['a fail on an info check costs nothing',
      [anchor, ...fails('minor', 2), finding('check-9', { severity: 'info', status: 'fail' })], 'A'],
    ['a warning counts as measured', [finding('anchor', { severity: 'critical', status: 'warn' })], 'A'],
    ['a warning on a minor check costs nothing',
      [anchor, ...fails('minor', 2), finding('check-9', { status: 'warn' })], 'A'],
    ['an info finding costs nothing', [anchor, finding('check-9', { severity: 'info', status: 'info', pillar: null })], 'A'],
  ])('%s', (_name, findings, expected) => expect(grade(findings).grade).toBe(expected));

  test('a critical fail outweighs an unmeasured anchor', () => {
    expect(grade([{ ...anchor, status: 'not-measured', reason: 'timeout' }, ...fails('critical', 1)]).grade).toBe('F');
  });

  test('an unmeasured anchor leaves the pillar unmeasured, for the anchor\'s reason', () => {
    expect(grade([{ ...anchor, status: 'not-measured', reason: 'timeout' }, ...fails('major', 3)])).toMatchObject({
      grade: null, reason: 'timeout', unmeasuredCritical: ['anchor'], deciding: [],
    });
  });

  test('one of two anchors, unmeasured or absent, leaves the pillar unmeasured', () => {
    const two = { ...rules, anchors: { ...rules.anchors, [SEO]: ['anchor', 'check-3'] } };
    const of = (...findings: GradedFinding[]) => gradePillar(SEO, findings, { outcome: 'scanned', rules: two });
    expect(of(anchor, finding('check-3'))).toMatchObject({ grade: 'A' });
    expect(of(anchor, finding('check-3', { status: 'not-measured', reason: 'timeout' }))).toMatchObject({ grade: null, reason: 'timeout' });
    expect(of(anchor, finding('check-1'))).toMatchObject({ grade: null, reason: 'not-found' });
  });

  test('unmeasuredCritical names only critical findings that were not measured', () => {
    const unmeasured = { status: 'not-measured', reason: 'timeout' } as const;
    const findings = [anchor, finding('check-1', { severity: 'critical' }), finding('check-2', { ...unmeasured, severity: 'major' }),
      finding('check-3', { ...unmeasured, severity: 'critical' }), finding('check-4'), finding('check-5')];
    expect(grade(findings)).toMatchObject({ grade: 'A', unmeasuredCritical: ['check-3'] });
  });

  test('the reason for an unmeasured pillar is the most common one; on a tie, the first in catalogue order', () => {
    const unmeasured = (from: number, ...reasons: GradedFinding['reason'][]) =>
      reasons.map((reason, index) => finding(IDS[from + index]!, { status: 'not-measured', reason }));
    const reasonOf = (...findings: GradedFinding[]) => grade(findings).reason;
    expect(reasonOf(...unmeasured(0, 'timeout', 'budget', 'budget'))).toBe('budget');
    expect(reasonOf(...unmeasured(0, 'budget', 'budget', 'timeout'))).toBe('budget');
    expect(reasonOf(...unmeasured(0, 'timeout', 'budget'))).toBe('timeout');
    expect(reasonOf(...unmeasured(0, 'timeout', 'not-found'))).toBe('timeout');
    expect(reasonOf(...unmeasured(0, 'timeout'), finding('check-8', { reason: 'budget' }), finding('check-9', { reason: 'budget' }))).toBe('timeout');
    expect(reasonOf(...unmeasured(0, 'timeout', undefined, undefined))).toBe('timeout');
    expect(reasonOf(finding('check-1'))).toBe('not-found');
  });

  test('an anchor may belong to another pillar', () => {
    const elsewhere = { ...anchor, pillar: 'revenue-critical' as const };
    expect(grade([elsewhere, finding('check-1')]).grade).toBe('A');
    expect(grade([{ ...elsewhere, status: 'not-measured', reason: 'needs-script' }, finding('check-1')]))
      .toMatchObject({ grade: null, reason: 'needs-script' });
  });

  test('sixty percent of the applicable findings must be measured; those not applicable do not count', () => {
    const unmeasured = (count: number): GradedFinding[] =>
      IDS.slice(0, count).map((id) => finding(id, { status: 'not-measured', reason: 'budget' }));
    const passes = [anchor, finding('check-12'), finding('check-13')];
    const beside = finding('check-11', { status: 'not-applicable' });
    expect(grade([...passes, beside, ...unmeasured(2)])).toMatchObject({ grade: 'A', measured: 3, applicable: 5 });
    expect(grade([...passes, beside, ...unmeasured(3)])).toMatchObject({ grade: null, reason: 'budget', measured: 3, applicable: 6 });
  });
});

describe('what would raise the grade', () => {
  test('from D, the fewest major fails that lead to C, the first in catalogue order', () => {
    expect(grade([anchor, ...fails('major', 4)].reverse()).next).toEqual({ fix: ['check-0', 'check-1'], grade: 'C' });
  });

  test('from F, every critical fail', () => {
    expect(grade([anchor, ...fails('critical', 2), ...fails('major', 1, 2)]).next)
      .toEqual({ fix: ['check-0', 'check-1'], grade: 'C' });
  });

  test('a fix that makes unmeasured checks measurable promises no grade', () => {
    const dependent = finding('check-5', { status: 'not-measured', reason: 'root-cause', rootCause: 'check-0' });
    expect(grade([anchor, ...fails('critical', 1), dependent]).next).toEqual({ fix: ['check-0'], grade: null });
  });

  test('if failures are the root cause of too few measurements, they are what to fix', () => {
    const unmeasured = IDS.slice(2, 5).map((id) =>
      finding(id, { status: 'not-measured', reason: 'root-cause', rootCause: 'check-1' }));
    const given = grade([anchor, finding('check-1', { severity: 'major', status: 'fail' }), ...unmeasured]);
    expect(given).toMatchObject({ grade: null, reason: 'root-cause', next: { fix: ['check-1'], grade: null } });
  });

  test('from C, every major fail; from B, the fewest minor fails that lead to A', () => {
    expect(grade([anchor, ...fails('major', 2)]).next).toEqual({ fix: ['check-0', 'check-1'], grade: 'A' });
    expect(grade([anchor, ...fails('minor', 4)]).next).toEqual({ fix: ['check-0', 'check-1'], grade: 'A' });
  });

  test('a check becomes measurable only by fixing its own root cause', () => {
    const elsewhere = finding('check-5', { status: 'not-measured', reason: 'root-cause', rootCause: 'check-9' });
    expect(grade([anchor, ...fails('critical', 1), elsewhere]).next).toEqual({ fix: ['check-0'], grade: 'A' });
  });

  test('only a fail or warning that is the root cause of unmeasured checks is named as a fix', () => {
    const blaming = (from: number, ...causes: (string | undefined)[]) => causes.map((rootCause, index) =>
      finding(IDS[from + index]!, { status: 'not-measured', reason: 'root-cause', rootCause }));
    const nextOf = (...findings: GradedFinding[]) => grade([anchor, ...findings]).next;
    expect(nextOf(finding('check-1', { status: 'warn' }), ...blaming(4, 'check-1', 'check-1', 'check-1'))).toEqual({ fix: ['check-1'], grade: null });
    expect(nextOf(finding('check-1'), ...fails('minor', 1), ...blaming(4, 'check-1', 'check-1', 'check-1', 'check-1'))).toBeUndefined();
    expect(nextOf(...fails('minor', 1), ...blaming(4, undefined, undefined, undefined, undefined))).toBeUndefined();
    expect(nextOf(finding('check-2', { rootCause: 'check-0' }), ...fails('minor', 1), ...blaming(4, undefined, undefined, undefined, undefined, undefined))).toBeUndefined();
  });

  test('an A names what costs points, but nothing to fix', () => {
    const given = grade([anchor, ...fails('minor', 1)]);
    expect(given).toMatchObject({ grade: 'A', deciding: ['check-0'] });
    expect(given.next).toBeUndefined();
  });
});

describe('stores that are not graded in full', () => {
  const reachable = finding('store-reachable', { pillar: 'revenue-critical', severity: 'critical' });

  test('a store that cannot be reached gets an F for revenue, and nothing else is graded', () => {
    const grades = gradePillars([{ ...reachable, status: 'fail' }, anchor], 'unreachable', rules);
    expect(grades.map(({ grade: given }) => given)).toEqual(['F', null, null, null]);
    expect(grades.map(({ next }) => next)).toEqual(Array(4).fill({ fix: ['store-reachable'], grade: null }));
  });

  test('a closed store gets an F for revenue, whatever else was seen', () => {
    const closed = finding('store-open', { pillar: 'revenue-critical', severity: 'critical', status: 'fail' });
    const bots = finding('check-1', { pillar: 'ai-readiness', severity: 'critical', status: 'fail' });
    expect(gradePillars([reachable, closed, bots], 'closed', rules).map(({ grade: given, reason }) => given ?? reason))
      .toEqual(['F', 'closed', 'closed', 'closed']);
  });

  test.each([['challenged', 'challenged'], ['refused', 'refused'], ['waiting-room', 'refused'], ['unreachable', 'unreachable']] as const)(
    'the outcome %s without a failed check grades nothing', (outcome, reason) => {
      const unmeasured = { ...reachable, status: 'not-measured' as const, reason };
      expect(gradePillars([unmeasured, anchor], outcome, rules)).toEqual(PILLARS.map((pillar) =>
        expect.objectContaining({ pillar, grade: null, reason, deciding: [] })));
      expect(gradePillars([unmeasured, anchor], outcome, rules).map(({ next }) => next)).toEqual(PILLARS.map(() => undefined));
    });
});

describe('properties', () => {
  const status = fc.constantFrom('pass', 'warn', 'fail', 'not-measured', 'not-applicable');
  const findings = fc.tuple(
    fc.uniqueArray(fc.record({
      id: fc.constantFrom(...IDS),
      pillar: fc.constantFrom(...PILLARS, null),
      severity: fc.constantFrom(...SEVERITIES),
      status,
      cause: fc.option(fc.constantFrom(...IDS)),
    }), { selector: ({ id }) => id }),
    status,
  ).map(([some, anchorStatus]): GradedFinding[] => [
    { ...anchor, status: anchorStatus },
    ...some.map(({ cause, ...one }): GradedFinding => {
      if (one.severity === 'info' || one.pillar === null) return { ...one, pillar: null, severity: 'info', status: 'info' };
      if (one.status !== 'not-measured') return one;
      const failed = some.find((other) => other.id === cause && other.status === 'fail' && other.id !== one.id);
      return failed ? { ...one, reason: 'root-cause', rootCause: failed.id } : { ...one, reason: 'timeout' };
    }),
  ]);
  const rank = (given: PillarGrade): number => GRADES.length - GRADES.indexOf(given.grade!);

  test('fixing a finding, with its dependents, never lowers a grade', () => {
    fc.assert(fc.property(findings, fc.constantFrom(...PILLARS), fc.nat(), (given, pillar, pick) => {
      const faulty = given.filter((one) => one.status === 'fail' || one.status === 'warn');
      const fixed = faulty[pick % Math.max(1, faulty.length)];
      fc.pre(fixed !== undefined);
      const after = given.map((one) =>
        one.id === fixed.id || one.rootCause === fixed.id ? { ...one, status: 'pass' as const } : one);
      const before = grade(given, pillar);
      const then = grade(after, pillar);
      if (before.grade !== null && then.grade !== null) expect(rank(then)).toBeGreaterThanOrEqual(rank(before));
      // Only an F needs no minimum of measured checks.
      if (before.grade !== null && then.grade === null) expect(before.grade).toBe('F');
    }), { numRuns: 500 });
  });

  test('turning a pass into not measured never raises a grade', () => {
    fc.assert(fc.property(findings, fc.constantFrom(...PILLARS), fc.nat(), (given, pillar, pick) => {
      const passes = given.filter((one) => one.status === 'pass');
      const lost = passes[pick % Math.max(1, passes.length)];
      fc.pre(lost !== undefined);
      const after = given.map((one) =>
        one === lost ? { ...one, status: 'not-measured' as const, reason: 'timeout' as const } : one);
      const before = grade(given, pillar);
      const then = grade(after, pillar);
      if (before.grade === null) expect(then.grade).toBeNull();
      else if (then.grade !== null) expect(rank(then)).toBeLessThanOrEqual(rank(before));
    }), { numRuns: 500 });
  });

  test('the order of the findings never matters', () => {
    const shuffled = findings.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })));
    fc.assert(fc.property(shuffled, fc.constantFrom(...SCAN_OUTCOMES), ([given, other], outcome) => {
      expect(gradePillars(other, outcome, rules)).toEqual(gradePillars(given, outcome, rules));
    }));
  });

  test('fixing all that `next` names raises the grade as promised; fixing all but one does not', () => {
    fc.assert(fc.property(findings, fc.constantFrom(...PILLARS), (given, pillar) => {
      const before = grade(given, pillar);
      fc.pre(before.grade !== null && before.next !== undefined && before.next.grade !== null);
      const without = (ids: readonly string[]): PillarGrade =>
        grade(given.map((one) => (ids.includes(one.id) ? { ...one, status: 'pass' as const } : one)), pillar);
      const { fix, grade: promised } = before.next!;
      expect(without(fix).grade).toBe(promised);
      expect(rank(without(fix))).toBeGreaterThan(rank(before));
      for (const left of fix) {
        expect(rank(without(fix.filter((id) => id !== left)))).toBe(rank(before));
      }
    }), { numRuns: 500 });
  });
});
