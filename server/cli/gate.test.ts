import { describe, expect, test } from 'vitest';
import type { PillarCompleteEvent } from '../../contract/health.ts';
import { SCAN_OUTCOMES } from '../../contract/vocabulary.ts';
import type { Grade } from '../../contract/vocabulary.ts';
import { compareWithBaseline } from './baseline.ts';
import { countedFindings, judgeGate } from './gate.ts';
import type { GateSource } from './gate.ts';
import { finding, summary } from './scan-rig.ts';

const grade = (letter: Grade | null): PillarCompleteEvent =>
  ({ type: 'pillar-complete', pillar: 'speed', grade: letter, measured: 1, applicable: 1, deciding: [], unmeasuredCritical: [] });

const [critical, major, minor] = (['critical', 'major', 'minor'] as const).map((severity) =>
  finding(`a-${severity}`, { severity, status: 'fail' }));
const unseen = finding('unseen', { severity: 'critical', status: 'not-measured' });

const judge = (change: Partial<GateSource>) => judgeGate({
  summary: summary(), error: undefined, findings: [], grades: {}, bars: [], strict: false, comparison: undefined, ...change,
});
const bar = (severity: 'critical' | 'major' | 'minor') => ({ kind: 'severity', severity }) as const;
const speed = (letter: Grade) => ({ kind: 'grade', pillar: 'speed', grade: letter }) as const;

describe('a scan', () => {
  test('without a bar is fine, whatever failed', () => {
    expect(judge({ findings: [critical!, unseen] })).toEqual({ code: 0, reasons: [] });
  });

  test.each([
    ['critical', ['a-critical']], ['major', ['a-critical', 'a-major']], ['minor', ['a-critical', 'a-major', 'a-minor']],
  ] as const)('at the bar %s', (severity, ids) => {
    const findings = [critical!, major!, minor!, finding('w', { severity: 'critical', status: 'warn' }), finding('i', { severity: 'info', status: 'fail' })];
    const { code, reasons } = judge({ findings, bars: [bar(severity)] });
    expect(code).toBe(1);
    expect(reasons.map((reason) => reason.kind === 'finding' && reason.finding.id)).toEqual(ids);
  });

  test('that has nothing as severe as the bar is fine', () => {
    expect(judge({ findings: [major!, minor!, unseen], bars: [bar('critical')] }).code).toBe(0);
  });

  test.each([['A', 'B', 0], ['B', 'B', 0], ['C', 'B', 1], ['F', 'A', 1], [null, 'F', 3]] as const)('graded %s against %s ends with %i', (is, wanted, code) => {
    expect(judge({ grades: { speed: grade(is) }, bars: [speed(wanted)] }).code).toBe(code);
  });

  test.each(SCAN_OUTCOMES)('whose outcome is %s is fine only if it was scanned', (outcome) => {
    expect(judge({ summary: summary({ outcome }) }).code).toBe(outcome === 'scanned' ? 0 : 3);
  });

  test('below a bar and not measured is below the bar, and both are told', () => {
    const { code, reasons } = judge({ findings: [critical!], bars: [bar('critical'), speed('A')], summary: summary({ outcome: 'closed' }) });
    expect(code).toBe(1);
    expect(reasons.map(({ kind }) => kind)).toEqual(['finding', 'outcome', 'unmeasured-grade']);
  });

  test('with a critical check not measured is fine, but not strictly', () => {
    const lesser = finding('lesser', { severity: 'major', status: 'not-measured' });
    expect(judge({ findings: [unseen, lesser] }).code).toBe(0);
    expect(judge({ findings: [unseen, lesser], strict: true })).toEqual({ code: 3, reasons: [{ kind: 'unmeasured', finding: unseen }] });
    expect(judge({ findings: [lesser], strict: true }).code).toBe(0);
  });

  test.each([['cancelled', 130], ['shutting-down', 130], ['internal', 70]] as const)('that ended with %s ends with %i', (error, code) => {
    expect(judge({ summary: undefined, error, findings: [critical!], bars: [bar('minor')] }).code).toBe(code);
  });

  test('that ended without a word is a fault of ours', () => {
    expect(judge({ summary: undefined }).code).toBe(70);
  });
});

describe('with a baseline', () => {
  const since = (before: typeof unseen[], after: typeof unseen[]) =>
    ({ findings: after, comparison: compareWithBaseline({ summary: summary(), findings: before }, { summary: summary(), findings: after }) });

  test('what failed before does not count, and what fails now does, at any graded severity', () => {
    expect(judge(since([critical!, minor!], [critical!, minor!])).code).toBe(0);
    expect(judge(since([critical!], [critical!, minor!])).code).toBe(1);
    expect(judge(since([], [finding('i', { severity: 'info', status: 'fail' })])).code).toBe(0);
  });

  test('a bar leaves out what is less severe', () => {
    expect(judge({ ...since([critical!], [critical!, minor!]), bars: [bar('major')] }).code).toBe(0);
    expect(judge({ ...since([minor!], [critical!, minor!]), bars: [bar('major')] }).code).toBe(1);
  });

  test('a bar on a grade alone leaves findings out', () => {
    expect(judge({ ...since([], [critical!]), bars: [speed('B')], grades: { speed: grade('A') } }).code).toBe(0);
  });

  test('a critical check that was measured then and is not now could not be measured', () => {
    expect(judge(since([finding('unseen', { severity: 'critical' })], [unseen])).code).toBe(3);
    expect(judge(since([unseen], [unseen])).code).toBe(0);
    const lesser = finding('lesser', { severity: 'major', status: 'not-measured' });
    expect(judge(since([finding('lesser', { severity: 'major' })], [lesser])).code).toBe(0);
  });

  test('only what became worse is counted', () => {
    const source = since([critical!], [critical!, major!]);
    expect(countedFindings({ ...source, bars: [bar('minor')] })).toEqual([major]);
    expect(countedFindings({ ...source, comparison: undefined, bars: [bar('minor')] })).toEqual([critical, major]);
    expect(countedFindings({ ...source, comparison: undefined, bars: [] })).toEqual([]);
  });
});
