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
  summary: summary(), error: undefined, findings: [], grades: {}, thresholds: [], strict: false,
  comparison: undefined, ...change,
});
const atLeast = (severity: 'critical' | 'major' | 'minor') => ({ kind: 'severity', severity }) as const;
const speed = (letter: Grade) => ({ kind: 'grade', pillar: 'speed', grade: letter }) as const;

describe('a scan', () => {
  test('passes without a threshold, whatever failed', () => {
    expect(judge({ findings: [critical!, unseen] })).toEqual({ code: 0, below: [], unmeasured: [] });
  });

  test.each([
    ['critical', ['a-critical']], ['major', ['a-critical', 'a-major']], ['minor', ['a-critical', 'a-major', 'a-minor']],
  ] as const)('fails at the threshold %s for failed findings of that severity or worse', (severity, ids) => {
    const findings = [critical!, major!, minor!, finding('w', { severity: 'critical', status: 'warn' }), finding('i', { severity: 'info', status: 'fail' })];
    const { code, below, unmeasured } = judge({ findings, thresholds: [atLeast(severity)] });
    expect([code, unmeasured]).toEqual([1, []]);
    expect(below.map((reason) => reason.kind === 'finding' && reason.finding.id)).toEqual(ids);
  });

  test('passes if no failed finding is as severe as the threshold', () => {
    expect(judge({ findings: [major!, minor!, unseen], thresholds: [atLeast('critical')] }).code).toBe(0);
  });

  test.each([
    ['A', 'B', 0], ['B', 'B', 0], ['C', 'B', 1], ['F', 'A', 1], [null, 'F', 3],
  ] as const)('graded %s against %s exits with %i', (is, wanted, code) => {
    expect(judge({ grades: { speed: grade(is) }, thresholds: [speed(wanted)] }).code).toBe(code);
  });

  test.each(SCAN_OUTCOMES)('with the outcome %s passes only if that is scanned', (outcome) => {
    expect(judge({ summary: summary({ outcome }) }).code).toBe(outcome === 'scanned' ? 0 : 3);
  });

  test('both below a threshold and unmeasured exits with 1, for both reasons', () => {
    const { code, below, unmeasured } = judge({ findings: [critical!], thresholds: [atLeast('critical'), speed('A')], summary: summary({ outcome: 'closed' }) });
    expect(code).toBe(1);
    expect([below, unmeasured].map((reasons) => reasons.map(({ kind }) => kind))).toEqual([['finding'], ['outcome', 'unmeasured-grade']]);
  });

  test('passes with an unmeasured critical check, but not in strict mode', () => {
    const lesser = finding('lesser', { severity: 'major', status: 'not-measured' });
    expect(judge({ findings: [unseen, lesser] }).code).toBe(0);
    expect(judge({ findings: [unseen, lesser], strict: true })).toEqual({ code: 3, below: [], unmeasured: [{ kind: 'unmeasured', finding: unseen }] });
    expect(judge({ findings: [lesser], strict: true }).code).toBe(0);
  });

  test.each([
    ['cancelled', 130], ['shutting-down', 130], ['internal', 70],
  ] as const)('stopped by %s exits with %i', (error, code) => {
    expect(judge({ summary: undefined, error, findings: [critical!], thresholds: [atLeast('minor')] }).code).toBe(code);
  });

  test('exits with 70 if it ended with neither summary nor error', () => {
    expect(judge({ summary: undefined }).code).toBe(70);
  });
});

describe('with a baseline', () => {
  const since = (before: typeof unseen[], after: typeof unseen[]) =>
    ({ findings: after, comparison: compareWithBaseline({ summary: summary(), findings: before }, { summary: summary(), findings: after }) });

  test('only new failures count, at any graded severity', () => {
    expect(judge(since([critical!, minor!], [critical!, minor!])).code).toBe(0);
    expect(judge(since([critical!], [critical!, minor!])).code).toBe(1);
    expect(judge(since([], [finding('i', { severity: 'info', status: 'fail' })])).code).toBe(0);
  });

  test('new failures less severe than the threshold do not count', () => {
    expect(judge({ ...since([critical!], [critical!, minor!]), thresholds: [atLeast('major')] }).code).toBe(0);
    expect(judge({ ...since([minor!], [critical!, minor!]), thresholds: [atLeast('major')] }).code).toBe(1);
  });

  test('findings do not count if the only threshold is a grade', () => {
    expect(judge({ ...since([], [critical!]), thresholds: [speed('B')], grades: { speed: grade('A') } }).code).toBe(0);
  });

  test('a critical check measured in the baseline but not now exits with 3', () => {
    expect(judge(since([finding('unseen', { severity: 'critical' })], [unseen])).code).toBe(3);
    expect(judge(since([unseen], [unseen])).code).toBe(0);
    const lesser = finding('lesser', { severity: 'major', status: 'not-measured' });
    expect(judge(since([finding('lesser', { severity: 'major' })], [lesser])).code).toBe(0);
  });

  test('only findings that became worse are counted', () => {
    const source = since([critical!], [critical!, major!]);
    expect(countedFindings({ ...source, thresholds: [atLeast('minor')] })).toEqual([major]);
    expect(countedFindings({ ...source, comparison: undefined, thresholds: [atLeast('minor')] })).toEqual([critical, major]);
    expect(countedFindings({ ...source, comparison: undefined, thresholds: [] })).toEqual([]);
  });
});
