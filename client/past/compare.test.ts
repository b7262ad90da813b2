import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { FindingEvent } from '../../contract/health.ts';
import { FINDING_STATUSES } from '../../contract/vocabulary.ts';
import type { FindingStatus, Grade } from '../../contract/vocabulary.ts';
import { compareGrades, compareScans } from './compare.ts';
import type { PastHealthScan } from './store.ts';

function scanOf(
  statuses: Readonly<Record<string, FindingStatus>>, ruleSet = '2026-11', grade: Grade | null = 'A',
): PastHealthScan {
  const findings = Object.entries(statuses).map(([id, status]): FindingEvent => ({
    type: 'finding', id, phase: 'seo', pillar: 'seo-hygiene', severity: 'minor', status, title: id, message: '', params: {}, evidence: [],
  }));
  const pillar = { grade, measured: 1, applicable: 1 };
  return {
    tool: 'health', id: ruleSet, host: 'a.example', at: '2026-11-20T08:00:00.000Z', input: { url: 'a.example' }, findings, grades: [],
    summary: {
      url: 'a.example', finalUrl: null, scannedAt: '2026-11-20T08:00:00.000Z', durationMs: 1, ruleSet, outcome: 'scanned', platform: null,
      company: null, pillars: { 'revenue-critical': pillar, 'ai-readiness': pillar, speed: pillar, 'seo-hygiene': pillar },
      counts: { pass: 0, warn: 0, fail: 0, info: 0, 'not-measured': 0, 'not-applicable': 0 },
    },
  };
}

const placeOf = (before: FindingStatus, after: FindingStatus): string => {
  const found = compareScans(scanOf({ a: before }), scanOf({ a: after }));
  if (found.incomparable[0]) return found.incomparable[0].why;
  return found.better.length > 0 ? 'better' : found.worse.length > 0 ? 'worse' : 'same';
};

describe('two scans of a store', () => {
  test.each([
    ['fail', 'warn', 'better'], ['warn', 'pass', 'better'], ['pass', 'fail', 'worse'], ['warn', 'fail', 'worse'], ['fail', 'fail', 'same'],
    ['not-measured', 'pass', 'unmeasured-before'], ['fail', 'not-measured', 'unmeasured-after'],
    ['not-measured', 'not-measured', 'unmeasured-both'], ['not-applicable', 'fail', 'one-sided'], ['info', 'pass', 'one-sided'],
    ['not-applicable', 'not-applicable', 'same'],
  ] as const)('%s, then %s: %s', (before, after, place) => {
    expect(placeOf(before, after)).toBe(place);
  });

  test('under different rule sets are not comparable', () => {
    const { incomparable, better } = compareScans(scanOf({ a: 'fail' }, '2026-10'), scanOf({ a: 'pass' }));
    expect(incomparable.map(({ why }) => why)).toEqual(['rules']);
    expect(better).toEqual([]);
  });

  test('put every check in exactly one part, whatever the statuses', () => {
    const statuses = fc.dictionary(fc.constantFrom(...'abcdefgh'), fc.constantFrom(...FINDING_STATUSES));
    fc.assert(fc.property(statuses, statuses, (before, after) => {
      const { better, worse, same, incomparable, total } = compareScans(scanOf(before), scanOf(after));
      const ids = [...better, ...worse, ...same, ...incomparable].map(({ id }) => id);
      expect(ids).toHaveLength(total);
      expect(new Set(ids)).toEqual(new Set([...Object.keys(before), ...Object.keys(after)]));
    }));
  });

  test.each([['C', 'B', 'better'], ['A', 'F', 'worse'], ['D', 'D', 'same'], ['A', null, 'incomparable'], [null, null, 'incomparable']] as const)(
    'grade %s, then %s: %s', (before, after, change) => {
      expect(compareGrades(scanOf({}, 'r', before), scanOf({}, 'r', after), 'speed')).toBe(change);
    },
  );
});
