import { describe, expect, test } from 'vitest';
import type { FindingEvent } from '../../contract/health.ts';
import { compareWithBaseline } from './baseline.ts';
import { finding, summary } from './scan-rig.ts';

const faultAt = (...places: string[]): Pick<FindingEvent, 'evidence'> =>
  ({ evidence: places.map((page) => ({ label: 'line', value: 'x', page, line: 3 })) });

function compare(before: FindingEvent[], after: FindingEvent[], ruleSet = '2026-11') {
  const { worse, fixed, lost, otherRules } = compareWithBaseline(
    { summary: summary({ ruleSet }), findings: before }, { summary: summary(), findings: after },
  );
  const ids = (some: readonly FindingEvent[]): string[] => some.map(({ id }) => id);
  return { worse: worse.map((each) => [each.finding.id, each.before, each.places]), fixed: ids(fixed), lost: ids(lost), otherRules };
}

const NOTHING = { worse: [], fixed: [], lost: [], otherRules: undefined };

describe('compared with the baseline', () => {
  test.each([
    ['pass', 'pass'], ['fail', 'fail'], ['warn', 'warn'], ['not-measured', 'not-measured'], ['info', 'pass'],
    ['pass', 'not-applicable'],
    ['not-measured', 'pass'], ['not-applicable', 'not-measured'],
  ] as const)('%s → %s is no change', (was, is) => {
    expect(compare([finding('hsts', { status: was })], [finding('hsts', { status: is })])).toEqual(NOTHING);
  });

  test.each([
    ['pass', 'fail'], ['pass', 'warn'], ['warn', 'fail'], ['info', 'fail'], ['not-applicable', 'fail'],
    ['not-measured', 'fail'],
  ] as const)('%s → %s is worse', (was, is) => {
    expect(compare([finding('hsts', { status: was })], [finding('hsts', { status: is })]))
      .toEqual({ ...NOTHING, worse: [['hsts', was, []]] });
  });

  test.each([
    ['fail', 'pass'], ['fail', 'warn'], ['warn', 'info'], ['fail', 'not-applicable'],
  ] as const)('%s → %s is fixed', (was, is) => {
    expect(compare([finding('hsts', { status: was })], [finding('hsts', { status: is })])).toEqual({ ...NOTHING, fixed: ['hsts'] });
  });

  test.each([
    'pass', 'fail', 'warn', 'info',
  ] as const)('%s → not measured is lost, and neither fixed nor worse', (was) => {
    expect(compare([finding('hsts', { status: was })], [finding('hsts', { status: 'not-measured' })])).toEqual({ ...NOTHING, lost: ['hsts'] });
  });

  test('a fault at a new place is worse, with that place listed; at fewer places it is not', () => {
    const [one, two] = [finding('hsts', { status: 'fail', ...faultAt('/a') }), finding('hsts', { status: 'fail', ...faultAt('/b', '/a', '/b') })];
    expect(compare([one], [two])).toEqual({ ...NOTHING, worse: [['hsts', 'fail', ['/b']]] });
    expect(compare([two], [one])).toEqual(NOTHING);
    expect(compare([finding('hsts', { status: 'warn', ...faultAt('/a') })], [two])).toEqual({ ...NOTHING, worse: [['hsts', 'warn', ['/b']]] });
  });

  test('another line of the same page is the same place', () => {
    const moved = { evidence: [{ label: 'line', value: 'y', page: '/a', line: 90 }] };
    expect(compare([finding('hsts', { status: 'fail', ...faultAt('/a') })], [finding('hsts', { status: 'fail', ...moved })])).toEqual(NOTHING);
  });

  test('a failed check missing from the baseline is worse under the same rule set, and ignored under another', () => {
    const fault = finding('hsts', { status: 'fail' });
    expect(compare([], [fault])).toEqual({ ...NOTHING, worse: [['hsts', undefined, []]] });
    expect(compare([], [fault], '2026-08')).toEqual({ ...NOTHING, otherRules: { before: '2026-08', after: '2026-11' } });
    expect(compare([finding('hsts')], [fault], '2026-08').worse).toEqual([['hsts', 'pass', []]]);
  });
});
